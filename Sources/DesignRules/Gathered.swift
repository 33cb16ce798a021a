import Languages
package import SwiftSource

/// S14: what belongs together is said in one file.
///
/// Found: each literal of the list that stands in another file than most of them do, once a file.
/// Values are compared as whole texts, capitals do not matter. A text that stands nowhere is not
/// missed: behaviour is the business of tests.
///
/// Not found: comments, and the same text twice in one file.
package struct Gathered: Rule {
  package static let name = "gathered"
  private let places: [Place]
  private let literals: Set<String>

  package init(_ parameters: RuleParameters) throws(RuleParameterProblem) {
    try parameters.requireOnly(["in", "literals"])
    places = try parameters.places()
    literals = Set(try parameters.texts("literals").map { $0.lowercased() })
  }

  package func findings(in module: ModuleOutline) -> [Finding] {
    module.findings(in: places) { selection in
      let said = selection.facts.filter { fact in
        (fact.kind == .text || fact.kind == .textPiece)
          && literals.contains(fact.text.lowercased())
      }
      let byFile = Dictionary(grouping: said, by: \.position.file)
      guard byFile.count > 1, let home = home(of: byFile) else { return [] }
      return byFile.filter { $0.key != home }.values.compactMap(\.first)
        .map { finding($0, home: home) }
    }
  }

  /// The file that says most; of two alike, the first by name.
  private func home(of files: [String: [Fact]]) -> String? {
    files.min { one, other in
      (-one.value.count, one.key) < (-other.value.count, other.key)
    }?.key
  }

  private func finding(_ fact: Fact, home: String) -> Finding {
    let name = home.split(separator: "/").last.map(String.init) ?? home
    return Finding(
      position: fact.position, found: fact.text,
      message: LocalizedText(
        english: "\"\(fact.text.prefix(40))\" stands here, the others in \(name)",
        french: "\"\(fact.text.prefix(40))\" est écrit ici, les autres dans \(name)"))
  }
}
