// What a table says: the columns its ranking counts, a bout from the side of either of its two.
import { describe, expect, it } from 'vitest'

import type { BoutScene, StageScene, TableRow } from './scene'
import { columnsOf, figure, idle, inOrder, meetings, outcome, scoreFor, winnerOf } from './tables'

const row = (figures: TableRow['figures']): TableRow => ({ entry: 'a', place: 1, figures })
const stage = (...by: string[]): StageScene => ({ criteria: by.map((one) => ({ by: one })) }) as unknown as StageScene
const bout: BoutScene = { stage: 'final', group: 'A', red: 'a', blue: 'b', state: 'fought', red_score: 2, blue_score: 5, winner: 'blue' }

describe('columns', () => {
  it('are wins and losses and what the criteria count', () => {
    expect(columnsOf(stage('wins', 'head-to-head', 'points-scored', 'head-to-head', 'extra-bout'), [row({ wins: 1 })])).toEqual([
      'wins', 'losses', 'points',
    ]) // prettier-ignore
    expect(columnsOf(stage('win-ratio', 'points-difference'), [row({ draws: 1 })])).toEqual([
      'wins', 'draws', 'losses', 'ratio', 'points', 'against', 'difference',
    ]) // prettier-ignore
  })

  it('are rating points and round points for teams, which count only between equals', () => {
    expect(columnsOf(stage('rating-points', 'round-points'), [row({ wins: 1 })])).toEqual(['wins', 'losses', 'rating', 'rounds'])
    const rows = [row({ rating_points: 2, round_points: 12 }), row({ rating_points: 2, round_points: 4 }), row({ rating_points: 1, round_points: 20 })]
    expect(rows.map((one) => idle(one, rows))).toEqual([false, false, true])
  })

  it('read a figure that is left out as none', () => {
    expect(figure(row({}), 'wins')).toBe('0')
    expect(figure(row({ wins: 2, bouts: 3 }), 'ratio')).toBe('2/3')
    expect(figure(row({ points: 3, against: 5 }), 'difference')).toBe('−2')
    expect(figure(row({ points: 5, against: 3 }), 'difference')).toBe('+2')
  })
})

describe('a bout', () => {
  it('reads from either side', () => {
    expect([scoreFor(bout, 'a'), outcome(bout, 'a')]).toEqual(['2:5', 'loss'])
    expect([scoreFor(bout, 'b'), outcome(bout, 'b'), winnerOf(bout)]).toEqual(['5:2', 'win', 'b'])
  })

  it('that was drawn is a draw, lost by both two losses, void neither', () => {
    expect(outcome({ ...bout, winner: '' }, 'a')).toBe('draw')
    expect(outcome({ ...bout, winner: '', disqualified: ['a', 'b'] }, 'a')).toBe('loss')
    expect(outcome({ ...bout, winner: '', state: 'walkover' }, 'b')).toBe('loss')
    expect(outcome({ ...bout, state: 'void', winner: '' }, 'a')).toBe('void')
    expect(outcome({ ...bout, state: undefined, winner: '' } as unknown as BoutScene, 'a')).toBe('open')
  })

  it('is found by its two, whoever is red', () => {
    const told = [{ id: '1', bout }, { id: '2', bout: { ...bout, red: 'b', blue: 'a' } }, { id: '3', bout: { ...bout, blue: 'c' } }]
    expect(meetings(told, 'a', 'b').map((one) => one.id)).toEqual(['1', '2'])
  })
})

it('places come best first, without a place last', () => {
  expect(inOrder({ x: { place: null }, b: { place: 2 }, a: { place: 2 }, c: { place: 1 } })).toEqual(['c', 'a', 'b', 'x'])
})
