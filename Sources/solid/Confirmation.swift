import HostSystem

/// Asks a question that is answered with yes or no.
struct Confirmation {
  let desk: Desk

  /// Whether the answer is yes; nobody there to answer is a complaint, never a yes.
  func isGiven(_ question: String) throws(Complaint) -> Bool {
    guard desk.world.environment.isInputTerminal else { throw .needsYes(option: "--yes") }
    try desk.write(question + " ")
    let answer = readLine() ?? ""
    return ["y", "yes", "o", "oui"].contains(answer.lowercased())
  }
}
