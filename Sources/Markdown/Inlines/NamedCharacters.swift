/// The named characters of HTML that people write by hand; any other name stays text.
enum NamedCharacters {
  /// What `&name;` stands for, or `nil` when the name is not among ours.
  static func named(_ name: String) -> String? {
    characters[name]
  }

  private static let characters: [String: String] = {
    let words = table.split { $0 == " " || $0 == "\n" }.map { String($0) }
    let pairs = stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
    return Dictionary(pairs + spaces, uniquingKeysWith: { first, _ in first })
  }()

  /// The characters that cannot stand in a table made of words.
  private static let spaces = [
    ("nbsp", "\u{A0}"), ("ensp", "\u{2002}"), ("emsp", "\u{2003}"), ("thinsp", "\u{2009}"),
    ("shy", "\u{AD}"), ("zwnj", "\u{200C}"), ("zwj", "\u{200D}"), ("Tab", "\t"), ("NewLine", "\n"),
  ]

  private static let table = """
    amp & AMP & lt < LT < gt > GT > quot " QUOT " apos ' ast * lowbar _ grave ` vert | verbar |
    lbrack [ lsqb [ rbrack ] rsqb ] lbrace { rbrace } lpar ( rpar ) bsol \\ sol / num # excl !
    quest ? colon : semi ; comma , period . percnt % dollar $ commat @ equals = plus + Hat ^
    iexcl ¡ cent ¢ pound £ curren ¤ yen ¥ brvbar ¦ sect § uml ¨ copy © COPY © ordf ª laquo «
    not ¬ reg ® REG ® macr ¯ deg ° plusmn ± sup2 ² sup3 ³ acute ´ micro µ para ¶ middot · cedil ¸
    sup1 ¹ ordm º raquo » frac14 ¼ frac12 ½ half ½ frac34 ¾ iquest ¿ times × divide ÷
    Agrave À Aacute Á Acirc Â Atilde Ã Auml Ä Aring Å AElig Æ Ccedil Ç Egrave È Eacute É Ecirc Ê
    Euml Ë Igrave Ì Iacute Í Icirc Î Iuml Ï ETH Ð Ntilde Ñ Ograve Ò Oacute Ó Ocirc Ô Otilde Õ
    Ouml Ö Oslash Ø Ugrave Ù Uacute Ú Ucirc Û Uuml Ü Yacute Ý THORN Þ szlig ß agrave à aacute á
    acirc â atilde ã auml ä aring å aelig æ ccedil ç egrave è eacute é ecirc ê euml ë igrave ì
    iacute í icirc î iuml ï eth ð ntilde ñ ograve ò oacute ó ocirc ô otilde õ ouml ö oslash ø
    ugrave ù uacute ú ucirc û uuml ü yacute ý thorn þ yuml ÿ OElig Œ oelig œ Scaron Š scaron š
    Yuml Ÿ fnof ƒ circ ˆ tilde ˜ ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ”
    bdquo „ dagger † Dagger ‡ bull • hellip … mldr … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo ›
    oline ‾ euro € trade ™ TRADE ™ larr ← uarr ↑ rarr → darr ↓ harr ↔ lArr ⇐ rArr ⇒ hArr ⇔
    forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ notin ∉ ni ∋ prod ∏ sum ∑ minus − radic √
    infin ∞ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥
    sub ⊂ sup ⊃ sube ⊆ supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε
    Theta Θ Lambda Λ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω alpha α beta β gamma γ delta δ epsilon ε
    zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ omicron ο pi π rho ρ sigma σ
    tau τ upsilon υ phi φ chi χ psi ψ omega ω check ✓ checkmark ✓ cross ✗ star ☆ starf ★
    """
}
