// Typed rows and what is sent of them.
import { beforeEach, describe, expect, it } from 'vitest'

import { emptyRow, faults, fieldsOf, isEmpty, kindsOf, made, timeOf, type RowKind, type TypedRow } from './rows'

const row = (kind: RowKind, more: Partial<TypedRow> = {}): TypedRow => ({ ...emptyRow(kind), ...more })

describe('timeOf', () => {
  it('reads seconds, minutes and tenths', () => {
    expect(['75', '1:15', '1.15', '1:15.4', '0:05', '71,2'].map(timeOf)).toEqual([75_000, 75_000, 75_000, 75_400, 5_000, 71_200])
  })

  it('refuses what is no time', () => {
    for (const bad of ['', '1:75', 'x', '1:', '-5', '1:15:00']) expect(timeOf(bad), bad).toBeNull()
  })
})

describe('made', () => {
  let rows: TypedRow[]
  beforeEach(() => {
    rows = [
      row('hit', { side: 'red', zone: 'head', grip: 'two-handed', time: '0:11' }),
      row('hit', { side: 'red', zone: 'torso', order: 'first' }),
      row('same', { side: 'blue', zone: 'head', order: 'second' }),
      row('hit'),
      row('breach', { side: 'blue', clause: 'isb-duel.warnings', note: 'late' }),
      row('end', { time: '1:30' }),
    ]
  })

  it('gathers the blows of an exchange, leaves empty rows out and tells where each came from', () => {
    const { rows: sent, keys } = made(rows)
    expect(sent).toEqual([
      { time: 11_000, blows: [{ by: 'red', zone: 'head', grip: 'two-handed' }] },
      { blows: [{ by: 'red', zone: 'torso', order: 'first' }, { by: 'blue', zone: 'head', order: 'second' }] },
      { say: [{ type: 'breach', fighter: 'blue', clause: 'isb-duel.warnings', note: 'late' }] },
      { time: 90_000, ends: true },
    ])
    expect(keys).toEqual([[rows[0]!.key], [rows[1]!.key, rows[2]!.key], [rows[4]!.key], [rows[5]!.key]])
  })

  it('ends a round with its last exchange where the stop has no time of its own', () => {
    expect(made([rows[0]!, row('end')]).rows).toEqual([{ time: 11_000, blows: [{ by: 'red', zone: 'head', grip: 'two-handed' }], ends: true }])
  })

  it('names fighters of teams, their way out, and falls', () => {
    expect(made([row('out', { fighter: 'b3', clause: 'isb-buhurt.fall' })]).rows).toEqual([{ say: [{ type: 'out', fighter: 'b3', cause: 'isb-buhurt.fall' }] }])
    expect(made([row('fall', { side: 'red', zone: 'knee' })]).rows).toEqual([{ say: [{ type: 'touch', side: 'red', part: 'knee' }] }])
    expect(made([row('hit', { side: 'red', fighter: 'r1', zone: 'torso' })]).rows).toEqual([{ blows: [{ by: 'r1', zone: 'torso' }] }])
  })
})

describe('faults', () => {
  it('names the field', () => {
    expect(faults(row('hit', { zone: 'head' }), false)).toEqual(['side'])
    expect(faults(row('hit', { side: 'red', time: '1:75' }), false)).toEqual(['time'])
    expect(faults(row('same', { side: 'red' }), true)).toEqual(['kind'])
    expect(faults(row('breach', { side: 'red' }), false)).toEqual(['clause'])
    expect(faults(row('out', { clause: 'x' }), false)).toEqual(['fighter'])
  })

  it('finds none in an empty row or a round that ended', () => {
    expect(isEmpty(row('hit'))).toBe(true)
    expect(faults(row('hit'), true)).toEqual([])
    expect(faults(row('end'), false)).toEqual([])
  })
})

describe('a nomination', () => {
  it('has the rows its contests are made of', () => {
    expect(kindsOf({ mechanism: 'points', team: false })).toEqual(['hit', 'same', 'breach', 'end'])
    expect(kindsOf({ mechanism: 'standing', team: true })).toEqual(['out', 'breach', 'end'])
    expect(kindsOf({ mechanism: 'fall', team: false })).toEqual(['fall', 'breach', 'end'])
  })

  it('has the fields its table asks for', () => {
    expect(fieldsOf({ asks: ['zone', 'grip'] })).toEqual(['zone', 'grip'])
    expect(fieldsOf({ asks: ['action', 'weapon', 'zone', 'limb'] })).toEqual(['weapon', 'zone', 'action'])
  })
})
