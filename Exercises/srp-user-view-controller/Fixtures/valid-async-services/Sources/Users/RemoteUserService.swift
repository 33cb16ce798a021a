import Foundation
import MiniHTTP

/// Asks the server for the users.
struct RemoteUserService: UserService {
  private struct UserPayload: Decodable {
    let id: Int
    let name: String
  }

  let session: HTTPSession

  func users() async throws -> [User] {
    let data = try await session.data(for: URL("https://api.example.com/users"))
    return try JSONDecoder().decode([UserPayload].self, from: data)
      .map { User(id: $0.id, name: $0.name) }
  }
}
