// The lot anyone can check: its hash before, its seed after, the order reckoned anew in this browser.
import { start } from '$lib/start'

import Lot from './Lot.svelte'

void start(Lot, { texts: ['draw'], title: 'lot-title', roles: [] })
