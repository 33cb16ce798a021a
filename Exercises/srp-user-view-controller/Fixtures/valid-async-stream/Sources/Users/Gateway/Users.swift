import Foundation
import MiniHTTP
@MainActor final class Gateway {
  let session: HTTPSession, decode: (Data) throws -> [User]
  init(session: HTTPSession, decode: @escaping (Data) throws -> [User] = Gateway.json) {
    self.session = session; self.decode = decode
  }
  func users() async throws -> [User] {
    try await decode(session.data(for: URL("https://api.example.com/users")))
  }
}
extension Gateway {
  nonisolated static func json(_ d: Data) throws -> [User] {
    struct Row: Decodable { let id: Int; let name: String }
    return try JSONDecoder().decode([Row].self, from: d).map { User(id: $0.id, name: $0.name) }
  }
}
