import Ports

/// A small course in which nothing is wrong; each test breaks one thing in it.
enum GoodCourse {
  static let folder = Path("/course")
  static let exercise = "/course/Exercises/ocp-sender"
  static let json = exercise + "/exercise.json"
  static let english = "/course/Lessons/01-ocp-sender/en.md"
  static let french = "/course/Lessons/01-ocp-sender/fr.md"

  static var files: FakeFiles {
    var files = FakeFiles([
      "/course/Lessons/README.md": "",
      "/course/Exercises/README.md": "",
      "/course/Exercises/StandIns/Package.swift": "",
      json: exerciseJSON, english: englishLesson, french: frenchLesson,
      exercise + "/Checks/SenderTests.swift": checks,
    ])
    for package in ["Violation", "Refactored"] {
      files["\(exercise)/\(package)/Package.swift"] =
        "// swift-tools-version: 6.2\nlet package = 1\n"
      files["\(exercise)/\(package)/Sources/Sender/Sender.swift"] = sender
      files["\(exercise)/\(package)/Sources/Sender/Message.swift"] = "struct Message {}\n"
      files.links["\(exercise)/\(package)/Tests/SenderTests"] = exercise + "/Checks"
    }
    for name in ["wrong-case", "wrong-if", "wrong-syntax", "valid-closures", "valid-actor"] {
      files["\(exercise)/Fixtures/\(name)/Sources/Sender/Sender.swift"] = "struct Sender {}\n"
    }
    return files
  }

  static let sender = """
    import Foundation

    struct Sender {
      func send(_ kind: String) throws {
        switch kind {
        case "email": email()

        default: push()
        }
      }
    }
    """

  static let checks = #"""
    import Testing

    /// @Test func notThis() {}
    struct SenderTests {
      @Test func mailArrives() {}
      @Test("a channel with \(1) name", .bug("x")) @MainActor
      func aNewChannel(named name: String, _ used: [Int]) async throws {}
    }
    """#

  static let exerciseJSON = #"""
    {
      "schema": 1,
      "title": { "en": "A channel", "fr": "Un canal" },
      "principle": "ocp",
      "minutes": 25,
      "editable": ["Sources/Sender"],
      "given": ["Sources/Sender/Message.swift"],
      "start": "Sources/Sender/Sender.swift",
      "fixedNames": ["Sender"],
      "limits": { "buildSeconds": 60, "testSeconds": 5 },
      "checks": [
        { "id": "B1", "kind": "behaviour",
          "title": { "en": "mail arrives", "fr": "le mail arrive" },
          "because": { "en": "It works.", "fr": "Ça marche." },
          "tests": ["mailArrives()"] },
        { "id": "P1", "kind": "change-request",
          "title": { "en": "a new channel", "fr": "un nouveau canal" },
          "because": { "en": "It comes.", "fr": "Il vient." },
          "question": { "en": "Who decides?", "fr": "Qui décide ?" },
          "gained": { "en": "Open.", "fr": "Ouvert." },
          "requires": ["B1"],
          "tests": ["aNewChannel(named:_:)"] },
        { "id": "S3", "kind": "structure",
          "title": { "en": "no names", "fr": "pas de noms" },
          "because": { "en": "They grow.", "fr": "Ils poussent." },
          "question": { "en": "Which names?", "fr": "Quels noms ?" },
          "rule": "forbidLiterals",
          "parameters": { "in": ["Sender"], "literals": ["email"] } }
      ],
      "violation": { "fails": ["P1", "S3"] },
      "fixtures": [
        { "name": "wrong-case", "title": { "en": "A case", "fr": "Un cas" },
          "outcome": "unsolved", "fails": ["P1", "S3"] },
        { "name": "wrong-if", "title": { "en": "An if", "fr": "Un if" },
          "outcome": "unsolved", "fails": ["S3"] },
        { "name": "wrong-syntax", "title": { "en": "A typo", "fr": "Une coquille" },
          "outcome": "does-not-compile", "fails": [] },
        { "name": "valid-closures", "title": { "en": "Closures", "fr": "Des fermetures" },
          "outcome": "solved", "fails": [] },
        { "name": "valid-actor", "title": { "en": "An actor", "fr": "Un acteur" },
          "outcome": "solved", "fails": [] }
      ],
      "costMeter": [
        { "change": { "en": "SMS", "fr": "SMS" },
          "violation": { "files": 3, "lines": 12 },
          "refactored": { "files": 1, "lines": 4 } }
      ]
    }
    """#

  static let englishLesson = #"""
    ---
    principle: ocp
    minutes: 25
    exercise: ocp-sender
    ---
    # A channel nobody planned

    What comes [next](../../Exercises/README.md).

    ## The sender

    It works.

    ```swift excerpt=Violation/Sources/Sender/Sender.swift {1,3|2-4|all}
    switch kind {
    case "email": email()

    default: push()
    }
    ```

    <!-- note: Ask the room. -->
    <!-- pause -->

    Read it again.

    ## Two questions

    ### What breaks?

    - [ ] Nothing
    - [x] Everything

    > All of it.

    ### And then?

    ```swift compiles
    print(1)
    ```

    - [x] One
    - [ ] Two
    - [ ] Three

    > One *line*.

    ## Your turn

    <!-- exercise -->

    Refactor it.

    ## Hints

    1. Look.
    2. Look closer.
    3. Write a protocol.
    """#

  static let frenchLesson = #"""
    ---
    principle: ocp
    minutes: 25
    exercise: ocp-sender
    ---
    # Un canal que personne n'avait prévu

    La [suite](../../Exercises/README.md).

    ## L'émetteur

    Il marche.

    ```swift excerpt=Violation/Sources/Sender/Sender.swift {1,3|2-4|all}
    switch kind {
    case "email": email()

    default: push()
    }
    ```

    <!-- note: Demandez. -->
    <!-- pause -->

    Relisez.

    ## Deux questions

    ### Qu'est-ce qui casse ?

    - [ ] Rien
    - [x] Tout

    > Tout.

    ### Et ensuite ?

    ```swift compiles
    print(1)
    ```

    - [x] Un
    - [ ] Deux
    - [ ] Trois

    > Une *ligne*.

    ## À vous

    <!-- exercise -->

    Remaniez.

    ## Indices

    1. Regardez.
    2. De plus près.
    3. Un protocole.
    """#
}
