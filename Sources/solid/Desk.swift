import Curriculum
import Grading
import HostSystem
import Languages
import LearnerWork
import Markdown
import Ports
import Rendering
import Tutoring

/// What a command works with: the course, the workspace, and a way to speak.
struct Desk: Sendable {
  let world: World
  let settings: Settings
  let course: Course
  let workspace: Workspace

  init(world: World, settings: Settings, options: [String: String]) throws(Complaint) {
    self.world = world
    self.settings = settings
    let variables = world.environment.variables
    let here = world.environment.folder
    var clues = CourseLocator.Clues(currentFolder: here)
    clues.option = options["course"]
    clues.variable = variables["SOLID_COURSE"]
    clues.checkout = BuildPlace.checkout
    clues.prefix = BuildPlace.prefix(of: world.environment)
    course = try Self.course(by: clues, world)
    workspace = Workspace.locate(
      named: options["workspace"] ?? variables["SOLID_WORKSPACE"], from: here, files: world.files)
  }

  private static func course(by clues: CourseLocator.Clues, _ world: World) throws(Complaint)
    -> Course
  {
    let folder: Path
    do throws(CourseLocator.NotFound) {
      folder = try CourseLocator(files: world.files).course(by: clues)
    } catch {
      throw .noCourse(tried: error.tried.map(\.folder.string))
    }
    return CourseReader(files: world.files) { Document(parsing: $0) }.course(at: folder)
  }

  var language: Language { settings.language }

  /// Whether somebody reads the output, rather than a program.
  var isForPeople: Bool { settings.isPlain || world.output.isTerminal }

  var store: ProgressStore {
    ProgressStore(workspace: workspace, files: world.files, clock: world.clock)
  }

  var workbench: Workbench {
    Workbench(workspace: workspace, course: course, files: world.files)
  }

  var grader: Grader {
    Grader(
      folder: workspace.check, files: world.files, runner: world.runner,
      environment: world.environment.variables)
  }

  /// How lessons are laid out: colours by SwiftSyntax, line numbers by the files of the exercise.
  func layout(of exercise: Exercise?) -> MarkdownLayout {
    LessonLayout(language: language, exercise: exercise, files: world.files).layout
  }

  /// The exercise of a name, or a complaint that names the nearest ones; a lesson's name means its exercise.
  func exercise(named name: String) throws(Complaint) -> Exercise {
    if let exercise = course.exercise(name) { return exercise }
    if let lesson = course.lesson(name), let exercise = course.exercise(lesson.exercise) {
      return exercise
    }
    throw .unknownExercise(name, known: course.exercises.map(\.slug))
  }

  /// The lesson of a name, slug or number, or a complaint that names the nearest ones.
  func lesson(named name: String) throws(Complaint) -> Lesson {
    guard let lesson = course.lesson(name) else {
      throw .unknownLesson(name, known: course.lessons.map { "\($0.number)-\($0.slug)" })
    }
    return lesson
  }

  /// Prints styled lines.
  func say(_ lines: [StyledLine]) throws(Complaint) {
    try write(AnsiEncoder(settings.capabilities).text(of: lines))
  }

  /// Prints one sentence, wrapped.
  func say(_ phrase: CommandPhrase, _ values: [String: PhraseValue] = [:]) throws(Complaint) {
    let text = phrase(language, values)
    try say(
      text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
        LineWrapper(width: settings.width).lines(of: String($0))
      })
  }

  /// Writes text as it is.
  func write(_ text: String) throws(Complaint) {
    do throws(OutputFailure) { try world.output.write(text) } catch { throw .output(error) }
  }

  /// Whether there is a terminal that can show a whole screen and send keys.
  var canRunSession: Bool {
    !settings.isPlain && world.output.isTerminal && world.environment.isInputTerminal
      && world.environment.variables["TERM"] != "dumb"
  }

  /// Reads the progress, and says once when something had to be repaired.
  func progress() async throws(Complaint) -> CourseProgress {
    let loaded: ProgressStore.Loaded
    do throws(FileFailure) { loaded = try await store.load() } catch { throw .file(error) }
    if let damaged = loaded.damaged {
      let phrase: CommandPhrase = loaded.isRestored ? .progressRestored : .progressLost
      try? world.error.write(phrase(language, ["path": .text(damaged.string)]) + "\n")
    }
    return loaded.progress
  }

  /// Changes the progress on disk.
  func note(_ change: @escaping @Sendable (inout CourseProgress) -> Void) async throws(Complaint) {
    do throws(FileFailure) { try await store.update(change) } catch { throw .file(error) }
  }
}
