import SwiftSource

/// The sizes that nothing of ours exceeds.
enum Budgets {
  static let linesOfFile = 250
  static let linesOfFunction = 30
  static let parametersOfInitialiser = 5
  static let requirementsOfProtocol = 3

  /// Everything in a file that is too large, and a file that is not named after what it declares.
  static func offences(in outline: FileOutline) -> [Offence] {
    let text = CodeText(outline.file)
    return sizeOfFile(outline, text) + nameOfFile(outline)
      + outline.root.allDeclarations.flatMap { sizes(of: $0, in: text) }
  }

  private static func sizeOfFile(_ outline: FileOutline, _ text: CodeText) -> [Offence] {
    let count = text.lines.count - (text.lines.last?.isEmpty == true ? 1 : 0)
    guard count > linesOfFile else { return [] }
    let advice = "\(count) lines of \(linesOfFile): move one responsibility to a file of its own"
    return [Offence(outline.file.path, count, advice)]
  }

  private static func sizes(of declaration: Declaration, in text: CodeText) -> [Offence] {
    var offences: [Offence] = []
    let length = declaration.hasCode ? text.length(ofDeclarationAt: declaration.position.line) : 0
    if length > linesOfFunction {
      offences.append(
        Offence(
          declaration.position,
          "`\(declaration.name)` has \(length) lines of \(linesOfFunction): give a part of it a name"
        ))
    }
    let parameters = declaration.header.parameters.count
    if declaration.kind == .initializer, parameters > parametersOfInitialiser {
      let advice =
        "\(parameters) parameters of \(parametersOfInitialiser): group what belongs together"
      offences.append(Offence(declaration.position, advice))
    }
    return offences
  }

  /// `Type.swift`, `Type+Topic.swift`, or a part of the name of a function at file level.
  private static func nameOfFile(_ outline: FileOutline) -> [Offence] {
    let stem = outline.file.name.split(separator: ".").dropLast().joined(separator: ".")
    let name = stem.split(separator: "+").first.map(String.init) ?? stem
    // A family of functions is named after what they are about.
    let isFamily = outline.root.members.allSatisfy { $0.kind == .function }
    let isNamed =
      isFamily
      || outline.root.members.contains { member in
        switch member.kind {
        case .function: member.name.lowercased().contains(name.lowercased())
        case .extension: member.name.split { ".[]".contains($0) }.last.map(String.init) == name
        default: member.name == name
        }
      }
    guard !isNamed else { return [] }
    return [
      Offence(outline.file.path, 1, "declares no `\(name)`: name the file after its main type")
    ]
  }
}

extension Declaration {
  /// Whether a body of statements belongs to it: functions and computed properties.
  fileprivate var hasCode: Bool {
    switch kind {
    case .function, .initializer, .deinitializer, .subscript: body != nil && !isTableOfTexts
    case .variable: !header.isStored && body != nil && !isTableOfTexts
    default: false
    }
  }

  /// One expression that gives a text in every language: it is read line by line, whatever its length.
  private var isTableOfTexts: Bool {
    body?.statements == 1
      && header.type?.text.hasPrefix("LocalizedText") == true
  }
}
