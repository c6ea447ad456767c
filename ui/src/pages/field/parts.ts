// Zones of the body by its parts, from head to foot.
import type { WordScene } from '$lib/scene'

import type { Area } from '../pad/areas'

const DOWN = ['head', 'neck', 'torso', 'arm', 'leg']

/** The parts of the body with their zones; a part of one zone is that zone. */
export function parts(zones: readonly WordScene[]): readonly Area[] {
  const found = new Map<string, WordScene[]>()
  for (const zone of zones) found.set(zone.part || zone.id, [...(found.get(zone.part || zone.id) ?? []), zone])
  const high = (id: string): number => (DOWN.includes(id) ? DOWN.indexOf(id) : DOWN.length)
  return [...found]
    .map(([id, of]): Area => ({ id: of.length === 1 ? of[0]!.id : id, zones: of, forbidden: false }))
    .sort((a, b) => high(a.zones[0]!.part || a.id) - high(b.zones[0]!.part || b.id))
}
