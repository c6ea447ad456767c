// The fighters of a side: the server keys them by id, so that one fighter's change is a small patch.
import type { FighterScene, SideScene } from './scene'

/** Everyone of a side, in the order of its roster. */
export function roster(side: SideScene): readonly FighterScene[] {
  return Object.values(side.fighters)
}

/** Who of a team fights in this round (or the next), in the order of its line-up. */
export function lined(side: SideScene): readonly FighterScene[] {
  const found = side.lineup.flatMap((id) => side.fighters[id] ?? [])
  return found.length > 0 ? found : roster(side).filter((one) => one.main)
}

/** Fighters as the server sends them. */
export function keyed(fighters: readonly FighterScene[]): Record<string, FighterScene> {
  return Object.fromEntries(fighters.map((one) => [one.id, one]))
}
