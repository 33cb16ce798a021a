import Languages
import Ports
import Rendering

/// What the flags and the environment ask for, decided once.
struct Settings: Sendable {
  let language: Language
  let capabilities: Capabilities
  /// Whether output is to be append-only and wordy, for screen readers and logs.
  let isPlain: Bool
  /// The width of printed text in cells: longer lines are hard to read.
  let width: Int
  /// The width of what may use the whole terminal, such as two columns.
  let wideWidth: Int

  /// - Parameters:
  ///   - isTerminal: whether standard output is one.
  ///   - columns: its width when it is known.
  init(
    options: [String: String], variables: [String: String], isTerminal: Bool, columns: Int?
  ) {
    language = Self.language(options["lang"], variables)
    isPlain = options["plain"] != nil || !(variables["ACCESSIBLE"] ?? "").isEmpty
    let isColoured =
      !isPlain && Self.isColoured(options["color"], variables, isTerminal: isTerminal)
    let isUnicode = Self.speaksUnicode(variables)
    capabilities = Capabilities(
      colour: isColoured ? Self.colours(variables) : .none,
      charset: isUnicode ? .unicode : .ascii,
      hyperlinks: false)
    let asked = columns ?? variables["COLUMNS"].flatMap { Int($0) } ?? 80
    width = min(max(20, asked), 100)
    wideWidth = max(20, min(asked, 400))
  }

  /// The flag, else the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that says anything (POSIX 8.2).
  private static func language(_ flag: String?, _ variables: [String: String]) -> Language {
    if let flag, let language = Language(rawValue: flag) { return language }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }
      .first { !$0.isEmpty }
    return locale.flatMap(Language.init(locale:)) ?? .english
  }

  /// Flag > `NO_COLOR` > `FORCE_COLOR`, `CLICOLOR_FORCE` > `TERM=dumb` > is it a terminal.
  static func isColoured(_ flag: String?, _ variables: [String: String], isTerminal: Bool)
    -> Bool
  {
    switch flag {
    case "always": return true
    case "never": return false
    default: break
    }
    if !(variables["NO_COLOR"] ?? "").isEmpty { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      if let value = variables[name], !value.isEmpty, value != "0" { return true }
    }
    return variables["TERM"] != "dumb" && isTerminal
  }

  private static func colours(_ variables: [String: String]) -> Capabilities.Colour {
    let isRich =
      (variables["TERM"] ?? "").contains("256color") || !(variables["COLORTERM"] ?? "").isEmpty
    return isRich ? .palette : .sixteen
  }

  /// Whether the locale can show more than ASCII; no locale at all means a modern system.
  private static func speaksUnicode(_ variables: [String: String]) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { variables[$0] }
      .first { !$0.isEmpty }
    guard let locale else { return true }
    let upper = locale.uppercased()
    return upper.contains("UTF-8") || upper.contains("UTF8")
  }
}
