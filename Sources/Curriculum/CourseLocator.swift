package import Ports

/// Finds the folder of the course.
package struct CourseLocator: Sendable {
  private let texts: CourseText

  /// Looks with `files`, and opens nothing before it is asked.
  package init(files: any FileReading) {
    texts = CourseText(files: files)
  }

  /// What there is to go by; `nil` for what is not known.
  package struct Clues: Hashable, Sendable {
    /// The argument of `--course`, as typed.
    package var option: String?
    /// The value of `SOLID_COURSE`; an empty one counts as none.
    package var variable: String?
    package let currentFolder: Path
    /// The checkout that the binary was built from.
    package var checkout: Path?
    /// The folder above the `bin` that holds the binary.
    package var prefix: Path?

    package init(currentFolder: Path) {
      self.currentFolder = currentFolder
    }
  }

  /// How a place came to be looked at.
  package enum Origin: Hashable, Sendable {
    case option, variable, ancestor, checkout, prefix
  }

  /// A folder that was looked at.
  package struct Place: Hashable, Sendable {
    package let origin: Origin
    package let folder: Path

    package init(_ origin: Origin, _ folder: Path) {
      self.origin = origin
      self.folder = folder
    }
  }

  /// No course anywhere: the places that were tried, in that order.
  package struct NotFound: Error, Hashable, Sendable {
    package let tried: [Place]

    package init(tried: [Place]) {
      self.tried = tried
    }
  }

  /// The first place that holds a course.
  ///
  /// What the user asked for by name is the only place then: another course instead of it would be a surprise.
  package func course(by clues: Clues) throws(NotFound) -> Path {
    let places = Self.places(for: clues)
    for place in places where isCourse(place.folder) { return place.folder }
    throw NotFound(tried: places)
  }

  /// Whether a folder holds both `Lessons` and `Exercises`.
  package func isCourse(_ folder: Path) -> Bool {
    ["Lessons", "Exercises"].allSatisfy { texts.isFolder(folder.appending($0)) }
  }

  private static func places(for clues: Clues) -> [Place] {
    let here = clues.currentFolder
    if let option = clues.option { return [Place(.option, here.appending(option))] }
    if let variable = clues.variable, !variable.isEmpty {
      return [Place(.variable, here.appending(variable))]
    }
    var places = here.selfAndAncestors.map { Place(.ancestor, $0) }
    if let checkout = clues.checkout { places.append(Place(.checkout, checkout)) }
    if let prefix = clues.prefix {
      places.append(Place(.prefix, prefix.appending("share/solid")))
    }
    return places
  }
}
