import Rendering

/// `solid diff`: compares two versions of the learner's files.
struct DiffCommand: CommandBody {
  func run(at desk: Desk, _ invocation: Invocation) async throws(Complaint) -> ExitCode {
    let exercise = try desk.exercise(named: invocation.operands.first ?? "")
    let compared = ComparedFiles(desk: desk, exercise: exercise)
    let from = invocation.options["from"].flatMap(ComparedFiles.Side.init) ?? .violation
    let to = invocation.options["to"].flatMap(ComparedFiles.Side.init) ?? .mine
    let diff = DiffText(language: desk.language)
    try desk.say(
      diff.lines(
        from: try compared.texts(of: from), to: try compared.texts(of: to),
        width: desk.settings.wideWidth))
    return .success
  }
}
