// A paper score sheet typed back.
import { start } from '$lib/start'

import Sheet from './Sheet.svelte'

void start(Sheet, { texts: ['office'], title: 'office-sheet-page', roles: ['secretary', 'organiser', 'hofmarshal'] })
