import Languages
import Rendering

/// The sentences about commands that could not do their work.
enum ComplaintPhrase: Phrase {
  case unknownCommand, unknownOption, missingValue, unexpectedValue, badChoice, notANumber
  case missingOperand, tooManyOperands, repeatedOption, unknownKind, badSlug, badModule
  case didYouMean, seeCommand
  case unknownLesson, unknownExercise, unknownStep
  case noCourse, nameACourse, emptyCourse, noCurrentExercise, notStarted, needsYes
  case fileMissing, fileOfOtherKind, fileNotPermitted, fileReadOnly, diskFull
  case fileTooLarge, fileLocked, fileTrouble, outputFailed
  case folderExists, numberTaken, unreadableExercise, courseNotWritable

  var text: LocalizedText {
    switch self {
    case .unknownCommand, .unknownOption, .missingValue, .unexpectedValue, .badChoice,
      .notANumber, .missingOperand, .tooManyOperands, .repeatedOption:
      usageText
    case .unknownKind, .badSlug, .badModule, .folderExists, .numberTaken, .unreadableExercise,
      .courseNotWritable:
      authorText
    case .didYouMean:
      .init(english: "Did you mean: {names}?", french: "Voulais-tu dire : {names} ?")
    case .seeCommand: .init(english: "See: {command}", french: "Voir : {command}")
    case .unknownLesson:
      .init(
        english: "There is no lesson called “{name}”.",
        french: "Aucune leçon ne s’appelle « {name} ».")
    case .unknownExercise:
      .init(
        english: "There is no exercise called “{name}”.",
        french: "Aucun exercice ne s’appelle « {name} ».")
    case .unknownStep:
      .init(
        english: "There is no step {step}: the lesson has {count}.",
        french: "Il n’y a pas d’étape {step} : la leçon en compte {count}.")
    default: placeText
    }
  }

  private var usageText: LocalizedText {
    switch self {
    case .unknownCommand:
      .init(
        english: "There is no command called “{name}”.",
        french: "Aucune commande ne s’appelle « {name} ».")
    case .unknownOption:
      .init(english: "Unknown option {name}.", french: "Option inconnue : {name}.")
    case .missingValue:
      .init(
        english: "--{option} needs a value: --{option} {value}",
        french: "--{option} attend une valeur : --{option} {value}")
    case .unexpectedValue:
      .init(english: "--{option} takes no value.", french: "--{option} ne prend pas de valeur.")
    case .badChoice:
      .init(
        english: "--{option} cannot be “{value}”; it is one of: {choices}",
        french: "--{option} ne peut pas valoir « {value} » ; au choix : {choices}")
    case .notANumber:
      .init(
        english: "--{option} needs a number from 1, not “{value}”.",
        french: "--{option} attend un nombre à partir de 1, pas « {value} ».")
    case .missingOperand:
      .init(
        english: "solid {command} needs a name: solid {command} {name}\nSee: solid list",
        french: "solid {command} attend un nom : solid {command} {name}\nVoir : solid list")
    case .tooManyOperands:
      .init(
        english:
          "solid {command} does not know what to do with “{extra}”.\nSee: solid {command} --help",
        french: "solid {command} ne sait que faire de « {extra} ».\nVoir : solid {command} --help")
    default:
      .init(
        english: "--{option} was given twice.", french: "--{option} apparaît deux fois.")
    }
  }

  private var authorText: LocalizedText {
    switch self {
    case .unknownKind:
      .init(
        english: "solid new makes an exercise or a lesson, not “{name}”.",
        french: "solid new crée un exercice (exercise) ou une leçon (lesson), pas « {name} ».")
    case .badSlug:
      .init(
        english:
          "“{name}” is no slug: lower-case letters, digits and single hyphens, a letter first, such as ocp-new-channel.",
        french:
          "« {name} » ne convient pas : minuscules sans accent, chiffres et tirets simples, une lettre d’abord, comme ocp-new-channel."
      )
    case .badModule:
      .init(
        english:
          "“{name}” cannot name a module: letters and digits, a capital first, no library’s name, such as WaitingRoom.",
        french:
          "« {name} » ne peut pas nommer un module : lettres et chiffres, une majuscule d’abord, aucun nom de bibliothèque, comme WaitingRoom."
      )
    case .folderExists:
      .init(
        english:
          "{path} exists already; nothing was overwritten.\nChoose another slug, or move that folder away.",
        french:
          "{path} existe déjà ; rien n’a été écrasé.\nChoisis un autre nom, ou déplace ce dossier.")
    case .numberTaken:
      .init(
        english:
          "{path} has the number {number} already.\nLeave --number out to get the next free one.",
        french:
          "{path} porte déjà le numéro {number}.\nSans --number, la leçon reçoit le premier libre.")
    case .unreadableExercise:
      .init(
        english:
          "{path} cannot be read, so no lesson was written about it.\nSee why: solid audit",
        french:
          "{path} est illisible : aucune leçon n’a été écrite à son sujet.\nPour savoir pourquoi : solid audit"
      )
    default:
      .init(
        english:
          "{path} cannot be written, and nothing was left half made.\nChange its rights, or name another course: --course DIR",
        french:
          "On ne peut pas écrire dans {path} ; rien n’est resté à moitié fait.\nChange ses droits, ou indique un autre cours : --course DIR"
      )
    }
  }

  private var placeText: LocalizedText {
    switch self {
    case .noCourse:
      .init(
        english:
          "There is no course here. A course is a folder with Lessons/ and Exercises/; tried:",
        french:
          "Aucun cours ici. Un cours est un dossier avec Lessons/ et Exercises/. Cherché dans :"
      )
    case .nameACourse:
      .init(
        english: "Name one: solid --course DIR", french: "Indiques-en un : solid --course DIR")
    case .emptyCourse:
      .init(
        english: "The course in {path} has no lesson that could be read.\nSee why: solid audit",
        french: "Le cours de {path} n’a aucune leçon lisible.\nPour savoir pourquoi : solid audit")
    case .noCurrentExercise:
      .init(
        english:
          "Which exercise? None is open here.\nName one: solid check EXERCISE (see: solid list)",
        french:
          "Quel exercice ? Aucun n’est ouvert ici.\nPrécise : solid check EXERCISE (voir : solid list)"
      )
    case .notStarted:
      .init(
        english: "{exercise} is not in your workspace yet.\nStart it: solid start {exercise}",
        french:
          "{exercise} n’est pas encore dans ton espace.\nCommence-le : solid start {exercise}"
      )
    case .needsYes:
      .init(
        english: "Nobody is here to confirm. Say so in the command: {option}",
        french: "Personne n’est là pour confirmer. Dis-le dans la commande : {option}")
    default: fileText
    }
  }

  private var fileText: LocalizedText {
    switch self {
    case .fileMissing:
      .init(english: "{path} does not exist.", french: "{path} n’existe pas.")
    case .fileOfOtherKind:
      .init(
        english: "{path} is not the kind of file that belongs there; move it away.",
        french: "{path} n’est pas du genre attendu à cet endroit ; déplace-le.")
    case .fileNotPermitted:
      .init(
        english: "No permission for {path}; change its rights, or use --workspace DIR.",
        french: "Accès refusé à {path} ; change ses droits, ou utilise --workspace DIR.")
    case .fileReadOnly:
      .init(
        english: "{path} cannot be written: the disk is read-only. Use --workspace DIR.",
        french:
          "On ne peut pas écrire {path} : disque en lecture seule. Utilise --workspace DIR.")
    case .diskFull:
      .init(
        english: "The disk is full, {path} was not written; nothing was lost. Free some space.",
        french:
          "Le disque est plein, {path} n’est pas écrit ; rien n’est perdu. Libère de la place.")
    case .fileTooLarge:
      .init(
        english: "{path} is too large to be read.", french: "{path} est trop grand pour être lu.")
    case .fileLocked:
      .init(
        english: "{path} is held by another solid; end it, or try again.",
        french: "{path} est occupé par un autre solid ; arrête-le, ou réessaie.")
    case .fileTrouble:
      .init(
        english: "{path} cannot be used (system error {code}).",
        french: "{path} est inutilisable (erreur système {code}).")
    default:
      .init(
        english: "The output cannot be written (system error {code}).",
        french: "La sortie ne peut pas être écrite (erreur système {code}).")
    }
  }
}
