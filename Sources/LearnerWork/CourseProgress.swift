/// How far a learner has come.
///
/// Members that this version does not know are kept.
package struct CourseProgress: Hashable, Sendable {
  /// The version of the format; a higher one comes from a newer `solid`.
  package static let schema = 1

  var root: JSONNode

  package init() {
    root = .object(["schema": .whole(Self.schema)])
  }

  /// Reads the bytes of a state file; `nil` when they are damaged.
  package init?(bytes: [UInt8]) {
    guard let node = JSONNode(bytes: bytes), case .object = node, node["schema"]?.whole != nil
    else { return nil }
    root = node
  }

  /// The contents of the state file.
  package var bytes: [UInt8] { root.bytes }

  /// Where the learner was last: a lesson, and the step in it from 0; `nil` before the first time.
  package var place: Place? {
    get {
      guard let lesson = root["current"]?["lesson"]?.text else { return nil }
      return Place(lesson: lesson, step: max(0, root["current"]?["step"]?.whole ?? 0))
    }
    set {
      guard let newValue else { return }
      var current = root["current"] ?? .object([:])
      current["lesson"] = .text(newValue.lesson)
      current["step"] = .whole(newValue.step)
      root["current"] = current
      var lesson = root["lessons"]?[newValue.lesson] ?? .object([:])
      lesson["step"] = .whole(newValue.step)
      set(lesson, of: newValue.lesson, in: "lessons")
    }
  }

  /// The exercise that was started or checked last; `nil` before the first time.
  package var currentExercise: String? {
    get { root["current"]?["exercise"]?.text }
    set {
      var current = root["current"] ?? .object([:])
      current["exercise"] = newValue.map(JSONNode.text)
      root["current"] = current
    }
  }

  /// The step at which a lesson was left, from 0; `nil` when it was never opened.
  package func step(of lesson: String) -> Int? {
    root["lessons"]?[lesson]?["step"]?.whole
  }

  /// What is known about one exercise.
  package subscript(exercise slug: String) -> ExerciseProgress {
    get { ExerciseProgress(node: root["exercises"]?[slug] ?? .object([:])) }
    set { set(newValue.node, of: slug, in: "exercises") }
  }

  /// The slugs of all exercises about which anything is known.
  package var exercises: [String] {
    (root["exercises"]?.members.keys).map { $0.sorted() } ?? []
  }

  /// Whether a quiz of a lesson was answered rightly at the first try; `nil` before any answer.
  package func quiz(_ index: Int, of lesson: String) -> Bool? {
    root["lessons"]?[lesson]?["quizzes"]?[String(index)]?.flag
  }

  /// Notes the first answer to a quiz; later ones do not change it.
  package mutating func answer(quiz index: Int, of lesson: String, isRight: Bool) {
    guard quiz(index, of: lesson) == nil else { return }
    var node = root["lessons"]?[lesson] ?? .object([:])
    var quizzes = node["quizzes"] ?? .object([:])
    quizzes[String(index)] = .flag(isRight)
    node["quizzes"] = quizzes
    set(node, of: lesson, in: "lessons")
  }

  private mutating func set(_ node: JSONNode, of key: String, in group: String) {
    var members = root[group] ?? .object([:])
    members[key] = node
    root[group] = members
  }

  /// A step of a lesson.
  package struct Place: Hashable, Sendable {
    package let lesson: String
    /// From 0.
    package let step: Int

    package init(lesson: String, step: Int) {
      self.lesson = lesson
      self.step = step
    }
  }
}
