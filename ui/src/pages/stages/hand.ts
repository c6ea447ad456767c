// Groups put together by hand: who stands in which, and the groups these make.
import { t } from '$lib/text.svelte'

import type { StagePreview } from './preview'

export interface Placed {
  readonly entry: string
  readonly name: string
  readonly from: string
  group: string
}

/** The seats of a stage as it would be composed by the rules, to be changed by hand. */
export function seatsOf(stage: StagePreview | undefined): Placed[] | null {
  if (!stage) return null
  return stage.groups.flatMap((group) =>
    group.seats.map((seat) => ({
      entry: seat.entry,
      name: seat.name,
      from: seat.place ? t('stages-came', { group: seat.group, place: seat.place }) : '',
      group: group.name,
    })),
  )
}

/** The groups by their names, each its entries in the order they were listed. */
export function grouped(placed: readonly Placed[]): string[][] {
  const found = new Map<string, string[]>()
  for (const one of [...placed].sort((a, b) => a.group.localeCompare(b.group))) found.set(one.group, [...(found.get(one.group) ?? []), one.entry])
  return [...found.values()]
}
