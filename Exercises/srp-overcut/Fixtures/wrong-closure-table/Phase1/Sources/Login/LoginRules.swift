/// The rules by key; each one says whether it is broken.
let loginRules: [String: @Sendable (String, String) -> Bool] = [
  "email.missing": { email, _ in email.isEmpty },
  "email.malformed": { email, _ in
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count != 2 || parts[0].isEmpty || !parts[1].contains(".")
  },
  "password.missing": { _, password in password.isEmpty },
  "password.short": { _, password in password.count < 10 },
]
