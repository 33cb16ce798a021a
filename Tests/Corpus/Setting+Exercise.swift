import Curriculum
import Ports

extension Setting {
  /// Reads what an exercise keeps for itself: its tests, its given files, and what all exercises share.
  init(of exercise: Exercise, in course: Course, reader: any FileReading) {
    let places = [
      exercise.checksFolder, exercise.aloneFolder, exercise.folder.appending("Probes"),
      course.standIns, exercise.violation.appending("Package.swift"),
    ]
    pinnedNames = Set(exercise.files.fixedNames)
    for path in places + exercise.files.given.map(exercise.violation.appending) {
      for text in swiftTexts(at: path, reader) { pinnedNames.formUnion(SwiftText(text).tree.names) }
    }
    fixedFiles.formUnion(exercise.files.given.map(fileName(of:)))
    for check in exercise.checks {
      guard case .rule(let name, let parameters) = check.means else { continue }
      if name == "maxTypes" { countsTypes = true }
      let words = parameters.texts
      fixedFiles.formUnion(words.filter { $0.hasPrefix("file:") }.map { String($0.dropFirst(5)) })
      forbiddenWords += words.filter { !$0.contains(":") && $0 != "module" }
    }
  }
}

/// The Swift files at or below a path; none when there is nothing.
private func swiftTexts(at path: Path, _ reader: any FileReading) -> [String] {
  switch reader.status(of: path)?.kind {
  case .file where path.string.hasSuffix(".swift"):
    return (try? reader.text(of: path)).map { [$0] } ?? []
  case .folder:
    let names = (try? reader.names(in: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }
      .flatMap { swiftTexts(at: path.appending($0), reader) }
  default: return []
  }
}

extension JSONValue {
  /// All texts in it, keys left out.
  fileprivate var texts: [String] {
    switch content {
    case .text(let text): [text]
    case .list(let items): items.flatMap(\.texts)
    case .object(let members): members.flatMap(\.value.texts)
    default: []
    }
  }
}
