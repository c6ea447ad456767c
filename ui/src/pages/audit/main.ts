// The audit: who changed what, when and from which device; a person erased.
import { start } from '$lib/start'

import Audit from './Audit.svelte'

void start(Audit, { texts: ['frame', 'audit', 'pairing'], title: 'audit-title', roles: ['organiser', 'chief', 'secretary'] })
