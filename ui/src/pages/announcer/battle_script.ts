// What an announcer says of a battle at this moment, sentence by sentence: which message, with what in it.
import type { ContestScene, Side, SideScene } from '$lib/scene'

import { brought, confirmed, justOver, numberOf, onBridge, outBy, roundsWon, stood, type Battle } from '../screen/battle'

/** A message and what it holds. */
export interface Sentence {
  readonly id: string
  readonly args: Readonly<Record<string, string | number>>
}

/** A fighter as he is called out: his number, then his name. */
export function calledOut(side: SideScene, id: string): string {
  return [numberOf(side, id), side.fighters[id]?.name ?? ''].join(' ').trim()
}

/** Who went out last of those who are out: his side and his id; null while all stand. */
export function lastOut(contest: ContestScene): { side: Side; id: string } | null {
  const marked = (['red', 'blue'] as const).flatMap((side) =>
    Object.values(contest[side].fighters).flatMap((one) => (one.down && one.mark ? [{ side, id: one.id, at: one.mark.at }] : [])),
  )
  return marked.reduce<(typeof marked)[number] | null>((last, one) => (last && last.at >= one.at ? last : one), null)
}

/** The sentences of a battle, those first that say what is new. `says`: what a clause says, '' while that is not known. */
export function sentences(contest: ContestScene, battle: Battle, says: (clause: string) => string = () => ''): Sentence[] {
  const { red, blue } = contest
  const names = { red: red.name, blue: blue.name }
  const ended = justOver(contest)
  const points = brought(contest)
  const said: Sentence[] = []
  if (ended && !ended.counted) said.push({ id: 'screen-refought-now', args: {} })
  if (ended?.winner) said.push({ id: 'screen-round-won', args: { number: ended.number, team: contest[ended.winner].name, standing: stood(ended, ended.winner) } })
  const out = contest.outcome == null && !ended ? lastOut(contest) : null
  if (out) said.push(ofOut(contest, out, says))
  if (contest.outcome == null && contest.exchange > 0) said.push({ id: 'screen-say-standing', args: { ...names, redStanding: red.standing, blueStanding: blue.standing } })
  if (confirmed(contest).some((one) => one.counted) || contest.unit === 'rounds') said.push({ id: 'screen-say-rounds', args: { ...names, redRounds: roundsWon(contest, 'red'), blueRounds: roundsWon(contest, 'blue') } })
  if (battle === 'bridge' && contest.outcome == null) said.push(...ofBridge(contest))
  if (points) {
    said.push({
      id: 'screen-say-points',
      args: { ...names, redRating: points.rating[0] ?? 0, blueRating: points.rating[1] ?? 0, redRounds: points.rounds[0] ?? 0, blueRounds: points.rounds[1] ?? 0 },
    })
  }
  return said
}

function ofOut(contest: ContestScene, { side, id }: { side: Side; id: string }, says: (clause: string) => string): Sentence {
  const args = { team: contest[side].name, who: calledOut(contest[side], id) }
  const why = says(outBy(contest[side], id))
  return why ? { id: 'screen-say-out-by', args: { ...args, why } } : { id: 'screen-say-out', args }
}

/** Who faces whom and who comes next; nothing of it while the orders are secret. */
function ofBridge(contest: ContestScene): Sentence[] {
  const sides: readonly Side[] = ['red', 'blue']
  if (sides.every((side) => contest[side].order.length === 0)) return []
  const said: Sentence[] = []
  const [red, blue] = sides.map((side) => onBridge(contest[side]).on)
  if (red && blue) said.push({ id: 'screen-say-bridge', args: { red: calledOut(contest.red, red.id), blue: calledOut(contest.blue, blue.id) } })
  for (const side of sides) {
    const { next } = onBridge(contest[side])
    const team = contest[side].name
    said.push(next ? { id: 'screen-say-next', args: { team, who: calledOut(contest[side], next.id) } } : { id: 'screen-say-last', args: { team } })
  }
  return said
}
