import Curriculum
import Languages
package import Ports
package import Rendering

/// Runs a session on a terminal: events in, effects out, a frame after each change.
///
/// One loop owns the state. Effects run beside it and come back as events, so a key is answered while a check runs.
package struct SessionLoop: Sendable {
  let performer: SessionPerformer
  let capabilities: Capabilities

  package init(performer: SessionPerformer, capabilities: Capabilities) {
    self.performer = performer
    self.capabilities = capabilities
  }

  /// Runs until the learner leaves.
  ///
  /// - Returns: whether a signal or Ctrl-C ended it.
  package func run(_ session: Session, on terminal: any TerminalSession) async throws -> Bool {
    let (events, inbox) = AsyncStream.makeStream(of: SessionEvent.self)
    let listening = Task {
      for await event in terminal.events {
        guard let event = SessionEvent(event) else {
          inbox.yield(.repaint)
          continue
        }
        inbox.yield(event)
      }
      // The terminal has gone away.
      inbox.yield(.interrupted)
    }
    defer { listening.cancel() }
    return try await follow(events, inbox, from: session, on: terminal)
  }

  private func follow(
    _ events: AsyncStream<SessionEvent>, _ inbox: AsyncStream<SessionEvent>.Continuation,
    from start: Session, on terminal: any TerminalSession
  ) async throws -> Bool {
    var session = start
    var shown: Frame?
    var running: Task<Void, Never>?
    shown = try show(&session, over: nil, on: terminal)
    for await event in events {
      if case .repaint = event { shown = nil }
      for effect in session.update(event) {
        switch effect {
        case .quit(let isInterrupted):
          running?.cancel()
          await running?.value
          return isInterrupted
        case .cancelCheck:
          running?.cancel()
        case .check(let exercise):
          running = check(exercise, insteadOf: running, telling: inbox)
        default:
          let width = Screen.bodyWidth(columns: session.size.columns)
          inbox.yield(await performer.event(after: effect, width: width))
        }
      }
      shown = try show(&session, over: shown, on: terminal)
    }
    return true
  }

  /// Starts a check as soon as the one that runs has ended; two never share a folder.
  private func check(
    _ exercise: Exercise, insteadOf previous: Task<Void, Never>?,
    telling inbox: AsyncStream<SessionEvent>.Continuation
  ) -> Task<Void, Never> {
    previous?.cancel()
    return Task {
      await previous?.value
      await performer.check(exercise) { inbox.yield($0) }
    }
  }

  /// Draws what has changed.
  private func show(
    _ session: inout Session, over shown: Frame?, on terminal: any TerminalSession
  ) throws -> Frame {
    let (frame, bodyCount) = performer.view(of: session).shown
    session.bodyCount = bodyCount
    let bytes = FramePainter(capabilities).bytes(showing: frame, over: shown)
    if !bytes.isEmpty { try terminal.show(bytes) }
    return frame
  }
}

extension SessionEvent {
  /// What a terminal tells, as an event of the session; `nil` when only the screen has to be drawn again.
  init?(_ event: TerminalEvent) {
    switch event {
    case .key(let key): self = .key(key)
    case .resized(let size): self = .resized(size)
    case .interrupted: self = .interrupted
    case .resumed: return nil
    }
  }
}
