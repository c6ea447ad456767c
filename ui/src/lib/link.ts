// The socket to the server, as docs/wire.md tells it: says who we are, watches topics, repairs gaps, empties the outbox.
import { randomId, sign } from './ids'
import { merged } from './merge'
import { Offset } from './offset'
import type { Outbox } from './outbox'
import type { Device, Kept } from './store'
import type { Answer, Body, FromDevice, FromServer, Identity } from './wire'

export type Status = 'connecting' | 'connected' | 'lost'

/** What the link needs of a WebSocket. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

/** What goes with a command; `at` is the tap in server time, if not now. */
export interface Situation {
  readonly round?: number
  readonly exchange?: number
  readonly seen?: number
  readonly late?: '' | 'then' | 'now'
  readonly at?: number
}

export interface Listener {
  /** Status, identity, outbox or clock changed. */
  changed(): void
  /** A topic has a new view. */
  view(topic: string, view: unknown, number: number): void
  answered(entry: Kept, answer: Answer): void
}

export const NOBODY: Identity = { device: '', name: '', role: 'spectator', ring: '', seat: '', grant: 0, state: '' }

const PING = 2000
const SILENT = 6000 // no pong for so long: not connected
const HURRY = 2000 // the same when the page has just come back to the front
const REPAIR = 2000 // ms until a repair that did not come is asked for again
const TICK = 250
const FIRST_WAIT = 250
const LONGEST_WAIT = 5000
const OPENING_PINGS = 4 // quickly, so that the clock is good before the first tap

interface Held {
  number: number
  view: unknown
  asked: number | null // when a repair was asked for
}

export class Link {
  status: Status = 'connecting'
  since = Date.now()
  you: Identity = NOBODY
  problem: FromServer & { k: 'wrong' } | null = null
  readonly offset: Offset
  readonly outbox: Outbox
  device: Device | null = null

  readonly #make: () => Socket
  readonly #listener: Listener
  readonly #topics = new Map<string, Held>()
  readonly #monotonic: () => number
  #socket: Socket | null = null
  #ticker: ReturnType<typeof setInterval> | null = null
  #retryAt = 0
  #failures = 0
  #epoch = ''
  #heard = 0
  #pinged = 0
  #deadline = SILENT
  #quick = 0
  #welcome = false // an answer to `hello` has come on this connection

  constructor(make: () => Socket, outbox: Outbox, listener: Listener, monotonic = () => performance.now()) {
    this.#make = make
    this.outbox = outbox
    this.#listener = listener
    this.#monotonic = monotonic
    this.offset = new Offset(Date.now, monotonic)
  }

  /** Connects as `device` (null: only watches) and stays connected until `close`. */
  async open(device: Device | null): Promise<void> {
    this.device = device
    this.you = NOBODY
    await this.outbox.load(device?.device ?? '')
    this.#ticker ??= setInterval(() => this.#tick(), TICK)
    this.#drop()
    this.#connect()
  }

  close(): void {
    if (this.#ticker) clearInterval(this.#ticker)
    this.#ticker = null
    this.#drop()
    this.#lost()
  }

  watch(topic: string): void {
    if (this.#topics.has(topic)) return
    this.#topics.set(topic, { number: 0, view: null, asked: null })
    this.#sayWatch()
  }

  unwatch(topic: string): void {
    if (this.#topics.delete(topic)) this.#sayWatch()
  }

  /** Puts a command into the outbox and on its way; resolves when it is kept. Everything in it is fixed at this instant. */
  async command(
    stream: string,
    command: Body['command'],
    situation: Situation = {},
    named: (id: string) => void = () => undefined,
  ): Promise<Kept> {
    const device = this.device
    const { at = this.offset.now(), round, exchange, seen, late } = situation
    const common = {
      id: randomId(),
      device: device?.device ?? '',
      stream,
      at,
      error: this.offset.error,
      seat: this.you.seat,
      grant: this.you.grant,
      ...(round === undefined ? {} : { round }),
      ...(exchange === undefined ? {} : { exchange }),
      ...(seen === undefined ? {} : { seen }),
      ...(late ? { late } : {}),
      command,
    }
    named(common.id)
    const kept = this.outbox.add((n) => {
      const body: Body = { ...common, n }
      const text = JSON.stringify(body)
      const sig = device ? sign(device.secret, text) : ''
      return { id: body.id, device: common.device, n, text, sig, body, answer: null }
    })
    this.#listener.changed()
    const entry = await kept
    this.#flush()
    return entry
  }

  /** The page came to the front or the network came back: look at once whether the other end is there. */
  hurry(): void {
    if (!this.#ticker) return
    if (this.offset.jumped()) this.#quick = OPENING_PINGS
    if (!this.#socket) {
      this.#failures = 0
      this.#connect()
    } else if (this.status === 'connected') {
      this.#deadline = Math.min(this.#deadline, this.#monotonic() - this.#heard + HURRY)
      this.#ping()
    }
  }

  #connect(): void {
    let socket: Socket
    try {
      socket = this.#make()
    } catch {
      this.#lost()
      return
    }
    this.#socket = socket
    this.#heard = this.#monotonic()
    this.#deadline = SILENT
    this.#welcome = false
    socket.onmessage = (event) => {
      if (socket === this.#socket && typeof event.data === 'string') this.#receive(event.data)
    }
    socket.onclose = () => {
      if (socket !== this.#socket) return
      this.#drop()
      this.#lost()
    }
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onmessage = socket.onclose = null
    try {
      socket.close()
    } catch {
      // it never opened
    }
  }

  #lost(): void {
    if (this.status !== 'lost') {
      this.status = 'lost'
      this.since = Date.now()
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.#failures, 10))
    this.#failures += 1
    this.#retryAt = this.#monotonic() + wait * (0.5 + Math.random()) // forty phones must not come back in one instant
    this.#listener.changed()
  }

  #tick(): void {
    const now = this.#monotonic()
    if (!this.#socket) {
      if (now >= this.#retryAt) this.#connect()
      return
    }
    if (now - this.#heard > this.#deadline) {
      this.#drop()
      this.#lost()
      return
    }
    if (this.status !== 'connected') return
    if (this.offset.jumped()) this.#quick = OPENING_PINGS
    this.#repair(now)
    if (this.#quick > 0 || now - this.#pinged >= PING) this.#ping()
    this.#flush()
  }

  #repair(now: number): void {
    const late = [...this.#topics.values()].filter((held) => held.asked != null && now - held.asked > REPAIR)
    if (late.length === 0) return
    for (const held of late) held.asked = now
    this.#sayWatch()
  }

  #ping(): void {
    this.#pinged = this.#monotonic()
    this.#quick = Math.max(0, this.#quick - 1)
    const error = Math.round(this.offset.error)
    this.#say({ k: 'ping', t: Date.now(), unsent: this.outbox.unsent, error })
  }

  #say(frame: FromDevice): void {
    try {
      this.#socket?.send(JSON.stringify(frame))
    } catch {
      // not open any more: onclose follows, and what mattered is in the outbox
    }
  }

  #flush(): void {
    if (this.status !== 'connected' || !this.#socket) return
    // as long as the server does not take us for the device that tapped, its commands wait
    if (this.you.device !== (this.device?.device ?? '')) return
    for (const entry of this.outbox.due(this.#monotonic())) {
      this.#say({ k: 'command', body: entry.text, sig: entry.sig })
    }
    this.#listener.changed()
  }

  #sayWatch(): void {
    if (this.status !== 'connected') return
    const topics = Object.fromEntries([...this.#topics].map(([topic, held]) => [topic, held.number]))
    this.#say({ k: 'watch', topics, epoch: this.#epoch })
  }

  #receive(text: string): void {
    let frame: FromServer
    try {
      frame = JSON.parse(text) as FromServer
    } catch {
      return
    }
    switch (frame.k) {
      case 'challenge':
        return this.#challenged(frame.nonce, frame.time, frame.epoch)
      case 'welcome':
        return this.#welcomed(frame.you, frame.time)
      case 'pong':
        this.#heard = this.#monotonic()
        this.#deadline = SILENT
        this.offset.learn(frame.t, frame.time)
        return this.#listener.changed()
      case 'snap':
        return this.#snapped(frame.topic, frame.epoch, frame.number, frame.view)
      case 'patch':
        return this.#patched(frame.topic, frame.first, frame.number, frame.patch)
      case 'answer':
        return this.#answered(frame)
      case 'wrong':
        return this.#told(frame)
    }
  }

  #challenged(nonce: string, time: number, epoch: string): void {
    this.offset.guess(time)
    if (epoch !== this.#epoch) for (const held of this.#topics.values()) held.number = 0
    this.#epoch = epoch
    const device = this.device
    this.#say(device ? { k: 'hello', device: device.device, sig: sign(device.secret, `hello\n${nonce}`) } : { k: 'hello' })
  }

  #welcomed(you: Identity, time: number): void {
    if (!this.#welcome) this.problem = null
    this.#welcome = true
    this.you = you
    this.#heard = this.#monotonic()
    this.offset.guess(time)
    if (this.status !== 'connected') {
      this.status = 'connected'
      this.since = Date.now()
      this.#failures = 0
      this.#quick = OPENING_PINGS
      for (const held of this.#topics.values()) held.asked = null
      this.outbox.unsend()
      this.#ping()
      void this.outbox.load(this.device?.device ?? '').then(() => this.#flush())
    }
    this.#sayWatch() // also when the identity changed: it may watch other topics now
    this.#flush()
  }

  #snapped(topic: string, epoch: string, number: number, view: unknown): void {
    const held = this.#topics.get(topic)
    if (!held || epoch !== this.#epoch) return
    if (number < held.number) return // overtaken by what we have
    this.#show(topic, held, view, number)
  }

  #patched(topic: string, first: number, number: number, patch: unknown): void {
    const held = this.#topics.get(topic)
    if (!held || number <= held.number) return
    if (first !== held.number) {
      if (held.asked == null) {
        held.asked = this.#monotonic()
        this.#sayWatch()
      }
      return
    }
    this.#show(topic, held, merged(held.view, patch), number)
  }

  #show(topic: string, held: Held, view: unknown, number: number): void {
    held.view = view
    held.number = number
    held.asked = null
    this.#listener.view(topic, view, number)
  }

  #answered(answer: Answer): void {
    const entry = this.outbox.settle(answer)
    if (entry) this.#listener.answered(entry, answer)
    this.#flush()
    this.#listener.changed()
  }

  /** A fault at the other end; a command that is named was not taken, stays in the outbox and goes out again. */
  #told(frame: FromServer & { k: 'wrong' }): void {
    this.problem = frame
    if (this.device && !this.#welcome && !frame.id) {
      this.#welcome = true
      this.#say({ k: 'hello' }) // the server does not know this device: what anyone may see can still be watched
    }
    this.#listener.changed()
  }
}
