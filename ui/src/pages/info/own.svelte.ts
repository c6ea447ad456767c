// What this phone is told to follow: fighters by their entries, and its owner's pass.

const FOLLOWED = 'hofmarshal.info.followed'
const PASS = 'hofmarshal.info.pass'

/** Fighters one may follow: each is a topic, and a stream of events carries sixteen. */
export const MOST_FOLLOWED = 8

export interface Followed {
  readonly entry: string
  readonly name: string
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // it then lasts as long as the page
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text == null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // no room, or switched off
  }
}

function list(text: string | null): readonly Followed[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(found)) return []
    return (found as Followed[]).filter((one) => typeof one?.entry === 'string' && typeof one.name === 'string').slice(0, MOST_FOLLOWED)
  } catch {
    return []
  }
}

/** The entry a pass is of; empty where it is none. */
export function entryOf(pass: string): string {
  return /^(.+)\.[0-9a-f]{24}$/i.exec(pass)?.[1] ?? ''
}

class Own {
  followed = $state.raw<readonly Followed[]>(list(read(FOLLOWED)))
  pass = $state(read(PASS) ?? '')

  /** The owner's own entry; empty where no pass was shown. */
  get entry(): string {
    return entryOf(this.pass)
  }

  follows(entry: string): boolean {
    return this.followed.some((one) => one.entry === entry)
  }

  /** Follows a fighter, the latest first, or no longer. */
  toggle(one: Followed): void {
    const others = this.followed.filter((other) => other.entry !== one.entry)
    this.#set(others.length < this.followed.length ? others : [one, ...others].slice(0, MOST_FOLLOWED))
  }

  /** Takes the pass from an address (`#PASS`), and out of it: whoever looks over a shoulder may read an address. */
  takePass(): void {
    let shown = location.hash.slice(1)
    try {
      shown = decodeURIComponent(shown)
    } catch {
      // it is none then
    }
    if (!entryOf(shown)) return
    this.pass = shown
    write(PASS, shown)
    history.replaceState(history.state, '', location.pathname + location.search)
  }

  dropPass(): void {
    this.pass = ''
    write(PASS, null)
  }

  #set(followed: readonly Followed[]): void {
    this.followed = followed
    write(FOLLOWED, JSON.stringify(followed))
  }
}

export const own = new Own()
