import Markdown
import Ports

/// Holds the probes that an `exercise.json` names against the files below `Probes/`.
struct ProbeVerifier {
  private(set) var problems: [Problem] = []
  private let source: ExerciseSource
  private let folder: Path
  private let texts: CourseText

  init(of source: ExerciseSource, at folder: Path, texts: CourseText) {
    self.source = source
    self.folder = folder
    self.texts = texts
    verifyFiles()
    for check in source.checks { verifyControl(of: check.means) }
    verifyFirstHalf()
  }

  private var named: [Placed<String>] {
    source.checks.flatMap { [$0.means.probe, $0.means.control].compactMap { $0 } }
  }

  private mutating func report(_ place: Placed<String>, _ message: String, suggestion: String = "")
  {
    problems.append(
      place.fault(message, suggestion: suggestion).problem(in: folder.appending("exercise.json")))
  }

  /// Every named probe is there, and every probe is named.
  private mutating func verifyFiles() {
    let present = texts.files(below: folder.appending("Probes")).map { "Probes/" + $0 }
    for probe in named where !present.contains(probe.value) {
      report(
        probe, "there is no probe \(quoted(probe.value))",
        suggestion: didYouMean(probe.value, among: present))
    }
    let names = Set(named.map(\.value))
    for file in present where !names.contains(file) {
      problems.append(
        Problem(
          file: folder.appending(file), "no check of exercise.json uses this probe",
          suggestion: "name it as the 'probe' of a check"))
    }
  }

  /// With more than one line between them, a refusal could have many reasons.
  private mutating func verifyControl(of means: MeansSource) {
    guard let probe = means.probe, let control = means.control,
      let one = try? texts.text(of: folder.appending(probe.value)),
      let other = try? texts.text(of: folder.appending(control.value))
    else { return }
    guard !differInOneLine(lines(of: one), lines(of: other)) else { return }
    report(control, "\(quoted(control.value)) must differ from the probe by exactly one line")
  }

  private func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// One line more, one line less, or one line that is another.
  private func differInOneLine(_ one: [Substring], _ other: [Substring]) -> Bool {
    let (short, long) = one.count <= other.count ? (one, other) : (other, one)
    guard long.count - short.count <= 1 else { return false }
    let start = zip(short, long).prefix { $0 == $1 }.count
    guard start < long.count else { return false }
    let rest = short.dropFirst(long.count == short.count ? start + 1 : start)
    return rest.elementsEqual(long.dropFirst(start + 1))
  }

  /// The reference shows both halves.
  private mutating func verifyFirstHalf() {
    guard source.request != nil else { return }
    let first = folder.appending("Refactored/" + Exercise.firstHalf)
    if !texts.isFolder(first) {
      problems.append(
        Problem(
          file: first, "the reference lacks its state before the change request",
          suggestion: "put the editable files of that state below it"))
    }
  }
}
