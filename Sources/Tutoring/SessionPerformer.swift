package import Curriculum
package import Grading
package import Languages
package import LearnerWork
import Markdown
package import Ports
import Rendering

/// Does what a session asks for, and says what came of it.
package struct SessionPerformer: Sendable {
  let course: Course
  let language: Language
  let workbench: Workbench
  let store: ProgressStore
  let tools: Tools

  /// What a session needs of the outside world.
  package struct Tools: Sendable {
    package let files: any FileReading
    package let clock: any WallClock
    /// Judges the learner's files of an exercise.
    package let verdict:
      @Sendable (Exercise, @escaping @Sendable (GradingEvent) -> Void) async -> Verdict
    /// Says in words why a file could not be used.
    package let explain: @Sendable (FileFailure) -> String

    package init(
      files: any FileReading, clock: any WallClock,
      verdict:
        @escaping @Sendable (
          Exercise, @escaping @Sendable (GradingEvent) -> Void
        ) async -> Verdict,
      explain: @escaping @Sendable (FileFailure) -> String
    ) {
      self.files = files
      self.clock = clock
      self.verdict = verdict
      self.explain = explain
    }
  }

  package init(
    course: Course, language: Language, workbench: Workbench, store: ProgressStore, tools: Tools
  ) {
    self.course = course
    self.language = language
    self.workbench = workbench
    self.store = store
    self.tools = tools
  }

  /// Checks the learner's files; what happens meanwhile and the verdict go to `send`.
  func check(_ exercise: Exercise, send: @escaping @Sendable (SessionEvent) -> Void) async {
    let slug = exercise.slug
    if !workbench.isStarted(exercise) {
      send(await event(after: .start(exercise), width: 80))
    }
    let verdict = await tools.verdict(exercise) { send(.grading(exercise: slug, $0)) }
    let note = VerdictNote(verdict, at: tools.clock.now())
    // The session compares the verdict with what was known before it.
    send(.verdict(verdict))
    send(await noting { note.apply(to: &$0) })
  }

  /// Performs any other effect.
  func event(after effect: SessionEffect, width: Int) async -> SessionEvent {
    switch effect {
    case .note(let place):
      return await noting { $0.place = place }
    case .noteHints(let slug, let tier):
      return await noting {
        $0[exercise: slug].hints = max($0[exercise: slug].hints, tier)
      }
    case .noteRevealed(let slug):
      return await noting {
        if $0[exercise: slug].state != .solved { $0[exercise: slug].isRevealed = true }
      }
    case .noteQuiz(let lesson, let index, let isRight):
      return await noting { $0.answer(quiz: index, of: lesson, isRight: isRight) }
    case .start(let exercise): return await start(exercise)
    case .showDiff(let exercise): return diff(exercise, width: width)
    case .showReference(let exercise): return reference(exercise, width: width)
    case .check, .cancelCheck, .quit: return .repaint
    }
  }

  /// How a session is to be shown.
  func view(of session: Session) -> SessionView {
    let workbench = workbench
    let files = tools.files
    return SessionView(session, layout: layout(of: session.currentExercise)) { slug, path in
      let folder = workbench.folder(ofExercise: slug)
      return try? files.text(of: folder.appending(path), limit: 1_000_000)
    }
  }

  private func layout(of exercise: Exercise?) -> MarkdownLayout {
    LessonLayout(language: language, exercise: exercise, files: tools.files).layout
  }

  private func noting(_ change: @escaping @Sendable (inout CourseProgress) -> Void) async
    -> SessionEvent
  {
    do throws(FileFailure) { return .progress(try await store.update(change)) } catch {
      return .failed(tools.explain(error))
    }
  }

  private func start(_ exercise: Exercise) async -> SessionEvent {
    do throws(FileFailure) {
      let isNew = try workbench.start(exercise)
      let slug = exercise.slug
      try await store.update { progress in
        if progress[exercise: slug].state == .untouched {
          progress[exercise: slug].state = .started
        }
        progress.currentExercise = slug
      }
      let file = workbench.folder(ofExercise: slug).appending(exercise.files.start)
      return .started(exercise: slug, isNew: isNew, file: file.string)
    } catch {
      return .failed(tools.explain(error))
    }
  }

  private func diff(_ exercise: Exercise, width: Int) -> SessionEvent {
    do throws(FileFailure) {
      let old = try workbench.editableFiles(in: exercise.violation, of: exercise)
      let isStarted = workbench.isStarted(exercise)
      let new = isStarted ? try workbench.ownFiles(of: exercise) : old
      let text = DiffText(language: language)
      return .diff(
        text.lines(from: old.mapValues(\.text), to: new.mapValues(\.text), width: width))
    } catch {
      return .failed(tools.explain(error))
    }
  }

  private func reference(_ exercise: Exercise, width: Int) -> SessionEvent {
    do throws(FileFailure) {
      let files = try workbench.editableFiles(in: exercise.refactored, of: exercise)
      let parts = files.sorted { $0.key < $1.key }.map { path, bytes in
        FileListing(path: path, text: bytes.text, language: language).lines(width: width)
      }
      return .reference(Array(parts.joined(separator: [.empty])))
    } catch {
      return .failed(tools.explain(error))
    }
  }
}

extension [UInt8] {
  /// The bytes as text, invalid UTF-8 repaired.
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
