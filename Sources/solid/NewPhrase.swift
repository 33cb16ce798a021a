import Languages
import Rendering

/// What `solid new` says about what it made.
enum NewPhrase: Phrase {
  case exerciseMade, lessonMade, owed, standInsMissing, next

  var text: LocalizedText {
    switch self {
    case .exerciseMade:
      .init(
        english:
          "A small exercise that works, with its checks and fixtures. Change it step by step.",
        french:
          "Un petit exercice qui marche, avec ses contrôles et ses exemples. Modifie-le pas à pas.")
    case .lessonMade:
      .init(
        english: "A lesson about it in English and French, every part in its place.",
        french: "Une leçon à son sujet en anglais et en français, chaque partie à sa place.")
    case .owed:
      .init(
        english:
          "Texts between ⟦ and ⟧ ask for what only you can write; solid audit lists them all.",
        french:
          "Les textes entre ⟦ et ⟧ demandent ce que toi seul peux écrire ; solid audit les liste tous."
      )
    case .standInsMissing:
      .init(
        english:
          "This course has no Exercises/StandIns, on which its packages depend. Copy that folder from the course of solid:",
        french:
          "Ce cours n’a pas de dossier Exercises/StandIns, dont dépendent ses paquets. Copie celui du cours de solid :"
      )
    case .next: .init(english: "Next:", french: "Ensuite :")
    }
  }
}
