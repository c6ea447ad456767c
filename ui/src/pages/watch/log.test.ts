// What of a contest's log is the public's.
import { describe, expect, it } from 'vitest'

import { contest, row, say } from '../screen/samples'
import { shownRows } from './log'

describe('shownRows', () => {
  it('shows the newest first and keeps what was undone', () => {
    expect(shownRows(contest()).map((one) => one.id)).toEqual(['e5', 'e4', 'e3', 'e2', 'e1'])
  })

  it("hides marshals' taps and medical holds", () => {
    const log = { a: row('a', 0, 'observed', 'red', say('tap')), b: row('b', 1, 'held', 'red', say('held')) }
    expect(shownRows(contest({ log }))).toEqual([])
  })
})
