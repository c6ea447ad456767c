// What a sticker's code leads to: whether the gear it is on still holds.
import { start } from '$lib/start'

import Sticker from './Sticker.svelte'

void start(Sticker, { texts: ['frame', 'admission'], title: 'sticker-title', roles: ['expert', 'hofmarshal', 'organiser', 'chief', 'secretary'] })
