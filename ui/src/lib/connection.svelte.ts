// The one connection of a page, reactive: status, identity, topics, commands on their way and their answers.
import { loadDevice, noteRole } from './device'
import { Link, NOBODY, type Situation, type Socket, type Status } from './link'
import { Outbox } from './outbox'
import { store, type Device, type Kept } from './store'
import type { Said } from './scene'
import type { Answer, Body, Identity } from './wire'

export type { Situation, Status } from './link'

/** A command as its sender may follow it: `unsent` until it is on its way, `sent` until it is answered. */
export class Sent {
  id = $state('')
  state = $state<'unsent' | 'sent' | Answer['status']>('unsent')
  answer = $state.raw<Answer | null>(null)
  readonly stream: string
  readonly command: Body['command']
  readonly done: Promise<Answer>
  resolve: (answer: Answer) => void = () => undefined

  constructor(stream: string, command: Body['command']) {
    this.stream = stream
    this.command = command
    this.done = new Promise((resolve) => (this.resolve = resolve))
  }
}

/** A command whose answer must be read: refused, or a start, halt or stop that came too late to be sure. */
export interface Shown {
  readonly id: string
  readonly stream: string
  readonly at: number
  readonly command: Body['command']
  readonly body: Body
  readonly answer: Answer
}

/** A watched topic: `view` is null until the first snapshot; `number` counts within the server's epoch. */
export class Topic<T> {
  view = $state.raw<T | null>(null)
  number = $state(0)
}

function browserSocket(): Socket {
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`
  return new WebSocket(address) as unknown as Socket
}

class Connection {
  status = $state<Status>('connecting')
  /** Since when (this device's clock, ms) the status holds. */
  since = $state(Date.now())
  you = $state.raw<Identity>(NOBODY)
  device = $state.raw<Device | null>(null)
  /** Commands without an answer. */
  unsent = $state(0)
  /** Those commands, in the order they were given: what a page that goes on alone reckons with. */
  waiting = $state.raw<readonly Kept[]>([])
  /** How far `now()` may be wrong, ms. */
  error = $state(60_000)
  /** False where this browser keeps nothing: a reload would lose what is unsent. */
  durable = $state(true)
  /** Refused commands, until dismissed. */
  refused = $state.raw<readonly Shown[]>([])
  /** Starts, halts and stops of which the server asks when they should count. */
  asked = $state.raw<readonly Shown[]>([])
  /** What the server could not accept outside of a command, such as a wrong signature. */
  problem = $state.raw<Said | null>(null)
  /** True once the identity is known (welcome was said), also after the connection was lost again. */
  known = $state(false)

  readonly #topics = new Map<string, Topic<unknown>>()
  readonly #sent = new Map<string, Sent>()
  #link: Link | null = null
  #opening: Promise<Link> | null = null
  #roles: readonly string[] = []
  #noted = ''

  /** Connects; `roles` says whose device is wanted if this browser has several. Called by `start`. */
  async open(roles: readonly string[] = []): Promise<void> {
    this.#roles = roles
    this.#opening ??= this.#start()
    await this.#opening
  }

  /** Connects anew as the device that was just saved (after pairing or sign-in). */
  async reopen(): Promise<void> {
    const link = await (this.#opening ??= this.#start())
    this.device = await loadDevice(this.#roles)
    this.known = false
    await link.open(this.device)
  }

  async #start(): Promise<Link> {
    const link = new Link(browserSocket, new Outbox(await store()), {
      changed: () => this.#changed(),
      view: (name, view, number) => {
        const topic = this.#topics.get(name)
        if (topic) Object.assign(topic, { view, number })
      },
      answered: (entry, answer) => this.#answered(entry, answer),
    })
    this.#link = link
    for (const name of this.#topics.keys()) link.watch(name)
    const hurry = (): void => link.hurry()
    for (const event of ['online', 'pageshow', 'focus']) addEventListener(event, hurry)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && hurry())
    this.device = await loadDevice(this.#roles)
    await link.open(this.device)
    return link
  }

  #changed(): void {
    const link = this.#link
    if (!link) return
    this.status = link.status
    this.since = link.since
    this.you = link.you
    this.known ||= link.status === 'connected'
    this.unsent = link.outbox.unsent
    const waiting = link.outbox.waiting
    if (waiting.map((one) => one.id).join() !== this.waiting.map((one) => one.id).join()) this.waiting = waiting
    this.error = link.offset.error
    this.durable = link.outbox.durable
    this.problem = link.problem?.said ?? null
    const shown = link.outbox.shown.map(show)
    this.refused = shown.filter((one) => one.answer.status === 'refused')
    this.asked = shown.filter((one) => one.answer.status === 'ask')
    if (link.status === 'connected') this.#note(link)
  }

  #note(link: Link): void {
    const { device, you } = link
    if (!device || you.device !== device.device || you.role === this.#noted) return
    this.#noted = you.role
    void noteRole(device, you.role)
  }

  #answered(entry: Kept, answer: Answer): void {
    const sent = this.#sent.get(entry.id)
    if (!sent) return
    this.#sent.delete(entry.id)
    sent.state = answer.status
    sent.answer = answer
    sent.resolve(answer)
  }

  /** Watches a topic from now on; the same object for the same name. */
  topic<T>(name: string): Topic<T> {
    let topic = this.#topics.get(name)
    if (!topic) {
      topic = new Topic<unknown>()
      this.#topics.set(name, topic)
      this.#link?.watch(name)
    }
    return topic as Topic<T>
  }

  /** Watches it no longer. */
  leave(name: string): void {
    this.#topics.delete(name)
    this.#link?.unwatch(name)
  }

  /** Gives a command and lets its way be followed. Whatever happens to the network, it is not lost. */
  post(stream: string, command: Body['command'], situation: Situation = {}): Sent {
    const sent = new Sent(stream, command)
    const at = situation.at ?? this.now()
    const named = (id: string): void => {
      sent.id = id
      this.#sent.set(id, sent)
    }
    void (this.#opening ??= this.#start())
      .then((link) => link.command(stream, command, { ...situation, at }, named))
      .then(() => {
        if (sent.state === 'unsent' && this.status === 'connected') sent.state = 'sent'
      })
    return sent
  }

  /** Gives a command; resolves with its answer, however late that comes. */
  send(stream: string, command: Body['command'], situation: Situation = {}): Promise<Answer> {
    return this.post(stream, command, situation).done
  }

  /** Answers an `ask`: the command counts at its tap (`then`) or `now`; it is given again under a new id. */
  again(shown: Shown, late: 'then' | 'now'): Sent {
    this.dismiss(shown.id)
    const { round, exchange, seen, at } = shown.body
    const situation = { round: round ?? 0, exchange: exchange ?? 0, seen: seen ?? 0, late }
    return this.post(shown.stream, shown.command, late === 'then' ? { ...situation, at } : situation)
  }

  /** Takes a refused or asked command off the list, once read (or discarded). */
  dismiss(id: string): void {
    this.#link?.outbox.dismiss(id)
    this.#changed()
  }

  /** The server's time now, ms since 1970. */
  now(): number {
    return this.#link?.offset.now() ?? Date.now()
  }
}

function show(entry: Kept): Shown {
  const { stream, at, command } = entry.body
  return { id: entry.id, stream, at, command, body: entry.body, answer: entry.answer! }
}

export const connection = new Connection()

/** Whether this device has lost its place: to another one, or for good. What it still holds is sent all the same. Reactive. */
export const displaced = (): boolean => ['replaced', 'revoked'].includes(connection.you.state)
