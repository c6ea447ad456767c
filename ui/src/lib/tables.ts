// What tables and brackets of a nomination show: columns by the ranking's criteria, who met whom, names of rounds.
import type { BoutScene, CellScene, GroupScene, NominationScene, SlotScene, StageScene, TableRow } from './scene'
import { boutPlace, stageName } from './bout'
import { scoreText } from './protests'
import { t } from './text.svelte'

export type Column = 'wins' | 'losses' | 'draws' | 'ratio' | 'points' | 'against' | 'difference' | 'rating' | 'rounds' | 'sanctions'

const OF: Readonly<Record<string, readonly Column[]>> = {
  'win-ratio': ['ratio'],
  'points-scored': ['points'],
  'points-difference': ['points', 'against', 'difference'],
  'rating-points': ['rating'],
  'round-points': ['rounds'],
  'fewest-sanctions': ['sanctions'],
}

/** The columns of a stage's tables: wins and losses, draws where there are any, then what its criteria count. */
export function columnsOf(stage: StageScene, rows: readonly TableRow[]): Column[] {
  const counted = stage.criteria.flatMap((one) => OF[one.by] ?? [])
  const draws: Column[] = rows.some((row) => row.figures.draws) ? ['draws'] : []
  return [...new Set<Column>(['wins', ...draws, 'losses', ...counted])]
}

/** A number as people write it. */
const signed = (value: number, halves: boolean): string =>
  value ? `${value > 0 ? '+' : '−'}${scoreText(Math.abs(value), halves)}` : '0'

/** What a column says of a line; `halves`: its points are half-hits. */
export function figure(row: TableRow, column: Column, halves = false): string {
  const f = row.figures
  switch (column) {
    case 'wins':
      return String(f.wins ?? 0)
    case 'losses':
      return String(f.losses ?? 0)
    case 'draws':
      return String(f.draws ?? 0)
    case 'ratio':
      return `${f.wins ?? 0}/${f.bouts ?? 0}`
    case 'points':
      return scoreText(f.points ?? 0, halves)
    case 'against':
      return scoreText(f.against ?? 0, halves)
    case 'difference':
      return signed((f.points ?? 0) - (f.against ?? 0), halves)
    case 'rating':
      return String(f.rating_points ?? 0)
    case 'rounds':
      return String(f.round_points ?? 0)
    case 'sanctions':
      return String(f.sanctions ?? 0)
  }
}

/** Whether round points say nothing of this line's place: nobody in the table has the same rating points. */
export function idle(row: TableRow, rows: readonly TableRow[]): boolean {
  const rating = row.figures.rating_points ?? 0
  return !rows.some((one) => one !== row && (one.figures.rating_points ?? 0) === rating)
}

/** What to call an entry; its code where nobody said. */
export function nameOf(nomination: NominationScene, entry: string): string {
  return nomination.people[entry]?.name || entry
}

/** A bout with its id. */
export interface Told {
  readonly id: string
  readonly bout: BoutScene
}

/** The bouts of a group in their order. */
export function boutsOf(nomination: NominationScene, group: GroupScene): Told[] {
  return group.bouts.flatMap((id) => (nomination.bouts[id] ? [{ id, bout: nomination.bouts[id] }] : []))
}

/** The bouts of two in a group. */
export function meetings(bouts: readonly Told[], one: string, other: string): Told[] {
  return bouts.filter(({ bout }) => (bout.red === one && bout.blue === other) || (bout.red === other && bout.blue === one))
}

/** Whether a bout is over, one way or the other. */
export const over = (bout: BoutScene): boolean => !['open', 'called', undefined].includes(bout.state)

/** How a bout came out for one of its two: `win`, `loss`, `draw`, or `open` and `void`. */
export function outcome(bout: BoutScene, entry: string): 'win' | 'loss' | 'draw' | 'open' | 'void' {
  if (!over(bout)) return 'open'
  if (bout.state === 'void') return 'void'
  if (bout.winner) return (bout.winner === 'red') === (bout.red === entry) ? 'win' : 'loss'
  return bout.state === 'fought' && !bout.disqualified?.includes(entry) ? 'draw' : 'loss'
}

/** A bout's score from the side of one of its two, in a few signs: `5:2`, `w/o`, `–` while it is open. */
export function scoreFor(bout: BoutScene, entry: string): string {
  if (!over(bout)) return '–'
  if (bout.state === 'void') return t('tables-void-short')
  if (bout.state !== 'fought') return t(outcome(bout, entry) === 'win' ? 'tables-walkover-won' : 'tables-walkover-lost')
  const [own, theirs] = bout.red === entry ? [bout.red_score, bout.blue_score] : [bout.blue_score, bout.red_score]
  return `${scoreText(own ?? 0, !!bout.halves)}:${scoreText(theirs ?? 0, !!bout.halves)}`
}

/** The points of a side as they are written. */
export const pointsOf = (bout: BoutScene, side: 'red' | 'blue'): string =>
  scoreText((side === 'red' ? bout.red_score : bout.blue_score) ?? 0, !!bout.halves)

/** A bout's result as its line shows it, red first. */
export function scoreOf(bout: BoutScene): string {
  if (bout.state === 'void') return t('tables-void')
  if (bout.state === 'walkover' || bout.state === 'default') return t('tables-walkover')
  if (over(bout)) return `${pointsOf(bout, 'red')} : ${pointsOf(bout, 'blue')}`
  return bout.state === 'called' ? t('tables-called') : t('tables-open')
}

/** Who won a bout; empty where nobody did or it is not over. */
export const winnerOf = (bout: BoutScene): string => (bout.winner === 'red' ? bout.red : bout.winner === 'blue' ? bout.blue : '')

/** A round of a bracket by how many places it began with. */
export function roundName(size: number, linked = true): string {
  if (!linked) return t('tables-round-pairs', { count: size / 2 })
  if (size === 2) return t('tables-round-final')
  if (size === 4) return t('tables-round-semi')
  if (size === 8) return t('tables-round-quarter')
  return t('tables-round-of', { half: size / 2 })
}

/** A text that begins a line: its first letter large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A stage in words: a knock-out's round by how many it began with, as everybody calls it. */
export function stageTitle(nomination: NominationScene, id: string): string {
  const stage = nomination.stages[id]
  if (!stage || stage.kind !== 'elimination') return stageName(id)
  const places = 2 * stage.order.filter((name) => name !== 'third-place').length
  return [stage.track && trackName(stage.track, 2), roundName(places)].filter(Boolean).join(' ')
}

/** Where a bout stands, in words: `Qualifying, group A, bout 3`, `Semi-final 2`. */
export function boutTitle(nomination: NominationScene, id: string): string {
  const bout = nomination.bouts[id]
  if (!bout) return id
  const stage = stageTitle(nomination, bout.stage)
  if (bout.group === 'third-place') return capital(t('tables-third'))
  if (!nomination.stages[bout.stage]?.pairs) return capital([stage, ...boutPlace({ bout: id, stage: bout.stage, group: bout.group }).slice(1)].join(', '))
  return capital([stage, bout.group, bout.extra ? t('tables-extra') : ''].filter(Boolean).join(' '))
}

/** The stage that follows in words: the next round of a knock-out, else its kind. */
export function nextTitle(nomination: NominationScene, id: string, kind: string): string {
  const stage = nomination.stages[id]
  if (kind !== 'elimination' || stage?.kind !== 'elimination') return t('stage-name', { kind })
  return roundName(stage.order.filter((name) => name !== 'third-place').length)
}

/** A track: the main one, a league, a weight category. */
export function trackName(track: string, tracks: number): string {
  if (track === 'premier') return t('tables-track-premier')
  return track || (tracks > 1 ? t('tables-track-main') : '')
}

/** Who stands in a slot of a bracket, in words. */
export function slotName(nomination: NominationScene, slot: SlotScene): string {
  if (slot.entry) return nameOf(nomination, slot.entry)
  if (slot.bye) return t('tables-bye')
  return slot.cell ? t(slot.loser ? 'tables-loser-of' : 'tables-winner-of', { cell: cellName(slot.cell) }) : '…'
}

/** What a bout of a bracket is called in short: `4-1` is the first semi-final. */
export function cellName(cell: string): string {
  const [size = '', number = ''] = cell.split('-')
  if (cell === 'third') return t('tables-third')
  return size === '2' ? t('tables-round-final') : t('tables-cell', { round: roundName(Number(size)), number })
}

/** Whether an entry stands in a cell. */
export const stands = (cell: CellScene, entry: string): boolean => !!entry && (cell.red.entry === entry || cell.blue.entry === entry)

/** The entries of a track's places, best first; those without a place last. */
export function inOrder(places: NominationScene['tracks'][number]['places']): string[] {
  return Object.entries(places)
    .sort(([a, one], [b, other]) => (one.place ?? Infinity) - (other.place ?? Infinity) || a.localeCompare(b))
    .map(([entry]) => entry)
}
