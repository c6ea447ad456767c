// Names of what was tapped, in the reader's language.
import type { BookScene } from '$lib/scene'
import { named, t } from '$lib/text.svelte'

import type { Area, Fact } from './areas'

const PARTS = ['head', 'face', 'neck', 'torso', 'arm', 'leg', 'groin', 'fingers']

/** The name of an area: of its zone, of the part of the body, or of its first zones. */
export function areaName(area: Area): string {
  if (area.forbidden) return t('pad-forbidden')
  if (area.zones.length === 0) return t('pad-hit')
  if (area.zones.length === 1) return named(area.zones[0]!.name)
  if (PARTS.includes(area.id)) return t(`part-${area.id}`)
  return area.zones.map((zone) => named(zone.name)).join(', ')
}

/** A word of the book by what it is and its id. */
export function wordName(book: BookScene | null, fact: Fact, id: string): string {
  if (fact === 'limb') return t(id === 'left' ? 'limb-left' : 'limb-right')
  const lists = { zone: book?.zones, grip: book?.grips, weapon: book?.weapons, action: book?.actions }
  const word = lists[fact]?.find((one) => one.id === id)
  return word ? named(word.name) : id
}

const FACTS: readonly Fact[] = ['zone', 'limb', 'grip', 'weapon', 'action']

/** The facts of a blow in words: `head, both hands`. */
export function factsName(book: BookScene | null, facts: Readonly<Record<string, unknown>>): string {
  const said = FACTS.filter((fact) => facts[fact]).map((fact) => wordName(book, fact, String(facts[fact])))
  return said.join(', ') || t('pad-hit')
}

/** A command of this pad in words, for the list of refused ones. */
export function whatTapped(command: { type: string } & Record<string, unknown>, book: BookScene | null): string {
  if (command.type !== 'observe') return t('pad-undo-word')
  if (command['breach']) {
    const clause = book?.clauses[String(command['breach'])]
    return `${t('pad-breach')} ${clause?.number ?? String(command['breach'])}`
  }
  const side = command['side'] === 'red' ? t('side-red-loud') : t('side-blue-loud')
  return `${side}: ${factsName(book, command)}`
}
