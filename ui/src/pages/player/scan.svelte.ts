// A card of the game that the phone's own camera has read: its QR opens /player#card=STREAM.PROOF. Kept in this tab until it is dealt with.
const HEAD = '#card='
const KEY = 'hofmarshal.player.scan'

class Scan {
  shown = $state('')
}
const scan = new Scan()

/** Takes what was scanned out of the address. A fragment of another kind is left to whom it is for. */
export function takeScan(): void {
  const found = location.hash.startsWith(HEAD) ? location.hash.slice(HEAD.length) : ''
  if (found) history.replaceState(null, '', location.pathname + location.search)
  try {
    if (found) sessionStorage.setItem(KEY, found)
    scan.shown = decodeURIComponent(found || (sessionStorage.getItem(KEY) ?? ''))
  } catch {
    scan.shown = found // storage switched off, or per cent signs that mean nothing
  }
}

/** What a card says that was scanned and not dealt with yet: `STREAM.PROOF`; empty where there is none. Reactive. */
export const scanned = (): string => scan.shown

/** It was dealt with, or is not wanted. */
export function doneScanning(): void {
  scan.shown = ''
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // as above
  }
}
