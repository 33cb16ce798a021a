import Curriculum
import Grading
import HostSystem
import Languages
import Ports
import Rendering
import Workshop

/// What an audit prints: problems of files as `path:line:column`, then one line a submission.
struct AuditReport: Sendable {
  let desk: Desk
  let isJSON: Bool

  func show(_ problems: [Problem]) throws(Complaint) {
    guard !isJSON else { return }
    for problem in problems {
      let tail = problem.suggestion.isEmpty ? "" : "; " + problem.suggestion
      let place = "\(local(problem.file)):\(problem.line):\(problem.column)"
      try desk.write(inert("\(place): \(problem.message)\(tail)") + "\n")
    }
  }

  /// A row as soon as it is known; a reader who has gone is noticed at the end.
  func show(_ row: AuditRow) {
    guard !isJSON else { return }
    let encoder = AnsiEncoder(desk.settings.capabilities)
    let lines = AuditRowText(language: desk.language).lines(of: row)
    try? desk.world.output.write(encoder.text(of: lines))
  }

  /// The tables of a proof, a blank line before each, and then the problems that it found.
  ///
  /// - Returns: these problems.
  func showGaps(in proof: JudgeProof?) throws(Complaint) -> [Problem] {
    guard let proof else { return [] }
    let gaps = proof.problems(in: desk.course.folder.appending("Exercises"))
    if !isJSON { try desk.say(AuditProofText(language: desk.language).lines(of: proof)) }
    try show(gaps)
    return gaps
  }

  func finish(
    problems: [Problem], sketches: [Problem], rows: [AuditRow], proof: JudgeProof?
  ) throws(Complaint) {
    if isJSON {
      let record = AuditRecord(
        problems: problems, sketches: sketches, rows: rows, proof: proof, local: local)
      try desk.write(record.text + "\n")
      return
    }
    let sentence = AuditPhrase.audited(
      desk.language,
      [
        "n": .number(rows.count), "remembered": .number(rows.count(where: \.isRemembered)),
        "wrong": .number(rows.count { !$0.isAsDeclared }), "problems": .number(problems.count),
      ])
    try desk.say(LineWrapper(width: desk.settings.width).lines(of: sentence))
  }

  /// A path as the author types it.
  private func local(_ path: Path) -> String {
    path.relative(to: desk.world.environment.folder) ?? path.string
  }
}
