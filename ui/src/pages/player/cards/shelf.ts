// What this phone was told last of its character's cards, for when there is no server.
import type { CardsScene } from '$lib/scene'

const key = (device: string): string => `hofmarshal.player.cards.${device}`

/** The last word; null where nothing is kept, or it is another character's. */
export function keptCards(device: string, number: string): CardsScene | null {
  try {
    const found = JSON.parse(localStorage.getItem(key(device)) ?? 'null') as CardsScene | null
    return found?.number === number ? found : null
  } catch {
    return null // storage switched off, or written by an older page
  }
}

/** Keeps it. */
export function keepCards(device: string, cards: CardsScene): void {
  try {
    localStorage.setItem(key(device), JSON.stringify(cards))
  } catch {
    // full, or switched off
  }
}
