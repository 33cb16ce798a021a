import Languages

/// Every command and its options.
enum CommandTable {
  /// Options that every command accepts.
  static let globals: [OptionSpec] = [
    OptionSpec(
      "course", value: "DIR",
      .init(
        english: "use the course in this folder", french: "utiliser le cours de ce dossier")),
    OptionSpec(
      "workspace", value: "DIR",
      .init(
        english: "work in this folder instead of ./Workspace",
        french: "travailler dans ce dossier au lieu de ./Workspace")),
    OptionSpec(
      "lang", choices: ["en", "fr"],
      .init(
        english: "language of lessons and messages", french: "langue des leçons et des messages")),
    OptionSpec(
      "color", choices: ["auto", "always", "never"],
      .init(english: "when to use colour", french: "quand utiliser la couleur")),
    OptionSpec(
      "plain",
      .init(
        english: "no colour, no drawing, one line after the other",
        french: "sans couleur ni dessin, une ligne après l’autre")),
    OptionSpec("version", .init(english: "print the version", french: "afficher la version")),
    OptionSpec("help", .init(english: "explain a command", french: "expliquer une commande")),
  ]

  static let all: [CommandSpec] = reading + working + overview + authoring

  private static let json = OptionSpec(
    "json", .init(english: "print JSON for programs", french: "produire du JSON pour un programme"))

  private static let yes = OptionSpec(
    "yes", .init(english: "do not ask", french: "ne pas demander confirmation"))

  private static let reading: [CommandSpec] = [
    CommandSpec(
      "learn", .init(english: "read a lesson step by step", french: "lire une leçon pas à pas"),
      operands: .optional("LESSON")),
    CommandSpec(
      "show",
      .init(
        english: "print a lesson, or one step of it", french: "afficher une leçon ou une étape"),
      operands: .required("LESSON"),
      options: [
        OptionSpec(
          "step", value: "N",
          .init(english: "only this step", french: "seulement cette étape"))
      ]),
    CommandSpec(
      "list",
      .init(
        english: "all lessons with your progress", french: "toutes les leçons et ta progression"),
      options: [
        OptionSpec(
          "principle", choices: ["intro", "srp", "ocp", "lsp", "isp", "dip"],
          .init(english: "only one principle", french: "un seul principe")), json,
      ]),
  ]

  private static let working: [CommandSpec] = [
    CommandSpec(
      "start",
      .init(
        english: "put an exercise into your workspace; never overwrites",
        french: "déposer un exercice dans ton espace de travail, sans jamais rien écraser"),
      operands: .required("EXERCISE")),
    CommandSpec(
      "check",
      .init(
        english: "build and test your solution, and judge its design",
        french: "compiler et tester ta solution, et juger sa conception"),
      operands: .any("EXERCISE"),
      options: [
        OptionSpec(
          "all", .init(english: "every started exercise", french: "tous les exercices commencés")),
        OptionSpec(
          "directory", value: "DIR",
          .init(
            english: "check this folder instead of the workspace",
            french: "vérifier ce dossier au lieu de l’espace de travail")),
        OptionSpec(
          "details",
          .init(
            english: "show every finding with its code",
            french: "montrer chaque constat et son code")),
        OptionSpec(
          "seed", value: "N",
          .init(
            english: "repeat the random variants of an earlier check",
            french: "rejouer le tirage d’une vérification précédente")),
        OptionSpec(
          "from-here",
          .init(
            english: "measure the change request from the files as they are",
            french: "mesurer la demande de changement à partir des fichiers actuels")),
        json,
      ]),
    CommandSpec(
      "hint", .init(english: "the next hint", french: "l’indice suivant"),
      operands: .required("EXERCISE"),
      options: [
        OptionSpec(
          "tier", value: "N",
          .init(english: "up to this tier", french: "jusqu’à ce niveau"))
      ]),
    CommandSpec(
      "reference",
      .init(english: "show the reference refactor", french: "montrer la solution de référence"),
      operands: .required("EXERCISE"), options: [yes]),
    CommandSpec(
      "diff",
      .init(
        english: "compare violation, your files and the reference",
        french: "comparer le point de départ, tes fichiers et la référence"),
      operands: .required("EXERCISE"),
      options: [
        OptionSpec(
          "from", choices: ["violation", "mine"],
          .init(english: "left side (violation)", french: "côté gauche (violation)")),
        OptionSpec(
          "to", choices: ["mine", "reference"],
          .init(english: "right side (mine)", french: "côté droit (mine)")),
      ]),
    CommandSpec(
      "reset",
      .init(
        english: "back to the violation; a backup is kept",
        french: "revenir au point de départ ; une copie est gardée"),
      operands: .required("EXERCISE"), options: [yes]),
    CommandSpec(
      "undo", .init(english: "undo the last reset", french: "annuler le dernier retour au départ")),
  ]

  private static let overview: [CommandSpec] = [
    CommandSpec(
      "progress", .init(english: "what you have solved", french: "ce que tu as résolu"),
      options: [json]),
    CommandSpec(
      "doctor",
      .init(
        english: "is everything here that solid needs?",
        french: "tout ce qu’il faut à solid est-il là ?")),
  ]

  private static let authoring: [CommandSpec] = [
    CommandSpec(
      "new",
      .init(
        english: "start an exercise or a lesson of your own; never overwrites",
        french: "commencer un exercice ou une leçon à toi, sans jamais rien écraser"),
      operands: .pair("exercise|lesson", "SLUG"),
      options: [
        OptionSpec(
          "module", value: "NAME",
          .init(
            english: "name of the Swift module of the new exercise",
            french: "nom du module Swift du nouvel exercice")),
        OptionSpec(
          "number", value: "NN",
          .init(
            english: "number of the new lesson (the next free one)",
            french: "numéro de la nouvelle leçon (le premier libre)")),
      ]),
    CommandSpec(
      "audit",
      .init(
        english: "prove the course: pairs, fixtures, lessons",
        french: "mettre le cours à l’épreuve : paires, exemples, leçons"),
      operands: .any("SLUG"),
      options: [
        OptionSpec(
          "fresh",
          .init(
            english: "judge again what has not changed",
            french: "juger à nouveau ce qui n’a pas changé")),
        OptionSpec(
          "jobs", choices: ["1", "2", "3", "4"],
          .init(
            english: "how many exercises are judged side by side",
            french: "combien d’exercices sont jugés côte à côte")),
        OptionSpec(
          "prove-checks",
          .init(
            english: "prove that each check refuses something",
            french: "prouver que chaque contrôle refuse quelque chose")),
        json,
      ]),
  ]
}
