import { describe, expect, it } from 'vitest'

import type { NeedScene } from '$lib/scene'
import { asked, metres, millimetres, NO_FIELD, rulesOn, verdict } from './measures'

const need = (nomination: string, what: 'length' | 'width' | 'boards', least: number, most: number): NeedScene => ({
  nomination,
  title: { en: nomination, ru: nomination, uk: nomination },
  shape: 'rectangle',
  measures: [{ what, least, most }],
  borders: false,
  clauses: {},
})

describe('measures', () => {
  it('are typed with a comma or a point', () => {
    expect([millimetres('7,5'), millimetres(' 7.25 '), millimetres('12')]).toEqual([7500, 7250, 12000])
    expect(millimetres('')).toBeNull()
    for (const text of ['x', '-3', '1,2345', '7m']) expect(millimetres(text)).toBeNaN()
    expect([metres(7500, 'uk'), metres(7500, 'en'), metres(null, 'ru'), metres(900, 'ru')]).toEqual(['7,5', '7.5', '', '0,9'])
  })

  it('are held against the least and the greatest a rule allows', () => {
    const rule = need('a', 'length', 7000, 40000).measures[0]!
    expect([6999, 7000, 40000, 40001, null, NaN].map((mm) => verdict(rule, mm))).toEqual([
      'small', 'good', 'good', 'large', 'unmeasured', 'unmeasured',
    ])
    expect(verdict({ what: 'length', least: 7000, most: 0 }, 90000)).toBe('good')
  })

  it('are asked for where a rule of the ring speaks of them or somebody measured them', () => {
    const needs = [need('a', 'width', 7000, 0), need('b', 'boards', 900, 900)]
    expect(asked(needs, NO_FIELD)).toEqual(['width', 'boards'])
    expect(asked(needs, { ...NO_FIELD, length: 1 })).toEqual(['length', 'width', 'boards'])
    expect(asked([], NO_FIELD)).toEqual(['length', 'width'])
    expect(rulesOn(needs, 'boards').map((one) => one.need.nomination)).toEqual(['b'])
  })
})
