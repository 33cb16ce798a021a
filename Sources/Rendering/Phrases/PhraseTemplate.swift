package import Languages

/// A sentence with holes, taken apart.
package struct PhraseTemplate: Hashable, Sendable {
  private let parts: [Part]

  private enum Part: Hashable {
    case text(String)
    case hole(String)
    /// The word for one and the word for many of what `name` counts.
    case plural(name: String, one: String, many: String)
  }

  /// Reads a sentence; a brace without its partner is text.
  package init(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      parts.append(.text(String(rest[..<open])))
      parts.append(Self.hole(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    self.parts = parts + [.text(String(rest))]
  }

  /// The names of all holes.
  package var holes: Set<String> {
    Set(
      parts.compactMap { part in
        switch part {
        case .text: nil
        case .hole(let name), .plural(let name, _, _): name
        }
      })
  }

  /// The sentence with its holes filled; a hole without a value stays visible.
  package func filled(with values: [String: PhraseValue], in language: Language) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .hole(let name): values[name]?.shown ?? "{\(name)}"
      case .plural(let name, let one, let many):
        isSingular(values[name], in: language) ? one : many
      }
    }.joined()
  }

  private static func hole(_ inside: Substring) -> Part {
    let halves = inside.split(separator: ":", maxSplits: 1)
    guard halves.count == 2 else { return .hole(String(inside)) }
    let words = halves[1].split(separator: "|", omittingEmptySubsequences: false)
    return .plural(
      name: String(halves[0]), one: String(words.first ?? ""), many: String(words.last ?? ""))
  }

  private func isSingular(_ value: PhraseValue?, in language: Language) -> Bool {
    guard case .number(let number) = value else { return false }
    switch language {
    case .english: return number == 1
    case .french: return number == 0 || number == 1
    }
  }
}
