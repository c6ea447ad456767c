// A typed result: who wins by it, what is missing, and the command it makes.
import { describe, expect, it } from 'vitest'

import type { BoutScene } from '$lib/scene'

import { againstPoints, count, draftOf, gap, recording, winnerBy } from './score'

const bout: BoutScene = { stage: 'final', group: 'A', red: 'a', blue: 'b' }

describe('a result that is typed', () => {
  it('is won by the points until somebody says otherwise', () => {
    const draft = { ...draftOf(bout, null), red: '3', blue: '5' }
    expect([winnerBy(draft), gap(draft)]).toEqual(['blue', null])
    expect(winnerBy({ ...draft, winner: 'red' })).toBe('red')
    expect([winnerBy({ ...draft, red: '5' }), gap({ ...draft, red: '5' })]).toEqual(['', 'winner'])
  })

  it('lacks points, a winner, or has no number', () => {
    const empty = draftOf(bout, null)
    expect(gap(empty)).toBe('points')
    expect(gap({ ...empty, red: 'x', blue: '1' })).toBe('number')
    expect(gap({ ...empty, status: 'walkover' })).toBe('winner')
    expect(gap({ ...empty, status: 'void' })).toBeNull()
    expect([count(''), count(' 12 '), count('-1'), count('1.5')]).toEqual([0, 12, null, null])
  })

  it('follows the points when a result is corrected, unless another winner was meant', () => {
    const draft = draftOf(bout, { bout: 'x', red_score: 2, blue_score: 4, winner: 'blue' })
    expect(winnerBy({ ...draft, red: '9' })).toBe('red')
    const extra = draftOf(bout, { bout: 'x', red_score: 4, blue_score: 4, winner: 'blue' })
    expect(winnerBy({ ...extra, red: '9' })).toBe('blue')
    expect(againstPoints({ ...extra, red: '9' })).toBe(true)
    expect(againstPoints(draft)).toBe(false)
  })

  it('is in hits and halves where hits are counted', () => {
    const hits: BoutScene = { ...bout, halves: true }
    const draft = draftOf(hits, { bout: 'x', red_score: 5, blue_score: 2, winner: 'red' })
    expect([draft.red, draft.blue]).toEqual(['2½', '1'])
    expect(recording('x', hits, { ...draft, blue: '1,5' }, null, 'r')).toMatchObject({ result: { red_score: 5, blue_score: 3 } })
    expect(gap({ ...draft, blue: '1.3' })).toBe('halves')
    expect(gap({ ...draft, halves: false, blue: '1.5' })).toBe('number')
  })

  it('makes the command, with no points where there was no fight', () => {
    const draft = { ...draftOf(bout, null), red: '3', blue: '5', disqualified: ['a'], redSanctions: '2' }
    expect(recording('final-A-1', bout, draft, null, '')).toMatchObject({
      type: 'record',
      result: { bout: 'final-A-1', red: 'a', blue: 'b', red_score: 3, blue_score: 5, winner: 'blue', sanctions: { a: 2 }, disqualified: ['a'] },
    })
    const none = recording('final-A-1', bout, { ...draft, status: 'walkover', winner: 'red' }, null, '')
    expect(none).toMatchObject({ result: { red_score: 0, blue_score: 0, winner: 'red', status: 'walkover', sanctions: {} } })
  })

  it('that is corrected starts from what was recorded and keeps what the form does not show', () => {
    const before = { bout: 'final-A-1', red: 'a', blue: 'b', red_score: 2, winner: 'none', disqualified: ['a', 'b'], removed: ['a'], note: 'late' }
    const draft = draftOf(bout, before)
    expect([draft.red, draft.blue, draft.winner, draft.note]).toEqual(['2', '0', 'none', 'late'])
    expect(recording('final-A-1', bout, draft, before, ' why ')).toMatchObject({ reason: 'why', result: { removed: ['a'], winner: 'none' } })
    expect(recording('final-A-1', bout, { ...draft, disqualified: ['b'] }, before, 'x')).toMatchObject({ result: { removed: [] } })
  })
})
