import Foundation
import MiniHTTP
import MiniStore

/// All that can be done with users.
@MainActor
protocol UserManaging {
  func fetchUsers() async throws -> [User]
  func saveUsers(_ users: [User]) throws
}

/// Downloads, decodes and stores: the old controller under a new name.
final class UserManager: UserManaging {
  private struct UserPayload: Decodable {
    let id: Int
    let name: String
  }

  func fetchUsers() async throws -> [User] {
    let data = try await HTTPSession.shared.data(for: URL("https://api.example.com/users"))
    return try JSONDecoder().decode([UserPayload].self, from: data)
      .map { User(id: $0.id, name: $0.name) }
  }

  func saveUsers(_ users: [User]) throws {
    let context = ManagedContext.shared
    for user in users {
      context.insert("User", ["id": String(user.id), "name": user.name])
    }
    try context.save()
  }
}
