// Where the reader is among the public pages; links within them change the page without asking the server for another.
import { BASE, wayOf, type Way } from './way'

class Place {
  way = $state.raw<Way>(wayOf(location.pathname))

  /** Begins to take the clicks on links of these pages, and the browser's own way back. */
  open(): void {
    addEventListener('popstate', () => this.#look())
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a')
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented
      if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
      if (link.pathname !== BASE && !link.pathname.startsWith(`${BASE}/`)) return
      event.preventDefault()
      this.go(link.pathname)
    })
  }

  /** Goes to another of these pages. */
  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, '', path)
    this.#look()
    scrollTo(0, 0)
  }

  #look(): void {
    this.way = wayOf(location.pathname)
  }
}

export const place = new Place()
