// What a ring is called.
import { t } from './text.svelte'

/** A ring by its title; one that was only given a number or a letter is called a ring, in the reader's language. */
export const ringName = (ring: string, title = ''): string => (title === '' || title === ring ? t('ring-name', { ring }) : title)
