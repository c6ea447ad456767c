// Roles and seats as people place them: which role sits at a ring, and which page belongs to it.

/** Roles that sit at a ring, in the order they are paired. */
export const RING_ROLES = ['hofmarshal', 'line-marshal', 'screen', 'field-judge', 'captain'] as const

/** Roles of the whole event. */
export const EVENT_ROLES = ['chief', 'medic', 'expert', 'secretary', 'announcer', 'master', 'organiser'] as const

/** Whether a role's seats are at a ring. */
export function atRing(role: string): boolean {
  return (RING_ROLES as readonly string[]).includes(role)
}

/** The seats drawn at every ring, whether they are filled or not. */
export const RING_SEATS = ['hofmarshal', 'line-marshal-1', 'line-marshal-2', 'line-marshal-3', 'line-marshal-4', 'screen'] as const

/** The role of a seat: `line-marshal-2` → `line-marshal`, `captain:21` → `captain`. */
export function roleOf(seat: string): string {
  return seat.replace(/(-(\d+|red|blue)|:.*)$/, '')
}

/** The number of a seat, or the side or team it belongs to: `line-marshal-2` → `2`, `captain:21` → `21`; '' for a role's only seat. */
export function numberOf(seat: string): string {
  return /(?:-(\d+|red|blue)|:(.*))$/.exec(seat)?.slice(1).find(Boolean) ?? ''
}

const PAGES: Record<string, string> = {
  'line-marshal': '/pad',
  'field-judge': '/field',
  captain: '/pad',
  hofmarshal: '/console',
  chief: '/board',
  medic: '/medic',
  expert: '/gear',
  secretary: '/',
  organiser: '/',
  announcer: '/announcer',
  screen: '/screen',
  player: '/player',
  master: '/masters',
  regional: '/masters',
}

/** The page a role works on; screens and consoles name their ring. */
export function pageOf(role: string, ring: string): string {
  if (role === 'captain' && !ring) return '/captain'
  const page = PAGES[role] ?? '/watch'
  return ring && ['/screen', '/console', '/announcer', '/watch'].includes(page) ? `${page}/${encodeURIComponent(ring)}` : page
}

/** Whether a role may give out every seat and see every device. */
export function isDesk(role: string): boolean {
  return role === 'organiser' || role === 'secretary' || role === 'chief'
}
