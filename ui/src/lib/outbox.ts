// The outbox: every command stays here, and in the store, until it has an answer; what is unanswered is sent again.
import type { Kept, Store } from './store'
import type { Answer } from './wire'

const AGAIN = 2500 // ms without an answer until a command is sent once more
const WINDOW = 32 // commands that may be on their way at once: the server answers no connection that floods it

interface Waiting {
  readonly entry: Kept
  sent: number // when it last went out (monotonic ms), or -Infinity
}

/** The commands of one device that have no answer yet, in the order they were given; and the answers to be shown. */
export class Outbox {
  readonly #store: Store
  readonly #waiting = new Map<string, Waiting>()
  #writing = 0
  #device = ''
  #highest = 0
  /** Refused and asked ones, until dismissed. */
  shown: readonly Kept[] = []
  /** False once a command could not be written to the store: a reload would lose it. */
  durable: boolean

  constructor(store: Store) {
    this.#store = store
    this.durable = store.durable
  }

  /** Takes over what the store holds for `device`: after a reload, and what another tab left. */
  async load(device: string): Promise<void> {
    if (device !== this.#device) {
      this.#device = device
      this.#waiting.clear()
      this.shown = []
    }
    const kept = await this.#store.kept(device)
    if (device !== this.#device) return
    for (const entry of kept) {
      if (entry.answer) {
        if (!this.shown.some((one) => one.id === entry.id)) this.shown = [...this.shown, entry]
      } else if (!this.#waiting.has(entry.id)) {
        this.#waiting.set(entry.id, { entry, sent: -Infinity })
      }
    }
  }

  /** Keeps a new command; it may be sent once this has resolved. */
  async add(make: (n: number) => Kept): Promise<Kept> {
    this.#writing += 1
    const device = this.#device
    try {
      const entry = await this.#store.add(device, make).catch(() => {
        this.durable = false
        return make(this.#highest + 1)
      })
      this.#highest = Math.max(this.#highest, entry.n)
      if (device === this.#device) this.#waiting.set(entry.id, { entry, sent: -Infinity })
      return entry
    } finally {
      this.#writing -= 1
    }
  }

  /** What should go out now, in order: never sent on this connection, or unanswered for too long. Marks it as sent. */
  due(now: number): readonly Kept[] {
    const all = [...this.#waiting.values()].sort((a, b) => a.entry.n - b.entry.n)
    const due = all.filter((one) => now - one.sent >= AGAIN)
    const room = Math.max(0, WINDOW - (all.length - due.length))
    for (const one of due.slice(0, room)) one.sent = now
    return due.slice(0, room).map((one) => one.entry)
  }

  /** The connection is new: everything must go out again. */
  unsend(): void {
    for (const one of this.#waiting.values()) one.sent = -Infinity
  }

  /** Takes an answer; gives the command it was for, or null if that was already answered. */
  settle(answer: Answer): Kept | null {
    const found = this.#waiting.get(answer.id)
    if (!found) return null
    this.#waiting.delete(answer.id)
    if (answer.status === 'refused' || answer.status === 'ask') {
      const entry = { ...found.entry, answer }
      this.shown = [...this.shown, entry]
      void this.#store.put(entry).catch(() => (this.durable = false))
      return entry
    }
    void this.#store.drop(answer.id).catch(() => undefined) // it would only be sent and answered once more
    return found.entry
  }

  /** Its holder has read it. */
  dismiss(id: string): void {
    this.shown = this.shown.filter((entry) => entry.id !== id)
    void this.#store.drop(id).catch(() => undefined)
  }

  /** The commands without an answer, in the order they were given. */
  get waiting(): readonly Kept[] {
    return [...this.#waiting.values()].map((one) => one.entry).sort((a, b) => a.n - b.n)
  }

  /** How many commands have no answer. */
  get unsent(): number {
    return this.#waiting.size + this.#writing
  }
}
