// How to trust this server's certificate.
import { start } from '$lib/start'

import Trust from './Trust.svelte'

void start(Trust, { texts: ['pairing'], title: 'pairing-trust-page', roles: null })
