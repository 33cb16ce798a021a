import Testing

/// One thing wrong in the good `exercise.json`, with the one problem that must be reported.
struct ExerciseFault: Sendable, CustomTestStringConvertible {
  let old: String
  let new: String
  let place: String
  let message: String
  let suggestion: String

  init(_ old: String, _ new: String, _ place: String, _ message: String, _ suggestion: String = "")
  {
    self.old = old
    self.new = new
    self.place = place
    self.message = message
    self.suggestion = suggestion
  }

  var testDescription: String { "\(old) → \(new)" }

  static let all = keys + words + checks + fixtures

  static let keys = [
    ExerciseFault(
      "\"fixedNames\"", "\"fixedName\"", "9:3", "unknown key 'fixedName'",
      "did you mean 'fixedNames'?"),
    ExerciseFault(
      "\"buildSeconds\"", "\"buildSecond\"", "10:15", "unknown key 'buildSecond'",
      "did you mean 'buildSeconds'?"),
    ExerciseFault(
      "\"gained\"", "\"gain\"", "21:7", "unknown key 'gain'", "did you mean 'gained'?"),
    ExerciseFault("\"schema\": 1,", "", "1:1", "'schema' is missing"),
    ExerciseFault(
      "\"schema\": 1", "\"schema\": 2", "2:13", "schema 2 is unknown",
      "this version of solid reads schema 1"),
    ExerciseFault(
      "{ \"en\": \"A channel\", \"fr\": \"Un canal\" }", "\"A channel\"", "3:12",
      "'title' must have a text for each language", "write { \"en\": \"…\", \"fr\": \"…\" }"),
    ExerciseFault("\"fr\": \"Un canal\"", "\"fr\": \" \"", "3:40", "'fr' is empty"),
    ExerciseFault(
      "\"fr\": \"Un canal\"", "\"fr\": 3", "3:40", "'fr': expected a text, not a number"),
    ExerciseFault(
      "\"minutes\": 25", "\"minutes\": 0", "5:14",
      "'minutes' must be a whole number from 1 to 600"),
    ExerciseFault(
      "\"minutes\": 25", "\"minutes\": 1e300", "5:14",
      "'minutes' must be a whole number from 1 to 600"),
    ExerciseFault(
      "\"testSeconds\": 5", "\"testSeconds\": -1", "10:48",
      "'testSeconds' must be a whole number from 1 to 86400"),
    ExerciseFault(
      "[\"Sources/Sender/Message.swift\"]", "\"x\"", "7:12", "'given': expected a list, not a text"),
    ExerciseFault(
      "{ \"files\": 3, \"lines\": 12 }", "{ \"files\": 3 }", "46:22", "'lines' is missing"),
    ExerciseFault(
      "\"lines\": 4 }", "\"lines\": 4.5 }", "47:45",
      "'lines' must be a whole number from 0 to 10000000"),
    ExerciseFault(
      "\"given\": [\"Sources/Sender/Message.swift\"]", "\"given\": [\"Sources/Other/A.swift\"]",
      "7:13", "'Sources/Other/A.swift' does not lie in an editable folder",
      "remove it: what is not editable is given anyway"),
    ExerciseFault(
      "\"start\": \"Sources/Sender/Sender.swift\"", "\"start\": \"Sources/Sender/Message.swift\"",
      "8:12", "'start' must be an editable file that is not given"),
    ExerciseFault(
      "\"editable\": [\"Sources/Sender\"]", "\"editable\": [\"Sources/Sender\", \"../x\"]",
      "6:33", "'../x' is no path inside the package",
      "write it like Sources/Module/File.swift, without '..'"),
  ]

  static let words = [
    ExerciseFault(
      "\"principle\": \"ocp\"", "\"principle\": \"opc\"", "4:16", "unknown principle 'opc'",
      "did you mean 'ocp' or 'dip' or 'isp'?"),
    ExerciseFault(
      "\"change-request\"", "\"change-requests\"", "16:29", "unknown kind 'change-requests'",
      "did you mean 'change-request'?"),
    ExerciseFault(
      "\"unsolved\", \"fails\": [\"S3\"]", "\"unsolve\", \"fails\": [\"S3\"]", "37:20",
      "unknown outcome 'unsolve'", "did you mean 'unsolved' or 'solved'?"),
  ]

  static let checks = [
    ExerciseFault(
      "\"tests\": [\"mailArrives()\"]", "\"rule\": \"noTrap\", \"tests\": [\"mailArrives()\"]",
      "15:34", "check 'B1' has both 'tests' and 'rule'", "keep one"),
    ExerciseFault(
      ",\n      \"tests\": [\"mailArrives()\"]", "", "12:5",
      "check 'B1' needs either 'tests' or 'rule'", "add one"),
    ExerciseFault(
      "\"tests\": [\"mailArrives()\"]", "\"tests\": []", "15:16", "check 'B1' names no test"),
    ExerciseFault(
      "\"tests\": [\"mailArrives()\"]", "\"tests\": [\"mailArrives\"]", "15:17",
      "'mailArrives' is not a name as Swift Testing prints it", "write 'mailArrives()'"),
    ExerciseFault(
      "[\"mailArrives()\"]", "[\"mailArrives()\"], \"parameters\": {}", "15:49",
      "'parameters' without a 'rule'"),
    ExerciseFault(
      "{ \"in\": [\"Sender\"], \"literals\": [\"email\"] }", "[]", "30:21",
      "'parameters' must be an object"),
    ExerciseFault(
      "[\"aNewChannel(named:_:)\"]", "[\"mailArrives()\"]", "23:17",
      "the test 'mailArrives()' occurs a second time", "a test belongs to one check"),
    ExerciseFault(
      "\"requires\": [\"B1\"]", "\"requires\": [\"B2\"]", "22:20", "there is no check 'B2'",
      "did you mean 'B1' or 'P1' or 'S3'?"),
    ExerciseFault(
      "\"requires\": [\"B1\"]", "\"requires\": [\"P1\"]", "22:20",
      "these checks require one another in a circle"),
    ExerciseFault(
      "\"question\": { \"en\": \"Which names?\", \"fr\": \"Quels noms ?\" },", "", "24:5",
      "'question' is missing"),
    ExerciseFault(
      "\"because\": { \"en\": \"It works.\", \"fr\": \"Ça marche.\" },", "", "12:5",
      "'because' is missing"),
    ExerciseFault(
      "\"violation\": { \"fails\": [\"P1\", \"S3\"] }", "\"violation\": { \"fails\": [] }", "32:16",
      "the violation must fail at least one check"),
    ExerciseFault(
      "\"violation\": { \"fails\": [\"P1\", \"S3\"] }", "\"violation\": { \"fails\": [\"Q9\"] }",
      "32:28", "there is no check 'Q9'", "known here: B1, P1, S3"),
  ]

  static let fixtures = [
    ExerciseFault(
      "\"name\": \"wrong-if\"", "\"name\": \"bad-if\"", "36:17",
      "the name of a fixture begins with 'wrong-' or 'valid-'",
      "rename it, together with its folder"),
    ExerciseFault(
      "\"name\": \"wrong-syntax\"", "\"name\": \"valid-syntax\"", "39:20",
      "'valid-syntax' cannot be 'does-not-compile'", "a valid- fixture is solved"),
    ExerciseFault(
      "\"name\": \"valid-actor\"", "\"name\": \"wrong-actor\"", "43:20",
      "'wrong-actor' cannot be 'solved'", "a wrong- fixture is not solved"),
    ExerciseFault(
      "\"name\": \"valid-actor\"", "\"name\": \"valid-closures\"", "42:17",
      "the fixture 'valid-closures' occurs a second time"),
    ExerciseFault(
      "\"outcome\": \"does-not-compile\", \"fails\": []",
      "\"outcome\": \"does-not-compile\", \"fails\": [\"S3\"]", "39:50",
      "'does-not-compile' means that no check fails"),
    ExerciseFault(
      "\"unsolved\", \"fails\": [\"S3\"]", "\"unsolved\", \"fails\": []", "37:20",
      "'unsolved' needs the checks that must fail in 'fails'"),
    ExerciseFault(
      "\"unsolved\", \"fails\": [\"S3\"]", "\"unsolved\", \"fails\": [\"S3\", \"S3\"]", "37:49",
      "the check id 'S3' occurs a second time"),
  ]
}
