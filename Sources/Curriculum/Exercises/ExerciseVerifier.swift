import Markdown
import Ports

/// Holds an `exercise.json` against the files of its folder: packages, checks and fixtures.
struct ExerciseVerifier {
  private(set) var problems: [Problem] = []
  private let source: ExerciseSource
  private let folder: Path
  private let texts: CourseText

  init(of source: ExerciseSource, at folder: Path, texts: CourseText) {
    self.source = source
    self.folder = folder
    self.texts = texts
    verifyManifests()
    for package in ["Violation", "Refactored"] { verifyTestLinks(of: package) }
    verifyPaths()
    problems += TestVerifier(of: source, at: folder, texts: texts).problems
    problems += ProbeVerifier(of: source, at: folder, texts: texts).problems
    problems += FixtureVerifier(of: source, at: folder, texts: texts).problems
  }

  private var file: Path { folder.appending("exercise.json") }
  private var checks: Path { folder.appending("Checks") }

  private mutating func report(_ place: Placed<String>, _ message: String, suggestion: String = "")
  {
    problems.append(place.fault(message, suggestion: suggestion).problem(in: file))
  }

  /// The two manifests are the same, byte for byte: a learner's package must build as both do.
  ///
  /// Where the manifest is the learner's to change, turning its arrows is the exercise.
  private mutating func verifyManifests() {
    let manifests = ["Violation", "Refactored"].map { package in
      folder.appending(package + "/Package.swift")
    }
    var contents: [[UInt8]] = []
    for manifest in manifests {
      do throws(Problem) {
        guard texts.files.status(of: manifest) != nil else { throw texts.missing(manifest) }
        contents.append(try texts.bytes(of: manifest))
      } catch {
        problems.append(error)
      }
    }
    let isTheirs = source.editable.contains { $0.value == "Package.swift" }
    guard contents.count == 2, contents[0] != contents[1], !isTheirs, let second = manifests.last
    else { return }
    let same = zip(contents[0], contents[1]).prefix { $0 == $1 }
    problems.append(
      Problem(
        file: second, line: same.count { $0.0 == UInt8(ascii: "\n") } + 1,
        "this manifest differs from that of Violation from this line on",
        suggestion: "make them the same, byte for byte"))
  }

  /// `Tests/<Module>Tests` is a link, so that both packages run the same checks.
  private mutating func verifyTestLinks(of package: String) {
    let tests = folder.appending(package + "/Tests")
    let names = texts.names(in: tests).filter { !$0.hasPrefix(".") }
    let suggestion = "link it: ln -s ../../Checks \(package)/Tests/<Module>Tests"
    if names.isEmpty {
      problems.append(
        Problem(file: tests, "no link to Checks is here", suggestion: suggestion))
    }
    for name in names {
      let link = tests.appending(name)
      if texts.files.status(of: link)?.kind != .symbolicLink {
        problems.append(
          Problem(file: link, "this is not a symbolic link to Checks", suggestion: suggestion))
      } else if !leadsToChecks(link) {
        problems.append(
          Problem(file: link, "this link does not lead to Checks", suggestion: suggestion))
      }
    }
  }

  /// The port does not tell where a link leads, but the same files can be seen through it.
  private func leadsToChecks(_ link: Path) -> Bool {
    guard let there = try? texts.files.names(in: link) else { return false }
    return there == texts.names(in: checks)
      && there.allSatisfy { name in
        texts.files.status(of: link.appending(name))?.identity
          == texts.files.status(of: checks.appending(name))?.identity
      }
  }

  private mutating func verifyPaths() {
    let violation = folder.appending("Violation")
    guard texts.isFolder(violation) else {
      return problems.append(texts.missing(violation))
    }
    for path in source.editable + source.given + (source.start.map { [$0] } ?? []) {
      let kind = texts.files.status(of: violation.appending(path.value))?.kind
      let isEditable = source.editable.contains { $0.position == path.position }
      if kind == nil {
        let known = texts.files(below: violation)
        let folders = Set(known.map { Path($0).parent.string })
        report(
          path, "there is no \(quoted(path.value)) in Violation",
          suggestion: didYouMean(path.value, among: isEditable ? known + folders : known))
      } else if kind != .file, !isEditable {
        report(path, "\(quoted(path.value)) is not a file")
      }
    }
  }
}
