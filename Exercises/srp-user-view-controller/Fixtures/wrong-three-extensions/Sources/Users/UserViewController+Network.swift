import Foundation
import MiniHTTP

private struct UserPayload: Decodable {
  let id: Int
  let name: String
}

extension UserViewController {
  func fetchUsers() async throws -> [User] {
    if let givenFetch { return try givenFetch() }
    let data = try await HTTPSession.shared.data(for: URL("https://api.example.com/users"))
    return try JSONDecoder().decode([UserPayload].self, from: data)
      .map { User(id: $0.id, name: $0.name) }
  }
}
