import Curriculum
import Ports
import Spelling
import Workshop

/// `solid new`: an exercise or a lesson that works from the first minute, for an author to change.
struct NewCommand: CommandBody {
  /// What can be made.
  enum Kind: String, CaseIterable {
    case exercise, lesson
  }

  func run(at desk: Desk, _ invocation: Invocation) async throws(Complaint) -> ExitCode {
    let kind = try kind(of: invocation)
    let slug = try slug(of: invocation)
    let module = try module(of: invocation)
    let number = try number(of: invocation, for: kind)
    let scaffold = CourseScaffold(course: desk.course.folder, files: desk.world.files)
    let made: [Path]
    do throws(ScaffoldFailure) {
      switch kind {
      case .exercise: made = [try scaffold.makeExercise(slug, module: module)]
      case .lesson: made = try scaffold.makeLesson(slug, number: number, module: module)
      }
    } catch { throw .scaffold(error) }
    let report = NewReport(desk: desk, course: invocation.options["course"])
    try report.show(made)
    if !scaffold.hasStandIns { try report.showStandIns() }
    try report.showNext(after: kind, slug)
    return .success
  }

  private func kind(of invocation: Invocation) throws(Complaint) -> Kind {
    let word = invocation.operands.first ?? ""
    if let kind = Kind(rawValue: word) { return kind }
    let near = nearestNames(to: word, among: Kind.allCases.map(\.rawValue))
    throw .usage(.badName(.kind(word, nearest: near)))
  }

  private func slug(of invocation: Invocation) throws(Complaint) -> Slug {
    let word = invocation.operands.last ?? ""
    if let slug = Slug(word) { return slug }
    let near = [Slug.nearest(to: word)?.text].compactMap { $0 }
    throw .usage(.badName(.slug(word, nearest: near)))
  }

  private func module(of invocation: Invocation) throws(Complaint) -> ModuleName? {
    guard let word = invocation.options["module"] else { return nil }
    if let module = ModuleName(word) { return module }
    throw .usage(.badName(.module(word)))
  }

  private func number(of invocation: Invocation, for kind: Kind) throws(Complaint) -> Int? {
    guard let number = try invocation.count("number") else { return nil }
    guard kind == .lesson else {
      throw .usage(.unknownOption("--number", command: "new exercise", nearest: []))
    }
    // The folder of a lesson begins with it, and nobody counts on.
    guard number < 1_000 else {
      throw .usage(.notANumber(option: "number", value: String(number)))
    }
    return number
  }
}
