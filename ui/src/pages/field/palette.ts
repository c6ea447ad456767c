// The weapons of a battle by hits as a few buttons: those that take the same are one, the others behind it.
import type { BookScene, QuickScene, WordScene } from '$lib/scene'

/** Weapons between which the rulebook makes no difference. */
export interface Kind {
  readonly id: string
  readonly weapons: readonly WordScene[]
  readonly blows: readonly QuickScene[]
  /** The weapon that stands for the kind until another is chosen. */
  readonly lead: string
}

/** The word of a rulebook for a weapon that nobody named. */
const ANY = 'other'

/** The kinds of weapons, in the order of the rulebook; those no blow of which can be told quickly are left out. */
export function kinds(book: BookScene): readonly Kind[] {
  const found = new Map<string, WordScene[]>()
  for (const weapon of book.weapons) {
    const blows = book.quick?.[weapon.id] ?? []
    if (blows.length === 0) continue
    const key = JSON.stringify(blows)
    found.set(key, [...(found.get(key) ?? []), weapon])
  }
  return [...found.values()].map((weapons) => {
    const lead = weapons.find((one) => one.id === ANY) ?? weapons[0]!
    return { id: lead.id, weapons, lead: lead.id, blows: book.quick[lead.id]! }
  })
}

/** The blow a touch gives without a question; null where the part must be told. */
export const plainBlow = (kind: Kind): QuickScene | null => (kind.blows.length === 1 ? kind.blows[0]! : null)

/** A `hit` as it is sent: who struck is his side only. */
export function hit(by: string, target: string, weapon: string, blow: QuickScene): { type: string } & Record<string, unknown> {
  return {
    type: 'hit', by, target, weapon,
    ...(blow.action ? { action: blow.action } : {}),
    ...(blow.part ? { facts: { part: blow.part } } : {}),
  }
}

/** Half-hits that a blow at an exact zone takes; null where the table cannot tell, 0 where it does not count. */
export function worth(book: BookScene, zone: string, weapon: string, action: string): number | null {
  const value = book.values[[book.asks.includes('zone') ? zone : '', '', weapon, book.asks.includes('action') ? action : ''].join('|')]
  return value ?? null
}
