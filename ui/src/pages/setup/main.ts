// The server's first run.
import { start } from '$lib/start'

import { takeCode } from './code'
import Setup from './Setup.svelte'

// Before anything else: the code must not stay in the address bar.
takeCode()
void start(Setup, { texts: ['office'], title: 'office-setup-page', roles: null })
