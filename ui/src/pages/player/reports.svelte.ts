// Reports that the card does not tell of yet: unsent, on their way, or answered a moment before the card changes.
import { untrack } from 'svelte'

import { connection } from '$lib/connection.svelte'
import type { CharacterScene } from '$lib/scene'
import type { Kept } from '$lib/store'

const OWN = 'character/' // what is told of in the card's journal
const AFTER = 10_000 // ms that an answered report is still reckoned with while its fact has not come

/** Those that were refused, or of which the server asks: they change nothing. */
const unheard = (): ReadonlySet<string> => new Set([...connection.refused, ...connection.asked].map((one) => one.id))

class Reports {
  #answered = $state.raw<readonly Kept[]>([])
  #before: readonly Kept[] = []

  /** Called when what waits has changed: what left and was not refused is kept until the card tells of it. */
  follow(waiting: readonly Kept[]): void {
    const left = this.#before.filter((one) => one.body.stream.startsWith(OWN) && !waiting.some((other) => other.id === one.id))
    this.#before = waiting
    const no = untrack(unheard)
    const done = left.filter((one) => !no.has(one.id))
    if (done.length === 0) return
    const ids = new Set(done.map((one) => one.id))
    this.#answered = [...untrack(() => this.#answered), ...done]
    setTimeout(() => (this.#answered = this.#answered.filter((one) => !ids.has(one.id))), AFTER)
  }

  /** All that the card of a character does not tell of yet, in the order it was given. Reactive. */
  open(card: CharacterScene): readonly Kept[] {
    const refused = unheard()
    const all = [...this.#answered, ...connection.waiting]
    return all.filter((one) => card.log[one.id] === undefined && !refused.has(one.id)).sort((a, b) => a.n - b.n)
  }
}

export const reports = new Reports()
