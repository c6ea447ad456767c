// The entries page.
import { start } from '$lib/start'

import Entries from './Entries.svelte'

void start(Entries, { texts: ['frame', 'entries', 'captain'], title: 'entries-title', roles: ['organiser', 'chief', 'secretary'] })
