/// The texts by key.
let loginMessages = [
  "email.missing": "Enter your e-mail address.",
  "email.malformed": "This is not an e-mail address.",
  "password.missing": "Choose a password.",
  "password.name": "The password must not contain the name in your e-mail address.",
  "password.short": "The password needs at least 10 characters.",
  "login.success": "You are logged in.",
  "login.failure": "The login failed. Please try again.",
]
