// The self-entry page: anyone's, without a device.
import { start } from '$lib/start'

import Enter from './Enter.svelte'

void start(Enter, { texts: ['entries'], title: 'enter-title', roles: null })
