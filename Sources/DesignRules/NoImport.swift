import Languages
import SwiftSource

/// G2: no file of a target knows a module.
///
/// Found: `import M`, `import M.Sub`, `import struct M.X`, also with an access level, `@testable`,
/// `@_exported`, `@preconcurrency`, and inside `#if`; and `canImport(M)`, which asks for it.
///
/// Not found: a qualified name such as `M.X`, which needs an import anyway, comments, and modules
/// whose names merely begin alike.
package struct NoImport: GraphRule {
  package static let name = "noImport"
  private let targets: [String]
  private let modules: [String]

  package init(_ parameters: RuleParameters) throws(RuleParameterProblem) {
    try parameters.requireOnly(["in", "modules"])
    targets = try parameters.texts("in")
    modules = try parameters.texts("modules")
  }

  package func findings(in package: PackageOutline) -> [Finding] {
    package.findings(in: targets) { target in
      target.module.outlines.flatMap { outline in
        outline.imports.compactMap { finding($0, in: target) }
          + outline.conditions.flatMap { findings($0, in: target) }
      }
    }
  }

  private func finding(_ directive: Import, in target: TargetOutline) -> Finding? {
    guard isForbidden(directive.module) else { return nil }
    return Finding(
      position: directive.position, found: directive.written,
      message: LocalizedText(
        english: "`\(target.name)` imports `\(directive.module)` here",
        french: "`\(target.name)` importe `\(directive.module)` ici"))
  }

  private func findings(
    _ condition: FileOutline.Condition, in target: TargetOutline
  ) -> [Finding] {
    condition.modulesAskedFor.filter(isForbidden).map { module in
      Finding(
        position: condition.position, found: "canImport(\(module))",
        message: LocalizedText(
          english: "`\(target.name)` asks here whether it can import `\(module)`",
          french: "`\(target.name)` demande ici si `\(module)` peut être importé"))
    }
  }

  private func isForbidden(_ module: String) -> Bool {
    modules.contains { $0 == module || identifier($0) == module }
  }
}

extension Import {
  /// `import struct M.X`, without attributes and access level.
  var written: String {
    (["import"] + [kind].compactMap(\.self) + [path.joined(separator: ".")])
      .joined(separator: " ")
  }
}
