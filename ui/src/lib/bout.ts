// What a bout is called: its stage, group and number in the reader's language, not the name files know it by.
import { t } from './text.svelte'

/** Where a bout stands in its nomination. */
export interface Placed {
  readonly bout: string
  readonly stage?: string
  readonly group?: string
}

const STAGE = /^(?:([^/]+)\/)?(qualifying|semi-final|final|round-robin|pairs-by-lot|elimination)(?:-(\d+))?$/
const BOUT = /^((?:[^/]+\/)?(?:qualifying|semi-final|final|round-robin|pairs-by-lot|elimination))(?:-([A-Z]{1,2}))?-(x?\d+)$/
const EXTRA = /(?:^|-)x(\d+)$/

/** A bout's own number in its group or stage; its whole name where it has no such number. */
export function boutNumber({ bout, stage = '', group = '' }: Placed): string {
  for (const before of [`${stage}-${group}-`, `${stage}-`]) if (stage !== '' && bout.startsWith(before)) return bout.slice(before.length)
  return bout
}

/** A bout in words: `bout 4`, or `extra bout 1` where the rulebook had those who were level meet once more. */
export function boutName(one: Placed): string {
  const number = boutNumber(one)
  const extra = one.stage || one.group ? EXTRA.exec(number) : null
  return extra ? t('bout-extra', { number: extra[1]! }) : t('bout-name', { number })
}

/** Whether a bout of a stage is an extra one. */
export const isExtra = ({ bout, stage }: Placed): boolean => Boolean(stage) && EXTRA.test(bout)

/** A stage in words; one that is called otherwise keeps its name. */
export function stageName(stage: string): string {
  const [, track, kind, number] = STAGE.exec(stage) ?? []
  if (!kind) return stage
  return [track, t('stage-name', { kind }), number].filter(Boolean).join(' ')
}

/** The parts of what a bout is called: `['final', 'group A', 'bout 4']`; those that are known. */
export function boutPlace(one: Placed): string[] {
  const [, stage = '', group = ''] = one.stage ? [] : (BOUT.exec(one.bout) ?? [])
  const placed = { bout: one.bout, stage: one.stage || stage, group: one.group || group }
  return [
    placed.stage && stageName(placed.stage),
    placed.group && t('group-name', { group: placed.group }),
    one.bout && boutName(placed),
  ].filter(Boolean)
}
