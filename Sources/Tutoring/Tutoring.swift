// Tutoring: to come.
