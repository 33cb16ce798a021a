/// The users of the server, to read and to rename.
extension UserServer: UserListing, ProfileEditing {}

/// Takes users out of the app, and out of their session.
struct ServerModeration: UserListing, UserModeration {
  let server: UserServer
  let session: ServerSession

  func allUsers() throws -> [User] {
    server.allUsers()
  }

  func ban(id: Int) throws {
    try server.ban(id: id)
    session.end(of: id)
  }

  func delete(id: Int) throws {
    try server.delete(id: id)
    session.end(of: id)
  }
}
