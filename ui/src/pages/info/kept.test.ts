// A phone keeps what it has seen, the newest of it where there is little room, and nothing of another event.
import { describe, expect, test } from 'vitest'

import { forget, keep, seen, topics, type Shelf } from './kept'

class Box implements Shelf {
  readonly rows = new Map<string, string>()
  readonly room: number
  constructor(room = Infinity) {
    this.room = room
  }
  get length(): number {
    return this.rows.size
  }
  key(i: number): string | null {
    return [...this.rows.keys()][i] ?? null
  }
  getItem(key: string): string | null {
    return this.rows.get(key) ?? null
  }
  removeItem(key: string): void {
    this.rows.delete(key)
  }
  setItem(key: string, text: string): void {
    const others = [...this.rows].filter(([one]) => one !== key).reduce((sum, [, value]) => sum + value.length, 0)
    if (others + text.length > this.room) throw new Error('full')
    this.rows.set(key, text)
  }
}

describe('what is kept', () => {
  test('comes back with its age', () => {
    const box = new Box()
    keep(box, 'public', { at: 7, view: { event: 'Invented Cup' } })
    expect(seen(box, 'public')).toEqual({ at: 7, view: { event: 'Invented Cup' } })
    expect(seen(box, 'public/ring/1')).toBeNull()
  })

  test('is at most forty topics, the newest', () => {
    const box = new Box()
    for (let i = 1; i <= 50; i++) keep(box, `t${i}`, { at: i, view: i })
    expect(topics(box).length).toBe(40)
    expect(seen(box, 't10')).toBeNull()
    expect(seen(box, 't11')?.view).toBe(11)
  })

  test('makes room where there is little', () => {
    const box = new Box(400)
    for (let i = 1; i <= 20; i++) keep(box, `t${i}`, { at: i, view: 'x'.repeat(40) })
    expect(seen(box, 't20')?.at).toBe(20)
    keep(box, 'huge', { at: 30, view: 'x'.repeat(1000) })
    expect(seen(box, 'huge')).toBeNull()
  })

  test('is nothing where the browser keeps nothing, or holds something else there', () => {
    keep(null, 'public', { at: 1, view: 1 })
    expect(seen(null, 'public')).toBeNull()
    const box = new Box()
    for (const text of ['', '{', '7', '"x"', 'null', '{"at":"x","view":1}']) {
      box.rows.set('hofmarshal.info.topic.public', text)
      expect(seen(box, 'public')).toBeNull()
    }
  })

  test('is forgotten when the event is another one, and nothing else with it', () => {
    const box = new Box()
    box.setItem('hofmarshal.lang', 'uk')
    keep(box, 'public', { at: 1, view: 1 })
    forget(box)
    expect([...box.rows.keys()]).toEqual(['hofmarshal.lang'])
  })
})
