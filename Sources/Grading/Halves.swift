import Curriculum
import Languages

/// The two halves of an exercise that ends with a change request, and what the request has cost.
///
/// The first half refactors: its checks hold, and the requested behaviour is not there yet. The first such state is kept. In the
/// second half the new behaviour comes, and a budget compares the learner's files with the state that was kept.
struct Halves: Sendable {
  let exercise: Exercise
  /// The learner's files as they are, by path.
  let now: [String: String]
  /// The learner's files when the request was made; `nil` when it never was.
  let before: [String: String]?

  /// The results with the second half taken into account.
  struct Reading {
    let results: [CheckResult]
    /// What is asked of the learner now; `nil` in the first half.
    let request: LocalizedText?
    /// Whether the change request can be measured from this state.
    let holdsFirstHalf: Bool
  }

  func reading(of results: [CheckResult]) -> Reading {
    guard exercise.request != nil else {
      return Reading(results: results, request: nil, holdsFirstHalf: false)
    }
    let isHeld = results.allSatisfy { $0.check.isLater || $0.status == .passed }
    let isDone = results.allSatisfy { result in
      guard result.check.isLater, case .tests = result.check.means else { return true }
      return result.status == .passed
    }
    switch (isHeld, isDone) {
    case (true, false):
      return Reading(
        results: before == nil ? results.map(postponed) : results, request: exercise.request,
        holdsFirstHalf: true)
    case (false, false):
      let missing = results.first { !$0.check.isLater && $0.status != .passed }?.check.id
      return Reading(
        results: results.map { $0.check.isLater ? skipped($0, for: missing) : $0 }, request: nil,
        holdsFirstHalf: false)
    case (_, true):
      return Reading(
        results: results.map(measured), request: before == nil ? nil : exercise.request,
        holdsFirstHalf: false)
    }
  }

  private func postponed(_ result: CheckResult) -> CheckResult {
    result.check.isLater ? CheckResult(check: result.check, status: .notRun) : result
  }

  private func skipped(_ result: CheckResult, for missing: String?) -> CheckResult {
    CheckResult(check: result.check, status: .skipped, missing: missing)
  }

  private func measured(_ result: CheckResult) -> CheckResult {
    guard case .budget(let budget) = result.check.means else { return result }
    guard let before else {
      return CheckResult(check: result.check, status: .failed, findings: [nothingToMeasureFrom])
    }
    let findings =
      prepared(before, for: budget) + ChangeCost(from: before, to: now).findings(over: budget)
    return CheckResult(
      check: result.check, status: findings.isEmpty ? .passed : .failed, findings: findings)
  }

  /// A change that was half there before it was asked for costs less than it does.
  private func prepared(_ before: [String: String], for budget: Check.DiffBudget)
    -> [VerdictFinding]
  {
    before.sorted { $0.key < $1.key }.flatMap { path, text in
      budget.texts.filter(text.contains).map { part in
        VerdictFinding(
          place: Place(file: path, line: 1), found: part,
          message: LocalizedText(
            english: "a part of the change was here before it was asked for: \(part)",
            french: "une partie du changement était là avant la demande : \(part)"))
      }
    }
  }

  private var nothingToMeasureFrom: VerdictFinding {
    VerdictFinding(
      place: nil,
      message: LocalizedText(
        english: "the change is in, but the state before it was never checked: take it out, "
          + "check, and put it in again",
        french: "le changement est là, mais l’état d’avant n’a jamais été vérifié : retire-le, "
          + "vérifie, puis remets-le"))
  }
}

/// Which files a change has touched.
struct ChangeCost: Sendable {
  /// Paths of files that are not what they were, deleted ones included, in order.
  let changed: [String]
  /// Paths of new files, in order.
  let added: [String]
  private let lines: [String: Int]

  init(from before: [String: String], to now: [String: String]) {
    changed = before.keys.filter { now[$0] != before[$0] }.sorted()
    added = now.keys.filter { before[$0] == nil }.sorted()
    var lines: [String: Int] = [:]
    for path in changed {
      guard let old = before[path], let new = now[path] else { continue }
      let same = zip(old.utf8, new.utf8).prefix { $0 == $1 }
      lines[path] = same.count { $0.0 == UInt8(ascii: "\n") } + 1
    }
    self.lines = lines
  }

  /// One finding for each file once there are more than the budget allows, because any of them may be the one too many.
  func findings(over budget: Check.DiffBudget) -> [VerdictFinding] {
    let tooManyChanged = changed.count > budget.changed
    let tooManyAdded = added.count > budget.added
    return (tooManyChanged ? changed : []).map { path in
      VerdictFinding(
        place: Place(file: path, line: lines[path] ?? 1),
        message: LocalizedText(
          english: "this file had to change too: \(changed.count) files, \(budget.changed) allowed",
          french: "ce fichier a dû changer aussi : \(changed.count) fichiers pour "
            + "\(budget.changed) permis"))
    }
      + (tooManyAdded ? added : []).map { path in
        VerdictFinding(
          place: Place(file: path, line: 1),
          message: LocalizedText(
            english: "this file is new: \(added.count) added, \(budget.added) allowed",
            french: "ce fichier est nouveau : \(added.count) ajoutés pour \(budget.added) permis"))
      }
  }
}
