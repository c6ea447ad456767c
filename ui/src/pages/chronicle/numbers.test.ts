import { describe, expect, it } from 'vitest'

import { bars, sum, type Hour } from './numbers'

const hours = (count: number): Hour[] => Array.from({ length: count }, (_, hour) => ({ hour, deaths: [hour % 2, 1], wounds: 0, heavy: 0 }))

describe('bars', () => {
  it('shows each hour while there is room', () => {
    expect(bars(hours(3), 48)).toEqual({ labels: ['0', '1', '2'], values: [1, 2, 1] })
  })

  it('lets hours share a bar in a long game and loses none', () => {
    const found = bars(hours(100), 48)
    expect(found.labels.length).toBeLessThanOrEqual(48)
    expect(found.labels[0]).toBe('0–2')
    expect(found.labels.at(-1)).toBe('99')
    expect(sum(found.values)).toBe(150)
  })

  it('is empty for a game that has not begun', () => {
    expect(bars([], 48)).toEqual({ labels: [], values: [] })
  })
})
