// What the board says of cards and waits, in the reader's language.
import { boutPlace, stageName } from '$lib/bout'
import type { BoardBout, BoardWait, ScheduleScene } from '$lib/scene'
import { lang, named, t } from '$lib/text.svelte'

import { timeOfDay, wholeMinutes } from '../screen/words'
import type { Card } from './board'

/** A nomination by its title (and its own name where two have the same); single bouts belong to none. */
export function titleOf(scene: ScheduleScene, nomination: string): string {
  const found = scene.nominations[nomination]
  if (!found) return t('schedule-single')
  const title = named(found.title)
  const twin = Object.entries(scene.nominations).some(([name, one]) => name !== nomination && named(one.title) === title)
  return twin ? `${title} (${nomination})` : title
}

/** Somebody's name. */
export const nameOf = (scene: ScheduleScene, entry: string): string => scene.people[entry] ?? entry

/** Who meets whom. */
export const pairOf = (scene: ScheduleScene, one: { readonly red: string; readonly blue: string }): string =>
  `${nameOf(scene, one.red)} — ${nameOf(scene, one.blue)}`

/** What a card holds: `qualifying, group A`; of a single bout who meets whom. */
export function cardName(scene: ScheduleScene, card: Card): string {
  const only = card.streams.length === 1 ? scene.bouts[card.streams[0]!] : undefined
  if (!card.nomination && only) return pairOf(scene, only)
  return [stageName(card.stage), card.group && /\D/.test(card.group) && t('group-name', { group: card.group })].filter(Boolean).join(', ')
}

/** A bout's own place: `group A, bout 3`. */
export const boutName = (one: BoardBout): string => boutPlace(one).slice(-2).join(', ')

/** `14:05–15:10 ± 6 min`. */
export function times(from: number, until: number, spread: number): string {
  const span = until ? `${timeOfDay(from, lang())}–${timeOfDay(until, lang())}` : timeOfDay(from, lang())
  return spread ? t('schedule-times', { span, minutes: wholeMinutes(spread) }) : span
}

/** Whom a ring waits for and why. */
export function waitWords(scene: ScheduleScene, wait: BoardWait): string {
  const args = { name: nameOf(scene, wait.fighter), ring: ringTitle(scene, wait.ring), minutes: wholeMinutes(wait.idle ?? 0) }
  return t(`schedule-wait-${wait.why}`, args)
}

/** A ring by its title. */
export function ringTitle(scene: ScheduleScene, ring: string): string {
  const title = scene.rings.find((one) => one.ring === ring)?.title ?? ring
  return title === ring ? t('ring-name', { ring }) : title
}
