// The pages of the office in the order of an event, and who works on them.

export interface OfficePage {
  readonly name: string
  readonly path: string
  readonly roles: readonly string[]
}

const DESK = ['organiser', 'chief', 'secretary'] as const

/** Every page of the office; its words are `frame-page-NAME`. */
export const PAGES: readonly OfficePage[] = [
  { name: 'home', path: '/', roles: [...DESK, 'expert'] },
  { name: 'event', path: '/event', roles: DESK },
  { name: 'entries', path: '/entries', roles: DESK },
  { name: 'admission', path: '/admission', roles: DESK },
  { name: 'gear', path: '/gear', roles: [...DESK, 'expert'] },
  { name: 'draw', path: '/draw', roles: DESK },
  { name: 'schedule', path: '/schedule', roles: DESK },
  { name: 'stages', path: '/stages', roles: DESK },
  { name: 'protests', path: '/protests', roles: DESK },
  { name: 'results', path: '/results', roles: DESK },
  { name: 'game', path: '/game', roles: ['organiser', 'master'] },
  { name: 'masters', path: '/masters', roles: ['organiser', 'master', 'regional'] },
  { name: 'props', path: '/props', roles: ['organiser', 'master'] },
  { name: 'regions', path: '/regions', roles: ['organiser', 'master'] },
  { name: 'chronicle', path: '/chronicle', roles: ['organiser', 'master'] },
  { name: 'audit', path: '/audit', roles: DESK },
]

const OF_A_GAME = ['game', 'masters', 'props', 'regions', 'chronicle']

/** The pages of somebody's ways: that of a game only where the event has one. */
export function waysOf(role: string, game: boolean): readonly OfficePage[] {
  return PAGES.filter((one) => one.roles.includes(role) && (game || !OF_A_GAME.includes(one.name)))
}
