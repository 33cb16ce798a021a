package import Ports

/// The folder in which a learner works, and the places in it.
package struct Workspace: Hashable, Sendable {
  package let folder: Path

  package init(folder: Path) {
    self.folder = folder
  }

  /// Everything of ours: progress, backups, builds.
  ///
  /// Its presence makes a folder a workspace.
  package var state: Path { folder.appending(".solid") }
  /// The state file: what was solved, and where the learner was.
  package var progress: Path { state.appending("progress.json") }
  /// What `reset` replaced, one folder a backup.
  package var backups: Path { state.appending("backups") }
  /// Where submissions are built.
  package var check: Path { state.appending("check") }
  /// Where the state of an exercise before its change request is kept.
  ///
  /// - Parameter name: the slug, or another name for a folder that lies elsewhere.
  package func firstHalf(_ name: String) -> Path { state.appending("first-halves/" + name) }
  /// The package on which the exercises depend by a relative path.
  package var standIns: Path { folder.appending("StandIns") }
  /// A text for people who come upon the folder.
  package var readme: Path { folder.appending("README.md") }

  /// The package of an exercise, at the depth that its manifest expects.
  package func exercise(_ slug: String) -> Path {
    folder.appending("Exercises/" + slug)
  }

  /// The slug of the exercise in which a folder lies, or `nil` when it lies in none.
  package func exerciseSlug(at place: Path) -> String? {
    guard let rest = place.relative(to: folder.appending("Exercises")) else { return nil }
    return rest.split(separator: "/").first.map(String.init)
  }

  /// The workspace to use.
  ///
  /// The one named, else the nearest ancestor that is one, else `Workspace` right here.
  ///
  /// - Parameters:
  ///   - named: from `--workspace` or `SOLID_WORKSPACE`; `nil` when neither says anything.
  ///   - current: the absolute folder in which the command was given.
  package static func locate(named: String?, from current: Path, files: any FileReading)
    -> Workspace
  {
    if let named { return Workspace(folder: current.appending(named)) }
    for folder in current.selfAndAncestors
    where files.status(of: folder.appending(".solid"))?.kind == .folder {
      return Workspace(folder: folder)
    }
    return Workspace(folder: current.appending("Workspace"))
  }
}
