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
    let given = try givenFiles(of: exercise)
    #expect(variants.count >= 20)
    #expect(Set(variants.map(\.files)).count == variants.count)
    for variant in variants {
      #expect(variant.files != variant.base.files)
      let broken = variant.files.sources.filter { !$0.value.isSwift }
      #expect(broken.keys.sorted() == [], "\(variant.name)")
      let package = given.merging(variant.filesAtTheEnd) { $1 }
      #expect(try complaints(about: package, in: exercise) == [], "\(variant.name)")
    }
  }

  /// What the rules of an exercise find in a whole package.
  private func complaints(about files: [String: String], in exercise: Exercise) throws -> [String] {
    let package = files.map { SourceFile(path: $0.key, text: $0.value) }
      .sorted { $0.path < $1.path }
    let manifest = package.first { $0.path == "Package.swift" }
    let module = ModuleOutline(
      package.filter { exercise.files.isEditable($0.path) && $0.path != "Package.swift" })
    var found = tamperingFindings(in: module) + conditionalCompilationFindings(in: module)
    for check in exercise.checks {
      guard case .rule(let name, let written) = check.means else { continue }
      let parameters = RuleParameters(written)
      if check.kind == .moduleGraph {
        found += try RuleCatalogue.graphRule(named: name, parameters: parameters)
          .findings(in: PackageOutline(manifest: #require(manifest), files: package))
      } else {
        found += try RuleCatalogue.rule(named: name, parameters: parameters).findings(in: module)
      }
    }
    return found.map { "\($0.position.file):\($0.position.line): \($0.message.english)" }
  }

  /// The Swift files of a package that are not the learner's to change.
  private func givenFiles(of exercise: Exercise) throws -> [String: String] {
    try PackageComposer(reader: PosixFileSystem())
      .tree(at: exercise.violation, followingTests: exercise.checksFolder)
      .filter { !exercise.files.isEditable($0.key) && $0.key.hasSuffix(".swift") }
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }
}

extension Variant {
  /// The state that is judged, without the one before a change request.
  fileprivate var filesAtTheEnd: [String: String] {
    files.texts.filter { !$0.key.hasPrefix(Exercise.firstHalf + "/") }
  }
}
