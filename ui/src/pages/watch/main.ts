// The spectator's page.
import { start } from '$lib/start'

import Watch from './Watch.svelte'

void start(Watch, { texts: ['screen'], title: 'screen-watch-page', roles: null })
