// A result as the secretary types it: the form's fields, what they start from, and the command they make.
import { scoreOf, scoreText } from '$lib/protests'
import type { BoutScene } from '$lib/scene'

import type { Command, Score } from './preview'

export type Winner = 'red' | 'blue' | 'none' | ''

export interface Draft {
  status: 'fought' | 'walkover' | 'void'
  red: string
  blue: string
  /** The points are hits, which may be halves. */
  halves: boolean
  /** Empty: by the points. */
  winner: Winner
  extraRound: boolean
  redRounds: string
  blueRounds: string
  redStanding: string
  blueStanding: string
  redSanctions: string
  blueSanctions: string
  disqualified: string[]
  note: string
}

const number = (value: number | undefined): string => (value ? String(value) : '')

/** An empty form, or one that holds the result as it was recorded. */
export function draftOf(bout: BoutScene, score: Score | null): Draft {
  return {
    status: score?.status ?? 'fought',
    red: score ? scoreText(score.red_score ?? 0, !!bout.halves) : '',
    blue: score ? scoreText(score.blue_score ?? 0, !!bout.halves) : '',
    halves: !!bout.halves,
    winner: score && byPoints(score) !== score.winner ? ((score.winner ?? '') as Winner) : '',
    extraRound: score?.extra_round ?? false,
    redRounds: number(score?.red_round_points),
    blueRounds: number(score?.blue_round_points),
    redStanding: number(score?.red_standing),
    blueStanding: number(score?.blue_standing),
    redSanctions: number(score?.sanctions?.[bout.red]),
    blueSanctions: number(score?.sanctions?.[bout.blue]),
    disqualified: [...(score?.disqualified ?? [])],
    note: score?.note ?? '',
  }
}

/** Who wins a recorded result by its points alone. */
function byPoints(score: Score): Winner {
  const [red, blue] = [score.red_score ?? 0, score.blue_score ?? 0]
  return score.status === 'walkover' || red === blue ? '' : red > blue ? 'red' : 'blue'
}

/** Whether the winner that was chosen has fewer points: that may be meant, but should be seen. */
export function againstPoints(draft: Draft): boolean {
  const points = winnerBy({ ...draft, winner: '' })
  return draft.status === 'fought' && points !== '' && draft.winner !== '' && draft.winner !== points
}

const WHOLE = /^\d{1,6}$/

/** A count as it was typed; null where it is none. Nothing typed is 0. */
export function count(text: string): number | null {
  const plain = text.trim()
  return plain === '' ? 0 : WHOLE.test(plain) ? Number(plain) : null
}

/** Points as the server counts them: half-hits where they are hits; null where they are none. Nothing typed is 0. */
const points = (draft: Draft, text: string): number | null => (text.trim() === '' ? 0 : scoreOf(text, draft.halves))

/** Who wins by what was typed: as chosen, else by the points. */
export function winnerBy(draft: Draft): Winner {
  if (draft.winner || draft.status !== 'fought') return draft.winner
  const [red, blue] = [points(draft, draft.red), points(draft, draft.blue)]
  if (red == null || blue == null || red === blue || (draft.red.trim() === '' && draft.blue.trim() === '')) return ''
  return red > blue ? 'red' : 'blue'
}

export type Gap = 'points' | 'winner' | 'number' | 'halves'

/** What is missing before the result can be given. */
export function gap(draft: Draft): Gap | null {
  const counts = [draft.redRounds, draft.blueRounds, draft.redStanding, draft.blueStanding, draft.redSanctions, draft.blueSanctions]
  if (counts.some((text) => count(text) == null)) return 'number'
  if ([draft.red, draft.blue].some((text) => points(draft, text) == null)) return draft.halves ? 'halves' : 'number'
  if (draft.status === 'fought' && (draft.red.trim() === '' || draft.blue.trim() === '')) return 'points'
  if (draft.status !== 'void' && winnerBy(draft) === '') return 'winner'
  return null
}

/** The command that records the form; what it does not show of the result before it is kept. */
export function recording(id: string, bout: BoutScene, draft: Draft, before: Score | null, reason: string): Command {
  const fought = draft.status === 'fought'
  const of = (text: string): number => (fought ? (count(text) ?? 0) : 0)
  const sanctions = Object.fromEntries(
    [[bout.red, of(draft.redSanctions)] as const, [bout.blue, of(draft.blueSanctions)] as const].filter(([, many]) => many > 0),
  )
  const disqualified = draft.status === 'void' ? [] : draft.disqualified
  const result: Score = {
    bout: id,
    red: bout.red,
    blue: bout.blue,
    red_score: fought ? (points(draft, draft.red) ?? 0) : 0,
    blue_score: fought ? (points(draft, draft.blue) ?? 0) : 0,
    winner: draft.status === 'void' ? '' : winnerBy(draft),
    status: draft.status,
    extra_round: fought && draft.extraRound,
    red_round_points: of(draft.redRounds),
    blue_round_points: of(draft.blueRounds),
    red_standing: of(draft.redStanding),
    blue_standing: of(draft.blueStanding),
    sanctions,
    disqualified,
    removed: (before?.removed ?? []).filter((entry) => disqualified.includes(entry)),
    note: draft.note.trim(),
  }
  return { type: 'record', result, reason: reason.trim() }
}
