// What screens need of a nomination's rulebook: fetched once by its hash, under which it never changes.
import type { BookScene } from './scene'

class Shelf {
  books = $state.raw<Readonly<Record<string, BookScene>>>({})
}

const shelf = new Shelf()
const asked = new Set<string>()
const AGAIN = 3000

async function fetchBook(hash: string): Promise<void> {
  try {
    const response = await fetch(`/api/books/${encodeURIComponent(hash)}`)
    if (!response.ok) throw new Error(String(response.status))
    shelf.books = { ...shelf.books, [hash]: (await response.json()) as BookScene }
  } catch {
    setTimeout(() => void fetchBook(hash), AGAIN) // the network will be back
  }
}

/** The book under this hash; null until it has come. Reactive. */
export function book(hash: string): BookScene | null {
  const found = shelf.books[hash] ?? null
  if (!found && hash && !asked.has(hash)) {
    asked.add(hash)
    void fetchBook(hash)
  }
  return found
}
