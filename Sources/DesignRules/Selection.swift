import Languages
import Spelling
import SwiftSource

/// The part of a module that a place means.
struct Selection {
  /// The type or file, as the author wrote it; `nil` for the module.
  let name: String?
  let scopes: [Declaration]
  /// Empty when a type was selected: imports belong to files.
  var imports: [Import] = []

  /// Whether a type was selected.
  var isType: Bool { !scopes.contains { $0.kind == .file } }

  /// Everything that is said in it, in the order of the source.
  var facts: [Fact] { scopes.flatMap(\.allFacts) }

  /// The name of the type, or the beginning of the first file.
  var start: SourcePosition {
    scopes.first { $0.isNominalType || $0.kind == .protocol }?.position
      ?? scopes.first?.position ?? SourcePosition(file: "", line: 1, column: 1)
  }

  /// Everything that is declared in it.
  var declarations: [Declaration] { scopes.flatMap(\.allDeclarations) }
}

extension ModuleOutline {
  /// What a place means; `nil` when the module has nothing there.
  func selection(of place: Place) -> Selection? {
    switch place {
    case .module:
      return files.isEmpty
        ? nil
        : Selection(
          name: nil, scopes: outlines.map(\.root), imports: outlines.flatMap(\.imports))
    case .file(let name):
      let found = outlines(named: name)
      return found.isEmpty
        ? nil
        : Selection(name: name, scopes: found.map(\.root), imports: found.flatMap(\.imports))
    case .type(let name):
      guard let type = typeName(name) else { return nil }
      let scopes = scopes(ofType: type)
      return scopes.isEmpty ? nil : Selection(name: name, scopes: scopes)
    }
  }

  /// What a rule finds in each place; a place that selects nothing is a finding and never a pass.
  func findings(in places: [Place], _ inspect: (Selection) -> [Finding]) -> [Finding] {
    (obstacles
      + places.flatMap { place in
        selection(of: place).map(inspect) ?? [missing(place)]
      })
      .inSourceOrder()
  }

  /// The files that are too large or too deeply nested to be read.
  ///
  /// What they hold is unknown, so no rule can hold in them.
  var obstacles: [Finding] {
    outlines.compactMap { outline in
      outline.unreadable.map {
        Finding(
          position: $0, found: outline.file.name,
          message: LocalizedText(
            english: "this file is too large or too deeply nested to be read",
            french: "ce fichier est trop gros ou trop imbriqué pour être lu"))
      }
    }
  }

  /// Says that a fixed name is missing, and which names come near it.
  func missing(_ place: Place) -> Finding {
    switch place {
    case .type(let name): missingType(name)
    case .file(let name): missingFile(name)
    case .module: missing("*.swift", near: [], at: nil)
    }
  }

  private func missingType(_ name: String) -> Finding {
    let known = types.map(\.qualifiedName)
    // The right name in the wrong place comes before names that are merely alike.
    let nested = known.filter { $0.hasSuffix("." + name) }
    let near = nested.isEmpty ? nearestNames(to: name, among: known) : nested
    let place = types.first { $0.qualifiedName == near.first }?.declaration.position
    return missing(name, near: near, at: place)
  }

  private func missingFile(_ name: String) -> Finding {
    let near = nearestNames(to: name, among: Set(files.map(\.name)).sorted())
    let place = files.first { $0.name == near.first }.map {
      SourcePosition(file: $0.path, line: 1, column: 1)
    }
    return missing(name, near: near, at: place)
  }

  private func missing(_ name: String, near: [String], at place: SourcePosition?) -> Finding {
    let start = SourcePosition(file: files.first?.path ?? "", line: 1, column: 1)
    return Finding.missing(name, near: near) { _ in place ?? start }
  }
}
