// The marshal's own taps: each is given at once, its way is followed, and the last one can be undone or turned over.
import { connection, type Sent } from '$lib/connection.svelte'
import type { ContestScene, Side } from '$lib/scene'

/** What became of a tap, in the order a marshal cares. */
export type Mark = 'unsent' | 'sent' | 'done' | 'late' | 'refused' | 'undone'

export interface What {
  readonly side: Side
  readonly facts: Readonly<Record<string, string>>
  readonly breach: string
}

export class Tap {
  readonly what: What
  readonly at: number
  readonly stream: string
  readonly round: number
  readonly exchange: number
  readonly seen: number
  readonly sent: Sent
  undo = $state.raw<Sent | null>(null)

  constructor(what: What, at: number, contest: ContestScene) {
    this.what = what
    this.at = at
    this.stream = contest.stream
    this.round = contest.round
    this.exchange = contest.exchange
    this.seen = contest.number
    this.sent = connection.post(this.stream, command(what), this.situation())
    void this.sent.done.then((answer) => {
      if (answer.status === 'refused') buzz(REFUSED)
    })
  }

  situation(): { round: number; exchange: number; seen: number; at: number } {
    return { round: this.round, exchange: this.exchange, seen: this.seen, at: this.at }
  }

  get mark(): Mark {
    if (this.undo && this.undo.state !== 'refused') return 'undone'
    const { state, answer } = this.sent
    if (state === 'done' || state === 'proposed') return answer?.late ? 'late' : 'done'
    if (state === 'refused' || state === 'ask') return 'refused'
    return connection.status === 'connected' ? state : 'unsent'
  }
}

function command({ side, facts, breach }: What): { type: string } & Record<string, unknown> {
  // a breach names who broke the rule; no side scored by it
  if (breach) return { type: 'observe', breach, fighter: facts['fighter'] ?? side }
  return { type: 'observe', side, ...facts }
}

function standing(tap: Tap): boolean {
  return tap.mark !== 'undone' && tap.mark !== 'refused'
}

const FELT = 35
const REFUSED = [90, 60, 90, 60, 90]

/** The phone shakes, where it can. */
export function buzz(pattern: number | number[] = FELT): void {
  navigator.vibrate?.(pattern)
}

class Taps {
  all = $state.raw<readonly Tap[]>([])

  /** Gives a tap; `at` is the server's time of the touch. */
  give(what: What, at: number, contest: ContestScene): Tap {
    const tap = new Tap(what, at, contest)
    this.all = [...this.all, tap].slice(-40)
    return tap
  }

  /** The taps of the contest's present exchange. */
  of(contest: ContestScene): readonly Tap[] {
    return this.all.filter(
      (tap) => tap.stream === contest.stream && tap.round === contest.round && tap.exchange === contest.exchange,
    )
  }

  /** The last tap of the contest that stands. */
  last(contest: ContestScene): Tap | null {
    return this.all.filter((tap) => tap.stream === contest.stream && standing(tap)).at(-1) ?? null
  }

  undo(tap: Tap): void {
    if (tap.undo && tap.undo.state !== 'refused') return
    buzz()
    // the event of a command has the command's id: what is not sent yet can be undone all the same, in this order
    tap.undo = connection.post(tap.stream, { type: 'annul', event: tap.sent.id }, {
      round: tap.round,
      exchange: tap.exchange,
      seen: tap.seen,
    })
  }

  /** The same blow, but the other side's: the first is undone, the second counts at the same instant. */
  turn(tap: Tap, contest: ContestScene): void {
    this.undo(tap)
    const side = tap.what.side === 'red' ? 'blue' : 'red'
    const { fighter: _gone, ...facts } = tap.what.facts
    const again = new Tap({ ...tap.what, facts, side }, tap.at, {
      ...contest,
      round: tap.round,
      exchange: tap.exchange,
    })
    this.all = [...this.all, again]
  }
}

export const taps = new Taps()

const SAME = 80

/** True unless this area was touched less than 80 ms ago: one touch of a gauntlet may make contact twice. */
export class Contacts {
  readonly #last = new Map<string, number>()

  fresh(area: string, now: number): boolean {
    const before = this.#last.get(area)
    this.#last.set(area, now)
    return before === undefined || now - before >= SAME
  }
}
