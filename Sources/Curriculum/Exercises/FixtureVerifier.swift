import Markdown
import Ports

/// Holds the fixtures of an `exercise.json` against the folders below `Fixtures/`.
struct FixtureVerifier {
  private(set) var problems: [Problem] = []
  private let source: ExerciseSource
  private let folder: Path
  private let texts: CourseText

  init(of source: ExerciseSource, at folder: Path, texts: CourseText) {
    self.source = source
    self.folder = folder
    self.texts = texts
    verifyFolders()
    verifyOverlays()
    verifyNumbers()
  }

  private var file: Path { folder.appending("exercise.json") }
  private var fixtures: Path { folder.appending("Fixtures") }

  /// Every fixture has a folder, and every folder is a fixture.
  private mutating func verifyFolders() {
    let declared = source.fixtures.compactMap(\.name)
    let present = texts.names(in: fixtures).filter { name in
      !name.hasPrefix(".") && texts.isFolder(fixtures.appending(name))
    }
    for name in declared where !present.contains(name.value) {
      let fault = name.fault(
        "there is no folder \(quoted("Fixtures/" + name.value))",
        suggestion: didYouMean(name.value, among: present))
      problems.append(fault.problem(in: file))
    }
    for name in present where !declared.contains(where: { $0.value == name }) {
      problems.append(
        Problem(
          file: fixtures.appending(name), "exercise.json does not declare this fixture",
          suggestion: didYouMean(name, among: declared.map(\.value))))
    }
  }

  /// An overlay replaces files of the learner, so it may hold nothing else.
  private mutating func verifyOverlays() {
    let files = ExerciseFiles(
      editable: source.editable.map(\.value), given: source.given.map(\.value), start: "",
      fixedNames: [])
    for name in source.fixtures.compactMap(\.name?.value) where !name.contains("/") {
      let overlay = fixtures.appending(name)
      guard texts.isFolder(overlay) else { continue }
      let paths = texts.files(below: overlay)
      if paths.isEmpty { problems.append(Problem(file: overlay, "this fixture has no files")) }
      for path in paths where !files.isEditable(own(path)) {
        let reason = files.given.contains(path) ? "a given file" : "not in an editable folder"
        problems.append(
          Problem(
            file: overlay.appending(path), "this file is never used: it is \(reason)",
            suggestion: "remove it, or move it below \(files.editable.joined(separator: ", "))"))
      }
    }
  }

  /// The path in the package; a fixture in two halves holds the first one in a folder of its own.
  private func own(_ path: String) -> String {
    let isFirstHalf = source.request != nil && path.hasPrefix(Exercise.firstHalf + "/")
    return isFirstHalf ? String(path.dropFirst(Exercise.firstHalf.count + 1)) : path
  }

  /// A checker that nobody tried to deceive proves nothing (Exercises/README.md, rule 6).
  private mutating func verifyNumbers() {
    let names = source.fixtures.compactMap(\.name)
    for (prefix, least) in [("wrong-", 3), ("valid-", 2)] {
      let count = names.count { $0.value.hasPrefix(prefix) }
      guard count < least else { continue }
      let place = names.first?.position ?? TextPosition(line: 1, column: 1)
      let fault = Fault(
        at: place, "an exercise has at least \(least) \(prefix) fixtures, this one \(count)")
      problems.append(fault.problem(in: file))
    }
  }
}
