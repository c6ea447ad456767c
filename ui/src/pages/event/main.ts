// The organiser's page: what the event is, its rings, nominations and rules, who may sign in, private data that may go.
import { start } from '$lib/start'

import Event from './Event.svelte'

void start(Event, { texts: ['frame', 'event', 'rulewords', 'pairing'], title: 'event-title', roles: ['organiser', 'chief', 'secretary'] })
