import { describe, expect, it } from 'vitest'

import { asJson, asTyped, found, freeName, hint, type ValueRow, type Values } from './setup'

const row = (path: string, value: string, kind: ValueRow['kind'] = 'number', cites = ['a.1']): ValueRow => ({ path, value, kind, cites, words: [] })
const text = (words: string) => ({ en: words, ru: words, uk: words })
const values: Values = {
  values: [row('clock.limit', '90000'), row('scoring[0].points', '2', 'number', ['a.2']), row('clock.time_end', '"on-stop"', 'word')],
  clauses: { 'a.1': { number: '7', statement: text('One round of ninety seconds') }, 'a.2': { number: '8', statement: text('Both hands') } },
  silent: [],
  leagues: false,
  panel: 2,
}

describe('values of a rulebook', () => {
  it('are found by path, number and words of the clause, and stand together under it', () => {
    expect(found(values, '').map((one) => [one.clause, one.rows.length])).toEqual([['a.1', 2], ['a.2', 1]])
    const loose = { ...values, values: [row('draw.kind', '1', 'number', []), ...values.values] }
    expect(found(loose, '').at(-1)?.clause).toBe('')
    expect(found(values, 'NINETY').map((one) => one.clause)).toEqual(['a.1'])
    expect(found(values, 'points').map((one) => one.clause)).toEqual(['a.2'])
    expect(found(values, 'nothing')).toEqual([])
  })

  it('say what their number means where the name tells', () => {
    expect(hint(row('clock.limit', '90000'))).toEqual({ unit: 'seconds', value: 90 })
    expect(hint(row('death.after', '1800000'))).toEqual({ unit: 'minutes', value: 30 })
    expect(hint(row('field.length_min', '7000'))).toEqual({ unit: 'metres', value: 7 })
    expect(hint(row('scoring[0].points', '2'))).toBeNull()
    expect(hint(row('late.one', '"technical"', 'word'))).toBeNull()
  })

  it('are typed as words and sent as JSON', () => {
    expect(asTyped({ kind: 'word' }, '"on-stop"')).toBe('on-stop')
    expect(asJson(row('x', '', 'word'), 'automatic')).toBe('"automatic"')
    expect(asJson(row('x', '', 'number'), ' 60000 ')).toBe('60000')
    expect(asTyped({ kind: 'text' }, 'half')).toBe('half')
  })
})

it('names are free and can stand in an address', () => {
  expect(freeName('longsword', ['longsword', 'longsword-2'])).toBe('longsword-3')
  expect(freeName('Длинный меч', [])).toBe('nomination')
  expect(freeName('mass battle', [])).toBe('mass-battle')
})
