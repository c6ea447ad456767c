// The keys of a desk with a keyboard: which key does what, and when it must be left alone.

/** What a key does. */
export type Action = 'main' | 'stop' | 'accept' | 'red' | 'blue' | 'together' | 'nothing' | 'undo' | 'breach' | 'log' | 'help'

/** Key to action, by the place of the key, so that it is the same on a Russian, a Ukrainian and an English keyboard. */
export const KEYS: Readonly<Record<string, Action>> = {
  Space: 'main',
  KeyS: 'stop',
  Enter: 'accept',
  KeyR: 'red',
  KeyB: 'blue',
  KeyT: 'together',
  KeyN: 'nothing',
  KeyU: 'undo',
  KeyW: 'breach',
  KeyL: 'log',
  Slash: 'help',
}

/** What is shown on the key. */
export const LABELS: Readonly<Record<Action, string>> = {
  main: '␣',
  stop: 'S',
  accept: '⏎',
  red: 'R',
  blue: 'B',
  together: 'T',
  nothing: 'N',
  undo: 'U',
  breach: 'W',
  log: 'L',
  help: '?',
}

/** Where the focus is, as far as keys care. */
export interface Place {
  readonly tag: string
  readonly editable: boolean
}

/** A key as pressed. */
export interface Press {
  readonly code: string
  readonly repeat: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

const TYPING = ['INPUT', 'TEXTAREA', 'SELECT']
const PRESSED = ['BUTTON', 'A', 'SUMMARY']

/** The action of a key, or null: held keys repeat nothing, typing is typing, a focused button keeps its own keys. */
export function action(press: Press, place: Place | null): Action | null {
  if (press.repeat || press.ctrlKey || press.altKey || press.metaKey) return null
  if (place != null && (place.editable || TYPING.includes(place.tag))) return null
  const native = press.code === 'Space' || press.code === 'Enter'
  if (native && place != null && PRESSED.includes(place.tag)) return null
  return KEYS[press.code] ?? null
}
