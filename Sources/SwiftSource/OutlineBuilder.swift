import SwiftSyntax

/// Turns the syntax tree of a file into its outline, in one walk.
///
/// A node that declares something opens a declaration; whatever is met before the node ends
/// belongs to it.
final class OutlineBuilder: SyntaxAnyVisitor {
  let file: ParsedFile
  var imports: [Import] = []
  var conditions: [FileOutline.Condition] = []
  private var open: [Declaration]
  private var openers: [SyntaxIdentifier] = []
  private var defaultArguments = 0
  private var closuresInDefaults = 0

  init(_ file: ParsedFile, name: String) {
    self.file = file
    let start = SourcePosition(file: file.path, line: 1, column: 1)
    open = [Declaration(.file, name, at: start)]
    super.init(viewMode: .sourceAccurate)
  }

  /// The file, once its tree was walked.
  var root: Declaration? { open.first }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let declaration = declaration(for: node) {
      open.append(declaration)
      openers.append(node.id)
    }
    noteDefaultArgument(node, change: 1)
    if let directive = node.as(ImportDeclSyntax.self) {
      imports.append(Import(directive, in: file))
      return .skipChildren
    }
    if let clause = node.as(IfConfigClauseSyntax.self) {
      conditions.append(FileOutline.Condition(clause, in: file))
    }
    recordFacts(of: node)
    return .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    noteDefaultArgument(node, change: -1)
    guard openers.last == node.id, let closed = open.popLast(), !open.isEmpty else { return }
    openers.removeLast()
    open[open.count - 1].members.append(closed)
  }

  /// Adds a fact to the innermost declaration.
  func record(
    _ kind: Fact.Kind, _ text: String, base: [String] = [], at node: some SyntaxProtocol
  ) {
    let place: Fact.Place =
      closuresInDefaults > 0 ? .defaultClosure : defaultArguments > 0 ? .defaultArgument : .ordinary
    open[open.count - 1].facts.append(
      Fact(kind, text, base: base, at: file.position(of: node), place: place))
  }

  private func noteDefaultArgument(_ node: Syntax, change: Int) {
    if node.is(InitializerClauseSyntax.self), node.parent?.is(FunctionParameterSyntax.self) == true
    {
      defaultArguments += change
    } else if defaultArguments > 0, node.is(ClosureExprSyntax.self) {
      closuresInDefaults += change
    }
  }
}

extension FileOutline {
  /// Parses a file and outlines it.
  init(_ source: SourceFile) {
    self = onDeepStack { FileOutline(parsing: source) }
  }

  private init(parsing source: SourceFile) {
    let parsed = ParsedFile(source)
    let builder = OutlineBuilder(parsed, name: source.name)
    builder.walk(parsed.tree)
    let start = SourcePosition(file: source.path, line: 1, column: 1)
    self.init(
      file: source, root: builder.root ?? Declaration(.file, source.name, at: start),
      imports: builder.imports, conditions: builder.conditions,
      unreadable: parsed.obstacle?.position)
  }
}

extension FileOutline.Condition {
  fileprivate init(_ clause: IfConfigClauseSyntax, in file: ParsedFile) {
    var modules: [String] = []
    if let condition = clause.condition {
      let tokens = condition.tokens(viewMode: .sourceAccurate).map(plainName)
      for (index, token) in tokens.enumerated() where token == "canImport" {
        if let module = tokens.dropFirst(index + 2).first { modules.append(module) }
      }
    }
    self.init(
      keyword: clause.poundKeyword.text, position: file.position(of: clause),
      modulesAskedFor: modules)
  }
}

extension Import {
  fileprivate init(_ directive: ImportDeclSyntax, in file: ParsedFile) {
    self.init(
      path: directive.path.map { plainName($0.name) },
      kind: directive.importKindSpecifier?.text,
      attributes: attributeNames(directive.attributes),
      position: file.position(of: directive.importKeyword))
  }
}
