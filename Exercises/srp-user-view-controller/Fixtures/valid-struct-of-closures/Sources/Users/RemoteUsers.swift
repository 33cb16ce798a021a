import Foundation
import MiniHTTP

private struct UserPayload: Decodable {
  let id: Int
  let name: String
}

/// The users, as the server gives them.
func remoteUsers(from session: HTTPSession) async throws -> [User] {
  let data = try await session.data(for: URL("https://api.example.com/users"))
  return try JSONDecoder().decode([UserPayload].self, from: data)
    .map { User(id: $0.id, name: $0.name) }
}
