/// What can be wrong in an `exercise.json` by itself.
enum ExerciseFaults {
  static let all = keys + values + paths + checks + references + fixtures

  static let keys = [
    AuthorFault(
      #""fixedNames""#, #"▲"fixedName""#, "unknown key 'fixedName'", "did you mean 'fixedNames'?"),
    AuthorFault(
      #""buildSeconds""#, #"▲"buildSecond""#, "unknown key 'buildSecond'",
      "did you mean 'buildSeconds'?"),
    AuthorFault(#""gained""#, #"▲"gain""#, "unknown key 'gain'", "did you mean 'gained'?"),
    AuthorFault(#""schema": 1,"#, "", at: "{", "'schema' is missing"),
    AuthorFault(
      #""question": { "en": "Which names?", "fr": "Quels noms ?" },"#, "", at: #"{ "id": "S3""#,
      "'question' is missing"),
    AuthorFault(
      #""because": { "en": "It works.", "fr": "Ça marche." },"#, "", at: #"{ "id": "B1""#,
      "'because' is missing"),
    AuthorFault(
      #"{ "files": 3, "lines": 12 }"#, #"▲{ "files": 3 }"#, "'lines' is missing"),
  ]

  static let values = [
    AuthorFault(
      #""schema": 1"#, #""schema": ▲2"#, "schema 2 is unknown",
      "this version of solid reads schema 1"),
    AuthorFault(
      #"{ "en": "A channel", "fr": "Un canal" }"#, #"▲"A channel""#,
      "'title' must have a text for each language", #"write { "en": "…", "fr": "…" }"#),
    AuthorFault(#""Un canal""#, #"▲" ""#, "'fr' is empty"),
    AuthorFault(#""Un canal""#, #"▲"a\u0000""#, "'fr' holds a NUL"),
    AuthorFault(#""Un canal""#, "▲3", "'fr': expected a text, not a number"),
    AuthorFault(
      #""minutes": 25"#, #""minutes": ▲0"#, "'minutes' must be a whole number from 1 to 600"),
    AuthorFault(
      #""minutes": 25"#, #""minutes": ▲1e300"#, "'minutes' must be a whole number from 1 to 600"),
    AuthorFault(
      #""testSeconds": 5"#, #""testSeconds": ▲-1"#,
      "'testSeconds' must be a whole number from 1 to 86400"),
    AuthorFault(
      #""given": ["Sources/Sender/Message.swift"]"#, #""given": ▲"x""#,
      "'given': expected a list, not a text"),
    AuthorFault(
      #""lines": 4 }"#, #""lines": ▲4.5 }"#, "'lines' must be a whole number from 0 to 10000000"),
    AuthorFault(
      #""principle": "ocp""#, #""principle": ▲"opc""#, "unknown principle 'opc'",
      "did you mean 'ocp'?"),
    AuthorFault(
      #""change-request""#, #"▲"change-requests""#, "unknown kind 'change-requests'",
      "did you mean 'change-request'?"),
  ]

  static let paths = [
    AuthorFault(
      #""given": ["Sources/Sender/Message.swift"]"#, #""given": [▲"Sources/Other/A.swift"]"#,
      "'Sources/Other/A.swift' does not lie in an editable folder",
      "remove it: what is not editable is given anyway"),
    AuthorFault(
      #""start": "Sources/Sender/Sender.swift""#, #""start": ▲"Sources/Sender/Message.swift""#,
      "'start' must be an editable file that is not given"),
    AuthorFault(
      #""editable": ["Sources/Sender"]"#, #""editable": ["Sources/Sender", ▲"../x"]"#,
      "'../x' is no path inside the package",
      "write it like Sources/Module/File.swift, without '..'"),
  ]

  static let checks = [
    AuthorFault(
      #""tests": ["mailArrives()"]"#, #""rule": "noTrap", "tests": ▲["mailArrives()"]"#,
      "check 'B1' has both 'tests' and 'rule'", "keep one"),
    AuthorFault(
      ",\n      \"tests\": [\"mailArrives()\"]", "", at: #"{ "id": "B1""#,
      "check 'B1' needs 'tests', 'rule', 'probe', 'newCase', 'alone' or 'budget'", "add one"),
    AuthorFault(
      #""tests": ["mailArrives()"]"#, #""tests": ▲[]"#, "check 'B1' names no test"),
    AuthorFault(
      #"["mailArrives()"]"#, #"[▲"mailArrives"]"#,
      "'mailArrives' is not a name as Swift Testing prints it", "write 'mailArrives()'"),
    AuthorFault(
      #"["mailArrives()"]"#, #"["mailArrives()"], "parameters": ▲{}"#,
      "'parameters' without a 'rule'"),
    AuthorFault(
      #"{ "in": ["Sender"], "literals": ["email"] }"#, "▲[]", "'parameters' must be an object"),
    AuthorFault(
      #"["aNewChannel(named:_:)"]"#, #"[▲"mailArrives()"]"#,
      "the test 'mailArrives()' occurs a second time", "a test belongs to one check"),
  ]

  static let references = [
    AuthorFault(
      #""requires": ["B1"]"#, #""requires": [▲"B2"]"#, "there is no check 'B2'",
      "did you mean 'B1'?"),
    AuthorFault(
      #""requires": ["B1"]"#, #""requires": [▲"P1"]"#,
      "these checks require one another in a circle"),
    AuthorFault(
      #""violation": { "fails": ["P1", "S3"] }"#, #""violation": ▲{ "fails": [] }"#,
      "the violation must fail at least one check"),
    AuthorFault(
      #""violation": { "fails": ["P1", "S3"] }"#, #""violation": { "fails": [▲"Q9"] }"#,
      "there is no check 'Q9'", "known here: B1, P1, S3"),
  ]

  static let fixtures = [
    AuthorFault(
      #""unsolved", "fails": ["S3"]"#, #"▲"unsolve", "fails": ["S3"]"#,
      "unknown outcome 'unsolve'", "did you mean 'unsolved'?"),
    AuthorFault(
      #""name": "wrong-if""#, #""name": ▲"bad-if""#,
      "the name of a fixture begins with 'wrong-' or 'valid-'",
      "rename it, together with its folder"),
    AuthorFault(
      #""name": "wrong-syntax""#, #""name": "valid-syntax""#, at: #""does-not-compile""#,
      "'valid-syntax' cannot be 'does-not-compile'", "a valid- fixture is solved"),
    AuthorFault(
      #""outcome": "does-not-compile""#, #""outcome": ▲"solved""#,
      "'wrong-syntax' cannot be 'solved'", "a wrong- fixture is not solved"),
    AuthorFault(
      #""name": "valid-actor""#, #""name": ▲"valid-closures""#,
      "the fixture 'valid-closures' occurs a second time"),
    AuthorFault(
      #""outcome": "solved", "fails": [] }"#, #""outcome": "solved", "fails": [▲"S3"] }"#,
      "'solved' means that no check fails"),
    AuthorFault(
      #""unsolved", "fails": ["S3"]"#, #"▲"unsolved", "fails": []"#,
      "'unsolved' needs the checks that must fail in 'fails'"),
    AuthorFault(
      #""unsolved", "fails": ["S3"]"#, #""unsolved", "fails": ["S3", ▲"S3"]"#,
      "the check id 'S3' occurs a second time"),
  ]
}
