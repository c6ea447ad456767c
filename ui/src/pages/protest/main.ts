// A fighter's own page of protests, opened with the pass of his badge.
import { start } from '$lib/start'

import Mine from './Mine.svelte'

void start(Mine, { texts: ['protests'], title: 'protests-own-title', roles: [] })
