// What a marshal may touch: the zones of the book as areas, and what must still be asked after one was touched.
import type { BookScene, Side, Text, WordScene } from '$lib/scene'

/** A large area of a half: one zone, or a part of the body with several. */
export interface Area {
  readonly id: string
  readonly zones: readonly WordScene[]
  readonly forbidden: boolean
}

export type Fact = 'zone' | 'grip' | 'weapon' | 'action' | 'limb'
export type Facts = Readonly<Partial<Record<Fact, string>>>

/** A question with its answers. */
export interface Question {
  readonly fact: Fact
  readonly words: readonly { readonly id: string; readonly name: Text | null }[]
}

/** More zones than these, and each part of the body is one area: a gauntlet needs room. */
const MOST_AREAS = 7
/** A question with more answers is asked once, not at each tap: its answer stands until it is changed. */
const MOST_ANSWERS = 6

const HEIGHT = ['head', 'face', 'nape', 'neck', 'neck-back', 'shoulder', 'arm', 'arms', 'hand', 'fingers', 'torso', 'groin']
const LOW = ['leg', 'legs', 'knee', 'knee-back', 'shin', 'foot']

function height(area: Area): number {
  for (const name of [area.id, area.zones[0]?.part ?? '']) {
    const high = HEIGHT.indexOf(name)
    if (high >= 0) return high
    const low = LOW.indexOf(name)
    if (low >= 0) return 200 + low
  }
  return 100
}

function byPart(zones: readonly WordScene[]): Area[] {
  const parts = new Map<string, WordScene[]>()
  for (const zone of zones) {
    const part = zone.part || zone.id
    parts.set(part, [...(parts.get(part) ?? []), zone])
  }
  return [...parts].map(([id, found]) => ({ id, zones: found, forbidden: false }))
}

/** Left and right of a body change places for who stands opposite. */
function mirroredPairs(areas: readonly Area[]): Area[] {
  const turned = (id: string): string =>
    id.includes('left') ? id.replace('left', 'right') : id.replace('right', 'left')
  return areas.map((area) => areas.find((other) => other.id !== area.id && other.id === turned(area.id)) ?? area)
}

/** The areas of a half from head to foot; zones in which no blow may count are together in the last one. */
export function areasOf(book: BookScene, opposite = false): readonly Area[] {
  const allowed = book.zones.filter((zone) => !book.forbidden.includes(zone.id))
  const banned = book.zones.filter((zone) => book.forbidden.includes(zone.id))
  const single = allowed.map((zone) => ({ id: zone.id, zones: [zone], forbidden: false }))
  const areas = allowed.length > MOST_AREAS ? byPart(allowed) : single
  const ordered = areas.sort((a, b) => height(a) - height(b))
  const placed = opposite ? mirroredPairs(ordered) : ordered
  if (placed.length === 0) placed.push({ id: 'hit', zones: [], forbidden: false }) // a book that knows no zones
  if (banned.length > 0) placed.push({ id: 'forbidden', zones: banned, forbidden: true })
  return placed
}

/** The actions of which any blow counts, where some never do: nobody throws a dagger in a duel of daggers. */
function countingActions(book: BookScene): readonly WordScene[] {
  if (!book.asks.includes('action')) return book.actions
  const counting = new Set(Object.entries(book.values).flatMap(([key, value]) => (value === 0 ? [] : [key.split('|')[3]])))
  const found = book.actions.filter((one) => counting.has(one.id))
  return found.length > 0 ? found : book.actions
}

function wordsOf(book: BookScene, fact: Fact): Question['words'] {
  switch (fact) {
    case 'zone':
      return book.zones
    case 'grip':
      return book.grips
    case 'weapon':
      return book.weapons
    case 'action':
      return countingActions(book)
    case 'limb':
      return [
        { id: 'left', name: null },
        { id: 'right', name: null },
      ]
  }
}

/** What is asked once and stands: questions with many answers, such as the weapon. */
export function standing(book: BookScene): readonly Question[] {
  return (['weapon', 'action', 'grip'] as const)
    .filter((fact) => book.asks.includes(fact) && wordsOf(book, fact).length > MOST_ANSWERS)
    .map((fact) => ({ fact, words: wordsOf(book, fact) }))
}

/** What a blow is worth, by all the book's table asks for; undefined if the table does not know it. */
export function value(book: BookScene, facts: Facts): number | null | undefined {
  return book.values[[facts.zone, facts.grip, facts.weapon, facts.action].map((word) => word ?? '').join('|')]
}

/** The half-hits every blow in this area takes that counts, given what is known; null where they differ or nothing counts. */
export function worthOf(book: BookScene, area: Area, facts: Facts): number | null {
  if (book.mechanism !== 'hits' || area.forbidden) return null
  const found = new Set<number>()
  for (const zone of area.zones) {
    const known = { ...facts, zone: zone.id }
    for (const rest of completions(book, known, 'zone')) found.add(value(book, rest) ?? -1)
  }
  found.delete(0)
  const [only] = found
  return found.size === 1 && only !== undefined && only > 0 ? only : null
}

/** Every way to answer what the table asks beyond these facts. */
function completions(book: BookScene, facts: Facts, but: Fact): readonly Facts[] {
  let all: Facts[] = [facts]
  for (const fact of ['zone', 'grip', 'weapon', 'action'] as const) {
    if (fact === but || !book.asks.includes(fact) || facts[fact]) continue
    all = all.flatMap((one) => wordsOf(book, fact).map((word) => ({ ...one, [fact]: word.id })))
  }
  return all
}

/** Whether the answer can change what the blow is worth, whatever the answers to the other questions are. */
function matters(book: BookScene, facts: Facts, question: Question): boolean {
  if (question.fact === 'limb') return true
  return completions(book, facts, question.fact).some((rest) => {
    const values = new Set(question.words.map((word) => value(book, { ...rest, [question.fact]: word.id })))
    return values.size > 1
  })
}

/**
 * What must still be asked about a blow in this area, given what is known. An answer '' means: not seen.
 *
 * `cloak` is the arm of the struck one on which a cloak is wound: a blow on it counts for nothing, so which arm it was is asked first.
 */
export function questions(book: BookScene, area: Area, facts: Facts, cloak = ''): readonly Question[] {
  const asked: Question[] = []
  if (area.zones.length > 1 && facts.zone === undefined) asked.push({ fact: 'zone', words: area.zones })
  if (area.forbidden) return asked // nothing counts there, so nothing else matters
  const zone = facts.zone ?? area.zones[0]?.id
  const known = zone === undefined ? facts : { ...facts, zone }
  const part = area.zones.find((one) => one.id === zone)?.part
  if (cloak && part === 'arm' && (book.hit_asks ?? []).some((one) => one.name === 'cloaked')) {
    if (facts.limb === undefined) return [...asked, { fact: 'limb', words: wordsOf(book, 'limb') }]
    if (facts.limb === cloak) return []
  }
  for (const fact of ['grip', 'weapon', 'action', 'limb'] as const) {
    if (!book.asks.includes(fact) || facts[fact] !== undefined) continue
    if (fact === 'limb' && part !== 'arm' && part !== 'leg') continue
    const question = { fact, words: wordsOf(book, fact) }
    // held against every action: one that is not told is worth nothing where only some count
    const all = fact === 'action' ? book.actions : question.words
    if (all.length > 1 && matters(book, known, { fact, words: all })) asked.push(question)
  }
  return asked
}

/** The facts of a blow in this area as they are sent: those that only one word can say are added. */
export function complete(book: BookScene, area: Area, facts: Facts): Record<string, string> {
  const all: Record<string, string> = {}
  if (area.zones.length === 1) all['zone'] = area.zones[0]!.id
  for (const fact of ['grip', 'weapon', 'action'] as const) {
    const words = wordsOf(book, fact)
    if (book.asks.includes(fact) && words.length === 1) all[fact] = words[0]!.id
  }
  for (const [fact, word] of Object.entries(facts)) if (word) all[fact] = word
  return all
}

/** Which side's half is on the left: fighters may have swapped sides, and the marshal may stand opposite. */
export function leftSide(swapped: boolean, opposite: boolean): Side {
  return swapped === opposite ? 'red' : 'blue'
}

/** The number of columns that gives the largest areas in a field of this size. */
export function columns(count: number, width: number, height: number): number {
  let best = 1
  let largest = 0
  for (let across = 1; across <= count; across++) {
    const small = Math.min(width / across, 1.3 * (height / Math.ceil(count / across)))
    if (small > largest) [best, largest] = [across, small]
  }
  return best
}

const LARGEST = 28
const SMALLEST = 13
const WIDE = 0.71 // a bold letter's width by its size, generously

function lines(name: string, across: number): number {
  let count = 1
  let used = 0
  for (const word of name.split(/\s+/)) {
    if (word.length > across) return Infinity
    if (used > 0 && used + 1 + word.length > across) [count, used] = [count + 1, 0]
    used += word.length + (used > 0 ? 1 : 0)
  }
  return count
}

/** The largest size of letters, px, at which each of these names fits into an area of this width and height. */
export function letters(names: readonly string[], width: number, height: number): number {
  for (let size = LARGEST; size > SMALLEST; size--) {
    const across = Math.floor((width - 16) / (WIDE * size))
    const down = Math.floor((height - 12) / (1.1 * size))
    if (names.every((name) => lines(name, across) <= down)) return size
  }
  return SMALLEST
}
