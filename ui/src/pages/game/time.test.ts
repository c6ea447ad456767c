import { describe, expect, it } from 'vitest'

import { clockText, clockTyped, shownAt, spanTyped, wallOf } from './time'

const MINUTE = 60_000
// Began at 1000, stood for the night at game minute 60, went on at 500000 + 1000.
const MARKS = [
  { wall: 1000, base: 0, runs: true },
  { wall: 1000 + 60 * MINUTE, base: 60 * MINUTE, runs: false },
  { wall: 1000 + 600 * MINUTE, base: 60 * MINUTE, runs: true },
]

describe("the game's clock", () => {
  it('is read in hours and minutes', () => {
    expect([0, 59_999, 65 * MINUTE, 1625 * MINUTE].map(clockText)).toEqual(['0:00', '0:00', '1:05', '27:05'])
  })

  it('is typed in any way', () => {
    for (const text of ['1:05', '1.05', ' 1 05 ', '105', '01:05']) expect(clockTyped(text), text).toBe(65 * MINUTE)
    expect(clockTyped('5')).toBe(5 * MINUTE)
    for (const text of ['', 'x', '1:60', '1:5:5', '-3']) expect(clockTyped(text), text).toBeNull()
    expect([spanTyped('90'), spanTyped('1:30'), spanTyped('0')]).toEqual([90 * MINUTE, 90 * MINUTE, null])
  })

  it('tells when by the wall it showed something, nights left out', () => {
    expect(wallOf(MARKS, 30 * MINUTE)).toBe(1000 + 30 * MINUTE)
    expect(wallOf(MARKS, 61 * MINUTE)).toBe(1000 + 601 * MINUTE)
    expect(wallOf([], 0)).toBeNull()
    expect(shownAt({ base: 60 * MINUTE, since: 1000 + 600 * MINUTE }, 1000 + 610 * MINUTE)).toBe(70 * MINUTE)
    expect(shownAt({ base: 7, since: null }, 99)).toBe(7)
  })

  it('put forward jumps over what it never showed', () => {
    const marks = [{ wall: 0, base: 0, runs: true }, { wall: 10 * MINUTE, base: 40 * MINUTE, runs: true }]
    expect(wallOf(marks, 20 * MINUTE)).toBeNull()
    expect(wallOf([...MARKS.slice(0, 2), { wall: 9e9, base: 90 * MINUTE, runs: true }], 70 * MINUTE)).toBeNull()
    expect(wallOf([marks[0]!, { wall: 10 * MINUTE, base: 40 * MINUTE + 3000, runs: true }], 40 * MINUTE)).toBe(10 * MINUTE)
    expect(wallOf(marks, 41 * MINUTE)).toBe(11 * MINUTE)
  })
})
