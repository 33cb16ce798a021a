package import DesignRules
import Languages
import SwiftSource
import Testing

/// Swift files in which `1️⃣`, `2️⃣`, … mark the places where a rule should find something.
struct MarkedSource {
  let module: ModuleOutline
  /// `file:line:column` of every marker, in the order of the files.
  let places: [String]

  init(_ files: [String: String]) {
    let read = unmarked(files, below: "Sources/App/")
    module = ModuleOutline(read.files)
    places = read.places
  }
}

/// Swift files without their markers, in the order of their names, and where the markers were.
func unmarked(
  _ files: [String: String], below folder: String
) -> (files: [SourceFile], places: [String]) {
  var sources: [SourceFile] = []
  var places: [String] = []
  for (name, marked) in files.sorted(by: { $0.key < $1.key }) {
    let file = name.split(separator: "/").last ?? ""
    var text = ""
    for character in marked {
      // A keycap: the digit, and the scalar that draws the key around it.
      guard character.unicodeScalars.contains("\u{20E3}") else {
        text.append(character)
        continue
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      places.append("\(file):\(lines.count):\((lines.last?.utf8.count ?? 0) + 1)")
    }
    sources.append(SourceFile(path: folder + name, text: text))
  }
  return (sources, places)
}

/// Expects that a rule finds something at the markers and nowhere else; gives back what it found.
@discardableResult
func expect(
  _ rule: String, _ parameters: [String: RuleParameters.Value] = [:],
  findsMarkersIn files: [String: String],
  location: Testing.SourceLocation = #_sourceLocation
) throws -> [Finding] {
  let source = MarkedSource(files)
  let findings = try RuleCatalogue.rule(named: rule, parameters: RuleParameters(parameters))
    .findings(in: source.module)
  #expect(findings.map(\.place) == source.places, sourceLocation: location)
  expectSentences(of: findings, location)
  return findings
}

/// Expects a short sentence in each language.
func expectSentences(of findings: [Finding], _ location: Testing.SourceLocation) {
  for finding in findings {
    #expect(finding.message.english.count <= 100, sourceLocation: location)
    #expect(finding.message.english != finding.message.french, sourceLocation: location)
  }
}

/// The same for one file.
@discardableResult
func expect(
  _ rule: String, _ parameters: [String: RuleParameters.Value] = [:],
  findsMarkersIn text: String, location: Testing.SourceLocation = #_sourceLocation
) throws -> [Finding] {
  try expect(rule, parameters, findsMarkersIn: ["App.swift": text], location: location)
}

extension Finding {
  var place: String {
    "\(position.file.split(separator: "/").last ?? ""):\(position.line):\(position.column)"
  }
}

extension RuleParameters.Value: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByIntegerLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }
  package init(arrayLiteral items: RuleParameters.Value...) { self = .list(items) }
  package init(integerLiteral number: Int) { self = .number(number) }
}
