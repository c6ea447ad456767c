// The server's clock as this device reckons it: from the shortest way there and back among the last sixteen.

interface Sample {
  readonly offset: number
  readonly error: number
}

const KEPT = 16
const UNKNOWN = 60_000 // the greatest error a command may state
const JUMP = 250 // a wall clock that moves this far against the monotonic one was set, or the device slept

/** Differences of clocks, all in milliseconds. */
export class Offset {
  #samples: Sample[] = []
  #best: Sample = { offset: 0, error: UNKNOWN }
  #drift: number | null = null
  readonly #wall: () => number
  readonly #monotonic: () => number

  constructor(wall: () => number = Date.now, monotonic: () => number = () => performance.now()) {
    this.#wall = wall
    this.#monotonic = monotonic
  }

  /** A ping that left at `sent` (device clock) came back now with the server's `time`. */
  learn(sent: number, time: number): void {
    const back = this.#wall()
    const way = back - sent
    if (way < 0) return // the wall clock was set back meanwhile
    this.#samples.push({ offset: time - (sent + back) / 2, error: Math.ceil(way / 2) })
    if (this.#samples.length > KEPT) this.#samples.shift()
    this.#best = this.#samples.reduce((best, sample) => (sample.error <= best.error ? sample : best))
  }

  /** A rough first value from a frame that only names the server's time. */
  guess(time: number): void {
    if (this.#samples.length === 0) this.#best = { offset: time - this.#wall(), error: 1000 }
  }

  /** True if the device's clock was set or the device slept since the last look: old samples are void then. */
  jumped(): boolean {
    const drift = this.#wall() - this.#monotonic()
    const before = this.#drift
    this.#drift = drift
    if (before == null || Math.abs(drift - before) < JUMP) return false
    this.#samples = []
    this.#best = { ...this.#best, error: UNKNOWN }
    return true
  }

  /** Server time now. */
  now(): number {
    return Math.round(this.#wall() + this.#best.offset)
  }

  /** How far `now` may be wrong, at most 60 000. */
  get error(): number {
    return Math.min(this.#best.error, UNKNOWN)
  }
}
