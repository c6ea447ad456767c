import { describe, expect, it } from 'vitest'

import { pathOf, ready, shownColumns, type NominationFiles, type Table } from './results'

const one: NominationFiles = {
  nomination: 'duels',
  title: { en: 'Duels', ru: 'Дуэли', uk: 'Дуелі' },
  phase: 'fighting',
  entries: 8,
  groups: 2,
  brackets: 0,
  protocols: 0,
  final: false,
}

describe('where files come from', () => {
  it('leaves out what nobody chose and quotes the rest', () => {
    expect(pathOf('/table/places', { lang: 'uk', nomination: '' })).toBe('/api/office/results/table/places?lang=uk')
    expect(pathOf('/file/all.csv', { nomination: 'a b&c' })).toBe('/api/office/results/file/all.csv?nomination=a%20b%26c')
  })
})

describe('which papers there is anything to print on', () => {
  it('asks for what a paper shows', () => {
    expect(ready('groups', [one])).toBe(true)
    expect(ready('brackets', [one])).toBe(false)
    expect(ready('protocols', [one])).toBe(false)
    expect(ready('certificates', [one])).toBe(false)
    expect(ready('certificates', [one, { ...one, final: true }])).toBe(true)
    expect(ready('blank-groups', [])).toBe(false)
  })
})

describe('which columns are shown', () => {
  it('leaves out empty ones, and the nomination where there is one', () => {
    const column = (key: string): Table['columns'][number] => ({ key, title: key, number: false })
    const columns = ['nomination', 'track', 'place', 'name'].map(column)
    const table: Table = { key: 'places', title: '', columns, rows: [['Duels', '', 1, 'Ada'], ['Duels', null, 2, '']] }
    expect(shownColumns(table).map((one) => [one.key, one.at])).toEqual([['place', 2], ['name', 3]])
    const two = { ...table, rows: [...table.rows, ['Others', '', 0, 'Bob']] }
    expect(shownColumns(two).map((one) => one.key)).toEqual(['nomination', 'place', 'name'])
  })
})
