/// A state is a name and what goes with it.
struct LoadState: Sendable {
  let name: String
  var detail = ""
}
