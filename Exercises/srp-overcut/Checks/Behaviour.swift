import LessonKit
import MiniHTTP
import Testing

@testable import Login

@MainActor @Test func aValidInputHasNoProblem() async throws {
  let variant = Variant()
  let form = try await makeLoginForm(recorder: Recorder())

  for _ in 0..<5 {
    let input = variant.credentials()
    #expect(try await form.problem(input) == nil, "\(input) – \(variant)")
  }
}

@MainActor @Test func tenCharactersAreEnough() async throws {
  let variant = Variant()
  let form = try await makeLoginForm(recorder: Recorder())
  let spaces = String(repeating: " ", count: 10)
  let letters = String(repeating: "é", count: 10)

  for password in [variant.password(length: 10), spaces, letters] {
    let input = Credentials(email: variant.email(), password: password)
    #expect(try await form.problem(input) == nil, "\(input) – \(variant)")
  }
}

@MainActor @Test func aMissingEmailIsSaid() async throws {
  let variant = Variant()
  let form = try await makeLoginForm(recorder: Recorder())

  for email in ["", " ", "\t\n  "] {
    let input = Credentials(email: email, password: variant.password())
    #expect(try await form.problem(input) == Texts.emailMissing, "\(input) – \(variant)")
  }
}

@MainActor @Test func aMalformedEmailIsSaid() async throws {
  let variant = Variant()
  let form = try await makeLoginForm(recorder: Recorder())

  for email in variant.malformedEmails() {
    let input = Credentials(email: email, password: variant.password())
    #expect(try await form.problem(input) == Texts.emailMalformed, "\(input) – \(variant)")
  }
}

@MainActor @Test func aMissingPasswordIsSaid() async throws {
  let variant = Variant()
  let form = try await makeLoginForm(recorder: Recorder())
  let input = Credentials(email: variant.email(), password: "")

  #expect(try await form.problem(input) == Texts.passwordMissing, "\(input) – \(variant)")
}

@MainActor @Test func aShortPasswordIsSaid() async throws {
  let variant = Variant()
  let form = try await makeLoginForm(recorder: Recorder())
  let letters = String(repeating: "é", count: 9)

  for password in (1...9).map(variant.password(length:)) + [letters] {
    let input = Credentials(email: variant.email(), password: password)
    #expect(try await form.problem(input) == Texts.passwordTooShort, "\(input) – \(variant)")
  }
}

@MainActor @Test func theEmailComesBeforeThePassword() async throws {
  let variant = Variant()
  let form = try await makeLoginForm(recorder: Recorder())

  for password in ["", variant.password(length: 3)] {
    let empty = Credentials(email: "", password: password)
    #expect(try await form.problem(empty) == Texts.emailMissing, "\(empty) – \(variant)")
    let malformed = Credentials(email: variant.name(), password: password)
    #expect(try await form.problem(malformed) == Texts.emailMalformed, "\(malformed) – \(variant)")
  }
}

@MainActor @Test func anInputIsJudgedWithoutTheOneBefore() async throws {
  let variant = Variant()
  let form = try await makeLoginForm(recorder: Recorder())
  let valid = variant.credentials()
  let short = Credentials(email: variant.email(), password: variant.password(length: 4))

  #expect(try await form.problem(short) == Texts.passwordTooShort, "\(variant)")
  #expect(try await form.problem(valid) == nil, "\(variant)")
  #expect(try await form.submit(short) == Texts.passwordTooShort, "\(variant)")
  #expect(try await form.submit(valid) == Texts.success, "\(variant)")
  #expect(try await form.problem(short) == Texts.passwordTooShort, "\(variant)")
}

@MainActor @Test func spaceAroundTheEmailIsIgnored() async throws {
  let variant = Variant()
  let recorder = Recorder<Credentials>()
  let form = try await makeLoginForm(recorder: recorder)
  let input = variant.credentials()
  let typed = Credentials(email: " \t\(input.email)\n ", password: input.password)

  #expect(try await form.problem(typed) == nil, "\(variant)")
  #expect(try await form.submit(typed) == Texts.success, "\(variant)")
  #expect(recorder.values == [input], "\(variant)")
}

@MainActor @Test func thePasswordIsSentAsTyped() async throws {
  let variant = Variant()
  let recorder = Recorder<Credentials>()
  let form = try await makeLoginForm(recorder: recorder)
  let input = Credentials(
    email: variant.email(), password: "  \(variant.password(length: 7)) ")

  #expect(try await form.submit(input) == Texts.success, "\(variant)")
  #expect(recorder.values == [input], "\(variant)")
}

@MainActor @Test func aValidInputIsSentOnce() async throws {
  let variant = Variant()
  let recorder = Recorder<Credentials>()
  let form = try await makeLoginForm(recorder: recorder)
  let inputs = (0..<3).map { _ in variant.credentials() }

  for input in inputs {
    _ = try await form.problem(input)
    #expect(try await form.submit(input) == Texts.success, "\(input) – \(variant)")
  }

  #expect(recorder.values == inputs, "\(variant)")
}

@MainActor @Test func aRefusedLoginIsSaid() async throws {
  struct Refusal: Error {
    let reason: String
  }

  let variant = Variant()
  let form = try await makeLoginForm { _, _ in throw Refusal(reason: variant.text()) }

  #expect(try await form.submit(variant.credentials()) == Texts.failure, "\(variant)")
}

@MainActor @Test func anInvalidInputIsNeverSent() async throws {
  let variant = Variant()
  let recorder = Recorder<Credentials>()
  let form = try await makeLoginForm(recorder: recorder)
  let password = variant.password()
  let emails = ["", "  "] + variant.malformedEmails()
  let passwords = [""] + (1...9).map(variant.password(length:))
  let inputs =
    emails.map { Credentials(email: $0, password: password) }
    + passwords.map { Credentials(email: variant.email(), password: $0) }

  for input in variant.shuffled(inputs) {
    let problem = try await form.problem(input)
    #expect(problem != nil, "\(input) – \(variant)")
    #expect(try await form.submit(input) == problem, "\(input) – \(variant)")
  }

  #expect(recorder.values.isEmpty, "\(variant)")
}

@MainActor @Test func theLiveFormAsksTheServerOnce() async throws {
  let variant = Variant()
  let session = HTTPSession()
  session.stub = { _ in .init() }
  let form = try await makeLiveLoginForm(session: session)
  let input = variant.credentials()

  #expect(try await form.submit(input) == Texts.success, "\(variant)")
  #expect(
    session.requestedURLs == [.login(email: input.email, password: input.password)], "\(variant)")
}

@MainActor @Test func theLiveFormSaysWhenTheServerFails() async throws {
  let variant = Variant()
  let session = HTTPSession()
  let error = variant.element(of: [.offline, .timedOut, .status(500)] as [TransportError])
  session.stub = { _ in throw error ?? .offline }
  let form = try await makeLiveLoginForm(session: session)
  let short = Credentials(email: variant.email(), password: variant.password(length: 5))

  #expect(try await form.submit(short) == Texts.passwordTooShort, "\(variant)")
  #expect(session.requestCount == 0, "\(variant)")
  #expect(try await form.submit(variant.credentials()) == Texts.failure, "\(variant)")
  #expect(session.requestCount == 1, "\(variant)")
}

@MainActor @Test func twoFormsSendEachToTheirOwn() async throws {
  let variant = Variant()
  let (ours, theirs) = (Recorder<Credentials>(), Recorder<Credentials>())
  let our = try await makeLoginForm(recorder: ours)
  let their = try await makeLoginForm(recorder: theirs)
  let (first, second) = (variant.credentials(), variant.credentials())

  #expect(try await our.submit(first) == Texts.success, "\(variant)")
  #expect(try await their.submit(second) == Texts.success, "\(variant)")

  #expect(ours.values == [first], "\(variant)")
  #expect(theirs.values == [second], "\(variant)")
}
