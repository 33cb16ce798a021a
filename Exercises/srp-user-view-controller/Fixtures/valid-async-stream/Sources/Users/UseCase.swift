struct LoadUsers: Sendable {
  let fetch: @MainActor @Sendable () async throws -> [User]
  let save: @MainActor @Sendable ([User]) async throws -> Void
  func callAsFunction() -> AsyncStream<UserViewController.Event> {
    AsyncStream { continuation in
      Task {
        defer { continuation.finish() }
        let users: [User]
        do { users = try await fetch() } catch { continuation.yield(.noUsers); return }
        continuation.yield(.users(users))
        do { try await save(users) } catch { continuation.yield(.noCopy) }
      }
    }
  }
}
