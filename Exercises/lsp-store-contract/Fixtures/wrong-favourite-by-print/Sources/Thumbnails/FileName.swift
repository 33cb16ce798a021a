import Foundation

/// A name that every file system takes, one for each key.
enum FileName {
  static func of(_ key: String) -> String {
    Data(key.utf8).base64EncodedString()
      .replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "+", with: "-")
  }
}
