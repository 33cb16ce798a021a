/// The order in which the rules are asked.
let loginOrder = ["email.missing", "email.malformed", "password.missing", "password.short"]
