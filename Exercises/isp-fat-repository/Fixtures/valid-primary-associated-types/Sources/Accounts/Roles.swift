/// Finds one value.
protocol Loading<Value>: Sendable {
  associatedtype Value
  func load(id: Int) throws -> Value
}

/// Gives every value.
protocol Listing<Value>: Sendable {
  associatedtype Value
  func all() throws -> [Value]
}

/// Changes one value.
protocol Changing<Change>: Sendable {
  associatedtype Change
  func change(id: Int, to change: Change) throws
}

/// Holds at most one value, which a key opens.
protocol Session<Key, Value>: Sendable {
  associatedtype Key
  associatedtype Value
  func open(with key: Key) throws -> Value
  func close()
  func current() throws -> Value?
}

/// What it takes to sign in.
struct Credentials: Sendable {
  let name: String
  let password: String
}

/// Why a user leaves the app.
enum Exclusion: Sendable {
  case ban
  case deletion
}
