// What is sent of a sheet, and the server's answer told row by row.
import type { Reason, Said } from '$lib/scene'
import type { Made, SentRow } from './rows'

/** What a sheet says at its foot. Scores are as typed; '' where the sheet does not say. */
export interface Ending {
  readonly ended: '' | 'time' | 'stop'
  readonly winner: '' | 'red' | 'blue'
  readonly red: string
  readonly blue: string
  readonly sign: boolean
  readonly announce: boolean
}

/** What `POST /api/paper/…` answers. */
export interface PaperAnswer {
  readonly status: 'fits' | 'wrong' | 'recorded'
  readonly number: number
  readonly wrong: readonly { readonly row: number; readonly said: Said; readonly reasons: readonly Reason[] }[]
  readonly phase: string
  readonly winner: string | null
  readonly termination: string | null
  readonly red: number
  readonly blue: number
  readonly scores: readonly (readonly [number, number])[]
}

/** A score as it is written: `2`, `2.5`, `2,5` or `2½`; `null` if it is none. */
export function scoreOf(text: string): number | null {
  const plain = text.trim().replace(',', '.').replace(/^(\d*)½$/, (_, whole: string) => `${whole || 0}.5`)
  return /^\d+(\.5|\.0)?$/.test(plain) ? Number(plain) : null
}

/** The sheet as it is sent; with `dry` the server only says what would come of it. */
export function sheetOf(id: string, rows: readonly SentRow[], ending: Ending, dry: boolean) {
  const { ended, winner, sign, announce } = ending
  return { id, dry, rows, ended, winner, red: scoreOf(ending.red), blue: scoreOf(ending.blue), sign, announce }
}

/** What is wrong with each typed row (by its key), with the sheet, and the score after each row. */
export interface Problems {
  readonly rows: ReadonlyMap<number, readonly Said[]>
  readonly sheet: readonly Said[]
  readonly scores: ReadonlyMap<number, string>
}

/** The answer laid on the typed rows. */
export function problems(answer: PaperAnswer | null, sent: Made): Problems {
  const rows = new Map<number, Said[]>()
  const sheet: Said[] = []
  for (const one of answer?.wrong ?? []) {
    const key = sent.keys[one.row]?.[0]
    const words = [one.said, ...one.reasons.map((reason) => reason.said)]
    if (key === undefined) sheet.push(...words)
    else rows.set(key, [...(rows.get(key) ?? []), ...words])
  }
  const scores = new Map<number, string>()
  answer?.scores.forEach(([red, blue], i) => {
    const key = sent.keys[i]?.at(-1)
    if (key !== undefined) scores.set(key, `${written(red)} : ${written(blue)}`)
  })
  return { rows, sheet, scores }
}

/** A score as people write it. */
export function written(score: number): string {
  const whole = Math.trunc(score)
  return score === whole ? String(whole) : `${whole || ''}½`
}
