/// Give it a cart, and it gives back the lines to print.
///
/// The type says `async throws` so that any design fits: an ordinary function, a method of a
/// structure, a class or an actor.
typealias Receipt = (Cart) async throws -> [String]
