import { describe, expect, it } from 'vitest'

import { BASE, INFO } from './chunks'

describe('files that several pages load', () => {
  it('start no page: the beginning of each is its own', () => {
    const begins = Object.keys(import.meta.glob('./pages/*/main.ts')).map((path) => path.replace('./', 'src/'))
    expect(begins.length).toBeGreaterThan(20)
    expect(begins.filter((path) => BASE.test(path) || INFO.test(path))).toEqual([])
  })

  it('hold what the public page begins with', () => {
    expect(INFO.test('src/pages/info/own.svelte.ts')).toBe(true)
    expect(BASE.test('src/lib/text.svelte.ts')).toBe(true)
  })
})
