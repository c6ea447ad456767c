// Names in Latin letters, against the tables' own examples.
import { describe, expect, it } from 'vitest'

import { inLatin, reading } from './spoken'

describe('inLatin', () => {
  it('follows the Ukrainian table of 2010', () => {
    const examples = {
      Алушта: 'Alushta', Згурський: 'Zghurskyi', Єнакієве: 'Yenakiieve', Їжакевич: 'Yizhakevych', Йосипівка: 'Yosypivka',
      Щербухи: 'Shcherbukhy', Юрій: 'Yurii', Яготин: 'Yahotyn', Ґалаґан: 'Galagan', 'Короп’є': 'Koropie', 'Знам’янка': 'Znamianka',
    }
    for (const [name, latin] of Object.entries(examples)) expect(inLatin(name), name).toBe(latin)
  })

  it('reads Russian letters as passports do', () => {
    expect(inLatin('Пётр Объездной')).toBe('Petr Obieezdnoi')
    expect(inLatin('Мышкин')).toBe('Myshkin')
  })

  it('keeps hyphens, spaces and what is Latin already', () => {
    expect(inLatin('Анна-Марія of Sample')).toBe('Anna-Mariia of Sample')
  })
})

describe('reading', () => {
  it('helps only a reader of Latin letters with a Cyrillic name', () => {
    expect(reading('Юрій', 'en')).toBe('Yurii')
    expect(reading('Юрій', 'uk')).toBe('')
    expect(reading('Juri', 'en')).toBe('')
  })
})
