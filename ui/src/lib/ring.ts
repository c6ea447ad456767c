// What a ring is called, and the phase those at it read.
import type { ContestScene, RingScene } from './scene'
import { t } from './text.svelte'

/** A ring by its title; one that was only given a number or a letter is called a ring, in the reader's language. */
export const ringName = (ring: string, title = ''): string => (title === '' || title === ring ? t('ring-name', { ring }) : title)

/** The phase of a ring's bout as its judges read it: `suspended` while the ring or the clock is; null where nothing is fought. */
export const phaseOf = (ring: RingScene | null, contest: ContestScene | null): ContestScene['phase'] | 'suspended' | null =>
  ring?.suspended || contest?.clock.frozen_at != null ? 'suspended' : (contest?.phase ?? null)
