// The chief hofmarshal's board.
import { start } from '$lib/start'

import Board from './Board.svelte'

void start(Board, { texts: ['console', 'screen'], title: 'board-title', roles: ['chief', 'organiser', 'secretary'] })
