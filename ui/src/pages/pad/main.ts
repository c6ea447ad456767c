// The line marshal's pad.
import { start } from '$lib/start'

import Pad from './Pad.svelte'
import { hold } from './hold'

hold()
void start(Pad, { texts: ['pad'], title: 'pad-title', roles: ['line-marshal', 'field-judge'] })
