// The lot as docs/draw.md has it; the values come from its ten-line script.
import { describe, expect, it } from 'vitest'

import { check, hash, lines, order, pairsFit } from './lot'

describe('the lot', () => {
  it('hashes as everyone does', () => {
    expect(hash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(hash('зима')).toBe('1c76dc1f7979ef34ee06294d502a7e15db3a74555de5663018a4608b820095b2')
  })

  it('orders by the hash of seed and entry, whatever order they came in', () => {
    const told = ['E05', 'E08', 'Ж-1', 'E02', 'E04', 'E06', 'E07', 'E01', 'E03']
    expect(order('winter', [...told].sort()).map((one) => one.entry)).toEqual(told)
    expect(order('winter', [...told].reverse()).map((one) => one.entry)).toEqual(told)
  })

  it('finds a wrong seed and a wrong order', () => {
    const told = order('winter', ['a', 'b', 'c']).map((one) => one.entry)
    expect(check(hash('winter'), 'winter', ['c', 'a', 'b'], told)).toMatchObject({ hash: true, order: true })
    expect(check(hash('winter'), 'summer', ['a', 'b', 'c'], told).hash).toBe(false)
    expect(check('', 'winter', ['a', 'b', 'c'], [...told].reverse())).toMatchObject({ hash: null, order: false })
    expect(check('', 'winter', ['a', 'b', 'c', 'd'], told).order).toBe(false)
  })

  it('checks later rounds of pairs with their own seed, whoever had the bye', () => {
    const drawn = order('winter:2', ['a', 'b', 'c', 'd', 'e']).map((one) => one.entry)
    const [a, b, c, d, e] = drawn as [string, string, string, string, string]
    expect(pairsFit('winter', '2', [[a, b], [c, d], [e]])).toBe(true)
    expect(pairsFit('winter', '2', [[a, b], [c, e], [d]])).toBe(true)
    expect(pairsFit('winter', '2', [[b, a], [c, d], [e]])).toBe(false)
    expect(pairsFit('winter', '3', [[a, b], [c, d], [e]])).toBe(false)
  })

  it('reads codes one a line', () => {
    expect(lines(' a\n\nb \r\nc')).toEqual(['a', 'b', 'c'])
  })
})
