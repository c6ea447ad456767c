// The hofmarshal's desk at one ring: its scenes, the ruling in the making, and the way his commands go and come back.
import { book } from '$lib/book.svelte'
import { connection, displaced, type Situation } from '$lib/connection.svelte'
import type { BlowScene, BookScene, ConsoleScene, ContestScene, JudgesScene, MomentScene, Reason, RingScene, Side } from '$lib/scene'
import type { Answer } from '$lib/wire'

import * as blows from './blow'
import { may, start as startCommand, type Command } from './commands'
import { confirmed, falling } from './corrections'
import { mainButtons, nextStep, type Main } from './flow'
import { Once } from './once'
import { foremost } from './taps'

/** The panels beside the ring's present business. */
export const PANELS = ['now', 'sanctions', 'log', 'panel', 'more'] as const
export type Panel = (typeof PANELS)[number]

/** A breach in the making: by whom, which clause, the marshal's tap it follows. */
export interface Cited {
  readonly who: string
  readonly clause: string
  readonly tap: string
}

/** A command that waits for one more word: a reason for going on over warnings, or a yes to what falls with it. */
export interface Pending {
  readonly kind: 'override' | 'drops'
  readonly stream: string
  readonly command: Command
  readonly reasons: readonly Reason[]
}

/** Milliseconds for which a suggestion must have stood before it can be accepted: nobody accepts what he had no time to see. */
export const SEEN = 300

export class Desk {
  readonly ring: string
  panel = $state<Panel>('now')
  pending = $state.raw<Pending | null>(null)
  /** The event that the ruling in the making corrects; empty for a new ruling. */
  replaces = $state('')
  /** The weapon of the last blow that was ruled in a battle: archers shoot many arrows. */
  weapon = $state('')
  /** On which arm a fighter wears his cloak (`none`: he has none), asked once a bout where no inspection has told. */
  cloaks = $state.raw<Readonly<Record<string, string>>>({})
  /** A breach to be recorded next: its form opens with it. */
  cited = $state.raw<Cited | null>(null)

  #touched = $state.raw<blows.Draft | null>(null)
  #ruled = $state.raw<readonly string[]>([])
  #chosen = $state('')
  #sending = $state.raw<readonly string[]>([])
  #exchange = ''
  #shown = ''
  #settling = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #once = new Once()

  constructor(ring: string) {
    this.ring = ring
    connection.topic<RingScene>(`ring/${ring}`)
    connection.topic<ConsoleScene>(`ring/${ring}/console`)
    connection.topic<JudgesScene>(`ring/${ring}/judges`)
  }

  // What is seen

  get view(): RingScene | null {
    return connection.topic<RingScene>(`ring/${this.ring}`).view
  }

  get contest(): ContestScene | null {
    return this.view?.contest ?? null
  }

  /** The hofmarshal's own scene as far as it speaks of anything: seats, proposals, reasons. */
  get own(): ConsoleScene | null {
    return connection.topic<ConsoleScene>(`ring/${this.ring}/console`).view
  }

  /** The same where it speaks of the contest on show, so that no tap is ruled for another bout. */
  get scene(): ConsoleScene | null {
    return this.own != null && this.own.stream === (this.contest?.stream ?? '') ? this.own : null
  }

  /** What the judges of a battle share, where it speaks of the contest on show. */
  get judges(): JudgesScene | null {
    const { view } = connection.topic<JudgesScene>(`ring/${this.ring}/judges`)
    return view != null && view.stream === (this.contest?.stream ?? '') ? view : null
  }

  get book(): BookScene | null {
    return book(this.contest?.book ?? '')
  }

  get buttons() {
    return mainButtons(this.contest, this.scene, this.book)
  }

  get next() {
    return nextStep(this.contest)
  }

  /** Whether this device may give a command here; nobody but the server has the last word. */
  may(command: string): boolean {
    return !displaced() && may(connection.you.role, command)
  }

  // The ruling in the making

  /** The moments not ruled yet, the newest last. */
  get moments(): readonly MomentScene[] {
    return (this.scene?.moments ?? []).filter((one) => !this.#ruled.includes(this.#key(one)))
  }

  /** The moment the ruling is about: the one chosen, else the first that the panel agrees on. */
  get moment(): MomentScene | null {
    const all = this.moments
    return all.find((one) => this.#key(one) === this.#chosen) ?? foremost(all)
  }

  /** The draft: as the hofmarshal changed it, else what the panel suggests. */
  get draft(): blows.Draft {
    if (this.#touched != null) return this.#touched
    const suggested = this.moment?.suggestion
    return suggested ? blows.fromBlow(suggested.blow) : blows.EMPTY
  }

  /** Whether the draft is the panel's suggestion as it stands. */
  get suggested(): boolean {
    return this.#touched == null && this.moment?.suggestion != null
  }

  /** Whether the draft is the hofmarshal's own. */
  get touched(): boolean {
    return this.#touched != null
  }

  set draft(draft: blows.Draft) {
    this.#touched = blows.withFirst(draft, this.scene?.first ?? null)
  }

  /** Rule on this moment's taps. */
  choose(moment: MomentScene): void {
    this.#chosen = this.#key(moment)
    this.#touched = null
  }

  /** Forget the draft: back to what the panel suggests. */
  reset(): void {
    this.#touched = null
    this.replaces = ''
  }

  /** Take a ruling that stands onto the pad, to be replaced. */
  correct(event: string): void {
    const ruling = this.scene?.rulings.find((one) => one.event === event)
    if (ruling === undefined) return
    this.replaces = event
    this.#touched = blows.fromRuling(ruling)
    this.panel = 'now'
  }

  #key(moment: MomentScene): string {
    return `${this.contest?.stream ?? ''}:${this.contest?.exchange ?? 0}:${moment.taps[0]?.id ?? moment.at}`
  }

  /** Watch what changes under the hofmarshal's hand: run in an effect. */
  follow(): void {
    const exchange = `${this.contest?.stream ?? ''}:${this.contest?.round ?? 0}:${this.contest?.exchange ?? 0}`
    if (exchange !== this.#exchange) {
      const bout = exchange.split(':')[0] !== this.#exchange.split(':')[0]
      this.#exchange = exchange
      this.#ruled = []
      this.#chosen = ''
      if (this.replaces === '' || bout) this.reset()
      if (bout) {
        this.pending = null
        this.cloaks = {}
      }
    }
    const key = JSON.stringify(this.draft)
    if (key !== this.#shown) this.#changed(key)
  }

  /** The words on the button have changed: unless it was by the hofmarshal's own hand, he must have time to read them. */
  #changed(key: string): void {
    this.#shown = key
    clearTimeout(this.#timer)
    this.#settling = this.#touched == null
    if (this.#touched == null) this.#timer = setTimeout(() => (this.#settling = false), SEEN)
  }

  /** Whether the ruling has only just changed, so that a finger already on its way would accept it unread. */
  get settling(): boolean {
    return this.#touched == null && (this.#settling || JSON.stringify(this.draft) !== this.#shown)
  }

  /** Rule as the draft says. */
  async accept(): Promise<void> {
    const { draft, book } = this
    if (book == null || !blows.complete(book, draft)) return
    if (this.settling || !this.may('hit')) return
    await this.#rule(blows.hit(draft, book, { replaces: this.replaces }))
  }

  /** What of the moment's taps says most of a side's blow: its last one. */
  seen(side: Side): BlowScene | null {
    return this.moment?.taps.filter((tap) => tap.blow.side === side && !tap.withdrawn).at(-1)?.blow ?? null
  }

  /** Give the blow to a side, or one to both. */
  pick(to: blows.Whose): void {
    const picked = blows.pick(this.draft, to, (side) => this.seen(side))
    this.draft = blows.armed(picked, this.book, this.scene?.rulings ?? [])
  }

  /** The blow of which it would be ruled that it brings nothing; null where none is told fully enough. */
  get named(): blows.Draft | null {
    const { book } = this
    if (book == null) return null
    const tap = this.moment?.taps.find((one) => one.blow.side != null && !one.withdrawn)
    const draft = !blows.blank(this.draft) ? this.draft : tap === undefined ? blows.EMPTY : blows.fromBlow(tap.blow)
    return blows.nameable(book, draft) ? draft : null
  }

  /** The blow as the fighter it struck marks it himself; null where his word does not count, or more must be told. */
  get ownWord(): Command | null {
    const { book, contest } = this
    if (!book?.acknowledged || contest == null || this.replaces !== '') return null
    return blows.acknowledged(this.draft, book, (side) => Object.keys(contest[side].fighters)[0] ?? side)
  }

  /** Record that the fighter acknowledged the blow. */
  async acknowledge(): Promise<void> {
    if (this.ownWord != null) await this.#rule(this.ownWord)
  }

  /** Rule that the blow brings nothing. */
  async nothing(reason: string, note: string): Promise<void> {
    if (this.named != null) await this.#rule(blows.notCounted(this.named, reason, note, this.replaces))
  }

  async #rule(command: Command): Promise<void> {
    const before = { touched: this.#touched, replaces: this.replaces }
    const moment = this.moment == null || this.replaces !== '' ? '' : this.#key(this.moment)
    if (moment !== '') this.#ruled = [...this.#ruled, moment]
    this.reset()
    const answer = await this.give(command)
    if (answer?.status !== 'refused' || this.pending != null) return
    this.#ruled = this.#ruled.filter((one) => one !== moment) // give him back what was refused, to be mended
    if (this.#touched == null && before.touched != null) {
      this.#touched = before.touched
      this.replaces = before.replaces
    }
  }

  // Commands

  /** Whether a command of this kind is on its way. */
  sending(kind: string): boolean {
    return this.#sending.includes(kind)
  }

  /** Press one of the large buttons; a start over warnings first asks for a reason. */
  async press(name: Main): Promise<void> {
    const button = this.buttons.find((one) => one.name === name)
    const stream = this.contest?.stream
    if (button === undefined || !button.enabled || stream === undefined || !this.may(name)) return
    if (name === 'start' && button.warns.length > 0) {
      this.pending = { kind: 'override', stream, command: startCommand(), reasons: button.warns }
      return
    }
    await this.give({ type: name })
  }

  /** Give a command of the contest on show; `at` the instant it is about, where that is not now. */
  async give(command: Command, at?: number): Promise<Answer | null> {
    const { contest } = this
    if (contest == null) return null
    const { stream, round, exchange, number: seen } = contest
    return this.#send(stream, command, { round, exchange, seen, ...(at === undefined ? {} : { at }) })
  }

  /** Enter the flag of a marshal without a phone: as his, where the server lets the hofmarshal speak for an empty seat. */
  async flag(seat: string, command: Command): Promise<Answer | null> {
    return this.give({ ...command, seat })
  }

  /** Give a command of another stream. */
  async tell(stream: string, command: Command): Promise<Answer | null> {
    return this.#send(stream, command, {})
  }

  async #send(stream: string, command: Command, situation: Situation): Promise<Answer | null> {
    const key = `${stream} ${JSON.stringify(command)}`
    const answer = await this.#once.run(key, async () => {
      this.#sending = [...this.#sending, command.type]
      try {
        return await connection.send(stream, command, situation)
      } finally {
        const at = this.#sending.indexOf(command.type)
        this.#sending = this.#sending.filter((_, i) => i !== at)
      }
    })
    if (answer != null) this.#read(stream, command, answer)
    return answer
  }

  #read(stream: string, command: Command, answer: Answer): void {
    const drops = falling(answer)
    const warned = answer.status === 'refused' && isWarning(answer, command)
    if (drops == null && !warned) return
    connection.dismiss(answer.id) // it is asked here, in words of its own
    this.pending = { kind: drops == null ? 'override' : 'drops', stream, command, reasons: drops ?? answer.reasons }
  }

  /** Go on over warnings with a reason, or confirm what falls with a correction. */
  async goOn(reason: string): Promise<void> {
    const { pending } = this
    if (pending == null) return
    this.pending = null
    const before = (pending.command['confirm'] ?? []) as readonly string[]
    const command: Command =
      pending.kind === 'override'
        ? { ...pending.command, override: reason }
        : { ...pending.command, confirm: confirmed(pending.reasons, before) }
    const own = pending.stream === this.contest?.stream
    await (own ? this.give(command) : this.tell(pending.stream, command))
  }
}

/** Whether a call or start was refused only for what a reason overrides. */
function isWarning(answer: Answer, command: Command): boolean {
  const may = command.type === 'call' || command.type === 'start'
  return may && answer.reasons.length > 0 && answer.reasons.every((one) => one.severity === 'warn')
}
