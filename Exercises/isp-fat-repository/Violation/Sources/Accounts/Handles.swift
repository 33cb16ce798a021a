/// What the app holds of a profile screen.
///
/// Every function here may wait and throw, so that any design fits: methods of a structure, a class
/// or an actor, or plain closures.
struct ProfileHandle {
  /// The title for the user with this id.
  let title: (Int) async throws -> String
  /// Renames the user with this id, and gives the new title.
  let rename: (Int, String) async throws -> String
}

/// What the app holds of a login screen.
struct LoginHandle {
  /// Signs in with a name and a password, and gives the greeting.
  let signIn: (String, String) async throws -> String
  /// Signs out, and gives the new status.
  let signOut: () async throws -> String
  /// Who is signed in.
  let status: () async throws -> String
}

/// What the app holds of an admin screen.
struct AdminHandle {
  /// One row per user.
  let rows: () async throws -> [String]
  /// Bans the user with this id, and gives the new rows.
  let ban: (Int) async throws -> [String]
  /// Deletes the user with this id, and gives the new rows.
  let delete: (Int) async throws -> [String]
}

/// What the app holds of an export service: it gives the whole table as text.
typealias ExportHandle = () async throws -> String

/// The four clients of one running app.
struct AppHandle {
  let profile: ProfileHandle
  let login: LoginHandle
  let admin: AdminHandle
  let export: ExportHandle
}
