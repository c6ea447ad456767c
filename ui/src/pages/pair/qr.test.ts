// The drawn code must read as the link it was made of.
import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'

import { qrPath } from './qr'

/** The path as grey pixels. */
function drawn(path: string, size: number, scale = 4) {
  const edge = size * scale
  const data = new Uint8Array(edge * edge * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let i = 0; i < scale * scale; i++) {
      const px = Number(x) * scale + (i % scale)
      const py = Number(y) * scale + Math.floor(i / scale)
      data.fill(0, (py * edge + px) * 4, (py * edge + px) * 4 + 3)
    }
  }
  return { width: edge, height: edge, data }
}

describe('qrPath', () => {
  it('reads as the link', () => {
    const link = `http://192.0.2.7:8080/pair#k7f3m2q9xy.${'0a'.repeat(32)}`
    const { path, size } = qrPath(link)
    expect(decodeQR(drawn(path, size))).toBe(link)
  })
})
