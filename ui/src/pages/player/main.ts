// The player's phone.
import { takeCard } from '$lib/printed/code'
import { start } from '$lib/start'

import { keepPage } from './kept'
import Player from './Player.svelte'
import { takeScan } from './scan.svelte'

// Before anything else: neither a code nor what a card's QR says may stay in the address bar.
takeScan()
takeCard('player')
addEventListener('hashchange', () => {
  takeScan() // a card of the game scanned into the open page
  if (location.hash) location.reload() // the player's own card
})
void start(Player, { texts: ['player', 'playerjoin', 'cards'], title: 'player-page', roles: ['player'] })
keepPage()
