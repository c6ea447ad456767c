// The results: tables to look at, papers to print, files to hand on.
import { start } from '$lib/start'

import Results from './Results.svelte'

void start(Results, { texts: ['frame', 'results'], title: 'results-title', roles: ['organiser', 'chief', 'secretary'] })
