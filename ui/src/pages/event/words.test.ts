import { readFileSync } from 'node:fs'

import { beforeAll, describe, expect, it, vi } from 'vitest'

const said = new Map<string, string>()
vi.mock('$lib/text.svelte', () => ({ t: (id: string) => said.get(id) ?? id }))

import { worded } from './words'

beforeAll(() => {
  for (const area of ['event', 'rulewords']) {
    for (const line of readFileSync(`src/text/en/${area}.ftl`, 'utf8').split('\n')) {
      const [id, text] = line.split(' = ')
      if (id && text) said.set(id, text)
    }
  }
})

describe('a value of a rulebook in words', () => {
  it('tells a word of the format, whether it comes as JSON or as text', () => {
    expect(worded('clock.time_end', '"on-stop"')).toBe('at the hofmarshal’s stop command')
    expect(worded('clock.time_end', 'automatic')).toBe('by itself when the time is up')
  })
  it('tells lists, rows, numbers and flags', () => {
    expect(worded('protest_window.by', '["fighter","representative"]')).toBe('fighter, representative')
    expect(worded('ends', '[{"when":"points","at":10,"wins":"more","cites":["sm.to-ten"]}]')).toBe('when: points, at: 10, wins: who has more')
    expect(worded('clock.limit', '90000')).toBe('90000')
    expect(worded('roster.sealed', 'true')).toBe(said.get('event-yes'))
  })
  it('leaves names, commands and conditions as they are', () => {
    expect(worded('rights[0].commands', '["call","halt"]')).toBe('["call","halt"]')
    expect(worded('scoring[0].when', '{"zone":"head"}')).toBe('{"zone":"head"}')
    expect(worded('name', 'Longsword')).toBe('Longsword')
  })
})
