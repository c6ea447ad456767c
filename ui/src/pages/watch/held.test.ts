// Updates that follow, and gaps that are noticed.
import { describe, expect, it } from 'vitest'

import { patched, snapped } from './held'

const snap = { k: 'snap', topic: 'rings', epoch: 'e', number: 4, view: { a: 1, b: { c: 2 } } } as const

describe('a held topic', () => {
  it('takes a patch that follows', () => {
    const next = patched(snapped(snap), { k: 'patch', topic: 'rings', first: 4, number: 6, patch: { b: { c: 3 }, a: null } })
    expect(next).toEqual({ epoch: 'e', number: 6, view: { b: { c: 3 } } })
  })

  it('refuses a patch after a gap, or before any snapshot', () => {
    const patch = { k: 'patch', topic: 'rings', first: 5, number: 6, patch: {} } as const
    expect(patched(snapped(snap), patch)).toBeNull()
    expect(patched(null, patch)).toBeNull()
  })
})
