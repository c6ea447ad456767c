// A form over something that others change as well: only what was touched here is this form's own.

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** What was typed over live values. `now` gives the values as they stand; a touched field remembers what it was touched over. */
export class Draft<T extends object> {
  #mine = $state.raw<Partial<T>>({})
  #over = $state.raw<Partial<T>>({})
  readonly #now: () => T

  constructor(now: () => T) {
    this.#now = now
  }

  /** What the form shows: what was typed, else what stands. */
  get<K extends keyof T>(field: K): T[K] {
    return field in this.#mine ? (this.#mine[field] as T[K]) : this.#now()[field]
  }

  /** Something was typed. */
  set<K extends keyof T>(field: K, value: T[K]): void {
    if (!(field in this.#mine)) this.#over = { ...this.#over, [field]: this.#now()[field] }
    this.#mine = { ...this.#mine, [field]: value }
    if (same(value, this.#over[field]) && !this.changed(field)) this.drop(field)
  }

  /** Leaves a field as it stands. */
  drop(field: keyof T): void {
    const { [field]: _mine, ...mine } = this.#mine
    const { [field]: _over, ...over } = this.#over
    this.#mine = mine as Partial<T>
    this.#over = over as Partial<T>
  }

  /** Keeps what was typed over what stands now, which somebody else has put there. */
  keep(field: keyof T): void {
    this.#over = { ...this.#over, [field]: this.#now()[field] }
  }

  /** Everything here was saved, or is not wanted. */
  clear(): void {
    this.#mine = {}
    this.#over = {}
  }

  /** Whether somebody else has changed a touched field meanwhile, to something else. */
  changed(field: keyof T): boolean {
    if (!(field in this.#mine)) return false
    const now = this.#now()[field]
    return !same(now, this.#over[field]) && !same(now, this.#mine[field])
  }

  /** The touched fields. */
  get touched(): readonly (keyof T)[] {
    return Object.keys(this.#mine) as (keyof T)[]
  }

  /** The touched fields that somebody else has changed meanwhile. */
  get clashes(): readonly (keyof T)[] {
    return this.touched.filter((field) => this.changed(field))
  }

  /** All as it is wanted. */
  get wanted(): T {
    return { ...this.#now(), ...this.#mine }
  }

  /** All as it was seen when it was touched: what is sent along, so that nothing is overwritten unseen. */
  get seen(): T {
    return { ...this.#now(), ...this.#over }
  }
}
