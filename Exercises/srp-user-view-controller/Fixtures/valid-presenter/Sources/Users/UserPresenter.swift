/// What the presenter asks of a screen.
@MainActor
protocol UserListView: AnyObject {
  func show(names: [String])
  func show(problem: String)
}

/// Turns what happened to the users into what the screen says.
@MainActor
final class UserPresenter {
  weak var view: (any UserListView)?
  private let service: any UserServiceProtocol
  private let storage: any UserStorage

  init(service: any UserServiceProtocol, storage: any UserStorage) {
    self.service = service
    self.storage = storage
  }

  func viewIsReady() {
    service.fetchUsers { [weak self] result in
      switch result {
      case .success(let users): self?.present(users)
      case .failure: self?.view?.show(problem: "The users could not be loaded.")
      }
    }
  }

  private func present(_ users: [User]) {
    view?.show(names: users.map(\.name).sorted())
    do {
      try storage.saveUsers(users)
    } catch {
      view?.show(problem: "The users could not be saved.")
    }
  }
}
