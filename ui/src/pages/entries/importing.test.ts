import { expect, test } from 'vitest'

import { headingOf, inOrderOfNeed, rowsOf, type Seen, type Sheet } from './importing'

const sheet: Sheet = {
  name: '',
  rows: [['Клуб Вовки', ''], ['Ім\'я', ''], ['', ''], ['Ада', 'x'], ['Бо', '']],
  header: 1,
  columns: ['name', ''],
}

test('rows keep the numbers the spreadsheet gives them, and empty ones are no rows', () => {
  expect(rowsOf(sheet).map((row) => [row.row, row.cells[0]])).toEqual([[4, 'Ада'], [5, 'Бо']])
  expect(rowsOf({ ...sheet, header: -1 })).toHaveLength(4)
})

test('a column without a heading is called by its letter', () => {
  expect(headingOf(sheet, 0)).toBe("Ім'я")
  expect(headingOf(sheet, 1)).toBe('B')
  expect(headingOf({ ...sheet, header: -1 }, 27)).toBe('AB')
})

test('what needs somebody comes first', () => {
  const seen = new Map<number, Seen>([[5, { row: 5, fate: 'ask' } as Seen], [4, { row: 4, fate: 'new' } as Seen]])
  expect(inOrderOfNeed(rowsOf(sheet), seen)).toEqual([5, 4])
})
