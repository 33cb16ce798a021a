import LessonKit

@testable import Accounts

extension Variant {
  /// Users that nobody could have foreseen, in no particular order, nobody banned.
  func users() -> [User] {
    let count = number(in: 4...9)
    return zip(permutation(of: count), names(count)).map { offset, name in
      User(id: 1000 + offset * 7, name: name)
    }
  }
}

/// The rows of the admin screen.
func labelsByName(_ users: [User]) -> [String] {
  users.sorted { $0.name < $1.name }.map(\.label)
}

/// The text of the export.
func table(of users: [User]) -> String {
  let rows = users.sorted { $0.id < $1.id }.map { "\($0.id)\t\($0.name)\t\($0.isBanned)" }
  return (["id\tname\tbanned"] + rows).joined(separator: "\n")
}

/// An error that no design can have met before.
struct Outage: Error, Equatable {
  let reason: String
}
