import Languages

extension LessonTemplate {
  static let text = LocalizedText(
    english: """
      ---
      principle: %PRINCIPLE%
      minutes: 20
      exercise: %SLUG%
      ---
      # ⟦title: the next change, in a few words⟧

      ⟦two sentences: what can the reader do after this lesson?⟧

      ## ⟦heading: who asks for something?⟧

      ⟦one paragraph: what does the app do today, who asks for the next change, and why now?⟧

      <!-- pause -->

      ⟦one sentence that leads to the code: it works, and it reads well⟧

      %VIOLATION%⟦a question about this code for the reader to think about before reading on⟧

      <!-- note: ⟦for the speaker: what to ask the room, and what it usually answers⟧ -->

      ## ⟦heading: why do the tests not see it?⟧

      ⟦one or two paragraphs: what is expensive here, and why are all tests green all the same?⟧

      ### ⟦a question with one right answer⟧

      - [ ] ⟦a wrong answer that many would give⟧
      - [x] ⟦the right answer⟧
      - [ ] ⟦another wrong answer that sounds right⟧

      > ⟦explanation: why is the right answer right, and what is tempting about the others?⟧

      ## Your turn

      <!-- exercise -->

      **What to achieve.** ⟦one or two sentences: what must be possible afterwards? Not how.⟧

      **What you may edit.** %EDITABLE%, with any file that you add there.%GIVEN%

      **What has a fixed name.** %NAMES%. ⟦one sentence: what may be freely chosen?⟧

      **What will be checked.**

      | check | it holds when |
      |---|---|
      %CHECKS%

      ## Hints

      1. ⟦where to look: a question, and no name of a pattern⟧
      2. ⟦which direction: what has to move, and towards whom⟧
      3. ⟦what to write: the step after which it is nearly done⟧

      ## Why it works

      %REFACTORED%⟦one or two paragraphs: what has changed its place, and what does the next change cost now?⟧

      ## When not to

      > [!WARNING]
      > ⟦the price: what did this design add, and when is the violation the better code?⟧
      """,
    french: """
      ---
      principle: %PRINCIPLE%
      minutes: 20
      exercise: %SLUG%
      ---
      # ⟦titre : le prochain changement, en quelques mots⟧

      ⟦deux phrases : que saura faire le lecteur après cette leçon ?⟧

      ## ⟦titre d’étape : qui demande quelque chose ?⟧

      ⟦un paragraphe : que fait l’application aujourd’hui, qui demande le prochain changement, et pourquoi maintenant ?⟧

      <!-- pause -->

      ⟦une phrase qui mène au code : il marche, et il se lit bien⟧

      %VIOLATION%⟦une question sur ce code, à laquelle réfléchir avant de continuer⟧

      <!-- note: ⟦pour l’orateur : que demander à la salle, et que répond-elle d’habitude ?⟧ -->

      ## ⟦titre d’étape : pourquoi les tests ne voient-ils rien ?⟧

      ⟦un ou deux paragraphes : qu’est-ce qui coûte cher ici, et pourquoi tous les tests sont-ils pourtant au vert ?⟧

      ### ⟦une question qui a une seule bonne réponse⟧

      - [ ] ⟦une mauvaise réponse que beaucoup donneraient⟧
      - [x] ⟦la bonne réponse⟧
      - [ ] ⟦une autre mauvaise réponse qui sonne juste⟧

      > ⟦explication : pourquoi la bonne réponse est-elle bonne, et qu’ont les autres de tentant ?⟧

      ## À toi

      <!-- exercise -->

      **Le but.** ⟦une ou deux phrases : que doit-on pouvoir faire ensuite ? Pas comment.⟧

      **Ce que tu peux modifier.** %EDITABLE%, avec tout fichier que tu y ajoutes.%GIVEN%

      **Ce qui a un nom imposé.** %NAMES%. ⟦une phrase : qu’est-ce qui se choisit librement ?⟧

      **Ce qui sera vérifié.**

      | contrôle | il passe quand |
      |---|---|
      %CHECKS%

      ## Indices

      1. ⟦où regarder : une question, et aucun nom de patron⟧
      2. ⟦quelle direction : ce qui doit bouger, et vers qui⟧
      3. ⟦quoi écrire : le pas après lequel c’est presque fini⟧

      ## Pourquoi ça marche

      %REFACTORED%⟦un ou deux paragraphes : qu’est-ce qui a changé de place, et que coûte maintenant le prochain changement ?⟧

      ## Quand s’en passer

      > [!WARNING]
      > ⟦le prix : qu’est-ce que cette conception a ajouté, et quand le code de départ est-il le meilleur ?⟧
      """)

  static let givenFiles = LocalizedText(
    english: " %GIVEN%: these are given, and a changed copy is not used.",
    french: " %GIVEN% : ces fichiers sont donnés, une copie modifiée n’est pas utilisée.")

  static let whenItHolds = LocalizedText(
    english: "⟦when does %ID% hold?⟧", french: "⟦quand %ID% passe-t-il ?⟧")
}
