// What a player's phone keeps for when there is no server: the page itself, and the card as it was told last.
import type { CharacterScene, GameScene } from '$lib/scene'

/** The last word of the server, and when (this phone's clock). */
export interface KeptCard {
  readonly number: string
  readonly game: GameScene
  readonly card: CharacterScene
  readonly at: number
}

const key = (device: string): string => `hofmarshal.player.${device}`

/** What this device was told last; null where nothing is kept. */
export function keptCard(device: string): KeptCard | null {
  try {
    return JSON.parse(localStorage.getItem(key(device)) ?? 'null') as KeptCard | null
  } catch {
    return null // storage switched off, or written by an older page
  }
}

/** Keeps it; where the phone keeps nothing the page goes on as long as it is open. */
export function keepCard(device: string, kept: KeptCard): void {
  try {
    localStorage.setItem(key(device), JSON.stringify(kept))
  } catch {
    // full, or switched off
  }
}

/** Lets the browser keep the page itself. Browsers allow that over https and on localhost only. */
export function keepPage(): void {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/info-worker.js?page=player', { scope: '/player' }).catch(() => undefined)
  const loaded = (): string[] =>
    performance.getEntriesByType('resource').map((one) => one.name).filter((one) => one.startsWith(`${location.origin}/assets/`)) // prettier-ignore
  // once what the first view asked for is there, and once more what came after it
  for (const wait of [1000, 4000]) setTimeout(() => void navigator.serviceWorker.ready.then((ready) => ready.active?.postMessage(loaded())), wait)
}
