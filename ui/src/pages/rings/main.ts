// The list of rings.
import { start } from '$lib/start'

import Rings from './Rings.svelte'

void start(Rings, { texts: ['screen'], title: 'screen-rings-page', roles: [] })
