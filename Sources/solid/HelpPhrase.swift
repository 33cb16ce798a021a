import Languages
import Rendering

/// The words around the tables of a help text.
enum HelpPhrase: Phrase {
  case title, bare, commands, options, globals, more

  var text: LocalizedText {
    switch self {
    case .title:
      .init(
        english: "solid: the SOLID principles in Swift, by refactoring",
        french: "solid : les principes SOLID en Swift, par le remaniement")
    case .bare:
      .init(
        english: "Without a command: goes on where you were. The first time: begins the course.",
        french: "Sans commande : reprend là où tu en étais. La première fois : commence le cours.")
    case .commands: .init(english: "Commands", french: "Commandes")
    case .options: .init(english: "Options", french: "Options")
    case .globals: .init(english: "Options of every command", french: "Options de toute commande")
    case .more:
      .init(
        english: "More on one of them: solid COMMAND --help",
        french: "Plus sur l’une d’elles : solid COMMANDE --help")
    }
  }
}
