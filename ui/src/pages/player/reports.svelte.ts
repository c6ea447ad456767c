// Reports that the card does not tell of yet: unsent, on their way, or answered a moment before the card changes.
import { connection } from '$lib/connection.svelte'
import type { CharacterScene } from '$lib/scene'
import type { Kept } from '$lib/store'

const AFTER = 10_000 // ms that an answered report is still reckoned with while its fact has not come

class Reports {
  #answered = $state.raw<readonly { entry: Kept; since: number }[]>([])
  #before: readonly Kept[] = []

  /** Called when what waits has changed: what left and was not refused is kept until the card tells of it. */
  follow(waiting: readonly Kept[]): void {
    const left = this.#before.filter((one) => !waiting.some((other) => other.id === one.id))
    this.#before = waiting
    if (left.length === 0) return
    const since = Date.now()
    const fresh = this.#answered.filter((one) => since - one.since < AFTER)
    this.#answered = [...fresh, ...left.map((entry) => ({ entry, since }))]
  }

  /** All that the card of a character does not tell of yet, in the order it was given. Reactive. */
  open(card: CharacterScene): readonly Kept[] {
    const refused = new Set([...connection.refused, ...connection.asked].map((one) => one.id))
    const all = [...this.#answered.map((one) => one.entry), ...connection.waiting]
    return all.filter((one) => card.log[one.id] === undefined && !refused.has(one.id)).sort((a, b) => a.n - b.n)
  }
}

export const reports = new Reports()
