// The regions of a game without coverage between them: files given out and taken in, what is away, forks.
import { start } from '$lib/start'

import Regions from './Regions.svelte'

void start(Regions, { texts: ['frame', 'regions'], title: 'regions-title', roles: ['organiser', 'master'] })
