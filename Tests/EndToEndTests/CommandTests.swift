import Foundation
import HostSystem
import Ports
import TestSupport
import Testing

/// Every command but `check`, from outside.
struct CommandTests {
  let solid = SolidBinary()

  private func workspace() throws -> (folder: TemporaryFolder, arguments: [String]) {
    let folder = try TemporaryFolder()
    return (folder, ["--workspace", folder.path.appending("Workspace").string])
  }

  @Test("the version and the help go to standard output")
  func versionAndHelp() async throws {
    let version = try await solid.run(["--version"])
    #expect(version.code == 0 && version.output.hasPrefix("solid "))
    for command in ["list", "learn", "show", "start", "check", "hint", "reference", "diff"] {
      let help = try await solid.run([command, "--help"])
      #expect(help.code == 0 && help.output.contains("solid \(command)"))
    }
  }

  @Test("a wrong word is an error with the nearest right one")
  func suggestions() async throws {
    let cases = [
      (["chek"], "check"), (["list", "--jsno"], "--json"),
      (["show", "05-ocp-notification-sendr"], "ocp-notification-sender"),
      (["start", "srp-user-view-controler"], "srp-user-view-controller"),
    ]
    for (arguments, wanted) in cases {
      let run = try await solid.run(arguments)
      #expect(run.code == 2, "\(arguments)")
      #expect(run.error.contains(wanted), "\(run.error)")
      #expect(run.output.isEmpty)
    }
    #expect(try await solid.run(["show"]).code == 2)
    #expect(try await solid.run(["undo", "now"]).code == 2)
  }

  @Test("lessons are listed one a line in a pipe, and without escape bytes")
  func list() async throws {
    let (_, place) = try workspace()
    let run = try await solid.run(["list"] + place)
    #expect(run.code == 0)
    #expect(run.output.split(separator: "\n").count >= 3)
    #expect(run.output.contains("A channel nobody planned"))
    #expect(!run.output.contains("\u{1B}"))
    let french = try await solid.run(["list", "--lang", "fr"] + place)
    #expect(french.output.contains("Le canal que personne"))
    let ocp = try await solid.run(["list", "--principle", "ocp"] + place)
    #expect(ocp.output.split(separator: "\n").count == 2)
  }

  @Test("a started exercise is never overwritten; reset and undo bring back every byte")
  func startResetUndo() async throws {
    let (folder, place) = try workspace()
    let slug = "ocp-notification-sender"
    let file = folder.path.appending(
      "Workspace/Exercises/\(slug)/Sources/Notifications/NotificationSender.swift")
    #expect(try await solid.run(["start", slug] + place).code == 0)
    let pristine = try Data(contentsOf: URL(fileURLWithPath: file.string))
    let mine = Data("// my own work\r\nlet tab = \"\t\"\u{0}\n".utf8)
    try mine.write(to: URL(fileURLWithPath: file.string))
    #expect(try await solid.run(["start", slug] + place).code == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file.string)) == mine)
    #expect(try await solid.run(["reset", slug] + place).code == 2)
    #expect(try await solid.run(["reset", slug, "--yes"] + place).code == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file.string)) == pristine)
    #expect(try await solid.run(["undo"] + place).code == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file.string)) == mine)
    let diff = try await solid.run(["diff", slug] + place)
    #expect(diff.output.contains("my own work"))
  }

  @Test("hints come one by one and stay; the reference is recorded as revealed")
  func hintsAndReference() async throws {
    let (_, place) = try workspace()
    let slug = "ocp-notification-sender"
    let first = try await solid.run(["hint", slug] + place).output
    let second = try await solid.run(["hint", slug] + place).output
    #expect(second.count > first.count)
    let reference = try await solid.run(["reference", slug, "--yes"] + place)
    #expect(reference.output.contains("NotificationSender"))
    let progress = try await solid.run(["progress", "--json"] + place).output
    #expect(progress.contains("\"revealed\":true"))
    #expect(progress.contains("\"hints\":2"))
  }

  @Test("a lesson can be read in a pipe, whole or by step, in both languages")
  func show() async throws {
    for language in ["en", "fr"] {
      let run = try await solid.run(["show", "5", "--lang", language])
      #expect(run.code == 0)
      #expect(run.output.contains("NotificationSender"))
      #expect(!run.output.contains("\u{1B}"))
    }
    #expect(try await solid.run(["show", "5", "--step", "1"]).code == 0)
    #expect(try await solid.run(["show", "5", "--step", "99"]).code == 2)
  }

  @Test("the doctor finds everything in order here, and a missing toolchain elsewhere")
  func doctor() async throws {
    let (_, place) = try workspace()
    #expect(try await solid.run(["doctor"] + place).code == 0)
    var poor = solid
    poor.variables = ["PATH": "/nowhere"]
    let run = try await poor.run(["doctor"] + place)
    #expect(run.code == 3)
    #expect(run.output.contains("swift.org"))
  }

  @Test("a reader who leaves early ends the command quietly")
  func closedPipe() async throws {
    let script = "\"$0\" show 5 | head -1; exit ${PIPESTATUS[0]}"
    let command = Command(
      executable: Path("/bin/bash"), arguments: ["-c", script, SolidBinary.path.string],
      environment: ProcessEnvironment().variables, folder: SolidBinary.checkout)
    let process = try await SessionProcessRunner().run(command) { _ in nil }
    #expect(process.standardError.text.isEmpty)
    #expect([.exit(code: 141), .exit(code: 0)].contains(process.ending))
  }

  @Test("broken course files are all named with line and suggestion, and nothing traps")
  func brokenCourse() async throws {
    let folder = try TemporaryFolder()
    try folder.add("Lessons/05-broken/en.md", "---\nprincipel: ocp\n---\nno title\n")
    try folder.add("Lessons/05-broken/fr.md", "---\nprinciple: ocp\n---\n\u{0}")
    try folder.add("Exercises/broken/exercise.json", "{ \"schema\": 1, \"title\": }")
    let run = try await solid.run([
      "audit", "--course", folder.path.string, "--workspace",
      folder.path.appending("w").string,
    ])
    #expect(run.code == 1)
    #expect(run.output.contains("exercise.json:1:"))
    #expect(run.output.contains("en.md:2:"))
    #expect(run.output.contains("fr.md:4:"))
    #expect(run.output.contains("principle"))
  }
}
