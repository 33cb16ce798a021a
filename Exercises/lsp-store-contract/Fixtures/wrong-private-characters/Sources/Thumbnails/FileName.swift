import Foundation

/// A name that the disk takes: its own characters for the ones that the disk refuses.
enum FileName {
  static func of(_ key: String) -> String {
    String(
      String.UnicodeScalarView(
        key.unicodeScalars.map { scalar in
          switch scalar {
          case "/": "\u{E000}"
          case ".": "\u{E001}"
          default: scalar
          }
        }))
  }
}
