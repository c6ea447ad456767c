// What a phone keeps of the pages it has seen, so that they can be read when the network is gone: views by topic, with their age.

const PREFIX = 'hofmarshal.info.topic.'
const MOST = 40 // topics; the oldest go first

/** A view as it was at an instant of the server's clock (ms). */
export interface Seen {
  readonly at: number
  readonly view: unknown
}

/** The part of a browser's storage that is needed here. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The browser's storage; null where it gives none. */
export function shelf(): Shelf | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** What was last seen of a topic. */
export function seen(where: Shelf | null, topic: string): Seen | null {
  try {
    const found = JSON.parse(where?.getItem(PREFIX + topic) ?? 'null') as Seen | null
    return found && typeof found.at === 'number' && found.view != null ? found : null
  } catch {
    return null // written by something else, or cut off
  }
}

/** Keeps a view; where there is no room, the oldest ones make it. */
export function keep(where: Shelf | null, topic: string, one: Seen): void {
  if (!where) return
  const text = JSON.stringify(one)
  for (const most of [MOST, 20, 10, 5, 1]) {
    try {
      thin(where, most - 1, topic)
      where.setItem(PREFIX + topic, text)
      return
    } catch {
      // full: fewer of the others then
    }
  }
}

/** Forgets everything: it was of another event. */
export function forget(where: Shelf | null): void {
  if (where) for (const topic of topics(where)) where.removeItem(PREFIX + topic)
}

/** The topics that are kept. */
export function topics(where: Shelf): string[] {
  const found: string[] = []
  for (let i = 0; i < where.length; i++) {
    const key = where.key(i)
    if (key?.startsWith(PREFIX)) found.push(key.slice(PREFIX.length))
  }
  return found
}

/** Leaves so many of the other topics, the newest. */
function thin(where: Shelf, most: number, but: string): void {
  const others = topics(where).filter((one) => one !== but)
  if (others.length <= most) return
  const old = others.map((topic) => ({ topic, at: seen(where, topic)?.at ?? 0 })).sort((a, b) => a.at - b.at)
  for (const { topic } of old.slice(0, old.length - most)) where.removeItem(PREFIX + topic)
}
