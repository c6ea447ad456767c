// The draw and the groups of a nomination.
import { start } from '$lib/start'

import Draw from './Draw.svelte'

void start(Draw, { texts: ['frame', 'draw'], title: 'draw-title', roles: ['organiser', 'chief', 'secretary'] })
