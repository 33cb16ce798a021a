import Markdown

/// Whether the kind of each check fits the way in which it asks, and the rest of the exercise.
struct MeansConsistency {
  private(set) var faults: [Fault] = []
  private let source: ExerciseSource

  init(of source: ExerciseSource) {
    self.source = source
    for check in source.checks {
      checkKind(of: check)
      checkAlone(check)
      checkPhase(of: check)
    }
    checkRequest()
  }

  private mutating func checkKind(of check: CheckSource) {
    guard let kind = check.kind else { return }
    let means = check.means
    if let probe = means.probe {
      let fitting: CheckKind = means.rejects == nil ? .mustCompile : .mustNotCompile
      if kind != fitting {
        faults.append(
          probe.fault(
            "a probe \(means.rejects == nil ? "without" : "with") 'rejects' is of the kind \(quoted(fitting.rawValue))"
          ))
      }
    } else if let newCase = means.newCase {
      if kind != .mustNotCompile {
        faults.append(newCase.fault("a 'newCase' is of the kind 'must-not-compile'"))
      }
    } else if kind == .mustCompile || kind == .mustNotCompile {
      faults.append(Fault(at: check.position, "\(quoted(kind.rawValue)) needs a 'probe'"))
    }
    if let budget = means.budget, kind != .diffBudget {
      faults.append(budget.fault("a 'budget' is of the kind 'diff-budget'"))
    } else if means.budget == nil, kind == .diffBudget {
      faults.append(Fault(at: check.position, "'diff-budget' needs a 'budget'"))
    }
  }

  private mutating func checkAlone(_ check: CheckSource) {
    guard let place = check.means.alone else { return }
    if source.alone == nil {
      faults.append(
        Fault(
          at: place, "the exercise does not say what stands alone",
          suggestion: "add \"alone\": { \"target\": …, \"without\": […] } to the exercise"))
    }
  }

  private mutating func checkPhase(of check: CheckSource) {
    if let phase = check.phase, source.request == nil {
      faults.append(
        phase.fault("a check of phase 2 needs a 'request' in the exercise"))
    }
    if let budget = check.means.budget, check.phase == nil {
      faults.append(budget.fault("a 'budget' belongs to phase 2", suggestion: "add \"phase\": 2"))
    }
  }

  private mutating func checkRequest() {
    guard let request = source.request else { return }
    let later = source.checks.filter { $0.phase != nil }
    if !later.contains(where: { !$0.means.tests.isEmpty }) {
      faults.append(request.fault("no check of phase 2 tests what is requested"))
    }
  }
}
