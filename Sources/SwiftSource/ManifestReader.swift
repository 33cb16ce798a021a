import SwiftParser
import SwiftSyntax

/// Reads the syntax tree of a manifest and notes what it does not understand.
struct ManifestReader {
  let file: ParsedFile
  private(set) var name: String?
  private(set) var targets: [ManifestTarget] = []
  private(set) var obstacles: [ManifestObstacle] = []

  init(_ file: ParsedFile) {
    self.file = file
  }

  mutating func read() {
    let start = SourcePosition(file: file.path, line: 1, column: 1)
    if let obstacle = file.obstacle {
      refuse(.tooLarge, "", at: obstacle.position)
      return
    }
    if file.tree.hasError { refuse(.notSwift, "", at: file.position(of: firstError)) }
    var hasPackage = false
    for statement in file.tree.statements.map(\.item) where !statement.is(ImportDeclSyntax.self) {
      if !hasPackage, let value = packageValue(of: statement) {
        hasPackage = true
        readPackage(value)
      } else {
        refuse(.statement, statement)
      }
    }
    if !hasPackage { refuse(.noPackage, "", at: start) }
  }

  /// The first node that the parser had to add or to skip.
  private var firstError: Syntax {
    var node = Syntax(file.tree)
    while let child = node.children(viewMode: .all).first(where: \.hasError) { node = child }
    return node
  }

  /// The value in `let package = …`; `nil` for every other statement.
  private func packageValue(of statement: CodeBlockItemSyntax.Item) -> ExprSyntax? {
    guard let variable = statement.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      plainName(pattern.identifier) == "package"
    else { return nil }
    return binding.initializer?.value
  }

  private mutating func readPackage(_ value: ExprSyntax) {
    guard let call = plainCall(value), namePath(call.calledExpression).last == "Package",
      isQualified(call, by: ["PackageDescription"])
    else { return refuse(.notLiteral, value) }
    for argument in call.arguments {
      switch label(argument) {
      case "name": name = text(argument.expression)
      case "targets": for target in list(argument.expression) { readTarget(target) }
      // Whoever builds the package writes these itself.
      case "platforms", "products", "dependencies", "swiftLanguageModes": break
      case let other: refuse(.argument(other), argument)
      }
    }
  }

  private mutating func readTarget(_ written: ExprSyntax) {
    guard let call = plainCall(written),
      isQualified(call, by: ["PackageDescription", "Target"]),
      let kind = targetKinds[namePath(call.calledExpression).last ?? ""]
    else { return refuse(.target, written) }
    var found: (name: String, position: SourcePosition)?
    var dependencies: [ManifestDependency] = []
    var path: String?
    for argument in call.arguments {
      let value = argument.expression
      switch label(argument) {
      case "name": found = text(value).map { ($0, file.position(of: value)) }
      case "dependencies": dependencies += list(value).compactMap { dependency($0) }
      case "path": path = text(value)
      case let other: refuse(.argument(other), argument)
      }
    }
    requireArguments(["name"], of: call)
    guard let (name, position) = found else { return }
    if targets.contains(where: { $0.name == name }) { refuse(.repeatedTarget, name, at: position) }
    targets.append(
      ManifestTarget(
        name: name, kind: kind, dependencies: dependencies, path: path, position: position))
  }

  /// Notes what it does not understand, and gives back the arrow when its end can be read.
  private mutating func dependency(_ written: ExprSyntax) -> ManifestDependency? {
    let position = file.position(of: written)
    if written.is(StringLiteralExprSyntax.self) {
      return text(written).map { ManifestDependency(kind: .byName, name: $0, position: position) }
    }
    guard let call = plainCall(written),
      isQualified(call, by: ["PackageDescription", "Target", "Dependency"]),
      let form = namePath(call.calledExpression).last,
      let labels = dependencyLabels[form]
    else {
      refuse(.dependency, written)
      return nil
    }
    var texts: [String: String] = [:]
    for argument in call.arguments {
      let label = label(argument)
      if labels.contains(label) {
        texts[label] = text(argument.expression)
      } else {
        refuse(.argument(label), argument)
      }
    }
    requireArguments(labels, of: call)
    return texts["name"].map {
      ManifestDependency(
        kind: form == "product"
          ? .product(package: texts["package"] ?? "") : form == "target" ? .target : .byName,
        name: $0, position: position)
    }
  }
}

private let targetKinds: [String: ManifestTarget.Kind] = [
  "target": .library, "executableTarget": .executable, "testTarget": .test,
]

/// The arguments of each form of dependency; all of them are needed.
private let dependencyLabels: [String: [String]] = [
  "target": ["name"], "byName": ["name"], "product": ["name", "package"],
]

extension ManifestReader {
  /// A call whose arguments all stand between the parentheses.
  private func plainCall(_ expression: ExprSyntax) -> FunctionCallExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.additionalTrailingClosures.isEmpty
    else { return nil }
    return call
  }

  /// Whether the callee stands alone, behind a dot, or behind a part of its full name.
  private func isQualified(_ call: FunctionCallExprSyntax, by full: [String]) -> Bool {
    let base = Array(namePath(call.calledExpression).dropLast())
    // `target(…)` alone would be somebody's function; only `Package` stands alone.
    if base.isEmpty { return full.count == 1 }
    return full.count == 1 ? base == full : base == ["."] || full.suffix(base.count) == base[...]
  }

  private func label(_ argument: LabeledExprSyntax) -> String {
    argument.label.map(plainName) ?? "_"
  }

  private mutating func text(_ expression: ExprSyntax) -> String? {
    let text = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    if text == nil { refuse(.notLiteral, expression) }
    return text
  }

  private mutating func list(_ expression: ExprSyntax) -> [ExprSyntax] {
    guard let array = expression.as(ArrayExprSyntax.self) else {
      refuse(.notLiteral, expression)
      return []
    }
    return array.elements.map(\.expression)
  }

  private mutating func requireArguments(_ labels: [String], of call: FunctionCallExprSyntax) {
    let written = call.arguments.map { label($0) }
    for label in labels where !written.contains(label) { refuse(.missing(label), call) }
  }

  private mutating func refuse(_ reason: ManifestObstacle.Reason, _ node: some SyntaxProtocol) {
    let line = node.trimmedDescription.prefix { !$0.isNewline }
    refuse(reason, String(line.prefix(40)), at: file.position(of: node))
  }

  private mutating func refuse(
    _ reason: ManifestObstacle.Reason, _ text: String, at position: SourcePosition
  ) {
    obstacles.append(ManifestObstacle(position: position, reason: reason, text: text))
  }
}
