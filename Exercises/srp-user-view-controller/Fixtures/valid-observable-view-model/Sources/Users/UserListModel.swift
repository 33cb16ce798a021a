import Observation

/// The state of the list; knows neither who shows it nor where users come from.
@MainActor
@Observable
final class UserListModel {
  private(set) var names: [String] = []
  private(set) var problem: String?

  @ObservationIgnored private let fetch: @Sendable () async throws -> [User]
  @ObservationIgnored private let save: @Sendable ([User]) async throws -> Void

  init(
    fetch: @escaping @Sendable () async throws -> [User],
    save: @escaping @Sendable ([User]) async throws -> Void
  ) {
    self.fetch = fetch
    self.save = save
  }

  func load() async {
    do {
      let users = try await fetch()
      names = users.map(\.name).sorted()
      await keep(users)
    } catch {
      problem = "The users could not be loaded."
    }
  }

  private func keep(_ users: [User]) async {
    do {
      try await save(users)
    } catch {
      problem = "The users could not be saved."
    }
  }
}
