/// A screen: stands for UIKit's `UIViewController`.
@MainActor
open class ViewController {
  private var isViewLoaded = false

  public init() {}

  /// Override it to fill the screen; it runs once, when the view has just been loaded.
  open func viewDidLoad() {}

  /// Loads the view the first time it is called, as the system does when a screen comes into sight.
  public final func load() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
  }
}
