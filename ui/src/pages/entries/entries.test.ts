import { expect, test } from 'vitest'

import type { EntriesScene, EntryRow, TakesRow } from '$lib/scene'
import { absentIn, chosen, clashes, fieldsOf, merged, twinsOf, type Fields, type Show } from './entries'

const takes = (more: Partial<TakesRow> = {}): TakesRow => ({
  here: false, state: 'active', why: '', rating: 0, weight: '', drawn: false, missing: [], roster: [], ...more,
})
const row = (entry: string, name: string, club: string, of: Record<string, TakesRow>): EntryRow => ({
  entry, name, club, club_code: 'club-1', country: 'UA', born: false, contact: false, erased: false, missing: [], takes: of,
})
const scene = {
  people: {
    '10': row('10', 'Пётр Ёж', 'Вовки', { long: takes({ here: true }) }),
    '9': row('9', "Мар'яна Сом", 'Соми', { long: takes(), mass: takes({ here: true }) }),
    '2': row('2', 'Ада Лис', 'Лиси', { mass: takes({ state: 'withdrawn' }) }),
    T1: row('T1', 'Вепри', 'Вепри', { mass: takes({ missing: ['roster-mass'] }) }),
  },
  nominations: {}, next: '11', lacks: {}, applications: {}, apart: [],
} as unknown as EntriesScene

const list = (query: string, nomination = '', show: Show = 'all'): readonly string[] =>
  chosen(scene, { query, nomination, show }).map((one) => one.entry)

test('numbers count as numbers, and a search takes words of name and club, or a number', () => {
  expect(list('')).toEqual(['2', '9', '10', 'T1'])
  expect(list('петр еж')).toEqual(['10'])
  expect(list('мар’яна')).toEqual(['9'])
  expect(list('9')).toEqual(['9'])
  expect(list('вовки лис')).toEqual([])
})

test('who is not checked in, misses something, or has left', () => {
  expect(list('', '', 'absent')).toEqual(['9', 'T1'])
  expect(list('', 'mass', 'here')).toEqual(['9'])
  expect(list('', '', 'here')).toEqual(['10'])
  expect(list('', '', 'missing')).toEqual(['T1'])
  expect(list('', '', 'left')).toEqual(['2'])
})

test('checking in all who are shown leaves out who is here and who has left', () => {
  const rows = chosen(scene, { query: '', nomination: '', show: 'all' })
  expect([...absentIn(rows)]).toEqual([['long', ['9']], ['mass', ['T1']]])
  expect([...absentIn(rows, 'mass')]).toEqual([['mass', ['T1']]])
})

test('a name typed again is noticed, in any order of its words', () => {
  expect(twinsOf(scene, 'Еж Петр').map((row) => row.entry)).toEqual(['10'])
  expect(twinsOf(scene, 'Пётр')).toEqual([])
  expect(twinsOf(scene, ' ')).toEqual([])
})

const fields = (more: Partial<Fields> = {}): Fields => ({ ...fieldsOf(scene.people['10']!), ...more })

test('two who change different fields do not clash, and both changes stand', () => {
  const now = fields({ club: 'Вовки Києва' })
  const mine = fields({ country: 'PL' })
  expect(clashes(fields(), now, mine)).toEqual([])
  expect(merged(fields(), now, mine, new Set())).toMatchObject({ club: 'Вовки Києва', country: 'PL' })
})

test('two who change one field clash, unless they write the same', () => {
  const now = fields({ club: 'A', takes: { long: { rating: 7, weight: '' } } })
  const mine = fields({ club: 'B', takes: { long: { rating: 8, weight: '' } } })
  expect(clashes(fields(), now, mine)).toEqual([
    { field: 'club', theirs: 'A', mine: 'B' },
    { field: 'takes:long', theirs: '7', mine: '8' },
  ])
  expect(clashes(fields(), now, fields({ club: 'A' }))).toEqual([])
  expect(merged(fields(), now, mine, new Set(['club']))).toMatchObject({ club: 'A', takes: { long: { rating: 8 } } })
})
