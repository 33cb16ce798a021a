// Rendering: to come.
