/// Keeps users, one batch after the other, and never the same one twice.
actor UserArchive {
  private let write: @Sendable ([User]) async throws -> Void
  private var kept: Set<User.ID> = []

  init(write: @escaping @Sendable ([User]) async throws -> Void) {
    self.write = write
  }

  func keep(_ users: [User]) async throws {
    let new = users.filter { !kept.contains($0.id) }
    kept.formUnion(new.map(\.id))
    do {
      try await write(new)
    } catch {
      kept.subtract(new.map(\.id))
      throw error
    }
  }
}

extension User: Identifiable {}
