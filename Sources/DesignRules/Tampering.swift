import Languages
package import SwiftSource

/// What could make the checks lie: nothing that a refactor needs.
///
/// Found: attributes that replace or add symbols, the import of a test library, a standard operator
/// for all or for a standard type, a type or alias with the name of a standard type at file level,
/// a standard type's promise to be `Equatable` and the like, and functions that end the process.
///
/// Not found: `==` of a type of the module, operators with a name of their own, a nested `Result`,
/// and what the module itself calls `exit`.
package func tamperingFindings(in module: ModuleOutline) -> [Finding] {
  let declarations = module.outlines.flatMap(\.root.allDeclarations)
  let own = Set(
    declarations.map(\.name)
      + module.outlines.flatMap(\.root.allFacts).filter { $0.kind == .binding }.map(\.text))
  return
    (module.outlines.flatMap(\.imports).compactMap(tampering)
    + module.outlines.flatMap { $0.root.members.compactMap(shadowing) }
    + declarations.filter { $0.kind == .extension }.flatMap(reshaping)
    + module.outlines.flatMap(\.root.allFacts).compactMap { tampering($0, knowing: own) })
    .inSourceOrder()
}

private func tampering(_ directive: Import) -> Finding? {
  if directive.attributes.contains("_exported") {
    return finding("@_exported", at: directive.position)
  }
  let isTestLibrary = ["Testing", "XCTest"].contains(directive.module)
  return isTestLibrary ? finding("import \(directive.module)", at: directive.position) : nil
}

private func tampering(_ fact: Fact, knowing own: Set<String>) -> Finding? {
  if fact.kind == .attribute, linkerAttributes.contains(fact.text) {
    return finding("@\(fact.text)", at: fact.position)
  }
  guard fact.kind == .name, exits.contains(fact.text) else { return nil }
  let isSystem =
    fact.base.count == 1 && ["Glibc", "Musl", "Darwin", "Foundation"].contains(fact.base[0])
  return isSystem || (fact.base.isEmpty && !own.contains(fact.text))
    ? finding(fact.text, at: fact.position) : nil
}

/// A declaration at file level that takes the place of a standard one.
private func shadowing(_ declaration: Declaration) -> Finding? {
  let isType = declaration.isNominalType || [.protocol, .typeAlias].contains(declaration.kind)
  let isTaken =
    isType
    ? standardTypes.contains(declaration.name)
    : declaration.kind == .function && standardOperators.contains(declaration.name)
  return isTaken ? finding(declaration.name, at: declaration.position) : nil
}

/// What an extension changes about a standard type.
private func reshaping(_ declaration: Declaration) -> [Finding] {
  let name =
    declaration.name.hasPrefix("Swift.") ? String(declaration.name.dropFirst(6)) : declaration.name
  guard standardTypes.contains(name) else { return [] }
  let promises = declaration.header.inherited.filter { type in
    type.names.contains { comparisonProtocols.contains($0.path.last ?? "") }
  }
  let operators = declaration.members.filter {
    $0.kind == .function && standardOperators.contains($0.name)
  }
  return promises.map { finding("\(name): \($0.text)", at: $0.position) }
    + operators.map { finding($0.name, at: $0.position) }
}

private func finding(_ text: String, at position: SourcePosition) -> Finding {
  Finding(
    position: position, found: text,
    message: LocalizedText(
      english: "`\(text)` could change what the checks measure",
      french: "`\(text)` pourrait fausser ce que mesurent les vérifications"))
}

private let linkerAttributes: Set = [
  "_cdecl", "c", "_silgen_name", "_section", "section", "_used", "used", "_exported",
  "_dynamicReplacement", "_extern", "_expose",
]

private let exits: Set = [
  "exit", "_exit", "_Exit", "quick_exit", "abort", "atexit", "raise", "kill", "pthread_exit",
]

private let standardOperators: Set = [
  "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "!", "~=", "??", "+", "-", "*", "/",
  "%",
]

private let comparisonProtocols: Set = ["Equatable", "Hashable", "Comparable"]

private let standardTypes: Set = [
  "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  "Double", "Float", "Bool", "String", "Substring", "Character", "Array", "Dictionary", "Set",
  "Optional", "Result", "Error", "Never", "Void", "Range", "ClosedRange", "Sequence", "Collection",
  "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "Sendable",
  "CustomStringConvertible", "Task", "Duration", "AnyObject", "CaseIterable", "Identifiable",
]
