import Curriculum
import Grading
import Languages
import Rendering

/// The footer of a session: what can be done now, the most useful first.
struct SessionKeys {
  let session: Session

  init(_ session: Session) {
    self.session = session
  }

  var hints: [KeyHint] {
    switch session.page {
    case .welcome: [space(.begin), key("l", .lessons, 2), help, quit]
    case .lessons:
      [KeyHint("↑↓", "", importance: 1), key("enter", .open, 9), key("esc", .back, 5), quit]
    case .confirmReference: [key("y", .yes, 9), key("n", .no, 8), quit]
    case .keys, .diff, .reference: [key("esc", .close, 9), key("l", .lessons, 2), quit]
    case .step: stepHints
    case .verdict, .hints: workHints
    }
  }

  private var stepHints: [KeyHint] {
    switch session.currentStep?.kind {
    case .exercise: workHints
    case .quiz(let quiz):
      [KeyHint("1–\(quiz.options.count)", word(.answer), importance: 9)] + moving
    case .hints: [key("h", .hint, 7)] + moving
    case .reading, nil: moving
    }
  }

  private var moving: [KeyHint] {
    [space(.next), key("b", .back, 6), key("l", .lessons, 3), help, quit]
  }

  private var workHints: [KeyHint] {
    var hints = [key("s", .start, session.page == .step ? 8 : 2)]
    hints.append(session.check == nil ? key("c", .check, 9) : key("x", .cancel, 9))
    hints += [key("h", .hint, 6), key("d", .diff, 4), key("r", .reference, 3)]
    // What comes after a pass is the next step, not the way back.
    let goesOn = session.page == .step || session.currentVerdict?.outcome == .solved
    hints.append(goesOn ? space(.next) : key("esc", .back, 7))
    return hints + [help, quit]
  }

  private var help: KeyHint { key("?", .keys, 5) }
  private var quit: KeyHint { key("q", .quit, 8) }

  private func space(_ phrase: SessionPhrase) -> KeyHint {
    key(session.language == .french ? "espace" : "space", phrase, 10)
  }

  private func key(_ key: String, _ phrase: SessionPhrase, _ importance: Int) -> KeyHint {
    KeyHint(key, word(phrase), importance: importance)
  }

  private func word(_ phrase: SessionPhrase) -> String { phrase(session.language) }
}
