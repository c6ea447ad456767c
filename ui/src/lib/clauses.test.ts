import { expect, test } from 'vitest'

import { findClauses } from './clauses'
import type { BookScene } from './scene'

const clause = (number: string, en: string, ru: string, uk: string) => ({ number, statement: { en, ru, uk } })
const book = {
  clauses: {
    'x.thrust': clause('A30', 'Thrusts are forbidden.', 'Уколы запрещены.', 'Уколи заборонені.'),
    'x.shield': clause('A3', 'The shield is not a weapon.', 'Щит — не оружие; её ремень цел.', 'Щит — не зброя.'),
    'x.leave': clause('A11', 'Leaving the ring is a breach.', 'Выход за ристалище — нарушение.', 'Вихід за ристалище — порушення.'),
  },
} as unknown as BookScene
const ids = ['x.thrust', 'x.shield', 'x.leave', 'x.unknown']

test.each([
  ['', 'en', ['x.thrust', 'x.shield', 'x.leave']],
  ['A3', 'en', ['x.shield', 'x.thrust']],
  ['a30', 'ru', ['x.thrust']],
  ['укол', 'ru', ['x.thrust']],
  ['ристал выход', 'ru', ['x.leave']],
  ['ее', 'ru', ['x.shield']],
  ['зброя', 'uk', ['x.shield']],
  ['nothing', 'en', []],
] as const)('%j in %s finds %j', (query, lang, found) => {
  expect(findClauses(book, ids, query, lang)).toEqual(found)
})
