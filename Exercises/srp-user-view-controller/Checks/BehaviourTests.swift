import Foundation
import LessonKit
import MiniHTTP
import MiniStore
import MiniUI
import Testing

@testable import Users

/// What the screen does today, on the real session and the real store.
extension UserScreenTests {
  @Test func usersAreShownByNameAndStored() async throws {
    let users = randomUsers()
    HTTPSession.shared.stub = { _ in try json(users) }

    let screen = try await makeLiveUserScreen(table: table, alert: alert)
    try await settle()
    #expect(HTTPSession.shared.requestCount == 0, "Nothing is asked before the screen loads.")
    open(screen)

    let names = users.map(\.name).sorted()
    try #require(await eventually { table.visibleRows == names }, "\(variant)")
    try #require(try await eventually { try lines(storedUsers()) == lines(users) }, "\(variant)")
    #expect(HTTPSession.shared.requestCount == 1)
    #expect(alert.messages == [])
  }

  @Test func aFailedDownloadShowsOneAlert() async throws {
    HTTPSession.shared.stub = { _ in throw TransportError.timedOut }
    try await expectOneAlertAndNothingElse()
  }

  @Test func anUnreadableAnswerShowsOneAlert() async throws {
    HTTPSession.shared.stub = { _ in Data("<html>Bad gateway</html>".utf8) }
    try await expectOneAlertAndNothingElse()
  }

  @Test func aFullStoreStillShowsTheUsers() async throws {
    let users = randomUsers()
    HTTPSession.shared.stub = { _ in try json(users) }
    ManagedContext.shared.failSaves(with: StoreError.full)

    open(try await makeLiveUserScreen(table: table, alert: alert))

    let names = users.map(\.name).sorted()
    try #require(await eventually { table.visibleRows == names }, "\(variant)")
    try #require(await eventually { !alert.messages.isEmpty })
    try await settle()
    #expect(alert.messages.count == 1)
  }

  private func expectOneAlertAndNothingElse() async throws {
    open(try await makeLiveUserScreen(table: table, alert: alert))

    try #require(await eventually { !alert.messages.isEmpty })
    try await settle()
    #expect(alert.messages.count == 1)
    #expect(table.visibleRows == [])
    #expect(ManagedContext.shared.saveCount == 0 && !ManagedContext.shared.hasChanges)
  }
}

/// The server's answer.
func json(_ users: [User]) throws -> Data {
  struct Payload: Encodable {
    let id: Int
    let name: String
  }
  return try JSONEncoder().encode(users.map { Payload(id: $0.id, name: $0.name) })
}

@MainActor
private func storedUsers() throws -> [User] {
  try ManagedContext.shared.fetch("User").map { object in
    User(
      id: try #require(Int(object.value(forKey: "id"))),
      name: try object.value(forKey: "name")
    )
  }
}
