// What comes next at a ring: which of the hofmarshal's buttons may be pressed and which one is to be.
import type { BookScene, ConsoleScene, ContestScene, Reason } from '$lib/scene'

/** The three large buttons, always in this order and place. */
export type Main = 'start' | 'halt' | 'stop'

/** The step the hofmarshal is led to: one of the large buttons, or something the panel above them asks. */
export type Step = Main | 'call' | 'arrive' | 'ready' | 'resume' | 'rule' | 'sign' | 'announce' | 'next'

/** A large button: may it be pressed, is it the next one, and what stands in its way. */
export interface MainButton {
  readonly name: Main
  readonly enabled: boolean
  readonly next: boolean
  readonly blocks: readonly Reason[]
  readonly warns: readonly Reason[]
}

const OVER = ['announced', 'final']

/** Whether a round is being fought. */
export const fighting = (contest: ContestScene | null): boolean =>
  contest != null && (contest.phase === 'running' || contest.phase === 'halted')

/** Whether the fight is on this moment: nothing may cover the large buttons now. */
export const running = (contest: ContestScene | null): boolean =>
  contest?.phase === 'running' && contest.clock.frozen_at == null

/** Whether the ring waits for its next bout. */
export const idle = (contest: ContestScene | null): boolean => contest == null || OVER.includes(contest.phase)

/** What is to be done next. */
export function nextStep(contest: ContestScene | null): Step {
  if (contest == null || OVER.includes(contest.phase)) return 'next'
  if (contest.clock.frozen_at != null) return 'resume'
  if (contest.awaits !== '') return 'rule'
  switch (contest.phase) {
    case 'scheduled':
      return 'call'
    case 'called':
      return contest.red.arrived && contest.blue.arrived ? 'ready' : 'arrive'
    case 'running':
      return contest.clock.horn_at == null ? 'halt' : 'stop'
    case 'halted':
      return contest.clock.horn_at == null ? 'start' : 'stop'
    case 'decided':
      return 'sign'
    case 'signed':
      return 'announce'
    default:
      return 'start'
  }
}

/** Whether a stop ends the round now: at the horn always, before it where the rulebook knows such an end. */
function mayStop(contest: ContestScene, book: BookScene | null): boolean {
  return fighting(contest) && (contest.clock.horn_at != null || book == null || book.signal)
}

/** The three large buttons as they are now. */
export function mainButtons(
  contest: ContestScene | null,
  scene: ConsoleScene | null,
  book: BookScene | null,
): readonly MainButton[] {
  const next = nextStep(contest)
  const reasons = scene?.cannot_start ?? []
  const blocks = reasons.filter((one) => one.severity === 'block')
  const warns = reasons.filter((one) => one.severity === 'warn')
  const free = contest != null && (contest.awaits === '' || contest.awaits === 'late')
  const still = free && ['ready', 'halted', 'round-over'].includes(contest.phase)
  const none: readonly Reason[] = []
  return [
    { name: 'start', enabled: still && blocks.length === 0, next: next === 'start', blocks, warns },
    { name: 'halt', enabled: running(contest), next: next === 'halt', blocks: none, warns: none },
    {
      name: 'stop',
      enabled: contest != null && mayStop(contest, book),
      next: next === 'stop',
      blocks: none,
      warns: none,
    },
  ]
}

/** The large button that the space bar presses: the one that starts or stands the fight, never another. */
export function spaceButton(buttons: readonly MainButton[]): Main | null {
  const found = buttons.find((one) => one.name !== 'stop' && one.enabled)
  return found?.name ?? null
}

/** How often the sides have been called. */
export const calls = (contest: ContestScene): number =>
  Object.values(contest.log).filter((row) => row.kind === 'called' && !row.undone).length

/** Whether the sides may be called once more: only where absence is counted by calls. */
export const mayCallAgain = (contest: ContestScene, book: BookScene | null): boolean =>
  contest.phase === 'called' && calls(contest) < (book?.absent_after ?? 0)

/** Whether a side may be said not to have come: after the calls the rulebook asks for; elsewhere time tells. */
export const mayBeAbsent = (contest: ContestScene, book: BookScene | null): boolean =>
  book == null || (book.absent_after > 0 && calls(contest) >= book.absent_after)

/** What the hofmarshal may answer where the contest awaits his word. */
export interface Choice {
  readonly id: 'red' | 'blue' | 'nobody' | 'confirm' | 'go-on'
  readonly reason: boolean
}

const RED: Choice = { id: 'red', reason: true }
const BLUE: Choice = { id: 'blue', reason: true }
const NOBODY: Choice = { id: 'nobody', reason: true }

/** The answers to what is awaited: a round's result is confirmed without a reason, all else is reasoned. */
export function choices(contest: ContestScene): readonly Choice[] {
  switch (contest.awaits) {
    case 'confirm':
      return [{ id: 'confirm', reason: false }, RED, BLUE, NOBODY]
    case 'late':
      return contest.phase === 'ready' ? [{ id: 'go-on', reason: true }, RED, BLUE, NOBODY] : [RED, BLUE, NOBODY]
    case '':
      return []
    default:
      return [RED, BLUE, NOBODY]
  }
}
