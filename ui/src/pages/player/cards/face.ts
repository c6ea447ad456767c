// What the server tells of a card that was scanned or whose code was typed.
import type { Said } from '$lib/scene'

export interface Face {
  readonly stream: string
  readonly shown: string
  readonly kind: string
  readonly name: string
  readonly text: string
  readonly target: boolean
  readonly most: number
  readonly left: number | null
  readonly obliged: string
  readonly status: string
  readonly deposited: boolean
  readonly yours: boolean
  readonly cites: readonly string[]
  readonly cannot: readonly Said[]
}

/** A card as its holder shows it. */
export interface OwnCard {
  readonly stream: string
  readonly shown: string
  readonly link: string
  readonly code: string
  readonly picture: string
}

/** The stream a card names: `prop/x1.0123` → `prop/x1`; empty where it names none of the game's. */
export function streamOf(shown: string): string {
  const dot = shown.lastIndexOf('.')
  const stream = dot > 0 ? shown.slice(0, dot) : ''
  return /^(prop|obligation)\/./.test(stream) ? stream : ''
}

/** What was typed or pasted as a card: the end of a link, or the text itself. */
export function typedCard(text: string): string {
  const mark = text.indexOf('#card=')
  const bare = (mark >= 0 ? text.slice(mark + 6) : text).trim()
  try {
    return decodeURIComponent(bare)
  } catch {
    return bare // per cent signs that mean nothing
  }
}

/** A picture of the server's as an address that an `img` can show. */
export const pictureOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
