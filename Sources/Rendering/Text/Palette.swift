/// Which colour a meaning has: parameters of SGR (ECMA-48 §8.3.117).
enum Palette {
  static func codes(of style: Style, in colour: Capabilities.Colour) -> [String] {
    var codes: [String] = []
    if style.isStrong || style.role == .heading || style.role == .key { codes.append("1") }
    if style.isEmphasised { codes.append("3") }
    if style.role == .link { codes.append("4") }
    if style.isStruck { codes.append("9") }
    switch colour {
    case .none: return []
    case .sixteen: codes += sixteen(style.role).map { ["\($0)"] } ?? []
    case .palette: codes += palette(style.role).map { ["38", "5", "\($0)"] } ?? []
    }
    return codes
  }

  private static func sixteen(_ role: Style.Role) -> Int? {
    switch role {
    case .plain, .heading, .key: nil
    case .muted, .comment: 90
    case .accent, .link, .code: 36
    case .good: 32
    case .bad: 31
    case .keyword: 35
    case .type: 34
    case .string, .number: 33
    case .attribute: 35
    }
  }

  /// Tones of middle lightness: at least 3:1 against black and against white, most of them.
  private static func palette(_ role: Style.Role) -> Int? {
    switch role {
    case .plain, .heading, .key: nil
    case .muted, .comment: 244
    case .accent, .link, .code: 31
    case .good: 28
    case .bad: 160
    case .keyword: 133
    case .type: 67
    case .string, .number: 130
    case .attribute: 97
    }
  }
}
