// Getting a role-play game ready: its rules, clock, characters, papers.
import { start } from '$lib/start'

import Game from './Game.svelte'

void start(Game, { texts: ['frame', 'entries', 'event', 'rulewords', 'player', 'game'], title: 'game-title', roles: ['organiser', 'master'] })
