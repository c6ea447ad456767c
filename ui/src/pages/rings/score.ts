// A score in one line of a list: what it counts, and how many rounds it has brought.
import type { RingRow } from '$lib/scene'
import { t } from '$lib/text.svelte'

import { scored } from '../screen/hits'

/** The figure of a side; of wrestlers, who has touched the ground. */
export function shortScore(unit: string, score: number): string {
  if (unit !== 'fall') return scored(unit, score)
  return score === 0 ? t('screen-fall-down') : ''
}

/** What the figures are, where that is not plain, and the rounds won: `standing · Rounds 1 : 0`. */
export function aboutScore(ring: Pick<RingRow, 'unit' | 'rounds'>): string {
  const unit = ring.unit === 'standing' || ring.unit === 'rounds' ? [t(`screen-counts-${ring.unit}`)] : []
  const rounds = ring.rounds != null ? [t('screen-overlay-rounds', { left: ring.rounds[0] ?? 0, right: ring.rounds[1] ?? 0 })] : []
  return [...unit, ...rounds].join(' · ')
}
