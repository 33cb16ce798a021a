// Workshop: to come.
