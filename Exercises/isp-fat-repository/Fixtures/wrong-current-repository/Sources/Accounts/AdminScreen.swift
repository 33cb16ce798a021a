/// Lists the users by name, and removes those who misbehave.
struct AdminScreen {
  func rows() throws -> [String] {
    try CurrentRepository.value.allUsers().sorted { $0.name < $1.name }.map(\.label)
  }

  func ban(_ id: Int) throws -> [String] {
    try CurrentRepository.value.ban(id: id)
    return try rows()
  }

  func delete(_ id: Int) throws -> [String] {
    try CurrentRepository.value.delete(id: id)
    return try rows()
  }
}
