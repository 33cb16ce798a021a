import Languages

/// What a command accepts, as data: the parser, the help text and the suggestions read the same table.
struct CommandSpec: Sendable {
  let name: String
  let summary: LocalizedText
  let operands: Operands
  let options: [OptionSpec]

  init(
    _ name: String, _ summary: LocalizedText, operands: Operands = .none,
    options: [OptionSpec] = []
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.options = options
  }

  /// How many names follow the command.
  enum Operands: Sendable {
    case none
    case optional(String)
    case required(String)
    case any(String)
    /// Two words that say different things.
    case pair(String, String)

    /// The words without which the command makes no sense.
    var needed: [String] {
      switch self {
      case .none, .optional, .any: []
      case .required(let name): [name]
      case .pair(let first, let second): [first, second]
      }
    }

    /// The most that may be given.
    var maximum: Int {
      switch self {
      case .none: 0
      case .optional, .required: 1
      case .any: .max
      case .pair: 2
      }
    }

    /// As the help text shows it.
    var usage: String {
      switch self {
      case .none: ""
      case .optional(let name): "[\(name)]"
      case .required(let name): name
      case .any(let name): "[\(name) …]"
      case .pair(let first, let second): "\(first) \(second)"
      }
    }
  }
}

/// One `--option`, with or without a value.
struct OptionSpec: Sendable {
  /// Without the dashes.
  let name: String
  /// The word that stands for the value in help texts; `nil` for a flag.
  let value: String?
  /// The only values that are accepted; empty when anything is.
  let choices: [String]
  let help: LocalizedText

  init(_ name: String, value: String? = nil, choices: [String] = [], _ help: LocalizedText) {
    self.name = name
    self.value = value ?? (choices.isEmpty ? nil : choices.joined(separator: "|"))
    self.choices = choices
    self.help = help
  }

  /// As the help text shows it.
  var usage: String { value.map { "--\(name) \($0)" } ?? "--\(name)" }
}
