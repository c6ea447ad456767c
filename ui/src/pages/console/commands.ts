// The hofmarshal's commands as they go over the wire, and who may give them.
import type { Side } from '$lib/scene'

/** A command of a stream: its `type` and what belongs to it. */
export type Command = { type: string } & Record<string, unknown>

const DESK = ['hofmarshal', 'secretary', 'organiser']
const RING = ['hofmarshal']
const BY: Readonly<Record<string, readonly string[]>> = {
  call: DESK,
  arrive: DESK,
  ready: DESK,
  'no-show': DESK,
  suspend: ['hofmarshal', 'chief'],
  resume: ['hofmarshal', 'chief'],
  withdraw: ['hofmarshal', 'secretary', 'medic'],
  disqualify: ['hofmarshal', 'secretary'],
  hold: ['medic', 'hofmarshal', 'secretary'],
  clear: ['medic'],
  annul: RING,
  announce: ['hofmarshal', 'secretary', 'chief', 'organiser'],
}

/** Whether a role may give a command at a ring; the server has the last word, this only greys what it would refuse. */
export const may = (role: string, command: string): boolean => (BY[command] ?? RING).includes(role)

/** Leave out what was not said, so that a command is as short as a person would write it. */
export function plain(command: Command): Command {
  const said = Object.entries(command).filter(([, value]) => {
    if (value === '' || value == null || value === undefined || value === false) return false
    return !(typeof value === 'object' && Object.keys(value).length === 0)
  })
  return { ...Object.fromEntries(said), type: command.type }
}

/** Call the sides; `override` goes on over warnings with a reason. */
export const call = (override = ''): Command => plain({ type: 'call', override })

/** A side came, is ready, or did not come. */
export const sideIs = (what: 'arrive' | 'ready' | 'no-show', side: Side): Command => ({ type: what, side })

/** Start the first or next exchange; `override` goes on over warnings with a reason. */
export const start = (override = ''): Command => plain({ type: 'start', override })

/** Halt the fight, end the round, freeze the clocks. */
export const stand = (what: 'halt' | 'stop' | 'suspend', reason = ''): Command => plain({ type: what, reason })

/** A casting ruling on what is awaited. */
export function rule(choice: string, reason: string, winner: Side | null): Command {
  if (choice === 'confirm') return plain({ type: 'rule', winner, reason })
  if (choice === 'nobody') return plain({ type: 'rule', nobody: true, reason })
  return plain({ type: 'rule', winner: choice, reason })
}

/** What goes with a breach: circumstances the table asks for, a description, the marshal's tap it follows. */
export interface About {
  readonly facts?: Readonly<Record<string, boolean | number | string>>
  readonly note?: string
  readonly tap?: string
}

/** A breach of a clause by a fighter (in a duel, by a side). */
export const breach = (fighter: string, clause: string, about: About = {}): Command =>
  plain({ type: 'breach', fighter, clause, ...about })

/** A breach by both at once, and what the hofmarshal chose to follow. */
export const mutualBreach = (clause: string, choice: string, about: Omit<About, 'facts'> = {}): Command =>
  plain({ type: 'mutual-breach', clause, choice, ...about })

/** A disputed blow: who claims it of whom, against which clause; and how it ends. */
export const claim = (fighter: string, against: string, clause = ''): Command =>
  plain({ type: 'claim', fighter, against, clause })
export const settle = (claimed: string, how: 'divided' | 'upheld' | 'rejected', reason: string): Command =>
  plain({ type: 'rule', claim: claimed, divided: how === 'divided', upheld: how === 'upheld', reason })

/** Undo an event; `confirm` names what falls with it. */
export const annul = (event: string, reason = '', confirm: readonly string[] = []): Command =>
  plain({ type: 'annul', event, reason, confirm })

/** Sign the protocol: the hofmarshal, or a side's fighter, who may refuse. */
export const sign = (side: Side | null = null, refused = false, reason = ''): Command =>
  plain({ type: 'sign', side, refused, reason })

/** A fighter leaves the contest: withdrawn, disqualified or held by word of the medic. */
export const leave = (what: 'withdraw' | 'disqualify' | 'hold', fighter: string, reason: string): Command =>
  plain({ type: what, fighter, reason })
