import HostSystem
import Ports
import TestSupport
import Testing

@testable import LearnerWork

/// Kills the real program at random moments, and in the middle of a save.
@Suite struct `Sudden death` {
  private let files = PosixFileSystem()
  private let folder: TemporaryFolder
  private let workspace: Workspace

  init() throws {
    folder = try TemporaryFolder()
    workspace = Workspace(folder: folder.path.appending("desk"))
    try addCourse()
  }

  @Test func `of the program leaves the old progress or the new, and never a broken one`()
    async throws
  {
    let solid = try #require(SolidBinary.path, "build the product `solid` first")
    try await run("'\(solid)' start first")
    var generator = SystemRandomNumberGenerator()
    for number in 0..<60 {
      let slug = number.isMultiple(of: 2) ? "second" : "first"
      let pause = Int.random(in: 0..<30, using: &generator)
      // The lock file is not empty while a save goes on: every other kill waits for one.
      let moment =
        number.isMultiple(of: 3)
        ? "sleep 0.0\(pause)"
        : "until [ -s \"$lock\" ] || ! kill -0 $p 2>/dev/null; do :; done; \(busy(pause / 2))"
      try await run(
        """
        lock='\(workspace.state)/progress.lock'; : > "$lock"
        '\(solid)' start \(slug) & p=$!
        \(moment)
        kill -9 $p 2>/dev/null; wait $p
        """)
      try expectSoundProgress(after: number)
    }
    // Whatever was left behind does not hinder the next save.
    try await run("'\(solid)' start first")
    let progress = try #require(try soundProgress())
    #expect(progress.currentExercise == "first")
  }

  /// Some hundred microseconds each, in a shell that knows no shorter sleep.
  private func busy(_ turns: Int) -> String {
    "i=0; while [ $i -lt \(turns * 100) ]; do i=$((i+1)); done"
  }

  private func expectSoundProgress(after number: Int) throws {
    let progress = try soundProgress()
    let current = progress?.currentExercise
    #expect(["first", "second"].contains(current), "after kill \(number)")
  }

  private func soundProgress() throws -> CourseProgress? {
    CourseProgress(bytes: try files.contents(of: workspace.progress, limit: 100_000))
  }

  private func run(_ script: String) async throws {
    let command = Command(
      executable: Path("/bin/sh"), arguments: ["-c", script],
      environment: [
        "PATH": "/usr/bin:/bin", "SOLID_WORKSPACE": workspace.folder.string,
        "SOLID_COURSE": folder.path.appending("course").string,
      ],
      folder: folder.path)
    _ = try await SessionProcessRunner().run(command) {
      $0.elapsed > .seconds(20) ? .overTime : nil
    }
  }

  /// The smallest course with two exercises that can be started.
  private func addCourse() throws {
    try folder.add("course/Lessons/README.md")
    try folder.add("course/Exercises/StandIns/Package.swift", "// stand-ins\n")
    for slug in ["first", "second"] {
      let place = "course/Exercises/\(slug)/"
      try folder.add(place + "Violation/Package.swift", "// manifest\n")
      try folder.add(place + "Violation/Sources/Kit/Kit.swift", "let a = 1\n")
      try folder.add(place + "Checks/KitTests.swift", "// tests\n")
      try folder.add(place + "exercise.json", Self.description)
    }
  }

  private static let description = """
    {
      "schema": 1, "title": {"en": "Kit", "fr": "Kit"}, "principle": "ocp", "minutes": 5,
      "editable": ["Sources/Kit"], "start": "Sources/Kit/Kit.swift", "fixedNames": [],
      "checks": [{
        "id": "B1", "kind": "behaviour", "title": {"en": "works", "fr": "marche"},
        "because": {"en": "It works.", "fr": "Ça marche."}, "tests": ["works()"]
      }]
    }
    """
}
