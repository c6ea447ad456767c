// The check-in page.
import { start } from '$lib/start'

import CheckIn from './CheckIn.svelte'

void start(CheckIn, { texts: ['frame', 'entries'], title: 'checkin-title', roles: ['organiser', 'chief', 'secretary'] })
