import Foundation

/// A JSON value that is kept as it came, so that what we do not know survives a save.
indirect enum JSONNode: Hashable, Sendable {
  case null
  case flag(Bool)
  case whole(Int)
  case fraction(Double)
  case text(String)
  case list([JSONNode])
  case object([String: JSONNode])

  /// The member of an object; setting one in anything else makes it an object.
  subscript(key: String) -> JSONNode? {
    get {
      guard case .object(let members) = self else { return nil }
      return members[key]
    }
    set {
      guard case .object(var members) = self else {
        self = .object(newValue.map { [key: $0] } ?? [:])
        return
      }
      members[key] = newValue
      self = .object(members)
    }
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var whole: Int? {
    guard case .whole(let number) = self else { return nil }
    return number
  }

  var flag: Bool? {
    guard case .flag(let flag) = self else { return nil }
    return flag
  }

  var members: [String: JSONNode] {
    guard case .object(let members) = self else { return [:] }
    return members
  }

  var items: [JSONNode] {
    guard case .list(let items) = self else { return [] }
    return items
  }
}

extension JSONNode: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .whole(number)
    } else if let number = try? container.decode(Double.self) {
      self = .fraction(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let items = try? container.decode([JSONNode].self) {
      self = .list(items)
    } else {
      self = .object(try container.decode([String: JSONNode].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .whole(let number): try container.encode(number)
    case .fraction(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let items): try container.encode(items)
    case .object(let members): try container.encode(members)
    }
  }

  /// Reads a file; `nil` when the bytes are not one JSON value.
  init?(bytes: [UInt8]) {
    guard let node = try? JSONDecoder().decode(JSONNode.self, from: Data(bytes)) else {
      return nil
    }
    self = node
  }

  /// The bytes of a file that people can read: sorted, indented, a line break at the end.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    // Encoding can only fail for numbers that are not finite, and JSON has none to decode.
    let data = (try? encoder.encode(self)) ?? Data("{}".utf8)
    return Array(data) + [UInt8(ascii: "\n")]
  }
}
