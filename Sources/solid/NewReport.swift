import Curriculum
import HostSystem
import Ports
import Rendering
import Workshop

/// What `solid new` prints: what was made, what is missing, and what to type next.
struct NewReport {
  let desk: Desk
  /// The argument of `--course`, which the next commands need as well.
  let course: String?

  func show(_ made: [Path]) throws(Complaint) {
    for folder in made {
      let isLesson = folder.parent.lastComponent == "Lessons"
      let path = folder.relative(to: desk.world.environment.folder) ?? folder.string
      try desk.write(inert(path) + "\n")
      try say(isLesson ? .lessonMade : .exerciseMade, indentation: "  ")
    }
    try say(.owed)
  }

  /// The packages of a course elsewhere cannot be built without the stand-ins.
  func showStandIns() throws(Complaint) {
    try say(.standInsMissing)
    let prefix = BuildPlace.prefix(of: desk.world.environment)?.appending("share/solid")
    let source = [BuildPlace.checkout, prefix].compactMap { $0?.appending("Exercises/StandIns") }
      .first { desk.world.files.status(of: $0.appending("Package.swift")) != nil }
    let target = desk.course.folder.appending("Exercises")
    try show(command: "cp -R \(quoted(source?.string ?? "…/StandIns")) \(quoted(target.string))")
  }

  func showNext(after kind: NewCommand.Kind, _ slug: Slug) throws(Complaint) {
    let option = course.map { " --course " + quoted($0) } ?? ""
    let then = kind == .exercise ? "new lesson" : "learn"
    try say(.next)
    for command in ["audit", then] { try show(command: "solid \(command) \(slug.text)\(option)") }
  }

  private func say(_ phrase: NewPhrase, indentation: String = "") throws(Complaint) {
    let text = phrase(desk.language)
    try desk.say(
      Hanging(StyledLine(indentation)).lines(width: desk.settings.width) {
        LineWrapper(width: $0).lines(of: text)
      })
  }

  /// Never wrapped, so that it can be copied as one line.
  private func show(command: String) throws(Complaint) {
    try desk.write("  \(command)\n")
  }

  /// A path as one word of a POSIX shell.
  private func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy { character in
      character.isLetter || character.isNumber || "/._-…".contains(character)
    }
    return isPlain ? path : "'" + inert(path).replacing("'", with: #"'\''"#) + "'"
  }
}
