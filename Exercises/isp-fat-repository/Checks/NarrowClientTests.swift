import LessonKit
import Testing

@testable import Accounts

/// Each client, built from the functions that it uses.
///
/// There is no server here, no session and no second object to fall back on.
struct NarrowClientTests {
  let variant = Variant()

  // MARK: Profile

  @Test func aProfileNeedsTwoFunctions() async throws {
    let users = variant.users()
    let user = try #require(variant.element(of: users))
    let name = variant.name()
    let renamed = Recorder<Renaming>()
    let profile = try await makeProfile(
      load: { id in
        let found = try #require(users.first { $0.id == id })
        return User(id: id, name: renamed.last?.name ?? found.name)
      },
      rename: { renamed.record(Renaming(id: $0, name: $1)) }
    )

    #expect(try await profile.title(user.id) == "Profile of \(user.label)", "\(variant)")
    #expect(try await profile.rename(user.id, name) == "Profile of \(name) #\(user.id)")
    #expect(renamed.values == [Renaming(id: user.id, name: name)], "\(variant)")
  }

  @Test func twoProfilesKeepTheirOwnUsers() async throws {
    let (ours, theirs) = (variant.users()[0], variant.users()[0])
    let first = try await makeProfile(load: { _ in ours }, rename: { _, _ in })
    let second = try await makeProfile(load: { _ in theirs }, rename: { _, _ in })

    #expect(try await first.title(ours.id) == "Profile of \(ours.label)", "\(variant)")
    #expect(try await second.title(theirs.id) == "Profile of \(theirs.label)", "\(variant)")
  }

  @Test func aFailedLoadReachesTheCallerOfTheProfile() async throws {
    let outage = Outage(reason: variant.text())
    let profile = try await makeProfile(load: { _ in throw outage }, rename: { _, _ in })

    await #expect(throws: outage, "\(variant)") { try await profile.title(1) }
  }

  // MARK: Login

  @Test func aLoginNeedsThreeFunctions() async throws {
    let user = variant.users()[0]
    let password = variant.name()
    let events = Recorder<Event>()
    let login = try await makeLogin(
      login: {
        events.record(.login($0, $1))
        return user
      },
      logout: { events.record(.logout) },
      currentUser: { events.last == .login(user.name, password) ? user : nil }
    )

    #expect(try await login.status() == "Signed out")
    #expect(try await login.signIn(user.name, password) == "Hello, \(user.name)", "\(variant)")
    #expect(try await login.status() == "Signed in as \(user.name)", "\(variant)")
    #expect(try await login.signOut() == "Signed out", "\(variant)")
    #expect(events.values == [.login(user.name, password), .logout], "\(variant)")
  }

  @Test func twoLoginsKeepTheirOwnSessions() async throws {
    let (ours, theirs) = (variant.users()[0], variant.users()[0])
    let first = try await makeLogin(
      login: { _, _ in ours }, logout: {}, currentUser: { ours })
    let second = try await makeLogin(
      login: { _, _ in theirs }, logout: {}, currentUser: { theirs })

    #expect(try await first.status() == "Signed in as \(ours.name)", "\(variant)")
    #expect(try await second.status() == "Signed in as \(theirs.name)", "\(variant)")
  }

  @Test func aFailedLoginReachesTheCallerOfTheLogin() async throws {
    let outage = Outage(reason: variant.text())
    let login = try await makeLogin(
      login: { _, _ in throw outage }, logout: {}, currentUser: { nil })

    await #expect(throws: outage, "\(variant)") {
      try await login.signIn(variant.name(), variant.name())
    }
  }

  // MARK: Admin

  @Test func anAdminNeedsThreeFunctions() async throws {
    let users = variant.users()
    let events = Recorder<Event>()
    let admin = try await makeAdmin(
      all: {
        users.filter { !events.values.contains(.delete($0.id)) }
          .map { User(id: $0.id, name: $0.name, isBanned: events.values.contains(.ban($0.id))) }
      },
      ban: { events.record(.ban($0)) },
      delete: { events.record(.delete($0)) }
    )

    #expect(try await admin.rows() == labelsByName(users), "\(variant)")
    var left = users
    left[0].isBanned = true
    #expect(try await admin.ban(users[0].id) == labelsByName(left), "\(variant)")
    left.remove(at: 1)
    #expect(try await admin.delete(users[1].id) == labelsByName(left), "\(variant)")
    #expect(events.values == [.ban(users[0].id), .delete(users[1].id)], "\(variant)")
  }

  @Test func twoAdminsKeepTheirOwnUsers() async throws {
    let (ours, theirs) = (variant.users(), variant.users())
    let first = try await makeAdmin(all: { ours }, ban: { _ in }, delete: { _ in })
    let second = try await makeAdmin(all: { theirs }, ban: { _ in }, delete: { _ in })

    #expect(try await first.rows() == labelsByName(ours), "\(variant)")
    #expect(try await second.rows() == labelsByName(theirs), "\(variant)")
  }

  @Test func aRefusedBanReachesTheCallerOfTheAdmin() async throws {
    let outage = Outage(reason: variant.text())
    let admin = try await makeAdmin(
      all: { [] }, ban: { _ in throw outage }, delete: { _ in })

    await #expect(throws: outage, "\(variant)") { try await admin.ban(1) }
  }

  // MARK: Export

  @Test func anExportNeedsOneFunction() async throws {
    var users = variant.users()
    users[0].isBanned = true
    let export = try await makeExport(all: { [users] in users })

    #expect(try await export() == table(of: users), "\(variant)")
  }

  @Test func twoExportsKeepTheirOwnUsers() async throws {
    let (ours, theirs) = (variant.users(), variant.users())
    let first = try await makeExport(all: { ours })
    let second = try await makeExport(all: { theirs })

    #expect(try await first() == table(of: ours), "\(variant)")
    #expect(try await second() == table(of: theirs), "\(variant)")
  }

  private struct Renaming: Sendable, Equatable {
    let id: Int
    let name: String
  }

  private enum Event: Sendable, Equatable {
    case login(String, String)
    case logout
    case ban(Int)
    case delete(Int)
  }
}
