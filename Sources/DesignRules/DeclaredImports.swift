import Languages
import SwiftSource

/// G3: the manifest knows every import of a module that the package builds.
///
/// All modules of a build lie in one folder, so an import that the manifest does not declare may well
/// compile. Found, at the import: a target of this package, or a product that another target
/// declares, which is no direct dependency of the target.
///
/// Not found: modules of the system, the target itself, a dependency that nobody imports, and modules
/// that no line of the manifest mentions: they cannot be built.
package struct DeclaredImports: GraphRule {
  package static let name = "declaredImports"

  package init(_ parameters: RuleParameters) throws(RuleParameterProblem) {
    try parameters.requireOnly([])
  }

  package func findings(in package: PackageOutline) -> [Finding] {
    let built = Set(
      (package.targets.map(\.name) + package.targets.flatMap(\.dependencies).map(\.name))
        .map(identifier))
    return package.findings(
      package.targets.flatMap { target in
        let declared = Set((target.dependencies.map(\.name) + [target.name]).map(identifier))
        return target.imports
          .filter { built.contains($0.module) && !declared.contains($0.module) }
          .map { finding($0, in: target) }
      })
  }

  private func finding(_ directive: Import, in target: TargetOutline) -> Finding {
    let module = directive.module
    return Finding(
      position: directive.position, found: directive.written,
      message: LocalizedText(
        english: "`\(target.name)` imports `\(module)`, which its dependencies do not name",
        french: "`\(target.name)` importe `\(module)`, absent de ses dépendances"))
  }
}
