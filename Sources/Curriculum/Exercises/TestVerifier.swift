import Markdown
import Ports

/// Holds the tests that an `exercise.json` names against those in its folders.
struct TestVerifier {
  private(set) var problems: [Problem] = []
  private let source: ExerciseSource
  private let folder: Path
  private let texts: CourseText
  private var places: [String: Path] = [:]

  init(of source: ExerciseSource, at folder: Path, texts: CourseText) {
    self.source = source
    self.folder = folder
    self.texts = texts
    let checks = folder.appending("Checks")
    let alone = folder.appending("Alone")
    guard texts.isFolder(checks) else {
      problems.append(texts.missing(checks))
      return
    }
    collect(in: checks)
    if source.alone != nil, !texts.isFolder(alone) { problems.append(texts.missing(alone)) }
    collect(in: alone)
    verifyNames()
    verifyHomes(alone)
  }

  private var wanted: [Placed<String>] { source.checks.flatMap(\.means.tests) }

  private mutating func report(_ place: Placed<String>, _ message: String, suggestion: String = "")
  {
    problems.append(
      place.fault(message, suggestion: suggestion).problem(in: folder.appending("exercise.json")))
  }

  /// Every test belongs to a check, and no two have the same name.
  private mutating func collect(in tests: Path) {
    let names = Set(wanted.map(\.value))
    for name in texts.names(in: tests) where name.hasSuffix(".swift") {
      let file = tests.appending(name)
      for test in declaredTests(in: file) {
        if let other = places.updateValue(file, forKey: test.name) {
          let message = "a test called \(quoted(test.name)) stands in \(other.lastComponent) too"
          problems.append(Fault(at: test.position, message).problem(in: file))
        } else if !names.contains(test.name) {
          let fault = Fault(
            at: test.position, "no check of exercise.json uses the test \(quoted(test.name))",
            suggestion: "add it to the 'tests' of a check")
          problems.append(fault.problem(in: file))
        }
      }
    }
  }

  /// Every check finds its tests.
  private mutating func verifyNames() {
    for test in wanted where places[test.value] == nil {
      report(
        test, "there is no test \(quoted(test.value)) in Checks",
        suggestion: didYouMean(test.value, among: Array(places.keys)))
    }
  }

  /// Exactly the tests that mean nothing before a target stands alone lie in `Alone`.
  private mutating func verifyHomes(_ alone: Path) {
    let standing = Set(source.checks.filter { $0.means.alone != nil }.compactMap { $0.id?.value })
    for check in source.checks {
      let requiresIt = check.requires.contains { standing.contains($0.value) }
      for test in check.means.tests {
        guard let file = places[test.value], (file.parent == alone) != requiresIt else { continue }
        report(
          test,
          requiresIt
            ? "the check requires that a target stands alone, so its test must lie in Alone"
            : "a test in Alone runs only when its check requires the one that is 'alone'")
      }
    }
  }

  private mutating func declaredTests(in file: Path) -> [DeclaredTest] {
    do throws(Problem) {
      return DeclaredTest.all(in: try texts.text(of: file))
    } catch {
      problems.append(error)
      return []
    }
  }
}
