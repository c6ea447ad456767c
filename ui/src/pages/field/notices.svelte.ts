// What a judge is told in passing: one line over the bar, with at most one thing to do about it; it goes by itself.

export interface Told {
  readonly text: string
  readonly bad: boolean
  readonly does: string
  readonly act: (() => void) | null
}

const STAYS = 6000 // ms

class Notices {
  now = $state.raw<Told | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  show(text: string, more: { bad?: boolean; does?: string; act?: () => void; ms?: number } = {}): void {
    this.now = { text, bad: more.bad ?? false, does: more.does ?? '', act: more.act ?? null }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.now = null), more.ms ?? STAYS)
  }

  act(): void {
    const { now } = this
    this.clear()
    now?.act?.()
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.now = null
  }
}

export const notices = new Notices()
