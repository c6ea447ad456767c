// The phone's engine against the rulebook's worked cases, as the server's engine plays them.
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { deadlines, fold, may, NOBODY, passed, stateOf, type Condition, type Fact, type Rules } from './engine'

interface Step {
  readonly told: number
  readonly facts: number
  readonly is: Readonly<Record<string, unknown>>
}
interface Case {
  readonly name: string
  readonly rules: number
  readonly facts: readonly Fact[]
  readonly steps: readonly Step[]
}
const known = JSON.parse(readFileSync(new URL('./cases.json', import.meta.url), 'utf8')) as {
  readonly rules: readonly Rules[]
  readonly cases: readonly Case[]
}

const MINUTE = 60_000

/** What the cases say of a character, worked out here. */
function shown(rules: Rules, now: Condition): Record<string, unknown> {
  const acts = (rules.acts ?? []).map((one) => one.id)
  return {
    state: stateOf(now), hits: now.hits, most_hits: now.most_hits, limbs: now.limbs, reason: now.reason,
    most_reason: now.most_reason, traumas: now.traumas, death: now.death,
    next: deadlines(rules, now).map(([at, what]) => [at / MINUTE, what]),
    may: acts.filter((one) => may(rules, now, one) === 'yes'),
    supervised: acts.filter((one) => may(rules, now, one) === 'supervised'),
  } // prettier-ignore
}

describe('the worked cases', () => {
  for (const one of known.cases) {
    it(one.name, () => {
      const rules = known.rules[one.rules]!
      for (const step of one.steps) {
        const now = fold(rules, one.facts.slice(0, step.facts), step.told)
        expect(shown(rules, now)).toEqual(step.is)
      }
    })
  }
})

describe('without the server', () => {
  const rules = known.rules[0]!
  const registered: Fact = { id: 'r', at: 0, type: 'registered', hits: 3, reason: 7 }

  it('lets time do what the server would record', () => {
    const wound: Fact = { id: 'w', at: 0, type: 'wounded', zone: 'left-arm' }
    const recorded = [30, 60].map((at): Fact => ({ id: `b${at}`, at: at * MINUTE, type: 'lapsed', what: 'bleeding' }))
    const death: Fact = { id: 'd', at: 90 * MINUTE, type: 'lapsed', what: 'death' }
    const alone = fold(rules, [registered, wound], 91 * MINUTE)
    expect(alone).toEqual(fold(rules, [registered, wound, ...recorded, death], 91 * MINUTE))
    expect(stateOf(alone)).toBe('presumed-dead')
  })

  it('knows nobody before he is registered, and no fact it was not taught', () => {
    expect(fold(rules, [])).toEqual(NOBODY)
    const strange: Fact = { id: 's', at: 1, type: 'sang' }
    expect(fold(rules, [registered, strange]).hits).toBe(3)
    expect(passed(rules, NOBODY, 1e12)).toEqual(NOBODY)
  })
})
