// The ticket this tab was opened with: taken out of the address at once, kept until it is used, so that a reload loses nothing.
import { ticketOf, type Ticket } from './link'

const KEY = 'hofmarshal.ticket'
let taken: Ticket | null = null

/** Takes the ticket out of the address, or the one this tab was given before. */
export function takeTicket(): Ticket | null {
  const found = ticketOf(location.hash)
  if (location.hash) history.replaceState(null, '', location.pathname + location.search)
  try {
    if (found) sessionStorage.setItem(KEY, `${found.code}.${found.key}`)
    taken = found ?? ticketOf(sessionStorage.getItem(KEY) ?? '')
  } catch {
    taken = found // storage switched off: a reload then needs the code again
  }
  return taken
}

/** The ticket of this tab, if it has one. */
export function ticket(): Ticket | null {
  return taken
}

/** Forgets the ticket: it works only once. */
export function spendTicket(): void {
  taken = null
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // as above
  }
}
