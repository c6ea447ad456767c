// Who is shown: found by number or name, narrowed to those who lack something; and papers as the desk holds them.
import type { AdmissionRow, AdmissionScene, Said, Text } from '$lib/scene'

import type { Clause } from '../gear/judge'

export interface PaperHeld {
  readonly signed?: boolean
  readonly confirms?: readonly string[]
  readonly expires?: string | null
}
export interface Held {
  readonly born?: string | null
  readonly papers?: Readonly<Record<string, PaperHeld>>
}
export interface PaperAsked {
  readonly id: string
  readonly name: Text
  readonly signed: boolean
  readonly confirms: readonly { readonly id: string; readonly name: Text }[]
  readonly expiry: 'optional' | 'required'
  /** Where it says a last day, it must be valid on this one; empty while the event has no days. */
  readonly day: string
  readonly cites: readonly string[]
}
export interface Condition {
  readonly condition: string
  readonly met: boolean
  readonly said: Said
  readonly waived: boolean
}
export interface NominationFile {
  readonly nomination: string
  readonly title: Text
  readonly admitted: boolean
  readonly barred: readonly string[]
  readonly conditions: readonly Condition[]
  readonly clauses: Readonly<Record<string, Clause>>
  readonly let: string
  readonly fighters: readonly { readonly entry: string; readonly name: string; readonly admitted: boolean }[]
}
export interface PersonFile {
  readonly entry: string
  readonly name: string
  readonly club: string
  readonly country: string
  readonly held: Held
  readonly asked: readonly PaperAsked[]
  readonly nominations: readonly NominationFile[]
}

export interface Wish {
  readonly query: string
  readonly nomination: string
  /** `missing`: whoever lacks anything; `ready`; or the one condition that is lacked. */
  readonly show: string
}
export interface Found extends AdmissionRow {
  readonly entry: string
}

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replaceAll('ґ', 'г')

function fitting(row: AdmissionRow, wish: Wish): boolean {
  const stands = Object.entries(row.stands).filter(([name]) => !wish.nomination || name === wish.nomination)
  if (stands.length === 0) return false
  if (!wish.show) return true
  if (wish.show === 'ready') return stands.every(([, one]) => one.admitted)
  if (wish.show === 'missing') return stands.some(([, one]) => !one.admitted)
  return stands.some(([, one]) => one.missing.includes(wish.show))
}

/** Those who fit, by number. */
export function chosen(scene: AdmissionScene, wish: Wish): readonly Found[] {
  const words = plain(wish.query).split(/\s+/).filter(Boolean)
  return Object.entries(scene.people)
    .filter(([entry, row]) => {
      const told = plain(`${entry} ${row.name} ${row.club} ${row.team}`)
      return fitting(row, wish) && words.every((word) => told.includes(word))
    })
    .map(([entry, row]) => ({ ...row, entry }))
    .sort((a, b) => a.entry.localeCompare(b.entry, undefined, { numeric: true }))
}

/** The conditions somebody lacks in any nomination (or the one chosen), each once. */
export function lacks(row: AdmissionRow, nomination = ''): readonly string[] {
  return [...new Set(Object.entries(row.stands).flatMap(([name, one]) => (nomination && name !== nomination ? [] : one.missing)))]
}

/** A paper that says everything that is asked of it; a last day stays as it was written. */
export function inOrder(asked: PaperAsked, before: PaperHeld | undefined): PaperHeld {
  return { signed: asked.signed, confirms: asked.confirms.map((one) => one.id).sort(), expires: before?.expires ?? null }
}

/** Whether a paper says all that is asked, and long enough. */
export function isInOrder(asked: PaperAsked, paper: PaperHeld | undefined): boolean {
  if (!paper) return false
  return (!asked.signed || paper.signed === true) && asked.confirms.every((one) => paper.confirms?.includes(one.id)) && (paper.expires ? paper.expires >= asked.day : asked.expiry !== 'required')
}

/** The same papers in one spelling, so that two can be compared. */
export function tidy(held: Held): { born: string | null; papers: Record<string, { signed: boolean; confirms: string[]; expires: string | null }> } {
  const papers = Object.entries(held.papers ?? {}).sort(([a], [b]) => a.localeCompare(b))
  return {
    born: held.born || null,
    papers: Object.fromEntries(papers.map(([id, one]) => [id, { signed: one.signed ?? false, confirms: [...(one.confirms ?? [])].sort(), expires: one.expires || null }])),
  }
}

/** Whether nothing was changed. */
export const same = (one: Held, other: Held): boolean => JSON.stringify(tidy(one)) === JSON.stringify(tidy(other))
