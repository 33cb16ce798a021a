import Foundation
import MiniHTTP

extension URL {
  /// The address that opens a session on the server.
  ///
  /// The stand-in for `URLSession` sends no body, so the password is in the address. In a real app it
  /// belongs in the body of a `POST` and nowhere else.
  static func login(email: String, password: String) -> URL {
    URL("https://api.example.com/login").appending(queryItems: [
      URLQueryItem(name: "email", value: email),
      URLQueryItem(name: "password", value: password),
    ])
  }
}
