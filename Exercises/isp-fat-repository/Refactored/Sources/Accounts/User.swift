/// One account, as every part of the app passes it on.
struct User: Sendable, Equatable {
  let id: Int
  var name: String
  var isBanned = false

  /// The user on one line: `Ada #7`, or `Ada #7 (banned)`.
  var label: String {
    isBanned ? "\(name) #\(id) (banned)" : "\(name) #\(id)"
  }
}
