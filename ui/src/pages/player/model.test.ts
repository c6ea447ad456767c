// What a player's phone reckons, with a rulebook of numbers of its own: a hit every 10 minutes, death after 20.
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import type { CharacterScene, GameScene } from '$lib/scene'
import { passed, stateOf, type Rules } from '$lib/game/engine'
import type { Kept } from '$lib/store'

import { figure } from './figure'
import { changeOf, coming, gainsLeft, gameTime, plainValue, reckoned, rulesOf, ruleOf, span, stamp, tried, weapons, whyNot } from './model'

const MINUTE = 60_000
const RULES = {
  hits: { start: 3, most: 3 },
  damage: [
    { takes: 2, when: { weapon: 'axe' }, wounds: true, cites: ['blow.axe'] },
    { takes: 1, when: { part: 'limb' }, disables: true, wounds: true, cites: ['blow.limb'] },
    { takes: 0, when: {} },
  ],
  zones: [{ id: 'left-arm', part: 'limb' }, { id: 'head', part: 'none' }],
  acts: [{ id: 'fight' }, { id: 'walk' }],
  bleeding: { every: 10 * MINUTE, takes: 1, stops: ['bandage'], cites: ['bleeding'] },
  heavy: { at: 0, cites: ['heavy'] },
  death: { after: 20 * MINUTE, stops: ['healer'], grace: 60 * MINUTE, cites: ['death'] },
  recovery: [{ by: 'healer', hits: 'full', limbs: true }],
  gains: [{ cause: 'sleep', gives: 1, per_cycle: 1 }],
  losses: [{ cause: 'book', costs: 'stated' }],
  breakdown: { at: 0, refuses: ['fight'], supervised: ['walk'], cites: ['breakdown'] },
} as unknown as Rules
const game = { base: 5 * MINUTE, since: 1_000_000, cycle: 2, rules: RULES } as unknown as GameScene

function card(...facts: Record<string, unknown>[]): CharacterScene {
  const all = [{ id: 'r', at: 0, type: 'registered', hits: 3, reason: 2 }, ...facts]
  return { number: '7', log: Object.fromEntries(all.map(({ id, at, ...fact }) => [id, { id, at, fact }])) } as unknown as CharacterScene
}

/** A report tapped so many minutes of the game after it began. */
function report(minute: number, command: Record<string, unknown>, id = `t${minute}`, stream = 'character/7'): Kept {
  const at = 1_000_000 + (minute - 5) * MINUTE
  return { id, device: 'd', n: minute, text: '', sig: '', body: { id, stream, at, command }, answer: null } as unknown as Kept
}

describe('the clock', () => {
  it('runs from where it stood, stands where it is paused, and never goes back', () => {
    expect(gameTime(game, 1_000_000 + MINUTE)).toBe(6 * MINUTE)
    expect(gameTime({ base: 7, since: null }, 9e12)).toBe(7)
    expect(gameTime(game, 0)).toBe(5 * MINUTE)
  })
  it('is read in hours, minutes and seconds; what runs down ends at nothing and not before', () => {
    expect([span(0), span(59_999), span(3_675_000), span(-5)]).toEqual(['0:00', '0:59', '1:01:15', '0:00'])
    expect([stamp(0), stamp(1_800_999), stamp(90_000_000)]).toEqual(['0:00:00', '0:30:00', '25:00:00'])
    expect([span(1, true), span(60_000, true), span(0, true)]).toEqual(['0:01', '1:00', '0:00'])
  })
})

describe('alone', () => {
  const wound = { type: 'wound', zone: 'left-arm' }
  it('reckons with what is unsent at the instant it was tapped', () => {
    const now = reckoned(game, card(), [report(6, wound), report(10, { type: 'aid', kind: 'bandage' })])
    expect([now.hits, now.limbs, now.bleeds_at]).toEqual([2, ['left-arm'], null])
    expect(passed(RULES, now, 99 * MINUTE)).toBe(now)
  })
  it('lets deadlines pass: presumed dead, until the game says it is final', () => {
    const now = reckoned(game, card({ id: 'w', at: MINUTE, type: 'wounded', zone: 'left-arm' }), [])
    expect(stateOf(passed(RULES, now, 41 * MINUTE + 1))).toBe('presumed-dead')
    expect(stateOf(passed(RULES, now, 40 * MINUTE))).toBe('heavy')
  })
  it('counts a report once when the server has it, and takes no part in what is another stream’s', () => {
    const known = card({ id: 't6', at: 6 * MINUTE, type: 'wounded', zone: 'left-arm' })
    expect(reckoned(game, known, [report(6, wound)]).hits).toBe(2)
    expect(reckoned(game, card(), [report(6, wound, 'x', 'character/8'), report(7, { type: 'dispute', note: 'n' })]).hits).toBe(3)
  })
  it('gives reason in the cycle that is on', () => {
    const now = reckoned(game, card({ id: 'l', at: 1, type: 'reason-lost', cause: 'book', costs: 2 }), [report(6, { type: 'gain-reason', cause: 'sleep' })])
    expect([now.reason, gainsLeft(RULES, now, 'sleep', 2), gainsLeft(RULES, now, 'sleep', 3), gainsLeft(RULES, now, 'book', 2)]).toEqual([1, 0, 1, null])
  })
})

describe('what comes', () => {
  it('is told in its order, with the hits left and what stops it', () => {
    const now = reckoned(game, card({ id: 'w', at: 0, type: 'wounded', zone: 'left-arm' }), [])
    expect(coming(RULES, now).map((one) => [one.at / MINUTE, one.what, one.hits])).toEqual([
      [10, 'bleeding', 1], [20, 'bleeding', 0], [20, 'heavy', 0], [40, 'death', 0], [100, 'grace', 0],
    ]) // prettier-ignore
    expect(ruleOf(RULES, 'bleeding')).toEqual({ cites: ['bleeding'], stops: ['bandage'] })
    expect(ruleOf(RULES, 'grace').stops).toEqual([])
  })
  it('says before it is confirmed what a report would change', () => {
    const now = reckoned(game, card(), [])
    const at = 9 * MINUTE
    const of = (command: { type: string }) => changeOf(now, tried(RULES, now, command, 2, at))
    expect(of({ type: 'wound', zone: 'left-arm', count: 3 } as { type: string })).toMatchObject({ hits: -3, limb: true, bleeds: false, heavy: true })
    expect(of({ type: 'wound', zone: 'head' } as { type: string })).toMatchObject({ hits: 0, limb: false, bleeds: false, heavy: false })
    expect(of({ type: 'wound', zone: 'head', weapon: 'axe' } as { type: string })).toMatchObject({ hits: -2, bleeds: true })
    expect(weapons(RULES)).toEqual(['axe'])
  })
})

describe('why not', () => {
  it('names the clause: heavily wounded, broken, only under a master’s eyes, dead', () => {
    const well = reckoned(game, card(), [])
    expect(whyNot(RULES, well, 'fight')).toBeNull()
    expect(whyNot(RULES, { ...well, heavy_at: 1 }, 'fight')).toEqual({ why: 'heavy', cites: ['heavy'] })
    const broken = { ...well, reason: 0, broken_at: 1 }
    expect(whyNot(RULES, broken, 'fight')).toEqual({ why: 'broken', cites: ['breakdown'] })
    expect(whyNot(RULES, broken, 'walk')?.why).toBe('supervised')
    expect(whyNot(RULES, { ...well, dead_at: 1 }, 'walk')).toEqual({ why: 'dead', cites: ['death'] })
  })
  it('reads values of the game’s own', () => {
    expect(['600000', '5400000', '4', '"full"', '["a","b"]', '[{"x":1}]'].map(plainValue)).toEqual(['10:00', '1:30:00', '4', 'full', 'a, b', ''])
  })
  it('reads the rules from the topic', () => expect(rulesOf(game)).toBe(RULES))
})

describe('the figure', () => {
  const shipped = JSON.parse(readFileSync(new URL('../../lib/game/cases.json', import.meta.url), 'utf8')) as { rules: Rules[] }
  it('has a place for every zone of the shipped game, none under 48 px, none over another', () => {
    const { parts, others } = figure(shipped.rules[0]!.zones.map((one) => one.id))
    expect(others).toEqual([])
    expect(new Set(parts.map((one) => one.zone)).size).toBe(shipped.rules[0]!.zones.length)
    for (const one of parts) expect(Math.min(one.w, one.h), one.key).toBeGreaterThanOrEqual(48)
    for (const [i, a] of parts.entries()) {
      for (const b of parts.slice(i + 1)) {
        const over = a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
        expect(over, `${a.key} over ${b.key}`).toBe(false)
      }
    }
  })
  it('draws what another game does not ask for, and lists what has no place', () => {
    const { parts, others, drawn } = figure(['body', 'below-knee'])
    expect(parts.map((one) => one.key)).toEqual(['torso'])
    expect(others).toEqual(['below-knee'])
    expect(drawn.length).toBe(11)
  })
})
