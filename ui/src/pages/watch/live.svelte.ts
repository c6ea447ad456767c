// A spectator's live topics: Server-Sent Events, and where those do not get through, asking again every few seconds.
import { createSubscriber } from 'svelte/reactivity'

import { Offset } from '$lib/offset'
import type { Patch, Snap } from '$lib/wire'
import { patched, snapped, type Held } from './held'

const POLL = 4000
const TRY_AGAIN = 20_000
const STEP = 100
const GRACE = 4000 // a browser that reconnects within this time was never really away

export class Live {
  status = $state<'connecting' | 'connected' | 'lost'>('connecting')
  /** Since when (this device's clock, ms) the status holds. */
  since = $state(Date.now())
  views = $state.raw<Readonly<Record<string, unknown>>>({})

  readonly #topics: readonly string[]
  readonly #held = new Map<string, Held>()
  readonly #offset = new Offset()
  #source: EventSource | null = null
  #polling: ReturnType<typeof setInterval> | undefined
  #losing: ReturnType<typeof setTimeout> | undefined
  readonly #tick = createSubscriber((update) => {
    const timer = setInterval(update, STEP)
    return () => clearInterval(timer)
  })

  constructor(topics: readonly string[]) {
    this.#topics = topics
    void this.#askTime()
    this.#listen()
    document.addEventListener('visibilitychange', () => this.#awake())
  }

  /** The view of a topic, `null` before the first. Reactive. */
  view<T>(topic: string): T | null {
    return (this.views[topic] as T | undefined) ?? null
  }

  /** The server's time, renewed ten times a second while something reads it. */
  get now(): number {
    this.#tick()
    return this.#offset.now()
  }

  #listen(): void {
    if (typeof EventSource === 'undefined') return this.#poll()
    const query = this.#topics.map((topic) => `topic=${encodeURIComponent(topic)}`).join('&')
    const source = new EventSource(`/api/live?${query}`)
    this.#source = source
    source.onopen = () => this.#set('connected')
    source.addEventListener('snap', (event) => this.#keep(JSON.parse(event.data as string) as Snap))
    source.addEventListener('patch', (event) => this.#lay(JSON.parse(event.data as string) as Patch))
    source.onerror = () => {
      // While it is connecting again the browser does so by itself; once closed, it never will.
      if (source.readyState === EventSource.CLOSED) this.#poll()
      else this.#losing ??= setTimeout(() => this.#set('lost'), GRACE)
    }
  }

  #poll(): void {
    if (this.#polling !== undefined) return
    const started = Date.now()
    const ask = async (): Promise<void> => {
      await Promise.all(this.#topics.map((topic) => this.#fetch(topic)))
      if (typeof EventSource !== 'undefined' && Date.now() - started > TRY_AGAIN) {
        clearInterval(this.#polling)
        this.#polling = undefined
        this.#listen()
      }
    }
    this.#polling = setInterval(() => void ask(), POLL)
    void ask()
  }

  async #fetch(topic: string): Promise<void> {
    try {
      const response = await fetch(`/api/scenes/${topic.split('/').map(encodeURIComponent).join('/')}`, { cache: 'no-store' })
      if (!response.ok) throw new Error(String(response.status))
      this.#keep((await response.json()) as Snap)
      this.#set('connected')
    } catch {
      this.#set('lost')
    }
  }

  async #askTime(): Promise<void> {
    for (let i = 0; i < 3; i++) {
      try {
        const sent = Date.now()
        const response = await fetch('/api/hello', { cache: 'no-store' })
        const hello = (await response.json()) as { time: number }
        this.#offset.learn(sent, hello.time)
      } catch {
        return // The clock then goes by this device until the page is looked at again.
      }
    }
  }

  #keep(frame: Snap): void {
    this.#hold(frame.topic, snapped(frame))
  }

  #lay(frame: Patch): void {
    const next = patched(this.#held.get(frame.topic) ?? null, frame)
    if (next) this.#hold(frame.topic, next)
    else this.#again()
  }

  /** After a gap: a new stream begins with whole views. */
  #again(): void {
    this.#source?.close()
    this.#held.clear()
    this.#listen()
  }

  #hold(topic: string, held: Held): void {
    this.#held.set(topic, held)
    this.views = { ...this.views, [topic]: held.view }
  }

  #awake(): void {
    if (document.visibilityState !== 'visible') return
    if (this.#offset.jumped()) void this.#askTime()
    if (this.#source?.readyState === EventSource.CLOSED) this.#poll()
  }

  #set(status: 'connected' | 'lost'): void {
    clearTimeout(this.#losing)
    this.#losing = undefined
    if (this.status === status) return
    this.status = status
    this.since = Date.now()
  }
}
