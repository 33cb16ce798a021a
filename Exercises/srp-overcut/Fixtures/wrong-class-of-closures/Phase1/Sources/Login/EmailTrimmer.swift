import Foundation

func trimEmail(_ email: String) -> String { email.trimmingCharacters(in: .whitespacesAndNewlines) }
