/// Why the server refuses a request.
enum UserError: Error, Equatable {
  case unknownUser(Int)
  case wrongCredentials
  case banned(Int)
}
