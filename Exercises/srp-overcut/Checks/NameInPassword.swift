import LessonKit
import Testing

@testable import Login

// The change request: the password must not contain the name in the e-mail address.

private let containsName = "The password must not contain the name in your e-mail address."

extension Variant {
  /// The name somewhere in a password that is long enough without it.
  fileprivate func passwords(around name: String) -> [String] {
    let (before, after) = (password(), password())
    return [name + after, before + name, before + name + after]
  }

  /// The same letters, some of them as capitals.
  fileprivate func mixedCase(_ name: String) -> String {
    let capital = number(in: 0...(name.count - 1))
    return name.enumerated()
      .map { $0.offset == capital ? $0.element.uppercased() : String($0.element) }
      .joined()
  }
}

@MainActor @Test func theNameInThePasswordIsSaid() async throws {
  let variant = Variant()
  let form = try await makeLoginForm(recorder: Recorder())
  let names = [
    variant.name(), String(variant.name().prefix(3)), "\(variant.name()).+\(variant.name())",
  ]

  for name in names {
    for password in variant.passwords(around: name) {
      let input = Credentials(email: variant.email(name: name), password: password)
      #expect(try await form.problem(input) == containsName, "\(input) – \(variant)")
    }
  }
}

@MainActor @Test func capitalsDoNotHideTheName() async throws {
  let variant = Variant()
  let form = try await makeLoginForm(recorder: Recorder())
  let name = variant.name()

  for (written, typed) in [
    (name, name.uppercased()), (name.uppercased(), name),
    (variant.mixedCase(name), variant.mixedCase(name)),
  ] {
    for password in variant.passwords(around: typed) {
      let input = Credentials(email: variant.email(name: written), password: password)
      #expect(try await form.problem(input) == containsName, "\(input) – \(variant)")
    }
  }
}

@MainActor @Test func spaceAroundTheEmailDoesNotHideTheName() async throws {
  let variant = Variant()
  let form = try await makeLoginForm(recorder: Recorder())
  let name = variant.name()
  let input = Credentials(
    email: " \n\(variant.email(name: name))\t", password: variant.password() + name)

  #expect(try await form.problem(input) == containsName, "\(input) – \(variant)")
}

@MainActor @Test func theNameIsSaidBeforeTheLength() async throws {
  let variant = Variant()
  let form = try await makeLoginForm(recorder: Recorder())
  let name = variant.name()

  for password in [name, name + variant.password(length: 2), variant.password(length: 3) + name] {
    let input = Credentials(email: variant.email(name: name), password: password)
    #expect(try await form.problem(input) == containsName, "\(input) – \(variant)")
  }
}

@MainActor @Test func theEmailIsStillSaidBeforeTheName() async throws {
  let variant = Variant()
  let form = try await makeLoginForm(recorder: Recorder())
  let name = variant.name()

  for email in ["\(name)@\(name)", "\(name)@\(name)@\(name).\(name)", name] {
    let input = Credentials(email: email, password: variant.password() + name)
    #expect(try await form.problem(input) == Texts.emailMalformed, "\(input) – \(variant)")
  }
  let nameless = Credentials(email: "@\(name).\(name)", password: variant.password() + name)
  #expect(try await form.problem(nameless) == Texts.emailMalformed, "\(nameless) – \(variant)")
  let empty = Credentials(email: variant.email(name: name), password: "")
  #expect(try await form.problem(empty) == Texts.passwordMissing, "\(empty) – \(variant)")
}

@MainActor @Test func aPasswordWithTheNameIsNeverSent() async throws {
  let variant = Variant()
  let recorder = Recorder<Credentials>()
  let form = try await makeLoginForm(recorder: recorder)
  let name = variant.name()

  for password in variant.passwords(around: name) {
    let input = Credentials(email: variant.email(name: name), password: password)
    #expect(try await form.submit(input) == containsName, "\(input) – \(variant)")
  }

  #expect(recorder.values.isEmpty, "\(variant)")
}

@MainActor @Test func aNameOfTwoCharactersIsNotLookedFor() async throws {
  let variant = Variant()
  let form = try await makeLoginForm(recorder: Recorder())

  for length in 1...2 {
    let name = String(variant.name().prefix(length))
    for password in variant.passwords(around: name) {
      let input = Credentials(email: variant.email(name: name), password: password)
      #expect(try await form.problem(input) == nil, "\(input) – \(variant)")
    }
    let short = Credentials(
      email: variant.email(name: name), password: name + variant.password(length: 4))
    #expect(try await form.problem(short) == Texts.passwordTooShort, "\(short) – \(variant)")
  }
}

@MainActor @Test func onlyTheWholeNameCounts() async throws {
  let variant = Variant()
  let recorder = Recorder<Credentials>()
  let form = try await makeLoginForm(recorder: recorder)
  let (name, server, country) = (variant.name(), variant.name(), variant.name())
  let email = "\(name)@\(server).\(country)"
  let harmless = [server, country, "@\(server).\(country)", String(name.dropLast())]
  let inputs = harmless.map { Credentials(email: email, password: variant.password() + $0) }

  for input in inputs {
    #expect(try await form.problem(input) == nil, "\(input) – \(variant)")
    #expect(try await form.submit(input) == Texts.success, "\(input) – \(variant)")
  }

  #expect(recorder.values == inputs, "\(variant)")
}
