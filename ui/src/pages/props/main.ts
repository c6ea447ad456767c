// The masters' page of cards: props to make and print, what was used, forgeries that were tried.
import { start } from '$lib/start'

import Props from './Props.svelte'

void start(Props, { texts: ['frame', 'props'], title: 'props-title', roles: ['master', 'organiser'] })
