// The board of rings: what is fought where, in which order, about when.
import { start } from '$lib/start'

import Schedule from './Schedule.svelte'

void start(Schedule, { texts: ['frame', 'schedule'], title: 'schedule-title', roles: ['organiser', 'chief', 'secretary'] })
