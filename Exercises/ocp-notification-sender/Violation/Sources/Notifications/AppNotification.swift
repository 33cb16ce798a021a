/// What the app has to say to one user.
///
/// Not called `Notification`: that name belongs to Foundation.
struct AppNotification: Sendable, Equatable {
  let title: String
  let body: String
}
