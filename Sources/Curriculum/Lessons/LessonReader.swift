package import Languages
package import Markdown
package import Ports

/// Reads the files of a lesson, one for each language.
package struct LessonReader: Sendable {
  private let texts: CourseText
  private let parse: @Sendable (String) -> Document

  /// - Parameter parse: turns Markdown into a document.
  package init(
    files: any FileReading,
    parse: @escaping @Sendable (String) -> Document = { Document(parsing: $0) }
  ) {
    texts = CourseText(files: files)
    self.parse = parse
  }

  /// What could be read of one lesson, and everything that is wrong in its files.
  package struct Reading: Sendable {
    /// `nil` when no language can be read, or when it does not say its principle and exercise.
    package let lesson: Lesson?
    package let problems: [Problem]
    /// Where the front matter names other parts of the course, by file.
    let headers: [(file: Path, header: LessonHeader)]
    /// All blocks by file, also those of a lesson that is `nil`.
    let documents: [(source: LessonSource, document: Document)]
  }

  /// Reads the lesson of a folder `<NN>-<slug>`, in those languages, or in all.
  package func lesson(
    at folder: Path, in languages: [Language] = Language.allCases
  ) -> Reading {
    let name = Self.parts(of: folder.lastComponent)
    var problems = name == nil ? [nameProblem(folder)] : []
    var readers: [(language: Language, reader: LessonTextReader)] = []
    var documents: [(source: LessonSource, document: Document)] = []
    for language in languages {
      do throws(Problem) {
        let source = try source(of: folder, in: language)
        let document = parse(source.text)
        documents.append((source, document))
        readers.append((language, LessonTextReader(document, from: source)))
      } catch {
        problems.append(error)
      }
    }
    problems += readers.flatMap { item in
      item.reader.faults.map { $0.problem(in: item.reader.file) }
    }
    problems += comparisons(of: readers.map(\.reader))
    return Reading(
      lesson: name.flatMap { lesson(number: $0.number, slug: $0.slug, at: folder, from: readers) },
      problems: problems.sorted(), headers: readers.map { ($0.reader.file, $0.reader.header) },
      documents: documents)
  }

  private func nameProblem(_ folder: Path) -> Problem {
    Problem(
      file: folder, "\(quoted(folder.lastComponent)) is no name for a lesson",
      suggestion: "call the folder like 05-some-name")
  }

  /// Number and slug in the name of a folder; `nil` when it is not built so.
  static func parts(of name: String) -> (number: String, slug: String)? {
    let number = name.prefix { $0.isASCII && $0.isNumber }
    let rest = name.dropFirst(number.count)
    guard !number.isEmpty, number.count < 10, rest.hasPrefix("-"), rest.count > 1 else {
      return nil
    }
    return (String(number), String(rest.dropFirst()))
  }

  private func source(
    of folder: Path, in language: Language
  ) throws(Problem) -> LessonSource {
    let file = folder.appending("\(language.rawValue).md")
    guard texts.files.status(of: file) != nil else { throw texts.missing(file) }
    return LessonSource(file: file, language: language, text: try texts.text(of: file))
  }

  private func comparisons(of readers: [LessonTextReader]) -> [Problem] {
    guard let original = readers.first else { return [] }
    return readers.dropFirst().flatMap {
      TranslationComparison(of: $0, with: original).problems
    }
  }

  private func lesson(
    number: String, slug: String, at folder: Path,
    from readers: [(language: Language, reader: LessonTextReader)]
  ) -> Lesson? {
    let headers = readers.map(\.reader.header)
    guard let principle = headers.lazy.compactMap(\.principleValue).first,
      let exercise = headers.lazy.compactMap(\.exercise?.value).first(where: { !$0.isEmpty })
    else { return nil }
    var lesson = Lesson(
      number: number, slug: slug, folder: folder, principle: principle, exercise: exercise)
    lesson.minutes = headers.lazy.compactMap(\.minutesValue).first ?? lesson.minutes
    lesson.after = headers.lazy.compactMap(\.after?.value).first
    for (language, reader) in readers { lesson.texts[language] = reader.lessonText(slug: slug) }
    return lesson
  }
}
