// The first page.
import { start } from '$lib/start'

import Home from './Home.svelte'

void start(Home, { texts: ['office', 'pairing', 'screen', 'frame'], title: 'office-home-page', roles: ['organiser', 'secretary'] })
