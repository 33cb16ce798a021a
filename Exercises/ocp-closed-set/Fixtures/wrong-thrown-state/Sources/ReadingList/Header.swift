extension LoadState {
  var title: String {
    do throws(LoadState) {
      throw self
    } catch .idle {
      return "Nothing loaded yet"
    } catch .loading(let progress) {
      return "Loading, \(Int((progress * 100).rounded())) %"
    } catch .loaded(let titles) {
      return "On your list: \(titles.joined(separator: ", "))"
    } catch .failed(let message) {
      return message
    } catch {
      return ""
    }
  }

  var showsSpinner: Bool {
    do throws(LoadState) { throw self } catch .loading { return true } catch { return false }
  }
}
