import SwiftSource

/// Who needs a doc comment: every `package` declaration, but for those that say it all already.
///
/// Exempt are enum cases and stored properties, whose name may be enough; initialisers that only set
/// stored properties; and witnesses, which their protocol describes.
struct Documentation {
  /// The names of what the protocols of our own ask for, by protocol, and of some of the standard library.
  private var requirements: [String: Set<String>] = [
    "Equatable": ["=="], "Comparable": ["<"], "Hashable": ["==", "hash"],
    "CustomStringConvertible": ["description"], "Encodable": ["encode"], "Decodable": ["init"],
    "Codable": ["encode", "init"], "RandomNumberGenerator": ["next"],
    "ExpressibleByStringLiteral": ["init"], "ExpressibleByIntegerLiteral": ["init"],
  ]
  /// What each type conforms to, by its name; extensions in other files and targets count as well.
  private var conformances: [String: Set<String>] = [:]
  private var storedProperties: [String: Set<String>] = [:]

  static let lengthOfSentence = 100
  /// Labels that stand for the property which they introduce, as in `init(_ reason: Reason, at path: Path)`.
  private static let prepositions: Set = [
    "at", "by", "for", "from", "in", "of", "on", "to", "with",
  ]

  init(_ outlines: [FileOutline]) {
    for declaration in outlines.flatMap(\.root.allDeclarations) where declaration.isTypeScope {
      let name = declaration.shortName
      let names = declaration.members.map(\.name)
      if declaration.kind == .protocol { requirements[name, default: []].formUnion(names) }
      let inherited = declaration.header.inherited.flatMap(\.names).compactMap(\.path.last)
      conformances[name, default: []].formUnion(inherited)
      let stored = declaration.members.filter { $0.header.isStored && !$0.isStatic }.map(\.name)
      storedProperties[name, default: []].formUnion(stored)
    }
  }

  /// The declarations of a file without the comment that they need, and comments that begin at length.
  func offences(in outline: FileOutline) -> [Offence] {
    let text = CodeText(outline.file)
    return visible(in: outline.root, isVisible: false).compactMap { item in
      let comment = text.documentation(aboveLine: item.declaration.position.line)
      if comment.isEmpty {
        return isExempt(item.declaration, in: item.scope)
          ? nil
          : Offence(
            item.declaration.position, "say in a doc comment what `\(item.declaration.name)` is")
      }
      let length = Self.firstSentence(comment).count
      guard length > Self.lengthOfSentence else { return nil }
      return Offence(
        item.declaration.position,
        "\(length) characters of \(Self.lengthOfSentence) in the first sentence: split it")
    }
  }

  /// Up to the first full stop, or the first empty line.
  static func firstSentence(_ comment: [Substring]) -> Substring {
    let paragraph = comment.prefix { !$0.isEmpty }.joined(separator: " ")
    return paragraph.firstRange(of: ". ").map { paragraph[..<$0.lowerBound] } ?? paragraph[...]
  }

  private struct Item {
    let declaration: Declaration
    let scope: Declaration
  }

  /// What other targets can see; members of protocols and of `package extension` are visible as those are.
  private func visible(in scope: Declaration, isVisible: Bool) -> [Item] {
    scope.members.flatMap { member -> [Item] in
      let isPackage = member.header.access == .package || isVisible && !member.isPrivate
      let passesOn = isPackage && (member.kind == .protocol || member.kind == .extension)
      let inner = member.isTypeScope ? visible(in: member, isVisible: passesOn) : []
      return
        (isPackage && member.kind != .extension ? [Item(declaration: member, scope: scope)] : [])
        + inner
    }
  }

  private func isExempt(_ declaration: Declaration, in scope: Declaration) -> Bool {
    let type = scope.shortName
    switch declaration.kind {
    case .enumCase: return true
    case .variable where declaration.header.isStored: return true
    case .initializer:
      let labels = declaration.header.parameters.compactMap(\.label)
      let plain = storedProperties[type, default: []].union(Self.prepositions)
      if labels.allSatisfy(plain.contains) { return true }
    default: break
    }
    guard scope.kind != .protocol else { return false }
    return conformances[type, default: []].contains {
      requirements[$0, default: []].contains(declaration.name)
    }
  }
}

extension Declaration {
  /// `Row` for an extension of `Screen.Row`.
  fileprivate var shortName: String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
