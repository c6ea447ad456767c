// The stages page: tables, brackets and results of each nomination, what is next, corrections and what they disturb.
import { start } from '$lib/start'

import Stages from './Stages.svelte'

void start(Stages, { texts: ['frame', 'tables', 'stages'], title: 'frame-page-stages', roles: ['organiser', 'chief', 'secretary'] })
