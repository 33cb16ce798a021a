package import Curriculum
package import Grading
package import Ports

/// Everything about the texts of a course that only a rule, a formatter or a compiler can tell.
package struct TextProof: Sendable {
  let course: Course
  let grader: Grader
  let files: any FileReading
  let memory: FenceMemory

  package init(course: Course, grader: Grader, files: any FileReading, memory: FenceMemory) {
    self.course = course
    self.grader = grader
    self.files = files
    self.memory = memory
  }

  /// What is wrong around some exercises: their rules, their format, and the lessons that lead to them.
  package func problems(of exercises: [Exercise]) async throws(GradingFailure) -> [Problem] {
    var problems = exercises.flatMap(RuleProof().problems)
    for exercise in exercises {
      for lesson in course.lessons where lesson.exercise == exercise.slug {
        problems += HintProof(files: files).problems(of: lesson, for: exercise)
      }
    }
    problems += try await FormatProof(formatter: SourceFormatter(grader: grader))
      .problems(of: exercises, of: course)
    problems += try await FenceProof(check: SnippetCheck(grader: grader), memory: memory)
      .problems(of: lessons(of: exercises))
    return problems.sorted()
  }

  /// The code of these lessons that nothing keeps true.
  package func sketches(of exercises: [Exercise]) -> [Problem] {
    FenceProof.sketches(in: lessons(of: exercises))
  }

  private func lessons(of exercises: [Exercise]) -> [Lesson] {
    let slugs = Set(exercises.map(\.slug))
    return course.lessons.filter { slugs.contains($0.exercise) }
  }
}
