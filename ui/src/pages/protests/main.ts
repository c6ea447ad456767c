// The desk's page of protests.
import { start } from '$lib/start'

import Protests from './Protests.svelte'

void start(Protests, { texts: ['frame', 'protests'], title: 'protests-title', roles: ['organiser', 'chief', 'secretary'] })
