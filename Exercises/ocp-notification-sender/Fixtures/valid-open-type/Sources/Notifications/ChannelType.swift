/// The names of channels: open to all, and `.email` still reads well where one is needed.
struct ChannelType: RawRepresentable, Hashable {
  let rawValue: String
}

extension ChannelType {
  static let email = ChannelType(rawValue: "email")
  static let push = ChannelType(rawValue: "push")
}
