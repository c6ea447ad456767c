// Which steps a browser is shown first.
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { fileOf, kindOf, KINDS, STEPS } from './kinds'

describe('kindOf', () => {
  it('tells the kinds apart', () => {
    expect(kindOf('Mozilla/5.0 (Linux; Android 13) Firefox/120', 5)).toBe('android')
    expect(kindOf('Mozilla/5.0 (Macintosh; Intel) Safari', 5)).toBe('apple-phone')
    expect(kindOf('Mozilla/5.0 (Macintosh; Intel) Safari', 0)).toBe('mac')
    expect(kindOf('Mozilla/5.0 (Windows NT 10.0) Firefox/120', 0)).toBe('firefox')
    expect(kindOf('Mozilla/5.0 (Windows NT 10.0) Chrome/120', 0)).toBe('windows')
  })

  it('gives phones that want a profile a profile', () => {
    expect(fileOf('apple-phone')).toBe('/trust/authority.mobileconfig')
    expect(fileOf('android')).toBe('/trust/authority.crt')
  })
})

describe('steps', () => {
  it('are all written, in every language, and no more of them', () => {
    for (const lang of ['en', 'ru', 'uk']) {
      const text = readFileSync(new URL(`../../text/${lang}/pairing.ftl`, import.meta.url), 'utf8')
      for (const kind of KINDS) {
        const found = [...text.matchAll(new RegExp(`^pairing-trust-${kind}-(\\d+) =`, 'gm'))].map((one) => Number(one[1]))
        expect(found, `${lang} ${kind}`).toEqual(Array.from({ length: STEPS[kind] }, (_, i) => i + 1))
      }
    }
  })
})
