/// Everything that the app can do with users.
protocol UserRepository: ProfileEditing, UserSession, UserListing {
  func ban(id: Int) throws
  func delete(id: Int) throws
}
