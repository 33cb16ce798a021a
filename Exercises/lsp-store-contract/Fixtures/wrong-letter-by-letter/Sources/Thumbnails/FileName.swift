/// A name that the disk takes, and that no other key has.
enum FileName {
  static func of(_ key: String) -> String {
    let escapes: [Character: String] = ["%": "%25", "/": "%2F", ".": "%2E"]
    return key.map { escapes[$0] ?? String($0) }.joined()
  }
}
