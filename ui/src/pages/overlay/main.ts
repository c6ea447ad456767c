// The stream's overlay.
import { start } from '$lib/start'

import Overlay from './Overlay.svelte'

void start(Overlay, { texts: ['screen'], title: 'screen-overlay-page', roles: ['screen'], theme: 'dark' })
