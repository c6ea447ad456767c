// The captain's phone.
import { takeCard } from '$lib/printed/code'
import { start } from '$lib/start'

import Captain from './Captain.svelte'

// Before anything else: the code must not stay in the address bar, where it can be read or shared.
takeCard('captain')
addEventListener('hashchange', () => location.hash && location.reload()) // a card scanned into the open page
void start(Captain, { texts: ['captain'], title: 'captain-page', roles: ['captain'] })
