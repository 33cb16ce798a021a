extension ExerciseTemplate {
  /// The `exercise.json`.
  ///
  /// Titles of fixtures say what the fixtures of the template do, so nothing is owed in them.
  static let description = #"""
    {
      "schema": 1,
      "title": { "en": "⟦title: the next change, in a few words⟧", "fr": "⟦titre : le prochain changement, en quelques mots⟧" },
      "principle": "%PRINCIPLE%",
      "minutes": 20,
      "editable": ["Sources/%MODULE%"],
      "given": ["Sources/%MODULE%/Visitor.swift", "Sources/%MODULE%/CallVisitors.swift"],
      "start": "Sources/%MODULE%/WaitingRoom.swift",
      "fixedNames": ["WaitingRoom", "Visitor", "CallVisitors", "makeLiveRoom", "makeRoom"],
      "checks": [
        {
          "id": "B1",
          "kind": "behaviour",
          "title": { "en": "⟦what works today and must keep working?⟧", "fr": "⟦qu’est-ce qui marche aujourd’hui et doit continuer ?⟧" },
          "because": {
            "en": "⟦one sentence: who would notice if this broke?⟧",
            "fr": "⟦une phrase : qui s’en apercevrait si cela cassait ?⟧"
          },
          "tests": ["visitorsAreCalledAsTheyCame()"]
        },
        {
          "id": "P1",
          "kind": "change-request",
          "title": { "en": "⟦what will be asked for next?⟧", "fr": "⟦que demandera-t-on ensuite ?⟧" },
          "because": {
            "en": "⟦one or two sentences: what does the change cost today, and why will it come?⟧",
            "fr": "⟦une ou deux phrases : que coûte ce changement aujourd’hui, et pourquoi viendra-t-il ?⟧"
          },
          "question": {
            "en": "⟦a question that points the way, and does not give the answer away⟧",
            "fr": "⟦une question qui montre le chemin sans donner la réponse⟧"
          },
          "gained": {
            "en": "⟦one sentence: what has this check proved when it passes?⟧",
            "fr": "⟦une phrase : que prouve ce contrôle quand il passe ?⟧"
          },
          "tests": ["anyOrderCanBeAskedFor()"]
        },
        {
          "id": "S1",
          "kind": "structure",
          "title": { "en": "⟦which knowledge has left the type?⟧", "fr": "⟦quel savoir a quitté le type ?⟧" },
          "because": {
            "en": "⟦one or two sentences: what would stay expensive if it were still there?⟧",
            "fr": "⟦une ou deux phrases : qu’est-ce qui resterait cher s’il y était encore ?⟧"
          },
          "question": {
            "en": "⟦a question: if not this type, who should know it?⟧",
            "fr": "⟦une question : si ce n’est pas ce type, qui doit le savoir ?⟧"
          },
          "rule": "forbid",
          "parameters": { "in": ["WaitingRoom"], "identifiers": ["arrival"] }
        }
      ],
      "violation": { "fails": ["P1", "S1"] },
      "fixtures": [
        {
          "name": "wrong-one-more-case",
          "title": { "en": "One more case in the switch", "fr": "Un cas de plus dans le switch" },
          "outcome": "unsolved",
          "fails": ["P1", "S1"]
        },
        {
          "name": "wrong-key",
          "title": { "en": "A number a visitor instead of an order", "fr": "Un nombre par visiteur au lieu d’un ordre" },
          "outcome": "unsolved",
          "fails": ["P1"]
        },
        {
          "name": "wrong-fallback",
          "title": { "en": "An order may come in, and today’s stays inside", "fr": "Un ordre peut entrer, celui du jour reste dedans" },
          "outcome": "unsolved",
          "fails": ["S1"]
        },
        {
          "name": "valid-protocol",
          "title": { "en": "A protocol with two conformers", "fr": "Un protocole et deux types conformes" },
          "outcome": "solved",
          "fails": []
        },
        {
          "name": "valid-actor",
          "title": { "en": "The room is an actor", "fr": "La salle est un `actor`" },
          "outcome": "solved",
          "fails": []
        }
      ]
    }
    """#
}
