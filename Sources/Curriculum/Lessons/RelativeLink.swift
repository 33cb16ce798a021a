import Ports

/// The target of a link that should be a file of the course.
struct RelativeLink {
  private let target: String

  /// `nil` for a link into the web, to an address, or to a heading of the same file (RFC 3986 §4.2).
  init?(_ target: String) {
    let path = target.prefix { $0 != "#" && $0 != "?" }
    let scheme = path.prefix { $0 != ":" && $0 != "/" }
    let isAbsolute = scheme.endIndex < path.endIndex && path[scheme.endIndex] == ":"
    guard !path.isEmpty, !isAbsolute, !path.hasPrefix("//") else { return nil }
    self.target = String(path)
  }

  /// The file that it leads to, with `.` and `..` resolved; `nil` when it begins at a root.
  func path(from folder: Path) -> Path? {
    guard !target.hasPrefix("/") else { return nil }
    var place = folder
    for part in decoded.split(separator: "/") where part != "." {
      place = part == ".." ? parent(of: place) : place.appending(String(part))
    }
    return place
  }

  private func parent(of place: Path) -> Path {
    place.lastComponent == ".." || place.string == "." ? place.appending("..") : place.parent
  }

  /// The text with `%20` and the like replaced; what is no UTF-8 then stays as written (RFC 3986 §2.1).
  private var decoded: String {
    var bytes: [UInt8] = []
    var rest = Array(target.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let code = UInt8(digits, radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? target
  }
}
