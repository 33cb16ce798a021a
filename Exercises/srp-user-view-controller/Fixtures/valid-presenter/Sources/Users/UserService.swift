import Foundation
import MiniHTTP

/// Asks the server for the users.
final class UserService: UserServiceProtocol {
  private struct UserPayload: Decodable {
    let id: Int
    let name: String
  }

  private let session: HTTPSession

  init(session: HTTPSession) {
    self.session = session
  }

  func fetchUsers(completion: @escaping @MainActor (Result<[User], any Error>) -> Void) {
    session.data(for: URL("https://api.example.com/users")) { result in
      completion(result.flatMap { data in Result { try Self.users(from: data) } })
    }
  }

  private static func users(from data: Data) throws -> [User] {
    try JSONDecoder().decode([UserPayload].self, from: data)
      .map { User(id: $0.id, name: $0.name) }
  }
}
