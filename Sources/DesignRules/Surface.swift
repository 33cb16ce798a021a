import SwiftSource

/// The members that a type can reach through its collaborators, while they are being counted.
struct Surface {
  /// What a locator is worth, which hands out whatever it is asked for.
  private static let unbounded = 100

  private let module: ModuleOutline
  private var counted: Set<String> = []
  private var entries: [Entry] = []

  /// A type or a function, and how many members it adds.
  struct Entry {
    let name: String
    let position: SourcePosition
    let members: Int
  }

  init(module: ModuleOutline) {
    self.module = module
  }

  var total: Int { entries.reduce(0) { $0 + $1.members } }

  /// The collaborator through which most is seen.
  var widest: Entry? { entries.max { $0.members < $1.members } }

  mutating func add(collaboratorsOf type: String) {
    counted.insert(type)
    let scopes = module.ownScopes(ofType: type)
    for constraint in scopes.flatMap(\.header.constraints) { add(constraint, in: type) }
    // What is stored came in by an initialiser, as it is or in another shape: the same role is a
    // function here and a protocol there, and it is one role.
    var ways = [self]
    ways[0].add(propertiesOf: scopes, in: type)
    for initializer in scopes.flatMap(\.members) where initializer.kind == .initializer {
      var way = self
      way.add(parametersOf: initializer, in: type)
      ways.append(way)
    }
    self = ways.max { $0.total < $1.total } ?? self
    addRoles(ofMethodsIn: scopes, of: type)
  }

  private mutating func add(propertiesOf scopes: [Declaration], in type: String) {
    let properties = scopes.flatMap(\.members).filter(\.isStoredInInstance)
    for property in properties { add(property, in: type) }
    entries += functions(in: properties.compactMap(\.header.type), of: type)
  }

  private mutating func add(parametersOf initializer: Declaration, in type: String) {
    let types = initializer.header.parameters.map(\.type)
    for written in types + initializer.header.constraints { add(written, in: type) }
    entries += functions(in: types, of: type)
  }

  /// Protocols that visible methods are handed, unless a protocol asks for the method.
  ///
  /// A role that a collaborator plays is seen already.
  private mutating func addRoles(ofMethodsIn scopes: [Declaration], of type: String) {
    let required = Set(
      module.protocols(ofType: type).flatMap { module.requirements(ofProtocol: $0) }
        .map(\.selector))
    let methods = scopes.flatMap(\.members)
      .filter { $0.isVisibleMethod && !required.contains($0.selector) }
    for written in methods.flatMap({ $0.header.parameters.map(\.type) + $0.header.constraints }) {
      for role in module.reach(of: written, in: type).types where isProtocol(role) {
        let isSeen = counted.contains {
          (module.protocols(ofType: $0) + module.refinedProtocols(of: $0)).contains(role)
        }
        if !isSeen { add(role, at: written.position) }
      }
    }
  }

  private func isProtocol(_ name: String) -> Bool {
    module.ownScopes(ofType: name).contains { $0.kind == .protocol }
  }

  private mutating func add(_ property: Declaration, in type: String) {
    if let written = property.header.type {
      add(written, in: type)
    } else {
      // `let repository = RemoteRepository()` says the type by its value.
      for fact in property.facts where fact.kind == .name && fact.base.isEmpty {
        guard let name = module.typeName(fact.text, in: type) else { continue }
        add(name, at: fact.position)
      }
    }
  }

  private mutating func add(_ written: TypeReference, in type: String) {
    for name in module.reach(of: written, in: type).types { add(name, at: written.position) }
  }

  private mutating func add(_ name: String, at position: SourcePosition) {
    guard counted.insert(name).inserted, !module.isPlainValue(name) else { return }
    let isProtocol = isProtocol(name)
    let members =
      isProtocol
      ? module.requirements(ofProtocol: name)
      : module.ownScopes(ofType: name).flatMap(\.members).filter(\.isVisibleMethod)
    let reached = members.reduce(0) { $0 + ($1.isLocator ? Self.unbounded : 1) }
    entries.append(Entry(name: name, position: position, members: reached))
    if !isProtocol { addVisibleProperties(of: name, at: position) }
  }

  private mutating func addVisibleProperties(of name: String, at position: SourcePosition) {
    let members = module.ownScopes(ofType: name).flatMap(\.members)
    let visible = members.filter { $0.isStoredInInstance && !$0.isPrivate }.compactMap(
      \.header.type)
    let payloads = members.filter { $0.kind == .enumCase }.flatMap(\.header.parameters).map(\.type)
    for written in visible + payloads {
      let reach = module.reach(of: written, in: name)
      if reach.functions > 0 {
        entries.append(Entry(name: name, position: position, members: reach.functions))
      }
      for type in reach.types { add(type, at: position) }
    }
  }

  private func functions(in types: [TypeReference], of type: String) -> [Entry] {
    types.compactMap { written in
      let functions = module.reach(of: written, in: type).functions
      guard functions > 0 else { return nil }
      return Entry(name: written.text, position: written.position, members: functions)
    }
  }
}

extension Declaration {
  fileprivate var isStoredInInstance: Bool {
    kind == .variable && header.isStored && !isStatic
  }

  fileprivate var isVisibleMethod: Bool {
    (kind == .function || kind == .subscript) && !isPrivate && !isStatic
  }

  /// `resolve<T>(_ type: T.Type) -> T` hands out everything that was ever registered.
  fileprivate var isLocator: Bool {
    header.parameters.contains { parameter in
      header.genericParameters.contains { parameter.type.text == $0 + ".Type" }
    }
  }
}

extension ModuleOutline {
  /// Whether a struct or enum of the module only holds values.
  ///
  /// It has no function, protocol, class or unknown type in it, and plays no role of the module that
  /// asks for anything.
  fileprivate func isPlainValue(_ name: String) -> Bool {
    var seen: Set<String> = []
    var pending = [name]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      let scopes = ownScopes(ofType: next)
      guard scopes.contains(where: { $0.kind == .struct || $0.kind == .enum }),
        protocols(ofType: next).allSatisfy({ requirements(ofProtocol: $0).isEmpty })
      else { return false }
      let members = scopes.flatMap(\.members)
      let fields = members.filter(\.isStoredInInstance)
      let payloads = members.filter { $0.kind == .enumCase }.flatMap(\.header.parameters)
      for type in fields.compactMap(\.header.type) + payloads.map(\.type) {
        guard type.functionTypes == 0 else { return false }
        let reach = reach(of: type, in: next)
        guard reach.functions == 0, type.names.allSatisfy({ isKnownValue($0, in: next) }) else {
          return false
        }
        pending += reach.types
      }
    }
    return true
  }

  private func isKnownValue(_ name: TypeName, in enclosing: String) -> Bool {
    typeName(name.path.joined(separator: "."), in: enclosing) != nil
      || valueTypes.contains(name.path.last ?? "")
  }
}

/// Types of the standard library and Foundation that are values and nothing else.
private let valueTypes: Set = [
  "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  "Double", "Float", "Bool", "String", "Substring", "Character", "Array", "Dictionary", "Set",
  "Optional", "Range", "ClosedRange", "Duration", "Date", "Data", "URL", "UUID", "Decimal",
  "Void", "TimeInterval", "DateComponents", "Calendar", "TimeZone", "Locale",
]
