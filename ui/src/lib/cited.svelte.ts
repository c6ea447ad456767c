// What clauses say that a refusal names by their ids: fetched when first shown, many at once, and kept for this page.
import type { ClauseScene } from './scene'

class Known {
  clauses = $state.raw<Readonly<Record<string, ClauseScene>>>({})
}

const known = new Known()
const asked = new Set<string>()
let waiting: string[] = []

async function fetchThem(ids: readonly string[]): Promise<void> {
  try {
    const query = ids.map((id) => `of=${encodeURIComponent(id)}`).join('&')
    const response = await fetch(`/api/clauses?${query}`)
    if (!response.ok) throw new Error(String(response.status))
    known.clauses = { ...known.clauses, ...((await response.json()) as Record<string, ClauseScene>) }
  } catch {
    for (const id of ids) asked.delete(id) // asked again with the next refusal: its sentence stands without the number
  }
}

/** The clause of this id; null until it has come, or where no rulebook has it. Reactive. */
export function clauseOf(id: string): ClauseScene | null {
  const found = known.clauses[id] ?? null
  if (!found && !asked.has(id)) {
    asked.add(id)
    waiting.push(id)
    if (waiting.length === 1) {
      queueMicrotask(() => {
        void fetchThem(waiting.slice(0, 60))
        waiting = []
      })
    }
  }
  return found
}
