// The signature of a request against another HMAC.
import { createHmac } from 'node:crypto'

import { describe, expect, it, vi } from 'vitest'

vi.mock('$lib/connection.svelte', () => ({ connection: { device: null } }))

describe('requestSignature', () => {
  it('covers method, path and body', async () => {
    const { requestSignature } = await import('./signed')
    const secret = '22'.repeat(32)
    const body = new Uint8Array([0, 255, 10])
    const expected = createHmac('sha256', Buffer.from(secret, 'hex')).update('POST /api/x\n').update(body).digest('hex')
    expect(requestSignature(secret, 'POST', '/api/x', body)).toBe(expected)
    expect(requestSignature(secret, 'POST', '/api/y', body)).not.toBe(expected)
  })
})
