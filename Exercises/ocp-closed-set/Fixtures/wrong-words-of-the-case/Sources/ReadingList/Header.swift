extension LoadState {
  private var words: String { "\(self)" }
  private var payload: String {
    String(words.drop { $0 != "(" }.dropFirst().dropLast())
      .replacing("progress: ", with: "").replacing("message: ", with: "")
  }

  var title: String {
    let answers: [(String, () -> String)] = [
      ("idle", { "Nothing loaded yet" }),
      ("loading", { "Loading, \(Int(((Double(payload) ?? 0) * 100).rounded())) %" }),
      (
        "loaded",
        {
          "On your list: \(payload.dropFirst(2).dropLast(2).replacing("\", \"", with: ", "))"
        }
      ),
    ]
    for (name, answer) in answers where words.hasPrefix(name) { return answer() }
    return payload.replacing("\"", with: "")
  }

  var showsSpinner: Bool { words.hasPrefix("loading") }
}
