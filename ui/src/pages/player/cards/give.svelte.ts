// A report about a card on its way: one at a time, its refusal shown where it was given.
import type { connection as link } from '$lib/connection.svelte'
import type { Answer, Body } from '$lib/wire'

type Connection = typeof link

/** Gives reports and tells how the last one went. */
export class Giving {
  busy = $state(false)
  /** It waits for a connection. */
  waits = $state(false)
  refused = $state.raw<Answer | null>(null)
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Whether it was carried out; its id is told to `named` as soon as it is answered. */
  async give(stream: string, command: Body['command'], named: (id: string) => void = () => undefined): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.refused = null
    this.waits = this.#connection.status !== 'connected'
    const answer = await this.#connection.send(stream, command)
    this.busy = this.waits = false
    if (answer.status === 'refused') {
      this.refused = answer
      this.#connection.dismiss(answer.id) // it is read here, not among the page's refusals
    }
    if (answer.status === 'done') named(answer.event || answer.id)
    return answer.status === 'done'
  }
}
