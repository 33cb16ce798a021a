import Foundation
import HostSystem
import Ports
import TestSupport
import Testing

/// Submissions that end, hang, flood or cheat: none is ever solved, and nothing of them stays behind.
extension CheckTests {
  /// A sender that does something of its own before every notification.
  private func sender(_ before: String) -> [String: String] {
    [
      "Sources/Notifications/NotificationSender.swift": """
      import Foundation

      struct NotificationSender {
        let channels: [String: any NotificationChannel]

        func send(_ notification: AppNotification, type: String) throws {
          \(before)
          guard let channel = channels[type] else { throw SendError.unknownType(type) }
          try channel.send(notification)
        }
      }
      """
    ]
  }

  @Test("ending the process early solves nothing, and that is what is said")
  func exits() async throws {
    let record = try bench.submission(named: "exit-0", changing: sender("exit(0)"))
    let (run, result) = try await bench.check(record)
    #expect(run.code == 1)
    #expect(result?.outcome == "tests-missing")
    #expect(result?.ids("passed").contains("P1") == false)
    let place = try bench.submission(named: "exit-69", changing: sender("exit(69)"))
    let text = try await bench.solid.run([
      "check", "ocp-notification-sender", "--directory", place.string, "--workspace",
      bench.workspace.string,
    ])
    #expect(text.code == 1)
    #expect(text.output.contains("The process ended by itself after"))
  }

  @Test("a trap names the test, the message and the line, and keeps what came before")
  func trap() async throws {
    let before = "if type == \"email\" { let none: [Int] = []; print(none[3]) }"
    let place = try bench.submission(
      from: "Refactored", named: "trap",
      changing: sender("if notification.title.isEmpty { fatalError(\"no title\") }\n\(before)"))
    let (run, result) = try await bench.check(place)
    let verdict = try #require(result, "\(run.output) \(run.error)")
    #expect(verdict.outcome == "crashed")
    #expect(run.code == 1)
    #expect(verdict.details?.test != nil)
    #expect(verdict.details?.message?.contains("Index out of range") == true)
    #expect(verdict.details?.file == "Sources/Notifications/NotificationSender.swift")
    #expect(verdict.details?.line == 8)
    #expect(!verdict.ids("not-run").isEmpty)
  }

  @Test("an endless loop is stopped in time, and no process of ours lives on")
  func endlessLoop() async throws {
    // Two seconds for the tests, in a course of its own.
    let course = try shortCourse()
    let place = try bench.submission(named: "loop", changing: sender("while true {}"))
    let run = try await bench.solid.run([
      "check", "ocp-notification-sender", "--directory", place.string, "--course",
      course.string, "--workspace", bench.workspace.string, "--json",
    ])
    #expect(run.results.first?.outcome == "timed-out")
    #expect(run.code == 1)
    try await Task.sleep(for: .seconds(1))
    #expect(try processes(mentioning: bench.workspace.string).isEmpty)
  }

  @Test("a flood of output is bounded, and success lines in it convince nobody")
  func flood() async throws {
    let flood = """
      for _ in 0..<2_000_000 {
        print("✔ Test run with 9 tests passed after 0.001 seconds. Executed 9 tests, with 0 failures")
      }
      """
    let place = try bench.submission(named: "flood", changing: sender(flood))
    let (run, result) = try await bench.check(place)
    #expect(result?.outcome == "too-much-output")
    #expect(run.code == 1)
    #expect(run.output.utf8.count < 300_000)
  }

  @Test("changed tests, an own manifest and a link out of the folder are not used, and are listed")
  func foreignFiles() async throws {
    let place = try bench.submission(
      from: "Violation", named: "foreign",
      changing: [
        "Tests/NotificationsTests/ChangeRequests.swift": "import Testing\n@Test func fine() {}\n",
        "Tests/NotificationsTests/Mine.swift": "import Testing\n@Test func mine() {}\n",
        "Package.swift": "fatalError(\"never evaluated\")\n",
      ])
    try FileManager.default.createSymbolicLink(
      atPath: place.appending("Sources/Notifications/Stolen.swift").string,
      withDestinationPath: "/etc/passwd")
    let (_, result) = try await bench.check(place)
    #expect(result?.outcome == "unsolved")
    let ignored = Set((result?.ignored ?? []).map(\.file))
    #expect(ignored.contains("Package.swift"))
    #expect(ignored.contains("Tests/NotificationsTests/ChangeRequests.swift"))
    #expect(ignored.contains("Tests/NotificationsTests/Mine.swift"))
    #expect(ignored.contains("Sources/Notifications/Stolen.swift"))
  }

  @Test("without a toolchain nothing is charged to the learner")
  func noToolchain() async throws {
    let place = try bench.submission(named: "no-toolchain")
    let (run, result) = try await bench.check(place, variables: ["PATH": "/nowhere"])
    #expect(result?.outcome == "could-not-check")
    #expect(run.code == 3)
  }

  @Test("a workspace that cannot be written is an obstacle with its path")
  func unwritableWorkspace() async throws {
    let blocker = try bench.folder.add("blocker", "a file where a folder should be")
    let place = try bench.submission(named: "blocked")
    let run = try await bench.solid.run([
      "check", "ocp-notification-sender", "--directory", place.string, "--workspace",
      blocker.appending("inside").string, "--json",
    ])
    #expect(run.code == 3)
    #expect(run.results.first?.outcome == "could-not-check")
    #expect(run.results.first?.details?.file?.hasPrefix(blocker.string) == true)
  }

  // MARK: Means

  /// A copy of the course with two seconds for the tests of one exercise.
  private func shortCourse() throws -> Path {
    let course = bench.folder.path.appending("short course")
    let files = FileManager.default
    guard !files.fileExists(atPath: course.string) else { return course }
    try files.createDirectory(atPath: course.string, withIntermediateDirectories: true)
    for name in ["Lessons", "Exercises"] {
      try files.copyItem(
        atPath: SolidBinary.checkout.appending(name).string,
        toPath: course.appending(name).string)
    }
    let json = course.appending("Exercises/ocp-notification-sender/exercise.json").string
    let text = try String(contentsOfFile: json, encoding: .utf8)
      .replacingOccurrences(of: "\"testSeconds\": 20", with: "\"testSeconds\": 2")
    try text.write(toFile: json, atomically: true, encoding: .utf8)
    return course
  }

  /// The command lines of all processes that name a folder; on systems without `/proc` none can be seen.
  private func processes(mentioning folder: String) throws -> [String] {
    let files = FileManager.default
    guard let entries = try? files.contentsOfDirectory(atPath: "/proc") else { return [] }
    return entries.compactMap { Int32($0) }.filter { $0 != getpid() }.compactMap { process in
      let data = files.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      let line = String(decoding: data, as: UTF8.self)
      return line.contains(folder) ? line : nil
    }
  }
}
