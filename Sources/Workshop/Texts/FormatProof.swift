package import Curriculum
package import Grading
import Ports

/// Holds the sources of exercises against the format of the course, with the toolchain's own formatter.
package struct FormatProof: Sendable {
  let formatter: SourceFormatter

  package init(formatter: SourceFormatter) {
    self.formatter = formatter
  }

  /// One problem for each place that is not formatted as the others.
  package func problems(of exercises: [Exercise], of course: Course)
    async
    throws(GradingFailure) -> [Problem]
  {
    guard !exercises.isEmpty else { return [] }
    let said = try await formatter.complaints(
      about: exercises.map(\.folder), configuration: course.folder.appending(".swift-format"))
    return said.map {
      Problem(
        file: $0.file, line: $0.line, column: $0.column, $0.message,
        suggestion: "format it: swift format -i")
    }
    .sorted()
  }
}
