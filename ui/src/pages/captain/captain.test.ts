// Codes and orders against what the server reckons; line-ups and what a thumb makes of them.
import { createHash, createHmac } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import type { CaptainBout } from '$lib/scene'

import { cardOf, proofOf, secretOf, typedCard } from '$lib/printed/code'
import { ALPHABET, grouped, newCode, whole } from '$lib/printed/letters'
import { command, roundFor, swapped, swaps } from './lineup'
import { draftOf, keep, keepDraft, kept, moved, seal, type Shelf } from './order'

// What src/hofmarshal/server/letters.py makes of the bytes 0 to 9.
const CODE = '000G40R40M30E209D7'

describe('codes', () => {
  it('are read as the server makes them', () => {
    expect(whole(CODE)).toBe(CODE)
    expect(grouped(CODE).split(' ').map((one) => one.length)).toEqual([3, 3, 3, 3, 3, 3])
  })

  it('may be typed in any way', () => {
    expect(whole(` ${grouped(CODE).toLowerCase().replaceAll(' ', '-').replaceAll('0', 'o').replaceAll('1', 'i')} `)).toBe(CODE)
  })

  it('are refused with one wrong sign', () => {
    for (let at = 0; at < CODE.length; at += 1) {
      const other = ALPHABET[(ALPHABET.indexOf(CODE[at]!) + 1) % 32]!
      expect(whole(CODE.slice(0, at) + other + CODE.slice(at + 1))).toBe('')
    }
  })

  it('are new each time', () => {
    const codes = new Set(Array.from({ length: 50 }, () => newCode()))
    expect(codes.size).toBe(50)
    for (const code of codes) expect(whole(code)).toBe(code)
  })
})

describe('a card', () => {
  it('comes from the link or from two fields, or from one', () => {
    expect(cardOf(`#21.${CODE}`)).toEqual({ whose: '21', code: CODE })
    expect(cardOf(`#T.21.${CODE.toLowerCase()}`)).toEqual({ whose: 'T.21', code: CODE })
    expect(typedCard(' 21 ', grouped(CODE))).toEqual({ whose: '21', code: CODE })
    expect(typedCard('', `21 ${grouped(CODE)}`)).toEqual({ whose: '21', code: CODE })
    for (const wrong of ['', '#', '#21', `#.${CODE}`, `#21.${CODE.slice(1)}`, `#%.${CODE}`]) expect(cardOf(wrong), wrong).toBeNull()
    expect(typedCard('', grouped(CODE))).toBeNull()
  })

  it('is proved as docs/wire.md tells', () => {
    const key = createHash('sha256').update(`captain\n${CODE}`).digest()
    const hmac = (text: string): string => createHmac('sha256', key).update(text, 'utf8').digest('hex')
    expect(proofOf('captain', { whose: '21', code: CODE }, 'ab', 'Ї')).toBe(hmac('captain\n21\nab\nЇ'))
    expect(secretOf('captain', { whose: '21', code: CODE }, 'ab')).toBe(hmac('device\nab'))
  })
})

describe('the order', () => {
  it('is sealed as contest/order.py seals it', () => {
    const text = '["red-2","red-1"]K7F'
    expect(seal(['red-2', 'red-1'], 'K7F')).toBe(createHash('sha256').update(text).digest('hex'))
  })

  it('is kept, and found by what was sealed alone', () => {
    const rows = new Map<string, string>()
    const place: Shelf = { getItem: (name) => rows.get(name) ?? null, setItem: (name, value) => void rows.set(name, value) }
    const one = { order: ['b', 'a'], key: CODE }
    expect(keep(place, 's', one)).toBe(true)
    expect(kept(place, 's', seal(one.order, one.key))).toEqual(one)
    expect(kept(place, 't', seal(one.order, one.key))).toBeNull()
    expect(kept(place, 's', seal(['a', 'b'], one.key))).toBeNull()
    expect(keep(null, 's', one)).toBe(false)
    keepDraft(place, 's', ['b', 'a'])
    expect(draftOf(place, 's', ['a', 'b'])).toEqual(['b', 'a'])
    expect(draftOf(place, 's', ['a', 'c'])).toEqual(['a', 'c'])
  })

  it('is moved within its ends', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 2, -4)).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b', 'c'], 7, 0)).toEqual(['a', 'b', 'c'])
  })
})

describe('the line-up', () => {
  const bout = { lineup: ['red-1', 'red-2', 'red-3'], side: 'red' } as unknown as CaptainBout

  it('says one for another as a substitution, more as the line-up', () => {
    const once = swapped(bout.lineup, 'red-2', 'red-6')
    expect(command(bout, once)).toEqual({ type: 'substitute', side: 'red', out: 'red-2', into: 'red-6' })
    const twice = swapped(once, 'red-1', 'red-7')
    expect(command(bout, twice)).toEqual({ type: 'line-up', side: 'red', fighters: ['red-7', 'red-6', 'red-3'] })
    expect(command(bout, swapped(bout.lineup, 'red-1', ''))).toEqual({ type: 'line-up', side: 'red', fighters: ['red-2', 'red-3'] })
  })

  it('tells what is different', () => {
    expect(swaps(bout.lineup, ['red-7', 'red-2', 'red-3'])).toEqual([{ out: 'red-1', into: 'red-7' }])
    expect(swaps(bout.lineup, ['red-2', 'red-3'])).toEqual([{ out: 'red-1', into: '' }])
    expect(swaps(['red-1'], swapped(['red-1'], '', 'red-4'))).toEqual([{ out: '', into: 'red-4' }])
    expect(swapped(bout.lineup, '', '')).toEqual(bout.lineup)
  })

  it('is for the next round, which keeps its number where an equal one is fought again', () => {
    const fought = (number: number, counted: boolean): CaptainBout['rounds'] => [{ number, counted } as CaptainBout['rounds'][number]]
    expect(roundFor({ phase: 'called', round: 1, rounds: [] })).toBe(1)
    expect(roundFor({ phase: 'running', round: 1, rounds: [] })).toBe(2)
    expect(roundFor({ phase: 'round-over', round: 1, rounds: fought(1, true) })).toBe(2)
    expect(roundFor({ phase: 'round-over', round: 1, rounds: fought(1, false) })).toBe(1)
    expect(roundFor({ phase: 'running', round: 1, rounds: fought(1, false) })).toBe(2)
    expect(roundFor({ phase: 'round-over', round: 2, rounds: fought(1, false) })).toBe(3)
  })
})
