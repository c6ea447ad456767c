// What the page of groups reckons itself: moves as commands, groups composed by hand, who shares a group with a club-mate.
import type { DrawScene, DrawStage } from '$lib/scene'
import type { Body } from '$lib/wire'

/** In no group: what the server calls that. */
export const NOWHERE = '-'

/** The group of a stage an entry is in; `-` where it is in none. */
export function groupOf(stage: DrawStage, entry: string): string {
  return (stage.groups ?? []).find((group) => group.entries.includes(entry))?.name ?? NOWHERE
}

/** Where somebody goes: to a group, or into the place of somebody who takes his. */
export type Target = { readonly to: string } | { readonly swap: string }

/** The command of a move; it says where the two were seen, so that a move over somebody else's is refused. */
export function moveCommand(stage: DrawStage, entry: string, target: Target, reason: string): Body['command'] {
  const seen = { entry, stage: stage.id, reason, was: groupOf(stage, entry) }
  if ('to' in target) return { type: 'move', ...seen, to: target.to } as Body['command']
  return { type: 'move', ...seen, swap: target.swap, swap_was: groupOf(stage, target.swap) } as Body['command']
}

/** Whether a move would change anything. */
export function moves(stage: DrawStage, entry: string, target: Target): boolean {
  const home = groupOf(stage, entry)
  if ('to' in target) return home !== target.to
  return target.swap !== entry && home !== groupOf(stage, target.swap) && home !== NOWHERE
}

/** Who shares his group with somebody of his club (or country): entry → what they share. */
export function shared(scene: DrawScene, groups: readonly { readonly entries: readonly string[] }[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const key of ['country', 'club'] as const) {
    if (!scene.apart.includes(key) || groups.length < 2) continue
    const all = new Set(Object.values(scene.entries).map((one) => one[key] ?? ''))
    if (all.size < 2) continue // what everyone shares is no conflict
    for (const group of groups) {
      const mates = new Map<string, string[]>()
      for (const entry of group.entries) {
        const value = scene.entries[entry]?.[key] ?? ''
        if (value) mates.set(value, [...(mates.get(value) ?? []), entry])
      }
      for (const [value, entries] of mates) if (entries.length > 1) for (const entry of entries) found.set(entry, value)
    }
  }
  return found
}

/** Groups composed by hand, the first of them those who are in none yet. */
export type Draft = readonly (readonly string[])[]

/** An empty draft of so many groups: everyone waits. */
export function fresh(entries: readonly string[], groups: number): Draft {
  return [entries, ...Array.from({ length: groups }, () => [])]
}

/** The draft after somebody was put into a group (0: back among those who wait). */
export function put(draft: Draft, entry: string, group: number): Draft {
  return draft.map((one, at) => (at === group ? [...one.filter((e) => e !== entry), entry] : one.filter((e) => e !== entry)))
}

/** The draft after two have changed places. */
export function swapped(draft: Draft, one: string, other: string): Draft {
  return draft.map((group) => group.map((entry) => (entry === one ? other : entry === other ? one : entry)))
}

/** The draft with another number of groups; those of groups that are gone wait again. */
export function resized(draft: Draft, groups: number): Draft {
  const [waiting = [], ...made] = draft
  const kept = made.slice(0, groups)
  const more = Array.from({ length: Math.max(0, groups - kept.length) }, () => [] as string[])
  return [[...waiting, ...made.slice(groups).flat()], ...kept, ...more]
}

/** The draft held against who is here now: newcomers wait, who has left is taken out. */
export function current(draft: Draft, here: readonly string[]): Draft {
  const known = new Set(draft.flat())
  const kept = draft.map((group) => group.filter((entry) => here.includes(entry)))
  return kept.map((group, at) => (at === 0 ? [...group, ...here.filter((entry) => !known.has(entry))] : group))
}
