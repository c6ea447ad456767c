// Topics that several parts of the page may watch one after the other, or for a moment at once: left when nobody does any more.
import { connection, type Topic } from '$lib/connection.svelte'

const held = new Map<string, number>()

/** Watches a topic until it is released as often as it was held. */
export function hold<T>(name: string): Topic<T> {
  held.set(name, (held.get(name) ?? 0) + 1)
  return connection.topic<T>(name)
}

/** One watcher fewer. */
export function release(name: string): void {
  const left = (held.get(name) ?? 1) - 1
  if (left > 0) held.set(name, left)
  else if (held.delete(name)) connection.leave(name)
}
