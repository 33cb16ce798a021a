import Curriculum
import Grading
import Ports

/// A right answer in other words.
struct Variant: Sendable {
  let base: Base
  /// In the order in which they were made; every one of them changed something.
  let edits: [Edit]
  let files: Files

  /// Such as `valid-closures+rename-types+tabs`.
  var name: String { ([base.name] + edits.map(\.name)).joined(separator: "+") }

  /// Makes some edits, one after the other; those that change nothing are left out.
  ///
  /// `nil` when nothing is left, or when the same change request would touch more files than before.
  init?(of base: Base, edits wanted: [Edit], in setting: Setting) {
    var files = base.files
    var edits: [Edit] = []
    for edit in wanted {
      files = files.readForEdits()
      let changed = edit.change(files, setting)
      guard changed != files else { continue }
      files = changed
      edits.append(edit)
    }
    let (before, after) = (base.files.costOfRequest, files.costOfRequest)
    guard !edits.isEmpty, after.changed <= before.changed, after.added <= before.added else {
      return nil
    }
    self.base = base
    self.edits = edits
    self.files = files
  }
}

/// The variants of one exercise: the same ones every time.
struct VariantPlan: Sendable {
  /// How many are made of each exercise.
  static let count = 24
  /// How many edits meet in one variant, in turn.
  private static let sizes = [2, 3, 1, 3, 2, 3]

  let bases: [Base]
  let setting: Setting

  /// Reads the right answers to an exercise.
  init(of exercise: Exercise, in course: Course, reader: any FileReading) throws(GradingFailure) {
    bases = try Base.all(of: exercise, reader: reader)
    setting = Setting(of: exercise, in: course, reader: reader)
  }

  /// Variants in which every edit that applies occurs, with every base in turn.
  func variants() -> [Variant] {
    var uses: [String: Int] = [:]
    var found: [Variant] = []
    var names: Set<String> = []
    for number in 0..<(Self.count * 4) where found.count < Self.count {
      let base = bases[number % bases.count]
      let size = Self.sizes[found.count % Self.sizes.count]
      guard let variant = variant(of: base, size: size, number: number, uses: uses),
        names.insert(variant.name).inserted
      else { continue }
      for edit in variant.edits { uses[edit.name, default: 0] += 1 }
      found.append(variant)
    }
    return found
  }

  /// Every edit on every base, one by one.
  func everything() -> [Variant] {
    bases.flatMap { base in
      Edit.all.compactMap { Variant(of: base, edits: [$0], in: setting) }
    }
  }

  /// A variant with as many edits as wanted, the least used ones; with fewer when no more apply.
  private func variant(of base: Base, size: Int, number: Int, uses: [String: Int]) -> Variant? {
    var candidates = Edit.all.map { edit in
      (edit, uses[edit.name] ?? 0, Word.lowercased(for: "\(number) \(edit.name)"))
    }
    .sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
    var chosen: Set<String> = []
    var best: Variant?
    while chosen.count < size, !candidates.isEmpty {
      chosen.formUnion(candidates.prefix(size - chosen.count).map(\.name))
      candidates.removeFirst(min(size - (best?.edits.count ?? 0), candidates.count))
      let edits = Edit.all.filter { chosen.contains($0.name) }
      guard let variant = Variant(of: base, edits: edits, in: setting) else {
        chosen = []
        continue
      }
      best = variant
      chosen = Set(variant.edits.map(\.name))
    }
    return best
  }
}
