// What the public pages call things: nominations by their titles, places, scores, rings.
import { boutPlace, isExtra } from '$lib/bout'
import { ringName } from '$lib/ring'
import type { InfoScene, PersonBout, Text } from '$lib/scene'
import { named, t } from '$lib/text.svelte'
import { hits } from '../screen/hits'

/** A nomination's title; a single bout has its own. */
export function titleOf(scene: InfoScene | null, nomination: string, own: Text | null | undefined = null): string {
  if (own != null) return named(own)
  const found = scene?.nominations.find((one) => one.name === nomination)
  return found ? named(found.title) : nomination
}

/** A ring by its title. */
export function ringOf(scene: InfoScene | null, ring: string): string {
  return ringName(ring, scene?.rings.find((one) => one.ring === ring)?.title ?? '')
}

/** A score, his own first: `3 : 1`. */
export function scoreOf(bout: PersonBout): string {
  const figure = (score: number): string => (bout.halves ? hits(score) : String(score))
  return `${figure(bout.own ?? 0)} : ${figure(bout.others ?? 0)}`
}

/** Where a bout stands in its nomination: `final · group A`; an extra one says so, or the same two would seem to meet twice. */
export function placeOf({ bout = '', stage = '', group = '' }: { readonly bout?: string; readonly stage?: string; readonly group?: string }): string {
  return boutPlace({ bout: isExtra({ bout, stage }) ? bout : '', stage, group }).join(' · ')
}

/** A time with what it may be off: `≈ 14:35 ± 5 min`. */
export function about(time: string, spread = 0): string {
  const minutes = Math.round(spread / 60_000)
  return minutes > 0 ? t('info-about', { time, minutes }) : t('info-at', { time })
}
