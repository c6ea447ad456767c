import { describe, expect, it } from 'vitest'

import { Draft } from './draft.svelte'

interface Form {
  place: string
  days: number
}

function form(): { now: Form; draft: Draft<Form> } {
  const made = { now: { place: 'Lutsk', days: 30 } } as { now: Form; draft: Draft<Form> }
  made.draft = new Draft(() => made.now)
  return made
}

describe('a form over what others change as well', () => {
  it('shows what stands until something is typed', () => {
    const one = form()
    one.now = { place: 'Kyiv', days: 30 }
    expect(one.draft.get('place')).toBe('Kyiv')
    one.draft.set('place', 'Odesa')
    expect([one.draft.get('place'), one.draft.get('days')]).toEqual(['Odesa', 30])
  })

  it('takes over what others change elsewhere, and says what it was touched over', () => {
    const one = form()
    one.draft.set('place', 'Odesa')
    one.now = { place: 'Lutsk', days: 10 }
    expect(one.draft.wanted).toEqual({ place: 'Odesa', days: 10 })
    expect(one.draft.seen).toEqual({ place: 'Lutsk', days: 10 })
    expect(one.draft.clashes).toEqual([])
  })

  it('tells of a change of the same field, until one of the two is chosen', () => {
    const one = form()
    one.draft.set('place', 'Odesa')
    one.now = { place: 'Kyiv', days: 30 }
    expect(one.draft.clashes).toEqual(['place'])
    expect(one.draft.seen.place).toBe('Lutsk')
    one.draft.keep('place')
    expect([one.draft.clashes, one.draft.seen.place, one.draft.wanted.place]).toEqual([[], 'Kyiv', 'Odesa'])
    one.draft.drop('place')
    expect(one.draft.get('place')).toBe('Kyiv')
  })

  it('is no clash where both say the same, and nothing is left of what was typed back', () => {
    const one = form()
    one.draft.set('place', 'Odesa')
    one.now = { place: 'Odesa', days: 30 }
    expect(one.draft.clashes).toEqual([])
    one.draft.clear()
    one.draft.set('days', 10)
    one.draft.set('days', 30)
    expect(one.draft.touched).toEqual([])
  })
})
