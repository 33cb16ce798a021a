import Foundation
import MiniHTTP
import MiniUI

/// A screen that can download users.
class NetworkViewController: ViewController {
  private struct UserPayload: Decodable {
    let id: Int
    let name: String
  }

  func fetchUsers() async throws -> [User] {
    let data = try await HTTPSession.shared.data(for: URL("https://api.example.com/users"))
    return try JSONDecoder().decode([UserPayload].self, from: data)
      .map { User(id: $0.id, name: $0.name) }
  }
}
