import Rendering

/// `solid diff`: compares two versions of the learner's files.
struct DiffCommand: CommandBody {
  func run(at desk: Desk, _ invocation: Invocation) async throws(Complaint) -> ExitCode {
    let exercise = try desk.exercise(named: invocation.operands.first ?? "")
    let compared = ComparedFiles(desk: desk, exercise: exercise)
    let from = invocation.options["from"].flatMap(ComparedFiles.Side.init) ?? .violation
    let to = invocation.options["to"].flatMap(ComparedFiles.Side.init) ?? .mine
    let diff = DiffText(
      old: try compared.texts(of: from), new: try compared.texts(of: to))
    let lines = diff.lines(width: desk.settings.width)
    if lines.isEmpty { try desk.say(.noDifference) } else { try desk.say(lines) }
    return .success
  }
}
