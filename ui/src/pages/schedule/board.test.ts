// The board of rings: cards, moves, neighbours.
import { describe, expect, it } from 'vitest'

import type { BoardBout, ScheduleScene } from '$lib/scene'

import { cards, move, neighbour, worst } from './board'

const bout = (stage: string, group: string, more: Partial<BoardBout> = {}): BoardBout => ({
  nomination: 'duel', stage, group, bout: 'b', red: 'r', blue: 'b', expected: 1, end: 2, ...more,
})
const scene = {
  groups: { 'duel/qualifying/B': '1' },
  bouts: {
    a1: bout('qualifying', 'A'), a2: bout('qualifying', 'A', { end: 9 }), a3: bout('qualifying', 'A'),
    b1: bout('qualifying', 'B'), e1: bout('elimination-1', '1'), e2: bout('elimination-1', '2'),
    q: { ...bout('', ''), nomination: '', wait: { why: 'twice', fighter: 'r', ring: '2', bout: 'a3', idle: 0 } },
  },
  rings: [
    { ring: '1', order: ['a1', 'a2', 'b1', 'e1', 'e2', 'q'] },
    { ring: '2', order: ['a3'] },
  ],
} as unknown as ScheduleScene

describe('cards', () => {
  it('hold what stands together and belongs together', () => {
    const found = cards(scene, scene.rings[0]!)
    expect(found.map((one) => one.streams)).toEqual([['a1', 'a2'], ['b1'], ['e1', 'e2'], ['q']])
    expect(found.map((one) => one.whole)).toEqual(['', 'duel/qualifying/B', '', ''])
    expect(found.map((one) => one.group)).toEqual(['A', 'B', '', ''])
    expect(found.map((one) => one.placed)).toEqual([false, true, false, false])
    expect([found[0]!.from, found[0]!.until]).toEqual([1, 9])
    expect(found[3]!.waits).toHaveLength(1)
  })
})

describe('moves', () => {
  const b = { streams: ['b1'], whole: 'duel/qualifying/B' }
  it('name a whole group, or its bouts', () => {
    expect(move(scene, b, '2', '')).toEqual({ ring: '2', bouts: [], group: 'duel/qualifying/B', before: '' })
    expect(move(scene, { streams: ['a1', 'a2'], whole: '' }, '1', 'e1')).toEqual({ ring: '1', bouts: ['a1', 'a2'], group: '', before: 'e1' })
  })
  it('that change nothing are none', () => {
    expect(move(scene, b, '1', 'e1')).toBeNull()
    expect(move(scene, b, '1', 'b1')).toBeNull()
    expect(move(scene, { streams: ['q'], whole: '' }, '1', '')).toBeNull()
    expect(move(scene, b, '2', 'gone')).toBeNull()
  })
  it('go one card or one bout on', () => {
    expect(neighbour(scene, b, -1)).toEqual({ ring: '1', before: 'a1' })
    expect(neighbour(scene, b, 1)).toEqual({ ring: '1', before: 'q' })
    expect(neighbour(scene, { streams: ['q'], whole: '' }, 1)).toBeNull()
    expect(neighbour(scene, { streams: ['e2'], whole: '' }, 1)).toEqual({ ring: '1', before: '' })
    expect(neighbour(scene, { streams: ['a2'], whole: '' }, -1)).toEqual({ ring: '1', before: 'a1' })
    expect(neighbour(scene, { streams: ['a1'], whole: '' }, -1)).toBeNull()
  })
})

it('the longest wait is the worst', () => {
  const wait = (idle: number) => ({ why: 'busy', fighter: 'x', ring: '1', bout: 'b', idle }) as const
  expect(worst([wait(1), wait(9), wait(3)])?.idle).toBe(9)
  expect(worst([])).toBeNull()
})
