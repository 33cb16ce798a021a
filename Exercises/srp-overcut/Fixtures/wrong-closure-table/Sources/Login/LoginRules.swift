/// The rules by key; each one says whether it is broken.
let loginRules: [String: @Sendable (String, String) -> Bool] = [
  "email.missing": { email, _ in email.isEmpty },
  "email.malformed": { email, _ in
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count != 2 || parts[0].isEmpty || !parts[1].contains(".")
  },
  "password.missing": { _, password in password.isEmpty },
  "password.name": { email, password in
    let name = email.prefix { $0 != "@" }.lowercased()
    return name.count >= 3 && password.lowercased().contains(name)
  },
  "password.short": { _, password in password.count < 10 },
]
