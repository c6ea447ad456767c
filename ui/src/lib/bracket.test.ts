// How a bracket is drawn: every bout in the middle of those it takes its sides from, the winners' ways from box to box.
import { describe, expect, it } from 'vitest'

import { draw, HEIGHT, winner } from './bracket'
import type { BracketScene } from './scene'

const six: BracketScene = {
  track: '',
  linked: true,
  rounds: [
    {
      size: 8,
      stage: 'elimination-1',
      cells: [
        { cell: '8-1', red: { entry: 'a' }, blue: { bye: true }, winner: 'red' },
        { cell: '8-2', red: { entry: 'b' }, blue: { entry: 'c' }, bout: 'elimination-1-2-1', winner: 'blue' },
        { cell: '8-3', red: { entry: 'd' }, blue: { bye: true }, winner: 'red' },
        { cell: '8-4', red: { entry: 'e' }, blue: { entry: 'f' }, bout: 'elimination-1-4-1' },
      ],
    },
    {
      size: 4,
      stage: 'elimination-2',
      cells: [
        { cell: '4-1', red: { entry: 'a', cell: '8-1' }, blue: { entry: 'c', cell: '8-2' }, bout: 'elimination-2-1-1' },
        { cell: '4-2', red: { entry: 'd', cell: '8-3' }, blue: { cell: '8-4' } },
      ],
    },
    {
      size: 2,
      stage: '',
      cells: [
        { cell: '2-1', red: { cell: '4-1' }, blue: { cell: '4-2' } },
        { cell: 'third', red: { cell: '4-1', loser: true }, blue: { cell: '4-2', loser: true }, third: true },
      ],
    },
  ],
}

describe('a bracket that is drawn', () => {
  const drawing = draw(six)
  const middle = (cell: string): number => {
    const found = drawing.columns.flatMap((column) => column.boxes).find((box) => box.cell.cell === cell)!
    return found.y + HEIGHT / 2
  }

  it('has each bout between those it takes its sides from', () => {
    expect(middle('4-1')).toBe((middle('8-1') + middle('8-2')) / 2)
    expect(middle('2-1')).toBe((middle('4-1') + middle('4-2')) / 2)
  })

  it('has the bout for the third place below the final, overlapping nothing', () => {
    expect(middle('third')).toBeGreaterThan(middle('2-1') + HEIGHT)
    for (const column of drawing.columns) {
      const tops = column.boxes.map((box) => box.y).sort((a, b) => a - b)
      for (let i = 1; i < tops.length; i++) expect(tops[i]! - tops[i - 1]!).toBeGreaterThan(HEIGHT)
    }
  })

  it('leads winners on, and shows which ways are decided', () => {
    expect(drawing.lines).toHaveLength(6)
    expect(drawing.lines.filter((line) => line.won).map((line) => line.entry)).toEqual(['a', 'c', 'd'])
    expect(winner(six.rounds[0]!.cells[1]!)).toBe('c')
  })

  it('leads nowhere where each round is paired by a new lot', () => {
    expect(draw({ ...six, linked: false }).lines).toEqual([])
  })
})
