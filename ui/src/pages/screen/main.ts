// The big screen of a ring.
import { start } from '$lib/start'

import Screen from './Screen.svelte'

void start(Screen, { texts: ['screen'], title: 'screen-page', roles: ['screen'], theme: 'dark' })
