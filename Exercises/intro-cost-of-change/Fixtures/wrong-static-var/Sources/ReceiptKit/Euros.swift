func euros(_ c: Int) -> String { "\(c / 100),\(c % 100 / 10)\(c % 10) €" }
