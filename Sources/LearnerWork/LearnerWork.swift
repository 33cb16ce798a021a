// LearnerWork: to come.
