// Reports about cards as they are read in the outbox.
import { t } from '$lib/text.svelte'
import type { Body } from '$lib/wire'

const KNOWN = ['scan', 'issue', 'sign', 'transfer', 'agree', 'discard', 'deposit', 'claim']

/** What a report about a card is; null where it is none. */
export const cardWords = (command: Body['command']): string | null => (KNOWN.includes(command.type) ? t('cards-says', { what: command.type }) : null)
