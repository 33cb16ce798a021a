extension TypeCatalogue {
  /// The qualified name of the module's type that a written name means, aliases followed.
  ///
  /// `nil` when the module declares no such type.
  func resolve(_ path: [String], in enclosing: String) -> String? {
    var followed: Set<String> = []
    return resolve(path, in: enclosing, followed: &followed)
  }

  private func resolve(
    _ path: [String], in enclosing: String, followed: inout Set<String>
  ) -> String? {
    guard let first = path.first else { return nil }
    guard let start = find(first, in: enclosing) else {
      // The first name may be the module itself.
      return path.count > 1 ? resolve(Array(path.dropFirst()), in: "", followed: &followed) : nil
    }
    var current = target(of: start, followed: &followed)
    for name in path.dropFirst() {
      guard let base = current else { return nil }
      let member = findMember(name, of: base)
      current = member.flatMap { target(of: $0, followed: &followed) }
    }
    return current
  }

  /// The alias that a written name means, by qualified name; `nil` when it means a type or nothing.
  func alias(_ path: [String], in enclosing: String) -> String? {
    guard let last = path.last else { return nil }
    let found: String?
    if path.count == 1 {
      found = find(last, in: enclosing)
    } else if let base = resolve(Array(path.dropLast()), in: enclosing) {
      found = findMember(last, of: base)
    } else {
      // `MyModule.Net`: nothing of ours is called `MyModule`.
      found = path.count == 2 && find(path[0], in: enclosing) == nil ? find(last, in: "") : nil
    }
    return found.flatMap { aliases[$0] == nil ? nil : $0 }
  }

  /// All names that an alias stands for, through every further alias.
  func expansion(ofAlias name: String) -> [String] {
    var names: [String] = []
    var pending = [name]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted, let alias = aliases[next] else { continue }
      let own = Set(alias.declaration.header.genericParameters)
      for written in alias.declaration.header.type?.names ?? [] {
        guard let last = written.path.last, !own.contains(last) else { continue }
        names.append(last)
        if let further = self.alias(written.path, in: alias.enclosing) { pending.append(further) }
      }
    }
    return names
  }

  /// The type behind a qualified name that may be an alias.
  private func target(of name: String, followed: inout Set<String>) -> String? {
    if types[name] != nil { return name }
    // Nobody chains a hundred aliases, and each link is a recursion.
    guard let alias = aliases[name], followed.insert(name).inserted, followed.count < 100,
      let written = alias.declaration.header.type?.names.first
    else { return nil }
    return resolve(written.path, in: alias.enclosing, followed: &followed)
  }

  /// What a first name means: looked for from the inside out, in supertypes as well.
  private func find(_ name: String, in enclosing: String) -> String? {
    var scope = enclosing
    while !scope.isEmpty {
      if let member = findMember(name, of: scope) { return member }
      scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
    }
    return types[name] != nil || aliases[name] != nil ? name : nil
  }

  /// A nested type or alias of a type or of one of its supertypes in the module.
  private func findMember(_ name: String, of type: String) -> String? {
    var pending = [type]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      let candidate = next + "." + name
      if types[candidate] != nil || aliases[candidate] != nil { return candidate }
      for inherited in (types[next] ?? []).flatMap(\.header.inherited) {
        // Only what stands at file level: looking further would look here again.
        if let last = inherited.names.first?.path.last, types[last] != nil { pending.append(last) }
      }
    }
    return nil
  }
}
