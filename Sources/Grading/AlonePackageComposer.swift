import Curriculum
import Ports

/// Composes the package in which one target stands alone: its sources, those of what it needs, and tests of its own.
///
/// The folders are copied, because the path of a target may not leave its package.
struct AlonePackageComposer: Sendable {
  let exercise: Exercise
  let alone: AlonePackage
  let files: any FileReading

  /// All files of the package by path.
  func files(of submission: Submission) throws(FileFailure) -> [String: [UInt8]] {
    let composer = PackageComposer(reader: files)
    let all = try composer.files(of: submission, for: exercise)
    let manifest = manifest(
      from: SubmittedManifest(files: files).manifest(of: submission, for: exercise))
    var wanted = ["Package.swift": Array(manifest.text.utf8)]
    for target in manifest.targets where target.kind != .test {
      let folder = (target.path ?? "Sources/" + target.name) + "/"
      for (path, bytes) in all where path.hasPrefix(folder) { wanted[path] = bytes }
    }
    for (path, bytes) in try composer.tree(at: exercise.aloneFolder) {
      wanted["Tests/\(testTarget)/" + path] = bytes
    }
    return wanted
  }

  private var testTarget: String { alone.target + "Tests" }

  /// The target with what it needs; what it may not need is not there, whatever the manifest says.
  private func manifest(from whole: PackageManifest) -> PackageManifest {
    let left = Set(alone.without)
    let targets = whole.closure(of: alone.target, without: left).map { target in
      var target = target
      target.dependencies.removeAll { dependency in
        switch dependency {
        case .target(let name): left.contains(name)
        case .standIn(let name): !alone.products.contains(name)
        }
      }
      return target
    }
    let tests = PackageManifest.Target(
      name: testTarget, kind: .test,
      dependencies: [.target(alone.target)] + alone.products.map { .standIn($0) })
    return PackageManifest(name: whole.name, targets: targets + [tests])
  }
}
