// Protests as the desk and a fighter's phone see them: deadlines, votes, scores, what is asked of the server.
import type { BallotScene, BookScene, CommissionScene, ProtestScene, ResultScene, Said, Text } from './scene'

/** A deadline: an instant, and what is left of it while everything stands. */
export interface Deadline {
  readonly until?: number | null
  readonly left?: number | null
}

/** What is left of a deadline at `now` (ms, negative once it is over); null where there is none. */
export function leftOf(one: Deadline, now: number): number | null {
  if (one.left != null) return one.left
  return one.until == null ? null : one.until - now
}

/** A score as people write it: half-hits as hits. */
export function scoreText(score: number, halves: boolean): string {
  if (!halves) return String(score)
  return score % 2 ? `${Math.floor(score / 2) || ''}½` : String(score / 2)
}

/** `5:3`, red first. */
export const resultText = (one: ResultScene): string =>
  `${scoreText(one.red_score, one.halves)}:${scoreText(one.blue_score, one.halves)}`

/** What was typed as a score, in the units the server counts: `1,5` hits are three halves. Null for what is no score. */
export function scoreOf(typed: string, halves: boolean): number | null {
  const text = typed.trim().replace(',', '.').replace('½', '.5')
  if (!/^\d{0,5}(\.\d)?$/.test(text) || text === '') return null
  const value = Number(text) * (halves ? 2 : 1)
  return Number.isInteger(value) ? value : null
}

/** A member of the commission on the form; `uphold` null: no vote yet. */
export interface Member {
  readonly seat: BallotScene['seat']
  readonly name: string
  uphold: boolean | null
}

const SEATS = ['judge', 'hofmarshal', 'committee'] as const

/** The members the rules ask for, by seat; where they ask for nobody, the hofmarshal alone. */
export function membersOf(commission: CommissionScene): Member[] {
  const need = { judge: commission.judges, hofmarshal: commission.hofmarshal, committee: commission.committee }
  const found = SEATS.flatMap((seat) => Array.from({ length: need[seat] }, (_, i) => member(seat, i + 1)))
  return found.length ? found : [member('hofmarshal', 1)]
}

const member = (seat: Member['seat'], number: number): Member => ({ seat, name: `${seat}-${number}`, uphold: null })

/** One more member of a seat. */
export function another(members: readonly Member[], seat: Member['seat']): Member {
  return member(seat, members.filter((one) => one.seat === seat).length + 1)
}

/** The votes that were given. */
export const ballotsOf = (members: readonly Member[]): BallotScene[] =>
  members.flatMap((one) => (one.uphold == null ? [] : [{ seat: one.seat, name: one.name, uphold: one.uphold }]))

/** The number of a member within his seat: `judge-2` → 2. */
export const numberOf = (name: string): string => /-(\d+)$/.exec(name)?.[1] ?? ''

/** The protests that wait, the one whose time is over first on top; those decided, the newest on top. */
export function inOrder(protests: Readonly<Record<string, ProtestScene>>): { open: ProtestScene[]; done: ProtestScene[] } {
  const all = Object.values(protests)
  const by = (one: ProtestScene): number => one.until ?? Number.MAX_SAFE_INTEGER
  return {
    open: all.filter((one) => one.phase === 'filed').sort((a, b) => by(a) - by(b) || a.filed_at - b.filed_at),
    done: all.filter((one) => one.phase !== 'filed').sort((a, b) => b.decided_at - a.decided_at),
  }
}

// What the routes give and take: server/office/own_bouts.py and protests.py.

export type BoutState = 'open' | 'closed' | 'unannounced' | 'again' | 'never'

export interface OwnBout extends Deadline {
  readonly nomination: string
  readonly bout: string
  readonly stage: string
  readonly group: string
  readonly side: 'red' | 'blue'
  readonly red: string
  readonly blue: string
  readonly result: ResultScene
  readonly state: BoutState
  readonly announced?: number | null
  readonly protests: readonly string[]
}

export interface OwnNomination {
  readonly name: string
  readonly title: Text
  readonly book: string
  readonly allowed: boolean
  readonly grounds: boolean
  readonly video: boolean
  readonly forms: readonly string[]
  readonly window: number | null
  readonly decide: number | null
  readonly limit: number | null
  readonly made: number
  readonly cites: Readonly<Record<string, readonly string[]>>
}

export interface OwnProtest extends Deadline {
  readonly nomination: string
  readonly protest: string
  readonly bout: string
  readonly clause: string
  readonly video: string
  readonly filed_at: number
  readonly phase: string
  readonly said: Said
  readonly overdue: boolean
  readonly videos: number
}

export interface Own {
  readonly event: string
  readonly entry: string
  readonly name: string
  readonly private: boolean
  readonly most: number
  readonly nominations: readonly OwnNomination[]
  readonly bouts: readonly OwnBout[]
  readonly protests: readonly OwnProtest[]
}

export type VideoWord = '' | 'file' | 'reference' | 'shown'

/** What is typed of a protest before it is sent. */
export interface Draft {
  clause: string
  by: 'fighter' | 'representative'
  form: 'written' | 'oral'
  video: VideoWord
  reference: string
  text: string
}

export const emptyDraft = (form: Draft['form']): Draft => ({
  clause: '',
  by: 'fighter',
  form,
  video: '',
  reference: '',
  text: '',
})

/** The clauses a protest may rest on: those whose breach is sanctioned first, for most protests are about a breach. */
export function clausesOf(book: BookScene): readonly string[] {
  return [...new Set([...book.breaches, ...Object.keys(book.clauses)])].filter((id) => book.clauses[id])
}

export type Lack = 'clause' | 'video' | 'reference'

/** What the rules of a nomination still ask of a draft. */
export function lacks(draft: Draft, rules: OwnNomination): readonly Lack[] {
  const found: Lack[] = []
  if (rules.grounds && !draft.clause) found.push('clause')
  if (rules.video && !draft.video) found.push('video')
  if (draft.video === 'reference' && !draft.reference.trim()) found.push('reference')
  return found
}

export interface VideoRow {
  readonly id: string
  readonly mime: string
  readonly size: number
  readonly at: number
}

export interface Papers {
  readonly text: string
  readonly reference: string
  readonly videos: readonly VideoRow[]
}
