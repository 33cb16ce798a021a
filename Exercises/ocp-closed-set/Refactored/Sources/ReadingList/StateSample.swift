/// What the loader of the app reports, in the loader’s own words.
///
/// The checks speak in samples as well: they have to ask for a state without knowing how you write
/// one.
enum StateSample: Sendable {
  case notAsked
  /// `fraction` lies between 0 and 1.
  case underWay(fraction: Double)
  case arrived(titles: [String])
  case gaveUp(reason: String)
}
