import Foundation
import MiniHTTP

/// Asks the server for the users: changes when the API changes.
struct UserService: UserServiceProtocol {
  private struct UserPayload: Decodable {
    let id: Int
    let name: String
  }

  let session: HTTPSession

  func fetchUsers() async throws -> [User] {
    let data = try await session.data(for: URL("https://api.example.com/users"))
    let payload = try JSONDecoder().decode([UserPayload].self, from: data)
    return payload.map { User(id: $0.id, name: $0.name) }
  }
}
