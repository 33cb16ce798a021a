import Grading
import HostSystem
import Rendering

/// Says on standard error what a check is doing, one line a phase, so that nobody waits without a word.
struct CheckReporter: Sendable {
  let desk: Desk
  let isQuiet: Bool

  var report: @Sendable (GradingEvent) -> Void {
    { event in
      guard !isQuiet, let text = sentence(of: event) else { return }
      // A closed standard error is no reason to stop a check.
      try? desk.world.error.write(text + "\n")
    }
  }

  private func sentence(of event: GradingEvent) -> String? {
    let language = desk.language
    switch event {
    case .waiting(let process):
      let holder = process.map { String($0) } ?? "?"
      return CommandPhrase.waitingForCheck(language, ["process": .text(holder)])
    case .building: return CommandPhrase.building(language)
    case .testing: return CommandPhrase.testing(language)
    case .startingAfresh: return CommandPhrase.startingAfresh(language)
    case .structureChecked, .testStarted, .testEnded: return nil
    }
  }
}
