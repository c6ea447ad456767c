// A value of a rulebook in words: what it is written with (`on-stop`) is for files, not for people.
import { t } from '$lib/text.svelte'

/** Values that name a command, a fact, a clause or something of the rulebook's own lists: no words of the format. */
const OWN = /(^|\.)(commands|when|clause|cause|allowed|zones|weapons|grips|actions|id)(\.|\[|$)/

function one(value: unknown): string {
  if (value == null || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'event-yes' : 'event-no')
  if (Array.isArray(value)) return value.map(one).join(value.some((each) => typeof each === 'object') ? '; ' : ', ') || '–'
  if (typeof value === 'object') {
    return Object.entries(value)
      .filter(([key]) => key !== 'cites')
      .map(([key, each]) => `${key}: ${OWN.test(key) ? plain(each) : one(each)}`)
      .join(', ')
  }
  if (typeof value !== 'string') return String(value)
  const id = `rule-word-${value}`
  const word = /^[a-z-]+$/.test(value) ? t(`rule-word-${value}`) : id
  return word === id ? value : word
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A value at a path, given as JSON or as plain text, as people read it. */
export function worded(path: string, text: string): string {
  let value: unknown = text
  try {
    value = JSON.parse(text)
  } catch {
    // plain text: a word of the format, a name, or a value cut short
  }
  return OWN.test(path) ? plain(value) : one(value)
}
