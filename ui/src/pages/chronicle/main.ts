// After the game: its numbers as plots and tables, its whole history to save.
import { start } from '$lib/start'

import Chronicle from './Chronicle.svelte'

void start(Chronicle, { texts: ['frame', 'chronicle'], title: 'chronicle-title', roles: ['organiser', 'master'] })
