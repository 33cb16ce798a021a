import Curriculum
import Grading
import HostSystem
import LearnerWork
import Ports
import Rendering

/// `solid doctor`: is everything here that is needed, and what to do about what is not.
struct DoctorCommand: CommandBody {
  func run(at desk: Desk, _ invocation: Invocation) async throws(Complaint) -> ExitCode {
    var findings = [await toolchain(at: desk), course(at: desk), workspace(at: desk)]
    findings.append(await progress(at: desk))
    for finding in findings {
      let mark = finding.isWell ? StyledLine("✓ ", .good) : StyledLine("✗ ", .bad)
      try desk.say(
        Hanging(mark).lines(width: desk.settings.width) {
          LineWrapper(width: $0).lines(of: finding.text)
        })
    }
    return findings.allSatisfy(\.isWell) ? .success : .couldNotCheck
  }

  private struct DoctorFinding {
    let isWell: Bool
    let text: String
  }

  private func finding(
    _ isWell: Bool, _ phrase: CommandPhrase, _ values: [String: PhraseValue], at desk: Desk
  ) -> DoctorFinding {
    DoctorFinding(isWell: isWell, text: phrase(desk.language, values))
  }

  private func toolchain(at desk: Desk) async -> DoctorFinding {
    do throws(GradingFailure) {
      let toolchain = try await desk.grader.toolchain()
      let values: [String: PhraseValue] = [
        "version": .text(toolchain.version), "path": .text(toolchain.swift.string),
      ]
      let isNew = toolchain.number.map { $0 >= (6, 2) } ?? false
      return finding(isNew, isNew ? .toolchainIsWell : .toolchainIsOld, values, at: desk)
    } catch {
      return finding(false, .toolchainIsMissing, [:], at: desk)
    }
  }

  private func course(at desk: Desk) -> DoctorFinding {
    let values: [String: PhraseValue] = [
      "path": .text(desk.course.folder.string),
      "lessons": .number(desk.course.lessons.count),
      "exercises": .number(desk.course.exercises.count),
      "n": .number(desk.course.problems.count),
    ]
    let isWell = desk.course.problems.isEmpty && !desk.course.lessons.isEmpty
    return finding(isWell, isWell ? .courseIsWell : .courseHasProblems, values, at: desk)
  }

  private func workspace(at desk: Desk) -> DoctorFinding {
    let values: [String: PhraseValue] = ["path": .text(desk.workspace.folder.string)]
    let probe = desk.workspace.state.appending("probe")
    do throws(FileFailure) {
      try desk.world.files.makeFolder(at: desk.workspace.state)
      try desk.world.files.write([], to: probe, .atomic)
      try desk.world.files.remove(probe)
      return finding(true, .workspaceIsWell, values, at: desk)
    } catch {
      return finding(false, .workspaceIsNotWritable, values, at: desk)
    }
  }

  private func progress(at desk: Desk) async -> DoctorFinding {
    let values: [String: PhraseValue] = ["path": .text(desk.workspace.progress.string)]
    let isWell = (try? await desk.progress()) != nil
    return finding(isWell, isWell ? .progressIsWell : .progressIsUnreadable, values, at: desk)
  }
}
