/// The texts by key.
let loginMessages = [
  "email.missing": "Enter your e-mail address.",
  "email.malformed": "This is not an e-mail address.",
  "password.missing": "Choose a password.",
  "password.short": "The password needs at least 10 characters.",
  "login.success": "You are logged in.",
  "login.failure": "The login failed. Please try again.",
]
