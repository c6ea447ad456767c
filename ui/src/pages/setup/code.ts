// The code of the first run's link: taken out of the address, kept for a reload until it is used.
const KEY = 'hofmarshal.setup'
let taken = ''

/** Takes the code out of the address, or the one this tab was opened with. */
export function takeCode(): void {
  const found = /^#([0-9a-f]{8,64})$/.exec(location.hash)?.[1] ?? ''
  if (location.hash) history.replaceState(null, '', location.pathname + location.search)
  try {
    if (found) sessionStorage.setItem(KEY, found)
    taken = found || (sessionStorage.getItem(KEY) ?? '')
  } catch {
    taken = found // storage switched off: a reload then needs the link again
  }
}

/** The code of this tab; '' if it has none. */
export function code(): string {
  return taken
}

/** Forgets it: it is worth nothing any more. */
export function spendCode(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // as above
  }
}
