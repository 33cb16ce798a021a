import HostSystem
import Ports
import TestSupport
import Testing

@testable import LearnerWork

/// Kills the real program at random moments, and in the middle of a save.
@Suite struct `Sudden death` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try addCourse()
  }

  @Test(arguments: ["one", "two", "three", "four"])
  func `of the program leaves the old progress or the new, and never a broken one`(
    name: String
  ) async throws {
    let solid = try #require(SolidBinary.path, "build the product `solid` first")
    let workspace = Workspace(folder: folder.path.appending(name))
    try await run("'\(solid)' start first", in: workspace)
    for number in 0..<50 {
      let slug = number.isMultiple(of: 2) ? "second" : "first"
      try await run(
        """
        lock='\(workspace.state)/progress.lock'; : > "$lock"
        '\(solid)' start \(slug) & p=$!
        \(moment(number))
        kill -9 $p 2>/dev/null; wait $p
        """, in: workspace)
      #expect(try current(in: workspace) != nil, "after kill \(number)")
    }
    // Whatever was left behind does not hinder the next save.
    try await run("'\(solid)' start first", in: workspace)
    #expect(try current(in: workspace) == "first")
    let left = try PosixFileSystem().names(in: workspace.state)
    #expect(left.filter { $0.hasSuffix(".tmp") } == [])
  }

  /// Shell that waits for the moment to kill `$p`: any moment, or one at which a save goes on, as the lock file is not empty then.
  private func moment(_ number: Int) -> String {
    if number.isMultiple(of: 4) { return "sleep 0.\(Int.random(in: 10...99))" }
    return """
      until [ -s "$lock" ] || ! kill -0 $p 2>/dev/null; do :; done
      i=0; while [ $i -lt \(Int.random(in: 0...600)) ]; do i=$((i+1)); done
      """
  }

  /// The exercise that the progress file names; `nil` when the file is damaged.
  private func current(in workspace: Workspace) throws -> String? {
    let bytes = try PosixFileSystem().contents(of: workspace.progress, limit: 100_000)
    return CourseProgress(bytes: bytes)?.currentExercise
  }

  private func run(_ script: String, in workspace: Workspace) async throws {
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
