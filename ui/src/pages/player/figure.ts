// The figure a player taps: where each zone of a rulebook lies on it. The player looks at himself as into a mirror: his left is on the left.

export const LEFT = 8 // the figure's left edge
export const WIDTH = 304
export const HEIGHT = 452

/** A part of the figure: its box, which a finger hits (at least 48 px on a phone), and its outline. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly d: string
}

const SPOTS: Readonly<Record<string, Spot>> = {
  head: { x: 128, y: 0, w: 64, h: 58, d: 'M160 2c17 0 26 13 26 28s-10 27-26 27-26-12-26-27 9-28 26-28z' },
  neck: { x: 104, y: 58, w: 112, h: 48, d: 'M146 60h28c1 18 8 26 40 33v12H106V93c32-7 39-15 40-33z' },
  chest: { x: 92, y: 106, w: 136, h: 80, d: 'M94 108h132c2 26-2 52-7 77H101c-5-25-9-51-7-77z' },
  belly: { x: 98, y: 188, w: 124, h: 60, d: 'M101 188h118c-3 20-4 40-2 59H103c2-19 1-39-2-59z' },
  groin: { x: 100, y: 250, w: 120, h: 50, d: 'M103 250h114l3 34-52 15h-16l-52-15z' },
  'left-arm': { x: 22, y: 108, w: 68, h: 122, d: 'M90 110c-20 2-33 12-37 34l-27 78 26 8 34-74z' },
  'right-arm': { x: 230, y: 108, w: 68, h: 122, d: 'M230 110c20 2 33 12 37 34l27 78-26 8-34-74z' },
  'left-hand': { x: 8, y: 232, w: 60, h: 52, d: 'M25 232l25 8c-2 14-5 28-14 40-8 6-18 0-19-10z' },
  'right-hand': { x: 252, y: 232, w: 60, h: 52, d: 'M295 232l-25 8c2 14 5 28 14 40 8 6 18 0 19-10z' },
  'left-leg': { x: 94, y: 302, w: 64, h: 96, d: 'M101 290l54 14-8 93h-36z' },
  'right-leg': { x: 162, y: 302, w: 64, h: 96, d: 'M219 290l-54 14 8 93h36z' },
  'left-foot': { x: 84, y: 400, w: 72, h: 50, d: 'M112 400h34l-1 48H88c2-12 14-16 22-26z' },
  'right-foot': { x: 164, y: 400, w: 72, h: 50, d: 'M208 400h-34l1 48h57c-2-12-14-16-22-26z' },
}

const TORSO: Spot = { x: 92, y: 106, w: 136, h: 142, d: 'M94 108h132c4 50-8 92-9 139H103c-1-47-13-89-9-139z' }

/** Zones that are several parts of the figure, or are called otherwise. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  hand: ['left-hand', 'right-hand'],
  hands: ['left-hand', 'right-hand'],
  arm: ['left-arm', 'right-arm'],
  arms: ['left-arm', 'right-arm'],
  leg: ['left-leg', 'right-leg'],
  legs: ['left-leg', 'right-leg'],
  foot: ['left-foot', 'right-foot'],
  feet: ['left-foot', 'right-foot'],
  stomach: ['belly'],
}

/** One touchable part: its zone, which part of the figure, and its place. */
export interface Part extends Spot {
  readonly key: string
  readonly zone: string
}

/** The figure of a rulebook: what can be touched on it, what is only drawn, and the zones that have no place on it. */
export function figure(zones: readonly string[]): { parts: readonly Part[]; drawn: readonly string[]; others: readonly string[] } {
  const parts: Part[] = []
  const others: string[] = []
  const torso = zones.some((one) => ['torso', 'body'].includes(one)) && !zones.includes('chest') && !zones.includes('belly')
  for (const zone of zones) {
    if (torso && ['torso', 'body'].includes(zone) && !parts.some((one) => one.key === 'torso')) {
      parts.push({ ...TORSO, key: 'torso', zone })
      continue
    }
    const keys = (MORE[zone] ?? [zone]).filter((key) => SPOTS[key] !== undefined && !parts.some((one) => one.key === key))
    if (keys.length === 0) others.push(zone)
    for (const key of keys) parts.push({ ...SPOTS[key]!, key, zone })
  }
  const taken = new Set(parts.map((one) => one.key))
  const under = torso ? new Set(['chest', 'belly']) : new Set<string>()
  const drawn = Object.entries(SPOTS).filter(([key]) => !taken.has(key) && !under.has(key)).map(([, one]) => one.d) // prettier-ignore
  return { parts, drawn, others }
}
