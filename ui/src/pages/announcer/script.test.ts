// What is announced and what is not.
import { describe, expect, it } from 'vitest'

import { contest, row, say } from '../screen/samples'
import { lately, spokenKey } from './script'

describe('lately', () => {
  it('tells what stands, newest first', () => {
    expect(lately(contest(), 3).map((one) => one.id)).toEqual(['e5', 'e4', 'e2'])
  })

  it('leaves out taps and signatures', () => {
    const log = { a: row('a', 0, 'observed', 'red', say('tap')), b: row('b', 1, 'signed', null, say('signed')) }
    expect(lately(contest({ log }), 3)).toEqual([])
  })
})

describe('spokenKey', () => {
  it('tells namesakes of two clubs apart', () => {
    expect(spokenKey('A', 'X')).not.toBe(spokenKey('A', 'Y'))
  })
})
