import Spelling

/// Reads a command line by the GNU conventions: `--name value`, `--name=value`, `--` ends the options, options anywhere.
struct ArgumentParser {
  let commands: [CommandSpec]
  /// The options that every command accepts.
  let globals: [OptionSpec]

  /// - Parameter arguments: without the name of the program.
  func parse(_ arguments: [String]) throws(UsageProblem) -> Invocation {
    var reading = Reading(parser: self)
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if reading.isOnlyOperands || !word.hasPrefix("-") || word == "-" {
        try reading.take(word)
      } else if word == "--" {
        reading.isOnlyOperands = true
      } else {
        try reading.takeOption(word, rest: &rest)
      }
    }
    return try reading.finished()
  }

  /// The state of one pass over the words.
  private struct Reading {
    let parser: ArgumentParser
    var isOnlyOperands = false
    private var command: CommandSpec?
    private var operands: [String] = []
    private var options: [String: String] = [:]

    init(parser: ArgumentParser) {
      self.parser = parser
    }

    mutating func take(_ word: String) throws(UsageProblem) {
      guard let command else {
        guard let found = parser.commands.first(where: { $0.name == word }) else {
          throw .unknownCommand(
            word, nearest: nearestNames(to: word, among: parser.commands.map(\.name)))
        }
        command = found
        return
      }
      guard operands.count < command.operands.maximum else {
        throw .tooManyOperands(command: command.name, extra: word)
      }
      operands.append(word)
    }

    mutating func takeOption(_ word: String, rest: inout ArraySlice<String>)
      throws(UsageProblem)
    {
      let (name, attached) = split(word)
      guard let spec = spec(of: name) else {
        throw .unknownOption(
          word.hasPrefix("--") ? "--" + name : word, command: command?.name ?? "",
          nearest: nearestNames(to: name, among: known.map(\.name)).map { "--" + $0 })
      }
      guard options[spec.name] == nil else { throw .repeatedOption(spec.name) }
      guard let placeholder = spec.value else {
        if attached != nil { throw .unexpectedValue(option: spec.name) }
        options[spec.name] = ""
        return
      }
      guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
        throw .missingValue(option: spec.name, value: placeholder)
      }
      guard spec.choices.isEmpty || spec.choices.contains(value) else {
        throw .badChoice(option: spec.name, value: value, choices: spec.choices)
      }
      options[spec.name] = value
    }

    func finished() throws(UsageProblem) -> Invocation {
      if let command, options["help"] == nil, operands.count < command.operands.needed.count {
        throw .missingOperand(command: command.name, name: command.operands.usage)
      }
      // An option may stand before its command, so it is checked again when the command is known.
      let foreign = options.keys.sorted().first { name in !known.contains { $0.name == name } }
      if let foreign {
        throw .unknownOption("--" + foreign, command: command?.name ?? "", nearest: [])
      }
      return Invocation(command: command?.name ?? "", operands: operands, options: options)
    }

    private var known: [OptionSpec] { parser.globals + (command?.options ?? []) }

    private func spec(of name: String) -> OptionSpec? {
      let all = command == nil ? parser.globals + parser.commands.flatMap(\.options) : known
      return all.first { $0.name == name }
    }

    private func split(_ word: String) -> (name: String, value: String?) {
      switch word {
      case "-h": return ("help", nil)
      case let short where !short.hasPrefix("--"): return (String(short.dropFirst()), nil)
      default: break
      }
      let body = word.dropFirst(2)
      guard let equals = body.firstIndex(of: "=") else { return (String(body), nil) }
      return (String(body[..<equals]), String(body[body.index(after: equals)...]))
    }
  }
}
