// The hofmarshal's console.
import { start } from '$lib/start'

import Console from './Console.svelte'

void start(Console, {
  texts: ['console', 'pairing'],
  title: 'console-title',
  roles: ['hofmarshal', 'chief', 'secretary', 'organiser'],
})
