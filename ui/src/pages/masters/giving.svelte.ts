// Giving events as a master: with what was seen of each character; a refusal is shown where it was given, with its clause.
import { connection } from '$lib/connection.svelte'
import type { GameScene, Said } from '$lib/scene'
import { named, t } from '$lib/text.svelte'
import type { Answer, Body } from '$lib/wire'
import { causeOf, wayOf, wordOf } from '../player/words'

export type Command = Body['command']

/** A command was given again though others had told of this character: the server asks for another look first. */
export const CHANGED = 'game-changed-meanwhile'

/** The beginning of the topics of this master: the whole game's, or his region's. */
export function scope(): string {
  const { role, seat } = connection.you
  return role === 'regional' ? `game/region/${seat.slice(seat.indexOf(':') + 1)}` : 'game'
}

/** Whether he is a master of the whole game. */
export const whole = (): boolean => connection.you.role !== 'regional'

/** Gives a command to a character. `seen`: how many of its facts were on the screen. The caller shows the answer. */
export async function give(number: string, command: Command, seen: number): Promise<Answer> {
  return shownHere(await connection.send(`character/${number}`, command, { seen }))
}

/** Gives a command to any stream; the caller shows the answer. */
export async function tell(stream: string, command: Command): Promise<Answer> {
  return shownHere(await connection.send(stream, command))
}

/** A refusal is shown where its command was given: the list of refusals on top need not say it once more. */
function shownHere(answer: Answer): Answer {
  if (answer.status === 'refused') connection.dismiss(answer.id)
  return answer
}

const AT_ONCE = 8

export interface Outcome {
  readonly number: string
  readonly answer: Answer
}

/** The same event for many: each its own command with its own answer, a few on their way at once. */
export class Many {
  done = $state(0)
  total = $state(0)
  refused = $state.raw<readonly Outcome[]>([])
  words = $state('')
  running = $state(false)
  command: Command | null = null

  async run(numbers: readonly string[], command: Command, words: string, seen: (number: string) => number): Promise<void> {
    if (this.running) return
    Object.assign(this, { done: 0, total: numbers.length, refused: [], words, running: true, command })
    const left = [...numbers]
    const one = async (): Promise<void> => {
      for (let number = left.shift(); number !== undefined; number = left.shift()) {
        const answer = await give(number, command, seen(number))
        if (answer.status === 'done') this.done += 1
        else this.refused = [...this.refused, { number, answer }]
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, one))
    this.running = false
  }
}

/** The sentence of a refusal. */
export const refusalOf = (answer: Answer): Said | null => answer.said ?? null

const text = (command: Command, field: string): string => {
  const value = (command as unknown as Record<string, unknown>)[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A command in words: what a button does, what was given, what was refused. */
export function commandWords(command: Command, game: GameScene | null): string {
  switch (command.type) {
    case 'wound':
      return t('masters-says-wound', { zone: wordOf(game, 'zones', text(command, 'zone')), count: Number(text(command, 'count') || 1) })
    case 'aid':
      return t('masters-says-aid', { aid: wordOf(game, 'aids', text(command, 'kind')) })
    case 'lose-reason':
      return t('masters-says-lose', { cause: causeOf(game, text(command, 'cause')), points: text(command, 'costs') || markOf(game, text(command, 'mark')) || '–' })
    case 'gain-reason':
      return t('masters-says-gain', { cause: causeOf(game, text(command, 'cause')), points: text(command, 'gives') || '–' })
    case 'change-most':
      return t('masters-says-most', { hits: text(command, 'hits') || 0, reason: text(command, 'reason') || 0 })
    case 'do':
      return t('masters-says-do', { act: wordOf(game, 'acts', text(command, 'what')) })
    case 'discharge':
      return t('masters-says-discharge', { outcome: outcomeOf(game, text(command, 'outcome')) })
    case 'finish':
      return t('masters-says-finish', { way: wayOf(game, text(command, 'way')) })
    case 'die':
      return t('masters-says-die', { way: text(command, 'way') })
    case 'follow':
      return t(`masters-says-follow-${text(command, 'choice')}`)
    case 'place':
      return t('masters-says-place', { region: text(command, 'region') || '–' })
    default:
      return t(`masters-says-${command.type}`)
  }
}

function outcomeOf(game: GameScene | null, id: string): string {
  const found = game?.outcomes.find((one) => one.id === id)
  return found ? named(found.name) : id
}

function markOf(game: GameScene | null, mark: string): string {
  const found = game?.horror.find((one) => one.mark === mark)
  return found ? `${named(found.name)} (${found.costs})` : mark
}

/** Who reported something: a seat in words. */
export function tellerOf(seat: string): string {
  const organiser = /^master-organiser-(.+)$/.exec(seat)
  if (organiser) return t('masters-by-organiser', { number: organiser[1] ?? '' })
  const [, role = '', number = ''] = /^([a-z]+)(?:-(.*))?$/.exec(seat.replace(/~.*$/, '')) ?? []
  return ['master', 'regional', 'medic', 'player'].includes(role) && number ? t(`masters-by-${role}`, { number }) : t('masters-by-game')
}
