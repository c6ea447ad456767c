// The announcer's view.
import { start } from '$lib/start'

import Announcer from './Announcer.svelte'

void start(Announcer, { texts: ['screen'], title: 'screen-announcer-page', roles: ['announcer'] })
