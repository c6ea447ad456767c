// The chief hofmarshal's board.
import { start } from '$lib/start'

import Board from './Board.svelte'

void start(Board, { texts: ['console'], title: 'board-title', roles: ['chief', 'organiser', 'secretary'] })
