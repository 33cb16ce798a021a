import Foundation

/// Writes keys as file names in the URL-safe alphabet of Base64 (RFC 4648, section 5).
struct KeyCodec: Sendable {
  func encode(_ key: String) -> String {
    Data(key.utf8).base64EncodedString()
      .replacing("+", with: "-")
      .replacing("/", with: "_")
  }
}
