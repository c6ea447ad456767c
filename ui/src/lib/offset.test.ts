import { expect, test } from 'vitest'

import { Offset } from './offset'

function rig(): { offset: Offset; wall: { now: number }; mono: { now: number } } {
  const wall = { now: 1_000_000 }
  const mono = { now: 500 }
  return { offset: new Offset(() => wall.now, () => mono.now), wall, mono }
}

function pass(clock: { wall: { now: number }; mono: { now: number } }, ms: number): void {
  clock.wall.now += ms
  clock.mono.now += ms
}

test('the shortest way there and back decides, and half of it is the error', () => {
  const it = rig()
  const sample = (there: number, back: number, ahead: number): void => {
    const sent = it.wall.now
    pass(it, there + back)
    it.offset.learn(sent, sent + there + ahead)
  }
  sample(300, 20, 5000)
  sample(10, 14, 5000)
  sample(5, 400, 5000)
  expect(it.offset.error).toBe(12)
  expect(Math.abs(it.offset.now() - (it.wall.now + 5000))).toBeLessThanOrEqual(2)
})

test('only the last sixteen count', () => {
  const it = rig()
  it.offset.learn(it.wall.now, it.wall.now + 100) // a way of 0 ms
  expect(it.offset.error).toBe(0)
  for (let i = 0; i < 16; i++) {
    const sent = it.wall.now
    pass(it, 40)
    it.offset.learn(sent, sent + 20)
  }
  expect(it.offset.error).toBe(20)
})

test('before the first sample the error is the greatest there is', () => {
  expect(rig().offset.error).toBe(60_000)
})

test('a clock that was set voids what was learned; slow drift does not', () => {
  const it = rig()
  it.offset.jumped()
  it.offset.learn(it.wall.now, it.wall.now)
  pass(it, 2000)
  it.wall.now += 30
  expect(it.offset.jumped()).toBe(false)
  it.wall.now += 3_600_000
  expect(it.offset.jumped()).toBe(true)
  expect(it.offset.error).toBe(60_000)
  it.offset.learn(it.wall.now, it.wall.now - 3_600_000)
  expect(it.offset.now()).toBe(it.wall.now - 3_600_000)
})
