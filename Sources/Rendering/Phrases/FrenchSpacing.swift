/// A French text with no-break spaces where typography wants them: before `: ; ! ?`, and inside `« »`.
///
/// So the sentences in our sources can be written with ordinary spaces, which one can see.
package func frenchSpacing(_ text: String) -> String {
  let characters = Array(text)
  return String(
    characters.indices.map { index in
      guard characters[index] == " " else { return characters[index] }
      let before = index > 0 ? characters[index - 1] : " "
      let after = index + 1 < characters.count ? characters[index + 1] : " "
      return before == "«" || ":;!?»".contains(after) ? "\u{A0}" : " "
    })
}
