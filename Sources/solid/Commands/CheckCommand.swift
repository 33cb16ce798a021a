import Curriculum
import Grading
import HostSystem
import Languages
import LearnerWork
import Ports
import Rendering
import SwiftSource
import Tutoring

/// `solid check`: the verdict on one exercise, or on several.
struct CheckCommand: CommandBody {
  func run(at desk: Desk, _ invocation: Invocation) async throws(Complaint) -> ExitCode {
    let subjects = try await subjects(at: desk, invocation)
    let seed = try invocation.count("seed").map(UInt64.init)
    let isJSON = invocation.has("json")
    var verdicts: [Verdict] = []
    for subject in subjects {
      let reporter = CheckReporter(desk: desk, isQuiet: isJSON)
      let verdict = await desk.grader.verdict(
        on: subject.folder, for: subject.exercise, of: desk.course,
        memory: memory(of: subject, at: desk), renewing: invocation.has("from-here"), seed: seed,
        report: reporter.report)
      if case .couldNotCheck(.cancelled) = verdict.outcome { throw .interrupted }
      verdicts.append(verdict)
      let gained = subject.isWorkspace ? await note(verdict, at: desk) : []
      if !isJSON {
        var text = text(for: subject, at: desk)
        text.showsAll = invocation.has("details")
        text.gained = gained
        let title = subject.exercise.title(desk.language)
        try desk.say(
          [StyledLine(title, .heading), .empty]
            + text.lines(of: verdict, width: desk.settings.width))
      }
    }
    if isJSON {
      try desk.write(VerdictJSON(language: desk.language).text(of: verdicts) + "\n")
    }
    return ExitCode.worst(verdicts.map(\.exitCode))
  }

  /// A folder to check, for one exercise.
  private struct Subject {
    let exercise: Exercise
    let folder: Path
    let isWorkspace: Bool
  }

  private func subjects(at desk: Desk, _ invocation: Invocation) async throws(Complaint)
    -> [Subject]
  {
    if let directory = invocation.options["directory"] {
      let folder = desk.world.environment.folder.appending(directory)
      let names = invocation.operands
      guard names.count <= 1 else {
        throw .usage(.tooManyOperands(command: "check", extra: names[1]))
      }
      let exercise: Exercise
      if let name = names.first {
        exercise = try desk.exercise(named: name)
      } else {
        exercise = try await guess(folder, at: desk)
      }
      return [Subject(exercise: exercise, folder: folder, isWorkspace: false)]
    }
    var subjects: [Subject] = []
    for exercise in try await exercises(at: desk, invocation) {
      guard desk.workbench.isStarted(exercise) else { throw .notStarted(exercise.slug) }
      let folder = desk.workspace.exercise(exercise.slug)
      subjects.append(Subject(exercise: exercise, folder: folder, isWorkspace: true))
    }
    return subjects
  }

  /// Where the state before a change request is kept: a place for the workspace, and one for every other folder.
  private func memory(of subject: Subject, at desk: Desk) -> Path {
    let slug = subject.exercise.slug
    guard !subject.isWorkspace else { return desk.workspace.firstHalf(slug) }
    let place = subject.folder.string.utf8.map { byte in
      let text = String(byte, radix: 16)
      return byte.isPlainInNames ? String(UnicodeScalar(byte)) : "%" + text
    }
    return desk.workspace.firstHalf(slug + "-" + place.joined().suffix(200))
  }

  private func exercises(at desk: Desk, _ invocation: Invocation) async throws(Complaint)
    -> [Exercise]
  {
    if invocation.has("all") {
      let started = desk.course.exercises.filter(desk.workbench.isStarted)
      guard !started.isEmpty else { throw .noCurrentExercise }
      return started
    }
    var named: [Exercise] = []
    for name in invocation.operands { named.append(try desk.exercise(named: name)) }
    if !named.isEmpty { return named }
    return [try await currentExercise(at: desk)]
  }

  /// The exercise of the folder in which the command was given, else the one that was open last.
  private func currentExercise(at desk: Desk) async throws(Complaint) -> Exercise {
    if let slug = desk.workspace.exerciseSlug(at: desk.world.environment.folder),
      let exercise = desk.course.exercise(slug)
    {
      return exercise
    }
    guard let slug = try await desk.progress().currentExercise,
      let exercise = desk.course.exercise(slug)
    else { throw .noCurrentExercise }
    return exercise
  }

  /// A folder of the course or of a workspace says in its path which exercise it answers.
  private func guess(_ folder: Path, at desk: Desk) async throws(Complaint) -> Exercise {
    let parts = Set(folder.string.split(separator: "/").map(String.init))
    if let exercise = desk.course.exercises.first(where: { parts.contains($0.slug) }) {
      return exercise
    }
    return try await currentExercise(at: desk)
  }

  /// Notes a verdict; returns the checks that hold for the first time.
  ///
  /// Trouble with the note does not spoil the verdict.
  private func note(_ verdict: Verdict, at desk: Desk) async -> Set<String> {
    let note = VerdictNote(verdict, at: desk.world.clock.now())
    let gained = (try? await desk.progress()).map { note.gained(since: $0) } ?? []
    try? await desk.note { note.apply(to: &$0) }
    return gained
  }

  private func text(for subject: Subject, at desk: Desk) -> VerdictText {
    let files = desk.world.files
    var text = VerdictText(language: desk.language) { path in
      let isProbe = path.hasPrefix("Probes/")
      let folder = isProbe ? subject.exercise.folder : subject.folder
      return try? files.text(of: folder.appending(path))
    }
    text.colouring = { codeTokens(of: $0) }
    return text
  }
}

extension UInt8 {
  /// Whether a byte may stand in the name of a file as it is, on every system.
  fileprivate var isPlainInNames: Bool {
    switch UnicodeScalar(self) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }
}

extension Verdict {
  /// How a process ends that had nothing else to do than this check.
  var exitCode: ExitCode {
    switch outcome {
    case .solved: .success
    case .couldNotCheck(.cancelled): .interrupted
    case .couldNotCheck: .couldNotCheck
    default: .notSolved
    }
  }
}
