import Languages
import SwiftSource

extension Finding {
  /// Says why a place of a manifest cannot be read.
  init(_ obstacle: ManifestObstacle) {
    self.init(
      position: obstacle.position, found: obstacle.text, message: obstacle.reason.message)
  }
}

extension ManifestObstacle.Reason {
  fileprivate var message: LocalizedText {
    switch self {
    case .tooLarge:
      LocalizedText(
        english: "this manifest is too large or too deeply nested to be read",
        french: "ce manifeste est trop gros ou trop imbriqué pour être lu")
    case .notSwift:
      LocalizedText(
        english: "the manifest is no Swift from here on",
        french: "à partir d’ici, le manifeste n’est plus du Swift")
    case .noPackage:
      LocalizedText(
        english: "the manifest has no `let package = Package(…)`",
        french: "le manifeste n’a pas de `let package = Package(…)`")
    case .statement:
      LocalizedText(
        english: "the manifest is read and not run: only `let package = Package(…)` may stand here",
        french: "le manifeste est lu, pas exécuté : seul `let package = Package(…)` a sa place ici")
    case .notLiteral:
      LocalizedText(
        english: "the manifest is read and not run: this must be written out as a literal",
        french: "le manifeste est lu, pas exécuté : ceci doit être écrit en toutes lettres")
    case .argument, .missing, .target, .dependency, .repeatedTarget: part
    }
  }

  /// What is wrong with a part of the package.
  private var part: LocalizedText {
    switch self {
    case .argument(let label):
      LocalizedText(
        english: "the argument `\(label)` is not allowed in this manifest",
        french: "l’argument `\(label)` n’est pas permis dans ce manifeste")
    case .missing(let label):
      LocalizedText(
        english: "the argument `\(label)` is missing here",
        french: "il manque ici l’argument `\(label)`")
    case .target:
      LocalizedText(
        english: "only `.target`, `.executableTarget` and `.testTarget` can be read here",
        french: "seuls `.target`, `.executableTarget` et `.testTarget` peuvent être lus ici")
    case .dependency:
      LocalizedText(
        english: "only a text, `.target`, `.byName` and `.product` can be read here",
        french: "seuls un texte, `.target`, `.byName` et `.product` peuvent être lus ici")
    default:
      LocalizedText(
        english: "a target of this name stands in the manifest already",
        french: "une cible de ce nom est déjà dans le manifeste")
    }
  }
}
