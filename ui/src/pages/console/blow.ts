// A ruling in the making: blows by either side, what each still lacks, what it is worth, and the command it becomes.
import type { BlowScene, BookScene, RulingScene, Side, WordScene } from '$lib/scene'
import { plain, type Command } from './commands'
import { answered, recorded, type Told } from './facts'

/** The words a blow is told by, in the order they are asked. */
export const WORDS = ['zone', 'weapon', 'grip', 'action', 'limb'] as const
export type Word = (typeof WORDS)[number]

/** One side's blow as ruled so far; `by` and `target` name fighters where sides have several. */
export interface DraftBlow {
  readonly by: string
  readonly target: string
  readonly zone: string
  readonly grip: string
  readonly weapon: string
  readonly action: string
  readonly limb: string
  readonly facts: Told
}

/** Which blow of two came first. */
export type Order = '' | 'red' | 'together' | 'blue'

/** The ruling in the making. */
export interface Draft {
  readonly red: DraftBlow | null
  readonly blue: DraftBlow | null
  readonly order: Order
}

export const EMPTY: Draft = { red: null, blue: null, order: '' }
const SIDES: readonly Side[] = ['red', 'blue']
const LIMBS = ['left', 'right']

const bare = (side: Side): DraftBlow => ({
  by: side,
  target: '',
  zone: '',
  grip: '',
  weapon: '',
  action: '',
  limb: '',
  facts: {},
})

const told = (side: Side, blow: BlowScene): DraftBlow => ({
  by: blow.fighter || side,
  target: blow.target ?? '',
  zone: blow.zone,
  grip: blow.grip,
  weapon: blow.weapon,
  action: blow.action,
  limb: blow.limb,
  facts: answered(blow.facts),
})

/** The draft that a suggestion of the panel makes. */
export const fromBlow = (blow: BlowScene): Draft =>
  blow.side == null ? EMPTY : { ...EMPTY, [blow.side]: told(blow.side, blow) }

/** The draft of a ruling that stands, to be corrected. */
export function fromRuling(ruling: RulingScene): Draft {
  let draft = EMPTY
  ruling.blows.forEach((blow, i) => {
    if (blow.side == null) return
    const said = ruling.orders[i] ?? ''
    const order: Order =
      said === 'together' ? 'together' : said === 'first' ? blow.side : said === 'second' ? other(blow.side) : draft.order
    draft = { ...draft, [blow.side]: told(blow.side, blow), order }
  })
  return draft
}

/** The opponent's side. */
export const other = (side: Side): Side => (side === 'red' ? 'blue' : 'red')

/** Whether the draft has blows of both sides. */
export const both = (draft: Draft): boolean => draft.red != null && draft.blue != null

/** Whether nothing is said yet. */
export const blank = (draft: Draft): boolean => draft.red == null && draft.blue == null

/** Whose blows the draft holds. */
export type Whose = Side | 'both'

export const whose = (draft: Draft): Whose | null =>
  both(draft) ? 'both' : draft.red != null ? 'red' : draft.blue != null ? 'blue' : null

/**
 * Give the blow to a side, or one to both. A side that had none takes the words a marshal tapped for it (`seen`), else
 * those of the other side: the right blow was given to the wrong fighter.
 */
export function pick(draft: Draft, to: Whose, seen: (side: Side) => BlowScene | null): Draft {
  const tapped = (side: Side): DraftBlow | null => {
    const blow = seen(side)
    return blow == null ? null : told(side, blow)
  }
  if (to === 'both') {
    const of = (side: Side): DraftBlow => draft[side] ?? tapped(side) ?? bare(side)
    return { red: of('red'), blue: of('blue'), order: draft.order }
  }
  const from = draft[other(to)]
  const moved = from == null ? bare(to) : { ...from, by: to, target: '' }
  return { ...EMPTY, [to]: draft[to] ?? tapped(to) ?? moved }
}

/** Say a word of a side's blow; the same word again takes it back. */
export function say(draft: Draft, side: Side, word: Word | 'by' | 'target', value: string): Draft {
  const blow = draft[side] ?? bare(side)
  const again = blow[word] === value && word !== 'by'
  return { ...draft, [side]: { ...blow, [word]: again ? '' : value } }
}

/** Say a further fact of a side's blow; the same answer again takes it back. */
export function sayFacts(draft: Draft, side: Side, facts: Told): Draft {
  return { ...draft, [side]: { ...(draft[side] ?? bare(side)), facts } }
}

/** The fact by which a table tells that the arm was struck on which the cloak is wound. */
const CLOAKED = 'cloaked'

/** Whether a blow may have met a cloaked arm, so that left and right matter. */
export function onCloak(book: BookScene, blow: DraftBlow): boolean {
  const part = book.zones.find((one) => one.id === blow.zone)?.part
  return part === 'arm' && book.hit_asks.some((fact) => fact.name === CLOAKED)
}

/** The facts that are still to be asked of a blow: whether it met the cloak follows from which arm it met. */
export const factsLeft = (book: BookScene, cloak: string): BookScene['hit_asks'] =>
  cloak === '' ? book.hit_asks : book.hit_asks.filter((fact) => fact.name !== CLOAKED)

/** Say which arm was struck of a fighter who wears his cloak on `cloak`. */
export function sayArm(draft: Draft, side: Side, limb: string, cloak: string): Draft {
  const blow = draft[side] ?? bare(side)
  const { [CLOAKED]: _, ...facts } = blow.facts
  return { ...draft, [side]: { ...blow, limb, facts: limb === cloak ? { ...facts, [CLOAKED]: 'true' } : facts } }
}

/** The draft with the weapon each side struck with before, where none is said: a fighter keeps his weapon. */
export function armed(draft: Draft, book: BookScene | null, before: readonly RulingScene[]): Draft {
  if (book == null || !book.asks.includes('weapon')) return draft
  const arm = (side: Side): DraftBlow | null => {
    const blow = draft[side]
    if (blow == null || blow.weapon !== '') return blow
    const last = before.flatMap((ruling) => ruling.blows).filter((one) => one.side === side && one.weapon !== '').at(-1)
    return last === undefined ? blow : { ...blow, weapon: last.weapon }
  }
  return { ...draft, red: arm('red'), blue: arm('blue') }
}

/** The words to choose from. */
export function choicesOf(book: BookScene, word: Word): readonly string[] {
  if (word === 'limb') return LIMBS
  return listOf(book, word).map((one) => one.id)
}

/** The rulebook's list of a word. */
export function listOf(book: BookScene, word: Exclude<Word, 'limb'>): readonly WordScene[] {
  return { zone: book.zones, grip: book.grips, weapon: book.weapons, action: book.actions }[word]
}

/** The words this nomination's tables ask for, in order. */
export const asked = (book: BookScene): readonly Word[] =>
  WORDS.filter((word) => book.asks.includes(word) && (word === 'limb' || listOf(book, word).length > 0))

/** The worth of a blow in points or half-hits; null where the table needs more to tell. */
export function worth(book: BookScene, blow: DraftBlow): number | null {
  const said = [blow.zone, blow.grip, blow.weapon, blow.action]
  const changed = Object.entries(blow.facts).map(([fact, id]) => book.hit_values?.[`${fact}=${id}`] ?? {})
  let found: number | null | undefined
  for (const [key, plainly] of Object.entries(book.values)) {
    const told = changed.find((one) => key in one)
    const value = told === undefined ? plainly : told[key]
    const parts = key.split('|')
    if (!said.every((word, i) => word === '' || (parts[i] ?? '') === '' || parts[i] === word)) continue
    if (value == null || (found !== undefined && found !== value)) return null
    found = value
  }
  return found ?? null
}

/** Whether the worth hangs on a word that has not been said. */
function hangs(book: BookScene, blow: DraftBlow, word: Word): boolean {
  if (blow[word] !== '') return false
  if (word === 'zone') return true
  if (word === 'limb') return false // only a cloaked arm asks for it: the server says so
  return worth(book, blow) == null
}

/** What the draft still lacks before it can be ruled: words by side, and which blow came first. */
export function lacks(book: BookScene, draft: Draft): readonly { side: Side | null; word: Word | 'order' }[] {
  const words = SIDES.flatMap((side) => {
    const blow = draft[side]
    return blow == null ? [] : asked(book).filter((w) => hangs(book, blow, w)).map((word) => ({ side, word }))
  })
  return both(draft) && book.ordered && draft.order === '' ? [...words, { side: null, word: 'order' as const }] : words
}

/** Whether the draft can be ruled as it is. */
export const complete = (book: BookScene, draft: Draft): boolean => !blank(draft) && lacks(book, draft).length === 0

const orderOf = (draft: Draft, side: Side): string =>
  draft.order === '' ? '' : draft.order === 'together' ? 'together' : draft.order === side ? 'first' : 'second'

/** What goes with a ruling beside its blows. */
export interface With {
  readonly replaces?: string
  readonly not_counted?: string
  readonly reason?: string
  readonly confirm?: readonly string[]
}

/** The ruling as a command: one blow by itself, two as an exchange with their order where that decides. */
export function hit(draft: Draft, book: BookScene | null, more: With = {}): Command {
  const blows = SIDES.flatMap((side) => {
    const blow = draft[side]
    return blow == null ? [] : [{ side, blow }]
  })
  const [only] = blows
  const facts = (blow: DraftBlow) => recorded(book?.hit_asks ?? [], blow.facts)
  if (blows.length === 1 && only !== undefined)
    return plain({ type: 'hit', ...only.blow, facts: facts(only.blow), ...more })
  const exchange = blows.map(({ side, blow }) => {
    const { type: _, ...words } = plain({ type: '', ...blow, facts: facts(blow), order: book?.ordered ? orderOf(draft, side) : '' })
    return words
  })
  return plain({ type: 'hit', exchange, ...more })
}

/** Whether it can be ruled that this blow brings nothing: it must be told as fully as one that counts, but for the order. */
export const nameable = (book: BookScene, draft: Draft): boolean =>
  !blank(draft) && lacks(book, draft).every((one) => one.word === 'order')

/** The ruling that a blow brings nothing, for a reason of the rulebook. */
export const notCounted = (draft: Draft, reason: string, note: string, replaces = ''): Command =>
  hit(draft, null, { not_counted: reason, reason: note, replaces })

/** A blow that the fighter it struck marked himself; null where the draft is not one side's blow, told fully. */
export function acknowledged(draft: Draft, book: BookScene, target: (side: Side) => string): Command | null {
  const side = whose(draft)
  if (side == null || side === 'both' || !complete(book, draft)) return null
  const { zone, weapon, action, limb, target: named } = draft[side]!
  return plain({ type: 'acknowledge', fighter: named || target(other(side)), zone, weapon, action, limb })
}

/** Order as the taps suggest it: only where they are well apart; who was first is the hofmarshal's to say. */
export const withFirst = (draft: Draft, first: Side | null): Draft =>
  both(draft) && draft.order === '' && first != null ? { ...draft, order: first } : draft
