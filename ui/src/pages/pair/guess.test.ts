// Kinds of devices by what browsers say of themselves.
import { describe, expect, it } from 'vitest'

import { deviceKind } from './guess'

describe('deviceKind', () => {
  it('tells phones, tablets and computers', () => {
    expect(deviceKind('Mozilla/5.0 (Linux; Android 13) Chrome/120 Mobile Safari', 5)).toBe('phone')
    expect(deviceKind('Mozilla/5.0 (Linux; Android 13) Chrome/120 Safari', 5)).toBe('tablet')
    expect(deviceKind('Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) Mobile', 5)).toBe('phone')
    expect(deviceKind('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Safari', 5)).toBe('tablet')
    expect(deviceKind('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Safari', 0)).toBe('computer')
    expect(deviceKind('Mozilla/5.0 (X11; Linux x86_64) Firefox', 0)).toBe('computer')
  })
})
