import Foundation
import MiniHTTP
import MiniStore
import MiniUI

/// The list of users, in other words.
final class UserViewController: ViewController {
  private struct UserPayload: Decodable {
    let id: Int
    let name: String
  }

  private let table: TableView
  private let alert: Alert
  private let givenFetch: (@Sendable () throws -> [User])?
  private let givenSave: (@Sendable ([User]) throws -> Void)?

  init(
    table: TableView,
    alert: Alert,
    fetch: (@Sendable () throws -> [User])? = nil,
    save: (@Sendable ([User]) throws -> Void)? = nil
  ) {
    self.table = table
    self.alert = alert
    givenFetch = fetch
    givenSave = save
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Task { await load() }
  }

  private func load() async {
    do {
      let users = try await fetchUsers()
      table.rows = users.map(\.name).sorted()
      table.reloadData()
      keep(users)
    } catch {
      alert.show("The users could not be loaded.")
    }
  }

  private func keep(_ users: [User]) {
    do {
      try saveUsers(users)
    } catch {
      alert.show("The users could not be saved.")
    }
  }

  private func fetchUsers() async throws -> [User] {
    if let givenFetch { return try givenFetch() }
    let data = try await Network.shared.data(for: URL("https://api.example.com/users"))
    return try Parser().decode([UserPayload].self, from: data)
      .map { User(id: $0.id, name: $0.name) }
  }

  private func saveUsers(_ users: [User]) throws {
    if let givenSave { return try givenSave(users) }
    for user in users {
      Disk.shared.insert("User", ["id": String(user.id), "name": user.name])
    }
    try Disk.shared.save()
  }
}
