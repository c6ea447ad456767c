// What the board of rings reckons itself: bouts that stand together become one card, and where a moved one would go.
import type { BoardBout, BoardRing, BoardWait, ScheduleScene } from '$lib/scene'

/** Bouts that stand one after another at a ring and belong together: a group's, a round's of pairs, or a single one. */
export interface Card {
  readonly key: string
  readonly nomination: string
  readonly stage: string
  /** Empty where a round's pairs are together. */
  readonly group: string
  readonly streams: readonly string[]
  readonly from: number
  readonly until: number
  readonly spread: number
  readonly placed: boolean
  readonly waits: readonly BoardWait[]
  /** `NOMINATION/STAGE/GROUP` where the card is all that waits of a group; else empty. */
  readonly whole: string
}

const PAIRS = /(?:^|\/)(?:elimination|pairs-by-lot)(?:-\d+)?$/

/** What bouts have in common that stand on one card. */
function kin(one: BoardBout, stream: string): string {
  if (!one.nomination) return stream
  return PAIRS.test(one.stage) ? `${one.nomination}/${one.stage}` : `${one.nomination}/${one.stage}/${one.group}`
}

/** The cards of a ring in their order. */
export function cards(scene: ScheduleScene, ring: BoardRing): readonly Card[] {
  const sizes = groupSizes(scene)
  const found: { kin: string; streams: string[] }[] = []
  for (const stream of ring.order) {
    const one = scene.bouts[stream]
    if (!one) continue
    const mine = kin(one, stream)
    const last = found.at(-1)
    if (last?.kin === mine) last.streams.push(stream)
    else found.push({ kin: mine, streams: [stream] })
  }
  return found.map(({ kin: mine, streams }) => card(scene, mine, streams, sizes))
}

function card(scene: ScheduleScene, mine: string, streams: readonly string[], sizes: ReadonlyMap<string, number>): Card {
  const bouts = streams.map((stream) => scene.bouts[stream]!)
  const first = bouts[0]!
  const last = bouts.at(-1)!
  const group = `${first.nomination}/${first.stage}/${first.group}`
  return {
    key: `${mine}|${streams[0]}`,
    nomination: first.nomination,
    stage: first.stage,
    group: PAIRS.test(first.stage) && streams.length > 1 ? '' : first.group,
    streams,
    from: first.expected ?? 0,
    until: last.end ?? 0,
    spread: first.spread ?? 0,
    placed: bouts.some((one) => one.placed === true) || (first.nomination !== '' && scene.groups[group] != null),
    waits: bouts.flatMap((one) => (one.wait ? [one.wait] : [])),
    whole: first.nomination && mine === group && sizes.get(group) === streams.length ? group : '',
  }
}

function groupSizes(scene: ScheduleScene): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const one of Object.values(scene.bouts)) {
    const group = `${one.nomination}/${one.stage}/${one.group}`
    found.set(group, (found.get(group) ?? 0) + 1)
  }
  return found
}

/** What is in hand: a whole card or one bout. */
export interface Picked {
  readonly streams: readonly string[]
  readonly whole: string
}

/** What the server is asked: before this bout, or (empty) to the end of the ring. */
export interface Move {
  readonly ring: string
  readonly bouts: readonly string[]
  readonly group: string
  readonly before: string
}

/** The move of what is in hand; null where it would stay where it is. */
export function move(scene: ScheduleScene, picked: Picked, ring: string, before: string): Move | null {
  if (picked.streams.includes(before)) return null
  const order = scene.rings.find((one) => one.ring === ring)?.order ?? []
  const rest = order.filter((stream) => !picked.streams.includes(stream))
  const at = before ? rest.indexOf(before) : rest.length
  if (at < 0) return null
  const after = [...rest.slice(0, at), ...picked.streams, ...rest.slice(at)]
  if (after.length === order.length && after.every((stream, place) => stream === order[place])) return null
  return { ring, bouts: picked.whole ? [] : picked.streams, group: picked.whole, before }
}

/** Where it goes one card earlier or later at its own ring: the bout it would stand before; null at the end of the way. */
export function neighbour(scene: ScheduleScene, picked: Picked, by: -1 | 1): { ring: string; before: string } | null {
  const ring = scene.rings.find((one) => one.order.includes(picked.streams[0] ?? ''))
  if (!ring) return null
  const first = ring.order.indexOf(picked.streams[0]!)
  const last = ring.order.indexOf(picked.streams.at(-1)!)
  const single = picked.streams.length === 1 && !picked.whole
  if (single) {
    const before = by < 0 ? ring.order[first - 1] : ring.order[last + 2]
    if (by < 0) return before ? { ring: ring.ring, before } : null
    return last + 1 < ring.order.length ? { ring: ring.ring, before: before ?? '' } : null
  }
  const all = cards(scene, ring)
  const at = all.findIndex((one) => one.streams.includes(picked.streams[0]!))
  if (by < 0) return at > 0 ? { ring: ring.ring, before: all[at - 1]!.streams[0]! } : null
  return at + 1 < all.length ? { ring: ring.ring, before: all[at + 2]?.streams[0] ?? '' } : null
}

/** The worst of what stands in a card's way: a ring that waits longest, then those without rest. */
export function worst(waits: readonly BoardWait[]): BoardWait | null {
  return [...waits].sort((a, b) => (b.idle ?? 0) - (a.idle ?? 0))[0] ?? null
}
