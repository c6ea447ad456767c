// The parts that pages are made of, on one page.
import { start } from '$lib/start'

import Example from './Example.svelte'

void start(Example, { texts: [], title: 'product' })
