// This judge's own marks: each is given at once and outlives the network; its way is followed, and it can be taken back.
import { connection, type Sent } from '$lib/connection.svelte'
import type { ContestScene } from '$lib/scene'

import { buzz } from '../pad/taps.svelte'
import { turnOf, type Doing } from './tile'

export type Command = { type: string } & Record<string, unknown>

/** What became of a mark, in the order a judge cares. */
export type Fate = 'unsent' | 'sent' | 'done' | 'late' | 'refused' | 'undone'

const REFUSED = [90, 60, 90, 60, 90]

/** How long (ms) a mark that was answered is laid over the server's word before that must have come. */
const SHOWN = 4000

export class Given implements Doing {
  readonly command: Command
  readonly kind: string
  readonly fighter: string
  readonly halves: number
  readonly at: number
  readonly stream: string
  readonly round: number
  readonly turn: number
  readonly sent: Sent
  undo = $state.raw<Sent | null>(null)
  /** The contest's number that is shown to this judge. */
  #number = $state(0)
  /** It was answered long enough ago. */
  #old = $state(false)

  constructor(command: Command, contest: ContestScene, at: number, halves: number) {
    this.command = command
    this.kind = command.type
    this.fighter = String(command['target'] ?? command['fighter'] ?? command['side'] ?? '')
    this.halves = halves
    this.at = at
    this.stream = contest.stream
    this.round = contest.round
    this.turn = turnOf(contest)
    this.sent = connection.post(contest.stream, command, { ...this.#situation(contest), at })
    void this.sent.done.then((answer) => {
      setTimeout(() => (this.#old = true), SHOWN)
      if (answer.status === 'refused' || answer.late) buzz(REFUSED)
    })
  }

  #situation(contest: Pick<ContestScene, 'exchange' | 'number'>): { round: number; exchange: number; seen: number } {
    return { round: this.round, exchange: contest.exchange, seen: contest.number }
  }

  /** The server shows this contest up to `number`. */
  shows(number: number): void {
    this.#number = number
  }

  takeBack(contest: ContestScene): void {
    if (this.undo && this.undo.state !== 'refused') return
    // the event of a command has the command's id: what is not sent yet is taken back all the same, in this order
    this.undo = connection.post(this.stream, { type: 'annul', event: this.event }, this.#situation(contest))
  }

  get event(): string {
    return this.sent.id
  }

  #told(sent: Sent): boolean {
    const { state, answer } = sent
    if (state === 'unsent' || state === 'sent') return false
    if (answer?.status !== 'done' || answer.late) return true
    return this.#number >= answer.number || (sent === this.sent && this.#old)
  }

  get open(): boolean {
    return !this.#told(this.sent)
  }

  get undone(): boolean {
    return this.undo != null && this.undo.state !== 'refused'
  }

  get settled(): boolean {
    const { answer } = this.sent
    if (answer != null && (answer.status !== 'done' || answer.late)) return true
    if (this.undo != null && this.undo.state !== 'refused') return this.#told(this.undo)
    return !this.open && this.undo == null
  }

  get unsent(): boolean {
    return this.fate === 'unsent'
  }

  get fate(): Fate {
    if (this.undone) return 'undone'
    const { state, answer } = this.sent
    if (state === 'done' || state === 'proposed') return answer?.late ? 'late' : 'done'
    if (state === 'refused' || state === 'ask') return 'refused'
    return connection.status === 'connected' ? state : 'unsent'
  }
}

const KEPT = 120

class Mine {
  all = $state.raw<readonly Given[]>([])

  /** Gives a command; `at` is the server's time of the touch, `halves` what a blow takes. */
  give(command: Command, contest: ContestScene, at = connection.now(), halves = 0): Given {
    const given = new Given(command, contest, at, halves)
    this.all = [...this.all, given].slice(-KEPT)
    return given
  }

  /** The marks of the contest's present round, oldest first. */
  of(contest: ContestScene): readonly Given[] {
    const turn = turnOf(contest)
    return this.all.filter((one) => one.stream === contest.stream && one.round === contest.round && one.turn === turn)
  }

  /** The last mark of the contest that stands. */
  last(contest: ContestScene): Given | null {
    return this.all.filter((one) => one.stream === contest.stream && !['undone', 'refused', 'late'].includes(one.fate)).at(-1) ?? null
  }

  shows(contest: ContestScene): void {
    for (const one of this.all) if (one.stream === contest.stream) one.shows(contest.number)
  }
}

export const mine = new Mine()
