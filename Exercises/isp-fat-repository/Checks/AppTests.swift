import LessonKit
import Testing

@testable import Accounts

/// What the app does today.
///
/// Splitting an interface changes none of it.
struct AppTests {
  let variant = Variant()

  @Test func theProfileShowsAndRenames() async throws {
    let users = variant.users()
    let user = try #require(variant.element(of: users))
    let name = variant.name()
    let profile = try await makeLiveApp(server: server(users)).profile

    #expect(try await profile.title(user.id) == "Profile of \(user.label)", "\(variant)")
    #expect(try await profile.rename(user.id, name) == "Profile of \(name) #\(user.id)")
    #expect(try await profile.title(user.id) == "Profile of \(name) #\(user.id)", "\(variant)")
  }

  @Test func theLoginSignsInAndOut() async throws {
    let users = variant.users()
    let user = try #require(variant.element(of: users))
    let login = try await makeLiveApp(server: server(users)).login

    #expect(try await login.status() == "Signed out")
    #expect(try await login.signIn(user.name, password) == "Hello, \(user.name)", "\(variant)")
    #expect(try await login.status() == "Signed in as \(user.name)", "\(variant)")
    #expect(try await login.signOut() == "Signed out")
    #expect(try await login.status() == "Signed out")
  }

  @Test func theAdminListsBansAndDeletes() async throws {
    var users = variant.users()
    let admin = try await makeLiveApp(server: server(users)).admin

    #expect(try await admin.rows() == labelsByName(users), "\(variant)")
    users[0].isBanned = true
    #expect(try await admin.ban(users[0].id) == labelsByName(users), "\(variant)")
    let deleted = users.removeLast()
    #expect(try await admin.delete(deleted.id) == labelsByName(users), "\(variant)")
    #expect(try await admin.rows() == labelsByName(users), "\(variant)")
  }

  @Test func theExportWritesTheTable() async throws {
    var users = variant.users()
    users[0].isBanned = true
    let export = try await makeLiveApp(server: server(users)).export

    #expect(try await export() == table(of: users), "\(variant)")
  }

  @Test func whatTheServerRefusesReachesTheCaller() async throws {
    let users = variant.users()
    let (user, stranger) = (users[0], 1_000_000)
    let app = try await makeLiveApp(server: server(users))

    await #expect(throws: UserError.unknownUser(stranger)) {
      try await app.profile.title(stranger)
    }
    await #expect(throws: UserError.unknownUser(stranger)) {
      try await app.admin.delete(stranger)
    }
    await #expect(throws: UserError.wrongCredentials, "\(variant)") {
      try await app.login.signIn(user.name, variant.name())
    }
    _ = try await app.admin.ban(user.id)
    await #expect(throws: UserError.banned(user.id), "\(variant)") {
      try await app.login.signIn(user.name, password)
    }
    #expect(try await app.login.status() == "Signed out")
  }

  @Test func whatOneClientChangesTheOthersSee() async throws {
    var users = variant.users()
    let name = variant.name()
    let app = try await makeLiveApp(server: server(users))

    _ = try await app.login.signIn(users[0].name, password)
    _ = try await app.profile.rename(users[0].id, name)
    users[0].name = name

    #expect(try await app.login.status() == "Signed in as \(name)", "\(variant)")
    #expect(try await app.admin.rows() == labelsByName(users), "\(variant)")
    #expect(try await app.export() == table(of: users), "\(variant)")
  }

  @Test func whoeverIsBannedOrDeletedIsSignedOut() async throws {
    let users = variant.users()
    let app = try await makeLiveApp(server: server(users))

    _ = try await app.login.signIn(users[0].name, password)
    _ = try await app.admin.ban(users[1].id)
    #expect(try await app.login.status() == "Signed in as \(users[0].name)", "\(variant)")
    _ = try await app.admin.ban(users[0].id)
    #expect(try await app.login.status() == "Signed out", "\(variant)")

    _ = try await app.login.signIn(users[2].name, password)
    _ = try await app.admin.delete(users[2].id)
    #expect(try await app.login.status() == "Signed out", "\(variant)")
  }

  @Test func twoAppsHaveTwoSessions() async throws {
    let users = variant.users()
    let server = server(users)
    let (ours, theirs) = (
      try await makeLiveApp(server: server), try await makeLiveApp(server: server)
    )

    _ = try await ours.login.signIn(users[0].name, password)

    #expect(try await theirs.login.status() == "Signed out", "\(variant)")
    _ = try await theirs.login.signIn(users[1].name, password)
    #expect(try await ours.login.status() == "Signed in as \(users[0].name)", "\(variant)")
  }

  private let password = "correct horse"

  private func server(_ users: [User]) -> UserServer {
    UserServer(users: users, password: password)
  }
}
