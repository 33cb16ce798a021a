import Curriculum
import DesignRules
import Ports
import SwiftSource

/// Reads which targets a submission has; its manifest is read as text and never run.
struct SubmittedManifest: Sendable {
  let files: any FileReading

  /// The learner's targets where the manifest is theirs, else ours; the test targets are always ours.
  func manifest(of submission: Submission, for exercise: Exercise) -> PackageManifest {
    let ours = outline(ofText: pristine(exercise))
    let theirs = submission.files["Package.swift"].map { outline(ofText: $0) } ?? ours
    let sources = theirs.targets.filter { $0.kind != .test }.map(target)
    let names = Set(theirs.targets.map(\.name))
    let tests = ours.targets.filter { $0.kind == .test }.map(target)
    return PackageManifest(
      name: ours.name ?? exercise.slug,
      targets: (sources + tests).map { resolved($0, among: names) })
  }

  private func pristine(_ exercise: Exercise) -> String {
    let path = exercise.violation.appending("Package.swift")
    return (try? files.text(of: path, limit: Submission.maximumBytes)) ?? ""
  }

  private func outline(ofText text: String) -> ManifestOutline {
    ManifestOutline(SourceFile(path: "Package.swift", text: text))
  }

  private func target(_ written: ManifestTarget) -> PackageManifest.Target {
    let kind: PackageManifest.Kind =
      switch written.kind {
      case .library: .library
      case .executable: .executable
      case .test: .test
      }
    return PackageManifest.Target(
      name: written.name, kind: kind,
      dependencies: written.dependencies.map { .target($0.name) }, path: written.path)
  }

  /// A bare name is a target of the package when there is one, else a product.
  private func resolved(_ target: PackageManifest.Target, among names: Set<String>)
    -> PackageManifest.Target
  {
    var target = target
    target.dependencies = target.dependencies.map {
      names.contains($0.name) ? .target($0.name) : .standIn($0.name)
    }
    return target
  }
}
