/// Whoever can play every role of the app: only the composition root asks for that much.
protocol UserRepository: ProfileEditing, UserSession, UserListing, UserModeration {}
