extension ModuleOutline {
  /// A type of the module, or a type of another module that it extends.
  package struct TypeUnit: Hashable, Sendable {
    /// `Screen.Row` for a nested type.
    package let qualifiedName: String
    /// The declaration of the type; its first extension when another module declares it.
    package let declaration: Declaration
  }

  /// The nominal types and protocols that the module declares, nested ones too, by place.
  package var types: [TypeUnit] {
    catalogue.types.flatMap { name, declarations in
      declarations.map { TypeUnit(qualifiedName: name, declaration: $0) }
    }
    .sorted { $0.declaration.position < $1.declaration.position }
  }

  /// The types of other modules that the module extends, by place.
  package var extendedOutsideTypes: [TypeUnit] {
    catalogue.extensions.filter { catalogue.types[$0.key] == nil }
      .compactMap { name, declarations in
        declarations.first.map { TypeUnit(qualifiedName: name, declaration: $0) }
      }
      .sorted { $0.declaration.position < $1.declaration.position }
  }

  /// The qualified name of the type that a name at file level means, aliases followed.
  package func typeName(_ written: String, in enclosing: String = "") -> String? {
    catalogue.resolve(written.split(separator: ".").map(String.init), in: enclosing)
  }

  /// All that makes up a type of the module; empty when the module has no such type.
  ///
  /// Its declaration and extensions, those of its nested types, and its superclasses in the module
  /// with theirs.
  ///
  /// Protocols are not merged into the types that conform to them: an extension of a protocol is
  /// not the conforming type's text.
  package func scopes(ofType name: String) -> [Declaration] {
    var scopes: [Declaration] = []
    var pending = [name]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      // A nested type comes with the type around it.
      let isInside = seen.contains { next != $0 && next.hasPrefix($0 + ".") }
      let own = (isInside ? [] : catalogue.types[next] ?? []) + (catalogue.extensions[next] ?? [])
      scopes += own
      let all = (catalogue.types[next] ?? []) + (catalogue.extensions[next] ?? [])
      pending += all.flatMap { nestedTypeNames(in: $0, named: next) }
      pending += all.compactMap { superclass(of: $0, named: next) }
    }
    return scopes.sorted { $0.position < $1.position }
  }

  /// The superclass of a class, when the module declares it.
  package func superclass(of declaration: Declaration, named name: String) -> String? {
    guard declaration.kind == .class, let first = declaration.header.inherited.first?.names.first,
      let resolved = catalogue.resolve(first.path, in: name), resolved != name
    else { return nil }
    return catalogue.types[resolved]?.first?.kind == .class ? resolved : nil
  }

  private func nestedTypeNames(in scope: Declaration, named name: String) -> [String] {
    scope.members.flatMap { member -> [String] in
      if member.isNominalType || member.kind == .protocol {
        return [qualified(member.name, in: name)]
      }
      return member.isTypeScope ? [] : nestedTypeNames(in: member, named: name)
    }
  }
}
