import Languages
import SwiftSource

extension PackageOutline {
  /// What keeps every rule from holding.
  ///
  /// These are the places of the manifest that cannot be read, files that belong to no target, and
  /// targets without files, those of tests left out.
  var obstacles: [Finding] {
    manifest.unreadable.map(Finding.init) + strayFiles.map(stray)
      + targets.filter { $0.kind != .test && $0.module.files.isEmpty }.map(empty)
      + targets.flatMap(\.module.obstacles)
  }

  /// What a rule finds besides the obstacles, in the order of the source.
  func findings(_ found: [Finding]) -> [Finding] {
    (obstacles + found).inSourceOrder()
  }

  /// What a rule finds in each target; a target that is missing is a finding and never a pass.
  func findings(in names: [String], _ inspect: (TargetOutline) -> [Finding]) -> [Finding] {
    findings(names.flatMap { name in target(named: name).map(inspect) ?? [missing(name)] })
  }

  /// Says that a fixed target is missing, and which names come near it.
  ///
  /// `others` are the products that would have been accepted as well.
  func missing(_ name: String, orProducts others: [String] = []) -> Finding {
    let start = SourcePosition(file: manifest.file.path, line: 1, column: 1)
    let known = targets.map(\.name)
    return Finding.missing(name, among: known + others.filter { !known.contains($0) }) { near in
      target(named: near)?.position ?? start
    }
  }

  private func stray(_ file: SourceFile) -> Finding {
    Finding(
      position: SourcePosition(file: file.path, line: 1, column: 1), found: file.name,
      message: LocalizedText(
        english: "this file lies in the folder of no target",
        french: "ce fichier n’est dans le dossier d’aucune cible"))
  }

  private func empty(_ target: TargetOutline) -> Finding {
    Finding(
      position: target.position, found: target.name,
      message: LocalizedText(
        english: "the target `\(target.name)` has no files",
        french: "la cible `\(target.name)` n’a aucun fichier"))
  }
}
