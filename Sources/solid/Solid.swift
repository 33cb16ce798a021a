/// The program.
@main
struct Solid {
  static func main() async {
  }
}
