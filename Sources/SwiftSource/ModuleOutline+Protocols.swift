extension ModuleOutline {
  /// A protocol and the protocols of the module that it refines, by qualified name, each once.
  package func refinedProtocols(of name: String) -> [String] {
    var found: [String] = []
    var pending = [name]
    while let next = pending.popLast() {
      guard !found.contains(next) else { continue }
      let declared = (catalogue.types[next] ?? []).filter { $0.kind == .protocol }
      guard !declared.isEmpty else { continue }
      found.append(next)
      for type in declared.flatMap({ $0.header.inherited + $0.header.constraints }) {
        pending += reach(of: type, in: next).types
      }
    }
    return found
  }

  /// What a protocol asks for, refined protocols included and each selector once.
  ///
  /// Functions, properties, subscripts and initialisers are asked for; associated types are not.
  package func requirements(ofProtocol name: String) -> [Declaration] {
    var selectors: Set<String> = []
    return refinedProtocols(of: name)
      .flatMap { (catalogue.types[$0] ?? []).flatMap(\.members) }
      .filter { $0.isCallable && selectors.insert($0.selector).inserted }
  }

  /// The selectors for which extensions of a protocol, or of one that it refines, have a default.
  package func defaultSelectors(ofProtocol name: String) -> Set<String> {
    let extensions = refinedProtocols(of: name).flatMap { catalogue.extensions[$0] ?? [] }
    return Set(extensions.flatMap(\.members).filter(\.isCallable).map(\.selector))
  }

  /// The protocols of the module that a type promises to conform to, refined ones included.
  ///
  /// The promise may stand in an extension, or in a superclass of the module.
  package func protocols(ofType name: String) -> [String] {
    let promised = ownScopes(ofType: name).filter { $0.kind != .protocol }
      .flatMap(\.header.inherited)
      .flatMap { reach(of: $0, in: name).types }
    var found: [String] = []
    for name in promised.flatMap(refinedProtocols) where !found.contains(name) {
      found.append(name)
    }
    return found
  }
}

extension Declaration {
  /// The name with its labels, as in `send(_:type:)`; the plain name of a property.
  package var selector: String {
    switch kind {
    case .function, .initializer, .subscript:
      let labels = header.parameters.map { ($0.label ?? "_") + ":" }
      return "\(name)(\(labels.joined()))"
    default: return name
    }
  }

  /// Whether this is a member that a protocol can ask for and a caller can use.
  package var isCallable: Bool {
    switch kind {
    case .function, .initializer, .subscript, .variable: true
    default: false
    }
  }
}
