/// Why the store refused: stands for the errors of Core Data's `CocoaError`.
public enum StoreError: Error, Equatable {
  case full
  case closed
  case noValue(key: String)
}
