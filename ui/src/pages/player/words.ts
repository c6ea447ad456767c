// A game's things in the reader's language: zones, aids, causes and ways by the rulebook's names.
import type { GameScene } from '$lib/scene'
import { named, t } from '$lib/text.svelte'
import type { Body } from '$lib/wire'

import { cardWords } from './cards/words'

type Words = 'zones' | 'weapons' | 'aids' | 'acts' | 'causes' | 'ways'

/** What the rulebook calls it; its id where it does not. */
export function wordOf(game: GameScene | null, kind: Words, id: string): string {
  const found = game?.[kind].find((one) => one.id === id)
  return found ? named(found.name) : id
}

/** A way to be finished off. */
export const wayOf = (game: GameScene | null, way: string): string => wordOf(game, 'ways', way)

/** What costs reason or gives it. */
export const causeOf = (game: GameScene | null, cause: string): string => wordOf(game, 'causes', cause)

/** A report as it is read in the outbox and in a refusal. */
export function commandWords(command: Body['command'], game: GameScene | null): string {
  const given = command as unknown as Record<string, unknown>
  const text = (field: string): string => (typeof given[field] === 'string' ? given[field] : '')
  switch (command.type) {
    case 'wound':
      return t('player-says-wound', { zone: wordOf(game, 'zones', text('zone')), count: typeof given['count'] === 'number' ? given['count'] : 1 })
    case 'aid':
      return t('player-says-aid', { aid: wordOf(game, 'aids', text('kind')) })
    case 'finish':
      return t('player-says-finish', { way: wayOf(game, text('way')) })
    case 'die':
      return t('player-says-die', { way: text('way') })
    case 'confirm-death':
      return t('player-says-confirm-death')
    case 'follow':
      return t('player-says-follow')
    case 'lose-reason':
      return t('player-says-lose-reason', { cause: causeOf(game, text('cause')) })
    case 'gain-reason':
      return t('player-says-gain-reason', { cause: causeOf(game, text('cause')) })
    case 'settle':
      return t('player-says-settle')
    case 'dispute':
      return t('player-says-dispute', { note: text('note') })
    default:
      return cardWords(command) ?? t('player-says-other', { type: command.type })
  }
}
