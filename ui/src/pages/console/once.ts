// One tap, one command: a second tap in gloves or on a slow link does nothing.

/** Milliseconds after an answer in which the same button still takes a tap for the same one. */
export const SETTLE = 500

/** Runs each action once at a time; a repeat while it is on its way, or just after, is dropped. */
export class Once {
  private readonly busy = new Set<string>()
  private readonly ended = new Map<string, number>()

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Whether the action is on its way. */
  has(key: string): boolean {
    return this.busy.has(key)
  }

  /** Run `act` unless its like is on its way or has only just ended; null where it was dropped. */
  async run<T>(key: string, act: () => Promise<T>): Promise<T | null> {
    const last = this.ended.get(key)
    if (this.busy.has(key) || (last !== undefined && this.now() - last < SETTLE)) return null
    this.busy.add(key)
    try {
      return await act()
    } finally {
      this.busy.delete(key)
      this.ended.set(key, this.now())
    }
  }
}
