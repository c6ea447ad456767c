// The page of the gear's experts.
import { start } from '$lib/start'

import Gear from './Gear.svelte'

void start(Gear, { texts: ['frame', 'admission'], title: 'gear-title', roles: ['expert', 'organiser', 'chief', 'secretary'] })
