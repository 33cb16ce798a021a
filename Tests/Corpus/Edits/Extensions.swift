import SwiftSyntax

extension Edit {
  /// Methods move to an extension at the end of the file.
  static let sameFileExtensions = Edit("methods-to-extensions") { files, _ in
    let inherited = files.inheritedNames
    return files.mapSources { _, source in
      var appended = ""
      var replacements: [Replacement] = []
      for type in source.types where type.mayMoveMethods(inherited) {
        let methods = Array(type.group.memberBlock.members).filter(\.isMovableMethod)
        guard !methods.isEmpty else { continue }
        replacements += methods.map { Replacement(whole: $0, with: "") }
        appended += extensionText(of: type, with: methods)
      }
      return source.replacing(replacements) + appended
    }
  }

  /// Methods that use nothing private move to an extension in a file of its own.
  static let otherFileExtensions = Edit("methods-to-files") { files, setting in
    let inherited = files.inheritedNames
    var changed = files
    for (path, source) in files.sources where !setting.isFixed(path) {
      let hidden = source.privateNames
      var replacements: [Replacement] = []
      for type in source.types where type.mayMoveMethods(inherited) && !type.isPrivate {
        let methods = Array(type.group.memberBlock.members).filter {
          $0.isMovableMethod && $0.names.isDisjoint(with: hidden)
        }
        guard !methods.isEmpty else { continue }
        replacements += methods.map { Replacement(whole: $0, with: "") }
        let imports = source.imports.map { $0 + "\n" }.joined()
        let name = "\(folder(of: path))/\(type.plainName)+Methods.swift"
        changed[name] = imports + extensionText(of: type, with: methods)
      }
      changed[path] = source.replacing(replacements)
    }
    return changed
  }
}

private func extensionText(of type: TypeDeclaration, with methods: [MemberBlockItemSyntax])
  -> String
{
  "\nextension \(type.name.text) {\n" + methods.map { "\n" + $0.description }.joined() + "\n}\n"
}

extension TypeDeclaration {
  /// A method in an extension can neither be overridden nor be a requirement.
  fileprivate func mayMoveMethods(_ inherited: Set<String>) -> Bool {
    keyword != .protocol && (isFinal || !inherited.contains(plainName))
  }
}

extension MemberBlockItemSyntax {
  fileprivate var isMovableMethod: Bool {
    guard let method = decl.as(FunctionDeclSyntax.self), semicolon == nil else { return false }
    return !method.modifiers.has("override") && method.name.plainName != nil
  }
}
