// The addresses of the public pages: what each shows, and how it is written.

export type Way =
  | { readonly at: 'home' }
  | { readonly at: 'schedule'; readonly by: 'ring' | 'nomination' | ''; readonly name: string }
  | { readonly at: 'results' }
  | { readonly at: 'nomination'; readonly name: string }
  | { readonly at: 'ring'; readonly name: string }
  | { readonly at: 'fighter'; readonly name: string }
  | { readonly at: 'me' }
  | { readonly at: 'poster' }

export const BASE = '/info'

/** What an address shows; one that is none of ours shows the first page. */
export function wayOf(path: string): Way {
  const [head = '', ...rest] = path.slice(BASE.length).split('/').filter(Boolean).map(plain)
  const name = rest[0] ?? ''
  switch (head) {
    case 'schedule':
      return (name === 'ring' || name === 'nomination') && rest[1] ? { at: head, by: name, name: rest[1] } : { at: head, by: '', name: '' }
    case 'results':
    case 'me':
    case 'poster':
      return { at: head }
    case 'nomination':
    case 'ring':
    case 'fighter':
      return name ? { at: head, name } : { at: 'home' }
    default:
      return { at: 'home' }
  }
}

/** The address of parts after `/info`. */
export function pathTo(...parts: readonly string[]): string {
  return [BASE, ...parts.map(encodeURIComponent)].join('/')
}

/** Which of the three main pages a way belongs to, for the bar that leads there. */
export function mainOf(way: Way): 'home' | 'schedule' | 'results' | '' {
  if (way.at === 'nomination') return 'results'
  if (way.at === 'home' || way.at === 'schedule' || way.at === 'results') return way.at
  return ''
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // somebody has typed a per cent sign
  }
}
