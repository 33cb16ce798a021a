import Curriculum
import DesignRules
@testable import Grading
import HostSystem
import Languages
import Ports
import SwiftSource
import Testing

@testable import corpus

/// The variants of our own course, judged by all that needs no build.
struct CourseVariantsTests {
  static let course = CourseReader(files: PosixFileSystem())
    .course(at: Path(#filePath).parent.parent.parent, in: [.english])

  @Test(arguments: course.exercises.map(\.slug))
  func `every lesson has variants that pass its rules`(slug: String) throws {
    let exercise = try #require(Self.course.exercise(slug))
    let plan = try VariantPlan(of: exercise, in: Self.course, reader: PosixFileSystem())
    let variants = plan.variants()
    #expect(variants.count >= 20)
    #expect(Set(variants.map(\.files)).count == variants.count)
    for variant in variants {
      #expect(variant.files != variant.base.files)
      for (path, text) in variant.files.texts {
        #expect(syntaxErrors(in: SourceFile(path: path, text: text)) == [], "\(variant.name)")
      }
      #expect(try failures(of: variant, in: exercise) == [], "\(variant.name)")
    }
  }

  /// The rules that fail, with what they say.
  private func failures(of variant: Variant, in exercise: Exercise) throws -> [String] {
    let now = variant.files.texts.filter { !$0.key.hasPrefix(Exercise.firstHalf + "/") }
    let checker = StructureChecker(
      exercise: exercise,
      submission: Submission(folder: exercise.folder, files: now, ignored: []))
    let integrity = checker.integrity
    return try checker.results().filter { $0.status != .passed }.map { result in
      "\(result.check.id): "
        + result.findings.map { "\($0.place?.file ?? "") \($0.message.english)" }.joined(separator: "; ")
    } + (integrity.forbidden + integrity.conditional).map(\.message.english)
  }
}
