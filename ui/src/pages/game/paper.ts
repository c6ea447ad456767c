// What can stand in a line of a paper card, and the report it becomes: choices and words come from the game's own rules.
import type { GameScene } from '$lib/scene'

/** A line as it is typed. */
export interface Line {
  what: string
  detail: string
  count: number
  points: number | null
  note: string
  signed: boolean
}
export interface Command {
  readonly type: string
  readonly [key: string]: unknown
}

/** A report: of which stream, and what. */
export interface Report {
  readonly stream: string
  readonly command: Command
}

export const EMPTY: Line = { what: 'wound', detail: '', count: 1, points: null, note: '', signed: false }

/** Lines about an obligation: what the character owes somebody, and what it is owed. */
export const DUTIES = ['owe', 'owed']

/** What may have happened, by this game's rules. */
export function kinds(game: GameScene, monster: boolean): readonly string[] {
  return [
    ...(game.zones.length > 0 ? ['wound'] : []),
    ...(game.aids.length > 0 ? ['aid'] : []),
    ...(game.losses.length > 0 ? ['lose-reason'] : []),
    ...(game.gains.length > 0 ? ['gain-reason'] : []),
    ...(game.finishing.length > 0 ? ['finish'] : []),
    ...(monster ? ['die'] : []),
    'confirm-death',
    ...(game.outcomes.length > 0 ? ['admit'] : []),
    ...(game.means.length > 0 ? DUTIES : []),
    'dispute',
  ]
}

/** How many points a line must say itself, for the rulebook leaves them to whoever was there; `mark`: which monster it was. */
export function asksFor(game: GameScene, line: Pick<Line, 'what' | 'detail'>): '' | 'stated' | 'mark' {
  const list = line.what === 'lose-reason' ? game.losses : line.what === 'gain-reason' ? game.gains : []
  const cause = list.find((one) => one.id === line.detail)
  return cause?.by === 'stated' || cause?.by === 'mark' ? cause.by : ''
}

/** The report a line becomes; null while something is missing. */
export function commandOf(game: GameScene, line: Line): Command | null {
  const note = line.note.trim()
  const asks = asksFor(game, line)
  switch (line.what) {
    case 'wound':
      return line.detail ? { type: 'wound', zone: line.detail, count: line.count } : null
    case 'aid':
      return line.detail ? { type: 'aid', kind: line.detail } : null
    case 'finish':
      return line.detail ? { type: 'finish', way: line.detail } : null
    case 'die':
      return line.detail ? { type: 'die', way: line.detail } : null
    case 'lose-reason':
      if (!line.detail || (asks === 'stated' && line.points == null) || (asks === 'mark' && !line.note)) return null
      return asks === 'mark'
        ? { type: 'lose-reason', cause: line.detail, mark: line.note }
        : { type: 'lose-reason', cause: line.detail, ...(asks === 'stated' ? { costs: line.points } : {}), ...(note ? { source: note } : {}) }
    case 'gain-reason':
      if (!line.detail || (asks === 'stated' && line.points == null)) return null
      return { type: 'gain-reason', cause: line.detail, ...(asks === 'stated' ? { gives: line.points } : {}), ...(note ? { source: note } : {}) }
    case 'dispute':
      return note ? { type: 'dispute', note } : null
    default:
      return { type: line.what }
  }
}

/** The reports a line becomes, in their order; null while something is missing. `id` names an obligation that it writes. */
export function reportsOf(game: GameScene, line: Line, number: string, id: string): readonly Report[] | null {
  if (!DUTIES.includes(line.what)) {
    const command = commandOf(game, line)
    return command ? [{ stream: `character/${number}`, command }] : null
  }
  const other = line.detail.trim()
  const terms = line.note.trim()
  if (!other || !terms || other === number) return null
  const [obliged, holder] = line.what === 'owe' ? [number, other] : [other, number]
  const stream = `obligation/${id}`
  const written: Report = { stream, command: { type: 'issue', obliged, holder, terms } }
  return line.signed ? [written, { stream, command: { type: 'sign', who: obliged } }] : [written]
}
