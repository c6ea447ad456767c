// The overlay's options as they stand in an address.
import { describe, expect, it } from 'vitest'

import { optionsOf } from './options'

describe('optionsOf', () => {
  it('has defaults', () => {
    expect(optionsOf('')).toEqual({ at: 'bottom', across: 'centre', scale: 1, theme: 'dark', opposite: false, hideIdle: false })
  })

  it('reads each option', () => {
    const all = optionsOf('?at=top&across=left&scale=1.5&theme=light&opposite&idle=hide')
    expect(all).toEqual({ at: 'top', across: 'left', scale: 1.5, theme: 'light', opposite: true, hideIdle: true })
  })

  it('keeps the scale within reason and ignores nonsense', () => {
    expect(optionsOf('?scale=9').scale).toBe(2)
    expect(optionsOf('?scale=0.1').scale).toBe(0.5)
    expect(optionsOf('?scale=wide&across=up&at=left')).toEqual(optionsOf(''))
    expect(optionsOf('?scale=-1').scale).toBe(1)
  })
})
