// The masters' console of a game; for its medics a patient looked up by number.
import { start } from '$lib/start'

import Masters from './Masters.svelte'

void start(Masters, { texts: ['frame', 'masters', 'player', 'pairing'], title: 'masters-title', roles: ['master', 'regional', 'organiser', 'medic'] })
