// The topics the page shows: live by Server-Sent Events, asked for where those do not get through, and as last seen without a network.
import { createSubscriber } from 'svelte/reactivity'

import { Offset } from '$lib/offset'
import type { InfoScene } from '$lib/scene'
import type { Patch, Snap } from '$lib/wire'
import { patched, snapped, type Held } from '../watch/held'
import { forget, keep, seen, shelf, type Seen } from './kept'

const EVENT = 'public' // the topic that names the event
const POLL = 6000
const TRY_AGAIN = 30_000
const GRACE = 4000 // a browser that reconnects within this time was never really away
const SAVE = 3000 // writing to a phone's storage costs
const STALE = 20_000 // silence after which a page that wakes up listens anew
const STEP = 1000

export type Status = 'connecting' | 'connected' | 'lost'

class Feed {
  status = $state<Status>('connecting')
  #seen = $state.raw<Readonly<Record<string, Seen>>>({})
  #none = $state.raw<Readonly<Record<string, true>>>({})

  readonly #shelf = shelf()
  readonly #held = new Map<string, Held>()
  readonly #offset = new Offset()
  readonly #dirty = new Set<string>()
  #topics: readonly string[] = []
  #source: EventSource | null = null
  #polling: ReturnType<typeof setInterval> | undefined
  #losing: ReturnType<typeof setTimeout> | undefined
  #saving: ReturnType<typeof setTimeout> | undefined
  #heard = 0
  readonly #tick = createSubscriber((update) => {
    const timer = setInterval(update, STEP)
    return () => clearInterval(timer)
  })

  /** Begins; called once, by the page. */
  open(): void {
    const awake = (): void => {
      if (document.visibilityState === 'hidden') return this.#save()
      if (this.#offset.jumped()) void this.#askTime()
      if (Date.now() - this.#heard > STALE) this.#listen()
    }
    document.addEventListener('visibilitychange', awake)
    addEventListener('pagehide', () => this.#save())
    addEventListener('online', () => this.#listen())
    addEventListener('offline', () => this.#lost())
  }

  /** Shows these topics from now on, and what was last seen of them at once. */
  watch(topics: readonly string[]): void {
    const wanted = [...new Set(topics)].sort()
    if (wanted.join('\n') === this.#topics.join('\n')) return
    this.#save()
    this.#topics = wanted
    const found = wanted.filter((topic) => !this.#seen[topic]).map((topic) => [topic, seen(this.#shelf, topic)] as const)
    const fresh = Object.fromEntries(found.filter((one): one is readonly [string, Seen] => one[1] != null))
    this.#seen = { ...this.#seen, ...fresh }
    for (const topic of [...this.#held.keys()]) if (!wanted.includes(topic)) this.#held.delete(topic)
    this.#listen()
  }

  /** What a topic shows; `null` while nothing is known of it. Reactive. */
  view<T>(topic: string): T | null {
    return this.#none[topic] ? null : ((this.#seen[topic]?.view as T | undefined) ?? null)
  }

  /** Whether the server says that there is no such thing. Reactive. */
  none(topic: string): boolean {
    return this.#none[topic] ?? false
  }

  /** When a topic was last known to be so (ms); 0 where it never was. Reactive. */
  at(topic: string): number {
    return this.#seen[topic]?.at ?? 0
  }

  /** The server's time, renewed each second while something reads it. */
  get now(): number {
    this.#tick()
    return this.#offset.now()
  }

  #listen(): void {
    if (this.#topics.length === 0) return
    this.#source?.close()
    clearInterval(this.#polling)
    this.#polling = undefined
    if (this.#heard === 0) void this.#askTime()
    if (typeof EventSource === 'undefined') return this.#poll()
    this.#held.clear()
    const source = new EventSource(`/api/live?${this.#topics.map((topic) => `topic=${encodeURIComponent(topic)}`).join('&')}`)
    this.#source = source
    source.onopen = () => this.#connected()
    source.addEventListener('snap', (event) => this.#keep(JSON.parse(event.data as string) as Snap))
    source.addEventListener('patch', (event) => this.#lay(JSON.parse(event.data as string) as Patch))
    source.onerror = () => {
      // While it is connecting again the browser does so by itself; once closed, it never will.
      if (source.readyState === EventSource.CLOSED) this.#poll()
      else this.#losing ??= setTimeout(() => this.#lost(), GRACE)
    }
  }

  #poll(): void {
    if (this.#polling !== undefined) return
    const started = Date.now()
    const ask = async (): Promise<void> => {
      await Promise.all(this.#topics.map((topic) => this.#fetch(topic)))
      if (typeof EventSource !== 'undefined' && Date.now() - started > TRY_AGAIN) this.#listen()
    }
    this.#polling = setInterval(() => void ask(), POLL)
    void ask()
  }

  async #fetch(topic: string): Promise<void> {
    try {
      const response = await fetch(`/api/scenes/${topic.split('/').map(encodeURIComponent).join('/')}`, { cache: 'no-store' })
      if (!response.ok && response.status !== 404) throw new Error(String(response.status))
      if (response.ok) this.#keep((await response.json()) as Snap)
      else this.#gone(topic)
      this.#connected()
    } catch {
      this.#lost()
    }
  }

  async #askTime(): Promise<void> {
    try {
      const sent = Date.now()
      const hello = (await (await fetch('/api/hello', { cache: 'no-store' })).json()) as { time: number }
      this.#offset.learn(sent, hello.time)
    } catch {
      // The clock then goes by this device until the page is looked at again.
    }
  }

  #keep(frame: Snap): void {
    this.#hold(frame.topic, snapped(frame))
  }

  #lay(frame: Patch): void {
    const next = patched(this.#held.get(frame.topic) ?? null, frame)
    if (next) this.#hold(frame.topic, next)
    else this.#listen() // after a gap: a new stream begins with whole views
  }

  #hold(topic: string, held: Held): void {
    this.#held.set(topic, held)
    this.#connected()
    if (held.view == null) return this.#gone(topic)
    if (topic === EVENT) this.#another(held.view as InfoScene)
    this.#seen = { ...this.#seen, [topic]: { at: this.#offset.now(), view: held.view } }
    if (this.#none[topic]) this.#none = Object.fromEntries(Object.entries(this.#none).filter(([one]) => one !== topic))
    this.#dirty.add(topic)
    this.#saving ??= setTimeout(() => this.#save(), SAVE)
  }

  #gone(topic: string): void {
    this.#none = { ...this.#none, [topic]: true }
  }

  /** What is kept of another event is worth nothing. */
  #another(scene: InfoScene): void {
    const before = this.#seen[EVENT]?.view as InfoScene | undefined
    if (before && before.event !== scene.event) forget(this.#shelf)
  }

  #save(): void {
    clearTimeout(this.#saving)
    this.#saving = undefined
    for (const topic of this.#dirty) {
      const one = this.#seen[topic]
      if (one) keep(this.#shelf, topic, one)
    }
    this.#dirty.clear()
  }

  #connected(): void {
    this.#heard = Date.now()
    clearTimeout(this.#losing)
    this.#losing = undefined
    this.status = 'connected'
  }

  /** From now on it shows what was: as it was at this moment, since until now every change would have come. */
  #lost(): void {
    if (this.status === 'connected') {
      const at = this.#offset.now()
      const known = this.#topics.flatMap((topic) => (this.#seen[topic] ? [[topic, { ...this.#seen[topic], at }] as const] : []))
      this.#seen = { ...this.#seen, ...Object.fromEntries(known) }
      for (const [topic] of known) this.#dirty.add(topic)
      this.#save()
    }
    this.status = 'lost'
  }
}

export const feed = new Feed()
