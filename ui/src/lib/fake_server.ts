// A server for tests: keeps the wire's promises over a network that loses, doubles, reorders and delays.
import { merged } from './merge'
import type { Socket } from './link'
import { sign } from './ids'
import type { Answer, Body, FromDevice, FromServer } from './wire'

export interface Weather {
  readonly loss: number
  readonly doubled: number
  readonly delay: number // the longest, ms; different delays reorder
  readonly cut: number // the chance that a frame breaks the connection
}

export const CALM: Weather = { loss: 0, doubled: 0, delay: 0, cut: 0 }

/** A generator of numbers in 0…1 that gives the same ones for the same seed. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

interface Line {
  readonly socket: FakeSocket
  watched: Map<string, number>
}

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  open = true
  readonly #take: (text: string) => void

  constructor(take: (text: string) => void) {
    this.#take = take
  }
  send(text: string): void {
    if (this.open) this.#take(text)
  }
  close(): void {
    this.open = false
  }
  cut(): void {
    if (!this.open) return
    this.open = false
    this.onclose?.()
  }
}

/** Answers as docs/wire.md says; `journal` holds each accepted command once, `views` the topics. */
export class FakeServer {
  weather: Weather = CALM
  epoch = 'e1'
  up = true
  mute = false
  skew = 0
  readonly secret: string
  readonly journal: Body[] = []
  readonly received: string[] = []
  readonly frames: FromDevice[] = []
  readonly answers = new Map<string, Answer>()
  readonly views = new Map<string, { number: number; view: unknown }>()
  refuse: (body: Body) => Answer['status'] = () => 'done'
  #lines: Line[] = []
  readonly #random: () => number

  constructor(secret: string, seed = 1) {
    this.secret = secret
    this.#random = dice(seed)
  }

  connect(): FakeSocket {
    if (!this.up) {
      const dead = new FakeSocket(() => undefined)
      setTimeout(() => dead.cut(), 5)
      return dead
    }
    const socket: FakeSocket = new FakeSocket((text) => this.#travel(socket, () => this.#take(line, text)))
    const line: Line = { socket, watched: new Map() }
    this.#lines.push(line)
    setTimeout(() => this.#send(line, { k: 'challenge', nonce: 'n', time: this.now(), epoch: this.epoch }), 1)
    return socket
  }

  now(): number {
    return Date.now() + this.skew
  }

  /** Every connection breaks; with an epoch, the server is another run of itself. */
  restart(epoch: string): void {
    this.epoch = epoch
    for (const line of this.#lines) line.socket.cut()
    this.#lines = []
  }

  cutAll(): void {
    for (const line of this.#lines) line.socket.cut()
    this.#lines = []
  }

  /** Changes a topic and tells those who watch it. */
  change(topic: string, patch: unknown): void {
    const held = this.views.get(topic) ?? { number: 0, view: null }
    const next = { number: held.number + 1, view: merged(held.view, patch) }
    this.views.set(topic, next)
    for (const line of this.#lines) {
      if (!line.watched.has(topic)) continue
      const first = line.watched.get(topic)!
      line.watched.set(topic, next.number)
      this.#send(line, { k: 'patch', topic, first, number: next.number, patch })
    }
  }

  say(frame: FromServer): void {
    for (const line of this.#lines) this.#send(line, frame)
  }

  #travel(socket: FakeSocket, arrive: () => void): void {
    const { loss, doubled, delay, cut } = this.weather
    if (this.#random() < cut) return socket.cut()
    if (this.#random() < loss) return
    const once = (): void => {
      const wait = delay * this.#random()
      setTimeout(() => socket.open && arrive(), wait)
    }
    once()
    if (this.#random() < doubled) once()
  }

  #send(line: Line, frame: FromServer): void {
    if (this.mute) return
    this.#travel(line.socket, () => line.socket.onmessage?.({ data: JSON.stringify(frame) }))
  }

  #take(line: Line, text: string): void {
    const frame = JSON.parse(text) as FromDevice
    this.frames.push(frame)
    switch (frame.k) {
      case 'hello': {
        if (frame.device && frame.sig !== sign(this.secret, 'hello\nn')) {
          const said = { code: 'identity-unknown', en: 'Unknown', ru: 'Неизвестен', uk: 'Невідомий', cites: [] }
          return this.#send(line, { k: 'wrong', said, id: '' })
        }
        const you = {
          device: frame.device ?? '',
          name: 'Pad',
          role: frame.device ? 'line-marshal' : 'spectator',
          ring: '1',
          seat: 'line-marshal-1',
          grant: 1,
          state: 'paired',
        }
        return this.#send(line, { k: 'welcome', you, time: this.now() })
      }
      case 'watch': {
        line.watched = new Map()
        for (const topic of Object.keys(frame.topics)) {
          const held = this.views.get(topic) ?? { number: 0, view: null }
          line.watched.set(topic, held.number)
          this.#send(line, { k: 'snap', topic, epoch: this.epoch, ...held })
        }
        return
      }
      case 'ping':
        return this.#send(line, { k: 'pong', t: frame.t, time: this.now() })
      case 'command':
        return this.#command(line, frame.body, frame.sig ?? '')
    }
  }

  #command(line: Line, text: string, sig: string): void {
    const body = JSON.parse(text) as Body
    this.received.push(body.id)
    if (sig !== sign(this.secret, text)) throw new Error('a wrong signature')
    let answer = this.answers.get(body.id)
    if (!answer) {
      const status = this.refuse(body)
      answer = { k: 'answer', id: body.id, status, number: 0, event: body.id, late: false, said: null, reasons: [] }
      this.answers.set(body.id, answer)
      if (status === 'done') this.journal.push(body)
    }
    this.#send(line, answer)
  }
}
