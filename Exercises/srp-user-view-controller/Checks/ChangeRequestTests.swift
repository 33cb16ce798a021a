import LessonKit
import MiniHTTP
import MiniStore
import MiniUI
import Testing

@testable import Users

/// The next requests: other sources of users, other places to keep them, and none of your files.
extension UserScreenTests {
  private struct Refusal: Error {}

  @Test func anySourceAndAnyPlaceFitTheScreen() async throws {
    stubStrangers()
    let users = randomUsers()
    let saved = Recorder<[User]>()

    open(
      try await makeUserScreen(
        table: table, alert: alert, fetch: { users }, save: { saved.record($0) }))

    try #require(await eventually { shows(users, in: table) }, "\(variant)")
    try #require(
      await eventually { lines(saved.values.flatMap(\.self)) == lines(users) }, "\(variant)")
    try await settle()
    #expect(alert.messages == [])
    expectUntouchedSessionAndStore()
  }

  @Test func aRefusedSaveIsToldAndTheUsersStayVisible() async throws {
    stubStrangers()
    let users = randomUsers()

    open(
      try await makeUserScreen(
        table: table, alert: alert, fetch: { users }, save: { _ in throw Refusal() }))

    try #require(await eventually { shows(users, in: table) }, "\(variant)")
    try #require(await eventually { !alert.messages.isEmpty })
    try await settle()
    #expect(alert.messages.count == 1)
  }

  @Test func aFailedFetchSavesNothing() async throws {
    stubStrangers()
    let saved = Recorder<[User]>()

    open(
      try await makeUserScreen(
        table: table, alert: alert, fetch: { throw Refusal() }, save: { saved.record($0) }))

    try #require(await eventually { !alert.messages.isEmpty })
    try await settle()
    #expect(alert.messages.count == 1)
    #expect(table.visibleRows == [])
    #expect(saved.count == 0)
  }

  @Test func twoScreensKeepTheirOwnCollaborators() async throws {
    stubStrangers()
    let users = [randomUsers(), randomUsers()]
    let tables = [TableView(), TableView()]
    let saved = [Recorder<[User]>(), Recorder<[User]>()]

    var screens: [ViewController] = []
    for index in users.indices {
      screens.append(
        try await makeUserScreen(
          table: tables[index], alert: alert,
          fetch: { users[index] }, save: { saved[index].record($0) }))
    }
    variant.shuffled(screens).forEach(open)

    for index in users.indices {
      try #require(await eventually { shows(users[index], in: tables[index]) }, "\(variant)")
      try #require(
        await eventually { lines(saved[index].values.flatMap(\.self)) == lines(users[index]) },
        "\(variant)")
    }
  }

  /// A server whose answer must not be seen: a screen that shows it found its own way there.
  private func stubStrangers() {
    let strangers = randomUsers()
    HTTPSession.shared.stub = { _ in try json(strangers) }
  }

  /// Whether the list shows exactly these users; who sorts them is the design's business.
  private func shows(_ users: [User], in table: TableView) -> Bool {
    table.visibleRows.sorted() == users.map(\.name).sorted()
  }

  private func expectUntouchedSessionAndStore() {
    let store = ManagedContext.shared
    #expect(HTTPSession.shared.requestCount == 0, "The shared session was asked all the same.")
    #expect(store.saveCount == 0 && !store.hasChanges, "The shared store was used all the same.")
  }
}
