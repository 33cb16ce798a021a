import Curriculum
import DesignRules
import HostSystem
import Languages
import Ports
import SwiftSource
import Testing

@testable import Grading
@testable import corpus

/// The variants of our own course, judged by all that needs no build.
struct CourseVariantsTests {
  static let course = CourseReader(files: PosixFileSystem())
    .course(at: Path(#filePath).parent.parent.parent, in: [.english])

  @Test(arguments: course.exercises.map(\.slug))
  func `every lesson has variants that its rules accept`(slug: String) throws {
    let exercise = try #require(Self.course.exercise(slug))
    let plan = try VariantPlan(of: exercise, in: Self.course, reader: PosixFileSystem())
    let variants = plan.variants()
    #expect(variants.count >= 20)
    #expect(Set(variants.map(\.files)).count == variants.count)
    for variant in variants {
      #expect(variant.files != variant.base.files)
      let broken = variant.files.sources.filter { !$0.value.isSwift }
      #expect(broken.keys.sorted() == [], "\(variant.name)")
      #expect(try complaints(about: variant, in: exercise) == [], "\(variant.name)")
    }
  }

  /// What the rules of an exercise find in the final state of a variant.
  private func complaints(about variant: Variant, in exercise: Exercise) throws -> [String] {
    let files = variant.files.texts
      .filter { !$0.key.hasPrefix(Exercise.firstHalf + "/") && !$0.key.hasSuffix("Package.swift") }
      .map { SourceFile(path: $0.key, text: $0.value) }.sorted { $0.path < $1.path }
    let module = ModuleOutline(files)
    var found = tamperingFindings(in: module) + conditionalCompilationFindings(in: module)
    for check in exercise.checks {
      guard case .rule(let name, let parameters) = check.means else { continue }
      found += try RuleCatalogue.rule(named: name, parameters: RuleParameters(parameters))
        .findings(in: module)
    }
    return found.map { "\($0.position.file):\($0.position.line): \($0.message.english)" }
  }
}
