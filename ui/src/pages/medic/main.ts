// The medic's page.
import { start } from '$lib/start'

import Medic from './Medic.svelte'

void start(Medic, { texts: ['console'], title: 'medic-title', roles: ['medic', 'chief', 'organiser', 'secretary'] })
