import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { CALM, FakeServer } from './fake_server'
import { randomHex, randomId, sign } from './ids'
import { Link } from './link'
import { Outbox } from './outbox'
import { BrowserStore, MemoryStore, type Device, type Store } from './store'

const SECRET = 'ab'.repeat(32)
const STORM = { loss: 0.2, doubled: 0.2, delay: 800, cut: 0.02 }

const device: Device = { device: 'd1', secret: SECRET, name: 'Pad', role: '', n: 0, used: 1 }
const links: Link[] = []

interface Rig {
  link: Link
  views: Map<string, unknown>
  answered: string[]
}

async function rig(server: FakeServer, store: Store, who: Device | null = device): Promise<Rig> {
  const views = new Map<string, unknown>()
  const answered: string[] = []
  const link = new Link(() => server.connect(), new Outbox(store), {
    changed: () => undefined,
    view: (topic, view) => views.set(topic, view),
    answered: (entry) => answered.push(entry.id),
  })
  links.push(link)
  await link.open(who)
  return { link, views, answered }
}

async function memory(): Promise<MemoryStore> {
  const store = new MemoryStore()
  await store.putDevice(device)
  return store
}

/** How many commands have left the outbox, and how many were sent in all: their difference is on its way. */
const sentBy = (server: FakeServer): number => server.frames.filter((frame) => frame.k === 'command').length
const answered = (link: Link): number => 300 - link.outbox.unsent

const tap = { type: 'observe', side: 'red', zone: 'head' }

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'clearTimeout', 'Date', 'performance'] }))
afterEach(() => {
  for (const link of links.splice(0)) link.close()
  vi.useRealTimers()
})

test('HMAC-SHA256 is that of RFC 4231', () => {
  expect(sign('0b'.repeat(20), 'Hi There')).toBe('b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7')
})

test('ids are random UUIDs and need no randomUUID', () => {
  const ids = new Set(Array.from({ length: 200 }, randomId))
  expect(ids.size).toBe(200)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(randomHex()).toMatch(/^[0-9a-f]{32}$/)
})

test('a device proves itself and is welcomed', async () => {
  const server = new FakeServer(SECRET)
  const { link } = await rig(server, await memory())
  expect(link.status).toBe('connecting')
  await vi.advanceTimersByTimeAsync(50)
  expect(link.status).toBe('connected')
  expect(link.you.seat).toBe('line-marshal-1')
})

test('a command carries what its sender saw, signed, and leaves the outbox when answered', async () => {
  const server = new FakeServer(SECRET)
  server.skew = 5000
  const store = await memory()
  const { link, answered } = await rig(server, store)
  await vi.advanceTimersByTimeAsync(3000)
  const entry = await link.command('contest/duel/q-1', tap, { round: 1, exchange: 3, seen: 17 })
  await vi.advanceTimersByTimeAsync(10)
  expect(answered).toEqual([entry.id])
  expect(await store.kept('d1')).toEqual([])
  expect(link.outbox.unsent).toBe(0)
  const { at, error, ...rest } = server.journal[0]!
  expect(rest).toEqual({
    id: entry.id, n: 1, device: 'd1', stream: 'contest/duel/q-1', round: 1, exchange: 3, seen: 17,
    seat: 'line-marshal-1', grant: 1, command: tap,
  })
  expect(Math.abs(at - (Date.now() - 10 + 5000))).toBeLessThanOrEqual(error! + 1)
})

test('twenty taps without a network arrive once each when it is back', async () => {
  const server = new FakeServer(SECRET)
  const { link } = await rig(server, await memory())
  await vi.advanceTimersByTimeAsync(50)
  server.up = false
  server.cutAll()
  for (let i = 0; i < 20; i++) {
    await link.command('contest/a/b', { ...tap, count: i })
    await vi.advanceTimersByTimeAsync(300)
  }
  expect(link.status).toBe('lost')
  expect(link.outbox.unsent).toBe(20)
  server.up = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.journal.map((body) => body.command['count'])).toEqual(Array.from({ length: 20 }, (_, i) => i))
  expect(link.outbox.unsent).toBe(0)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('in a storm (seed %i) nothing is lost and nothing doubled', async (seed) => {
  const server = new FakeServer(SECRET, seed)
  server.weather = STORM
  server.change('ring/1', { n: 0, log: {} })
  const { link, views } = await rig(server, await memory())
  link.watch('ring/1')
  const sent: string[] = []
  for (let i = 1; i <= 60; i++) {
    sent.push((await link.command('contest/a/b', tap)).id)
    server.change('ring/1', { n: i, log: { [`e${i}`]: i, [`e${i - 3}`]: null } })
    if (i === 30) server.restart('e2')
    await vi.advanceTimersByTimeAsync(400)
  }
  server.weather = CALM
  server.cutAll()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(server.journal.map((body) => body.id).sort()).toEqual([...sent].sort())
  expect(server.journal.map((body) => body.n).sort((a, b) => a! - b!)).toEqual(sent.map((_, i) => i + 1))
  expect(link.outbox.unsent).toBe(0)
  expect(views.get('ring/1')).toEqual({ n: 60, log: { e58: 58, e59: 59, e60: 60 } })
})

test('an unanswered command is sent again after 2.5 s, as it was', async () => {
  const server = new FakeServer(SECRET)
  const { link } = await rig(server, await memory())
  await vi.advanceTimersByTimeAsync(50)
  server.weather = { ...CALM, loss: 1 }
  await link.command('contest/a/b', tap)
  await vi.advanceTimersByTimeAsync(2000)
  server.weather = CALM
  await vi.advanceTimersByTimeAsync(300)
  expect(server.received).toEqual([])
  await vi.advanceTimersByTimeAsync(700)
  expect(server.journal).toHaveLength(1)
})

test('a refusal is kept to be shown and blocks no other command', async () => {
  const server = new FakeServer(SECRET)
  server.refuse = (body) => (body.command['zone'] === 'head' ? 'refused' : 'done')
  const store = await memory()
  const { link } = await rig(server, store)
  await vi.advanceTimersByTimeAsync(50)
  const bad = await link.command('contest/a/b', tap)
  const good = await link.command('contest/a/b', { ...tap, zone: 'torso' })
  await vi.advanceTimersByTimeAsync(50)
  expect(server.journal.map((body) => body.id)).toEqual([good.id])
  expect(link.outbox.unsent).toBe(0)
  expect(link.outbox.shown.map((entry) => entry.id)).toEqual([bad.id])
  const again = await rig(server, store) // a reload before it was read
  expect(again.link.outbox.shown.map((entry) => entry.id)).toEqual([bad.id])
  again.link.outbox.dismiss(bad.id)
  await vi.advanceTimersByTimeAsync(1)
  expect(await store.kept('d1')).toEqual([])
})

test('a command for which the server was too busy stays and is sent again', async () => {
  const server = new FakeServer(SECRET)
  const { link } = await rig(server, await memory())
  await vi.advanceTimersByTimeAsync(50)
  server.weather = { ...CALM, loss: 1 }
  const entry = await link.command('contest/a/b', tap)
  server.weather = CALM
  server.say({ k: 'wrong', said: { code: 'wire-busy', en: 'Busy', ru: 'Занят', uk: 'Зайнятий', cites: [] }, id: entry.id })
  await vi.advanceTimersByTimeAsync(10)
  expect(link.outbox.unsent).toBe(1)
  expect(link.problem?.said.code).toBe('wire-busy')
  await vi.advanceTimersByTimeAsync(3000)
  expect(server.journal.map((body) => body.id)).toEqual([entry.id])
})

test('hundreds of kept commands do not flood the server', async () => {
  const server = new FakeServer(SECRET)
  server.up = false
  const { link } = await rig(server, await memory())
  for (let i = 0; i < 300; i++) await link.command('contest/a/b', tap)
  server.up = true
  server.weather = { ...CALM, delay: 20 }
  let most = 0
  for (let i = 0; i < 3000 && server.journal.length < 300; i++) {
    await vi.advanceTimersByTimeAsync(10)
    most = Math.max(most, server.received.length - server.answers.size, sentBy(server) - answered(link))
  }
  await vi.advanceTimersByTimeAsync(100)
  expect(server.received).toHaveLength(300)
  expect(most).toBeLessThanOrEqual(32)
  expect(link.outbox.unsent).toBe(0)
})

test('a device the server does not know watches as anyone may, and keeps its commands', async () => {
  const server = new FakeServer('cd'.repeat(32))
  server.change('ring/1', { n: 1 })
  const { link, views } = await rig(server, await memory())
  link.watch('ring/1')
  await link.command('contest/a/b', tap)
  await vi.advanceTimersByTimeAsync(5000)
  expect(link.status).toBe('connected')
  expect(link.you.device).toBe('')
  expect(link.problem?.said.code).toBe('identity-unknown')
  expect(views.get('ring/1')).toEqual({ n: 1 })
  expect(server.received).toEqual([])
  expect(link.outbox.unsent).toBe(1)
})

test('the outbox survives the page and belongs to the device that tapped', async () => {
  vi.useRealTimers() // the database of this test has timers of its own
  const server = new FakeServer(SECRET)
  server.up = false
  const store = await BrowserStore.open('survives')
  await store.putDevice(device)
  const first = await rig(server, store)
  const entries = [await first.link.command('contest/a/b', tap), await first.link.command('contest/a/b', tap)]
  first.link.close()
  server.up = true
  const other: Device = { ...device, device: 'd2' }
  await store.putDevice(other)
  const stranger = await rig(server, await BrowserStore.open('survives'), other)
  await vi.waitFor(() => expect(stranger.link.status).toBe('connected'))
  expect(server.journal).toEqual([])
  const reloaded = await rig(server, await BrowserStore.open('survives'))
  await vi.waitFor(() => expect(server.journal.map((body) => body.id)).toEqual(entries.map((entry) => entry.id)))
  await vi.waitFor(async () => expect(await store.kept('d1')).toEqual([]))
  const next = await reloaded.link.command('contest/a/b', tap)
  expect(next.n).toBe(3)
})

test('two tabs of one device take different numbers', async () => {
  vi.useRealTimers()
  const [one, two] = [await BrowserStore.open('tabs'), await BrowserStore.open('tabs')]
  await one.putDevice(device)
  const make = (n: number) => ({ id: `${n}-${randomId()}`, device: 'd1', n, text: '', sig: '', body: {} as never, answer: null })
  const made = await Promise.all([one, two, one, two, one].map((store) => store.add('d1', make)))
  expect(made.map((entry) => entry.n).sort()).toEqual([1, 2, 3, 4, 5])
})

test('a command that cannot be kept is sent all the same, and it is said', async () => {
  const server = new FakeServer(SECRET)
  const store = await memory()
  store.add = () => Promise.reject(new Error('the disk is full'))
  const { link } = await rig(server, store)
  await vi.advanceTimersByTimeAsync(50)
  await link.command('contest/a/b', tap)
  await vi.advanceTimersByTimeAsync(50)
  expect(server.journal).toHaveLength(1)
  expect(link.outbox.durable).toBe(false)
})

test('a gap is noticed and repaired by watching again with what is held', async () => {
  const server = new FakeServer(SECRET)
  server.change('ring/1', { score: 1 })
  const { link, views } = await rig(server, await memory())
  link.watch('ring/1')
  await vi.advanceTimersByTimeAsync(50)
  expect(views.get('ring/1')).toEqual({ score: 1 })
  server.weather = { ...CALM, loss: 1 }
  server.change('ring/1', { score: 2 })
  server.weather = CALM
  server.change('ring/1', { round: 1 })
  await vi.advanceTimersByTimeAsync(50)
  expect(server.frames.filter((frame) => frame.k === 'watch').at(-1)).toMatchObject({ topics: { 'ring/1': 1 }, epoch: 'e1' })
  expect(views.get('ring/1')).toEqual({ score: 2, round: 1 })
})

test('a lost repair is asked for again', async () => {
  const server = new FakeServer(SECRET)
  server.change('ring/1', { score: 1 })
  const { link, views } = await rig(server, await memory())
  link.watch('ring/1')
  await vi.advanceTimersByTimeAsync(50)
  server.weather = { ...CALM, loss: 1 }
  server.change('ring/1', { score: 2 })
  server.weather = CALM
  server.change('ring/1', { score: 3 })
  server.weather = { ...CALM, loss: 1 }
  await vi.advanceTimersByTimeAsync(100) // the answer to `watch` is lost
  server.weather = CALM
  await vi.advanceTimersByTimeAsync(5000)
  expect(views.get('ring/1')).toEqual({ score: 3 })
})

test('what overtakes or comes twice changes nothing', async () => {
  const server = new FakeServer(SECRET)
  server.change('ring/1', { score: 1 })
  const { link, views } = await rig(server, await memory())
  link.watch('ring/1')
  await vi.advanceTimersByTimeAsync(50)
  const patch = { k: 'patch', topic: 'ring/1', first: 1, number: 2, patch: { score: 2 } } as const
  server.say(patch)
  server.say(patch)
  server.say({ k: 'snap', topic: 'ring/1', epoch: 'e1', number: 1, view: { score: 1 } })
  server.say({ k: 'snap', topic: 'ring/1', epoch: 'e0', number: 99, view: { score: 0 } })
  await vi.advanceTimersByTimeAsync(10)
  expect(views.get('ring/1')).toEqual({ score: 2 })
})

test('numbers of another epoch mean nothing: the topic comes whole', async () => {
  const server = new FakeServer(SECRET)
  for (let i = 0; i < 9; i++) server.change('ring/1', { score: i })
  const { link, views } = await rig(server, await memory())
  link.watch('ring/1')
  await vi.advanceTimersByTimeAsync(50)
  server.views.set('ring/1', { number: 1, view: { score: 42 } })
  server.restart('e2')
  await vi.advanceTimersByTimeAsync(3000)
  expect(server.frames.filter((frame) => frame.k === 'watch').at(-1)).toMatchObject({ topics: { 'ring/1': 0 }, epoch: 'e2' })
  expect(views.get('ring/1')).toEqual({ score: 42 })
})

test('a silent socket is given up after 6 s and another is opened', async () => {
  const server = new FakeServer(SECRET)
  const { link } = await rig(server, await memory())
  await vi.advanceTimersByTimeAsync(3000)
  server.mute = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(link.status).toBe('connected')
  await vi.advanceTimersByTimeAsync(3500)
  expect(link.status).toBe('lost')
  server.mute = false
  await vi.advanceTimersByTimeAsync(7000)
  expect(link.status).toBe('connected')
})

test('a page that comes back to the front notices a dead socket within 2 s, and does not wait for the next try', async () => {
  const server = new FakeServer(SECRET)
  const { link } = await rig(server, await memory())
  await vi.advanceTimersByTimeAsync(3000)
  server.mute = true
  link.hurry()
  await vi.advanceTimersByTimeAsync(2600)
  expect(link.status).toBe('lost')
  server.mute = false
  server.up = false
  await vi.advanceTimersByTimeAsync(30_000)
  server.up = true
  link.hurry()
  await vi.advanceTimersByTimeAsync(20)
  expect(link.status).toBe('connected')
})

test('a restarted server is not asked by all at once: tries spread and grow to five seconds', async () => {
  const server = new FakeServer(SECRET)
  server.up = false
  const tries: number[] = []
  const connect = server.connect.bind(server)
  server.connect = () => {
    tries.push(performance.now())
    return connect()
  }
  await rig(server, await memory())
  await vi.advanceTimersByTimeAsync(60_000)
  const waits = tries.slice(1).map((at, i) => at - tries[i]!)
  expect(Math.max(...waits)).toBeLessThanOrEqual(8000)
  expect(waits[0]!).toBeLessThan(1000)
  expect(Math.min(...waits.slice(6))).toBeGreaterThanOrEqual(2500)
})
