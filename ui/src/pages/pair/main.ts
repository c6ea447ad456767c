// The page a pairing link opens.
import { start } from '$lib/start'

import Pair from './Pair.svelte'
import { takeTicket } from './ticket'

// Before anything else: the key must not stay in the address bar, where it can be read or shared.
takeTicket()
void start(Pair, { texts: ['pairing'], title: 'pairing-page', roles: null })
