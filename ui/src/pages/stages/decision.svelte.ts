// A decision on its way: what it would bring about is shown first, and only what was shown is carried out.
import type { Failure } from '$lib/api'

import { changed, decide, look, type Command, type Preview } from './preview'

export class Decision {
  preview = $state.raw<Preview | null>(null)
  failure = $state.raw<Failure | null>(null)
  busy = $state(false)
  /** Somebody changed the nomination: the preview is another than the one that was shown before. */
  moved = $state(false)
  readonly #nomination: string
  #command: Command | null = null
  #turn = 0

  constructor(nomination: string) {
    this.#nomination = nomination
  }

  /** Whether what is shown may be accepted. */
  get ready(): boolean {
    return !this.busy && !!this.preview?.mark
  }

  /** Shows what a command would bring about. `anew`: it is the same command, the nomination may be another. */
  async show(command: Command, anew = false): Promise<Preview | null> {
    const turn = ++this.#turn
    this.busy = true
    const before = this.preview?.mark ?? ''
    const answer = await look(this.#nomination, command)
    if (turn !== this.#turn) return null
    this.busy = false
    this.#command = command
    if (!answer.ok) {
      this.failure = answer
      return null
    }
    this.failure = null
    this.moved = anew && !!before && before !== answer.value.mark
    this.preview = answer.value
    return answer.value
  }

  /** Looks again at the same command, after the nomination has changed. */
  async again(): Promise<void> {
    if (this.#command && this.preview) await this.show(this.#command, true)
  }

  /** Takes back what is shown: another command is being put together. */
  clear(): void {
    this.#turn++
    this.busy = false
    this.preview = null
    this.failure = null
    this.moved = false
  }

  /** Carries out what is shown. False where it was not. */
  async accept(): Promise<boolean> {
    const { preview } = this
    if (!preview?.mark || !this.#command || this.busy) return false
    this.busy = true
    const answer = await decide(this.#nomination, this.#command, preview.mark)
    this.busy = false
    if (answer.ok) return true
    if (changed(answer)) await this.show(this.#command, true)
    if (!changed(answer) || !this.moved) this.failure = answer
    return false
  }
}
