// The server's answer on the typed rows.
import { describe, expect, it } from 'vitest'

import { say } from '../screen/samples'
import { problems, scoreOf, sheetOf, written, type PaperAnswer } from './answer'

const answer = (more: Partial<PaperAnswer>): PaperAnswer => ({
  status: 'wrong', number: 0, wrong: [], phase: '', winner: null, termination: null, red: 0, blue: 0, scores: [], ...more,
})

describe('scores', () => {
  it('are read as they are written', () => {
    expect(['2', '2.5', '2,5', '2½', '½', '0', ' 3 '].map(scoreOf)).toEqual([2, 2.5, 2.5, 2.5, 0.5, 0, 3])
    for (const bad of ['', 'x', '2.3', '-1']) expect(scoreOf(bad), bad).toBeNull()
  })

  it('are written as they are read', () => {
    expect([0, 0.5, 2, 2.5].map(written)).toEqual(['0', '½', '2', '2½'])
  })
})

describe('problems', () => {
  const sent = { rows: [{}, {}], keys: [[7], [8, 9]] }

  it('stand at the row they were typed in, the others at the sheet', () => {
    const wrong = [
      { row: 1, said: say('late'), reasons: [{ severity: 'block' as const, said: say('why'), event: '' }] },
      { row: -1, said: say('differs'), reasons: [] },
    ]
    const found = problems(answer({ wrong }), sent)
    expect(found.rows.get(8)?.map((one) => one.en)).toEqual(['late', 'why'])
    expect(found.sheet.map((one) => one.en)).toEqual(['differs'])
  })

  it('tell the score after the last row of each exchange', () => {
    const found = problems(answer({ scores: [[2, 0], [2, 1.5]] }), sent)
    expect([...found.scores]).toEqual([[7, '2 : 0'], [9, '2 : 1½']])
  })

  it('are none before an answer', () => {
    expect(problems(null, sent).sheet).toEqual([])
  })
})

describe('sheetOf', () => {
  it('says what the foot of the sheet says', () => {
    const ending = { ended: 'time', winner: 'red', red: '2', blue: '', sign: true, announce: false } as const
    expect(sheetOf('i', [], ending, true)).toEqual({
      id: 'i', dry: true, rows: [], ended: 'time', winner: 'red', red: 2, blue: null, sign: true, announce: false,
    })
  })
})
