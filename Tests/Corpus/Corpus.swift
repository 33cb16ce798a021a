import Curriculum
import Grading
import HostSystem
import Ports

/// Writes right answers in other words, for the judge to be tried on.
///
/// `corpus --course DIR [--every] OUT [SLUG …]` makes `OUT/<slug>/<variant>/`, each a submission. With
/// `--every` it makes each edit on each right answer, one by one, which is many.
@main
struct Corpus {
  private let files = PosixFileSystem()
  private let environment = ProcessEnvironment()

  static func main() throws {
    try Corpus().run()
  }

  private func run() throws {
    var operands = environment.arguments
    var course = environment.folder
    if let option = operands.firstIndex(of: "--course"), option + 1 < operands.count {
      course = environment.folder.appending(operands[option + 1])
      operands.removeSubrange(option...(option + 1))
    }
    let isEvery = operands.contains("--every")
    operands.removeAll { $0 == "--every" }
    guard let output = operands.first else {
      return try say("usage: corpus --course DIR [--every] OUT [SLUG …]\n")
    }
    try write(
      CourseReader(files: files).course(at: course), to: environment.folder.appending(output),
      only: operands.dropFirst(), isEvery: isEvery)
  }

  private func write(_ course: Course, to output: Path, only slugs: ArraySlice<String>, isEvery: Bool)
    throws
  {
    for exercise in course.exercises where slugs.isEmpty || slugs.contains(exercise.slug) {
      let plan = try VariantPlan(of: exercise, in: course, reader: files)
      let variants = isEvery ? plan.everything() : plan.variants()
      for variant in variants {
        let folder = output.appending(exercise.slug + "/" + variant.name)
        for (path, text) in variant.files.texts {
          let target = folder.appending(path)
          try files.makeFolder(at: target.parent)
          try files.write(Array(text.utf8), to: target, .atomic)
        }
      }
      try say("\(exercise.slug): \(variants.count) variants\n")
    }
  }

  private func say(_ text: String) throws {
    try StandardStream.output.write(text)
  }
}
