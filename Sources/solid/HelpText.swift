import Languages
import Rendering

/// The help of the program and of each command, made from the same table that the parser reads.
struct HelpText {
  let language: Language
  let width: Int

  /// What `solid --help` prints.
  func overview() -> [StyledLine] {
    let title = HelpPhrase.title(language)
    let commands = CommandTable.all.map { ($0.name, $0.summary(language)) }
    return [StyledLine(title, .heading), .empty, StyledLine("  solid")]
      + remark(.bare) + [.empty, StyledLine(HelpPhrase.commands(language), .strong)]
      + table(commands) + [.empty, StyledLine(HelpPhrase.globals(language), .strong)]
      + table(CommandTable.globals.map { ($0.usage, $0.help(language)) }) + [.empty]
      + remark(.more)
  }

  /// What `solid COMMAND --help` prints.
  func help(on command: CommandSpec) -> [StyledLine] {
    let words =
      ["solid", command.name, command.operands.usage]
      + command.options.map {
        "[\($0.usage)]"
      }
    let usage = words.filter { !$0.isEmpty }.joined(separator: " ")
    var lines = Hanging(StyledLine("  ")).lines(width: width) {
      LineWrapper(width: $0).lines(of: usage, .strong)
    }
    lines += [.empty] + LineWrapper(width: width).lines(of: command.summary(language))
    if !command.options.isEmpty {
      lines += [.empty, StyledLine(HelpPhrase.options(language), .strong)]
      lines += table(command.options.map { ($0.usage, $0.help(language)) })
    }
    lines += [.empty, StyledLine(HelpPhrase.globals(language), .strong)]
    return lines + table(CommandTable.globals.map { ($0.usage, $0.help(language)) })
  }

  private func remark(_ phrase: HelpPhrase) -> [StyledLine] {
    LineWrapper(width: width).lines(of: phrase(language), .muted)
  }

  private func table(_ rows: [(String, String)]) -> [StyledLine] {
    let column = min((rows.map(\.0.count).max() ?? 0) + 4, max(12, width / 2))
    return rows.flatMap { name, help in
      let head = StyledLine("  ") + StyledLine(name, .key) + StyledLine("  ")
      return Hanging(
        first: head.padded(to: column), rest: StyledLine(String(repeating: " ", count: column))
      ).lines(width: width) { LineWrapper(width: $0).lines(of: help) }
    }
  }
}
