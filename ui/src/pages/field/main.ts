// The field judge's pad: battles, the bridge, wrestling.
import { start } from '$lib/start'

import { hold } from '../pad/hold'
import Field from './Field.svelte'

hold()
void start(Field, { texts: ['pad', 'console', 'field'], title: 'field-title', roles: ['field-judge'] })
