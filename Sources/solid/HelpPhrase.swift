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
        english: "Without a command: resumes where you were. The first time: begins the course.",
        french: "Sans commande : reprend là où tu en étais ; la première fois, commence le cours.")
    case .commands: .init(english: "Commands", french: "Commandes")
    case .options: .init(english: "Options", french: "Options")
    case .globals:
      .init(english: "Options of every command", french: "Options communes à toutes les commandes")
    case .more:
      .init(
        english: "More about one of them: solid COMMAND --help",
        french: "Pour en savoir plus : solid COMMAND --help")
    }
  }
}
