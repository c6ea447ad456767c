// How a stream's maker wants the overlay, from the query of its address.

export interface Options {
  /** Which edge of the picture it lies along. */
  readonly at: 'top' | 'bottom'
  readonly across: 'left' | 'centre' | 'right'
  /** 1 is made for a picture 1920 wide; 0.5 to 2. */
  readonly scale: number
  readonly theme: 'dark' | 'light'
  /** The camera stands on the other side of the ring. */
  readonly opposite: boolean
  /** Whether the overlay is hidden while nobody fights. */
  readonly hideIdle: boolean
}

/** The options of a query such as `?at=top&across=left&scale=1.5&theme=light&opposite&idle=hide`; what is not understood keeps its default. */
export function optionsOf(search: string): Options {
  const query = new URLSearchParams(search)
  const scale = Number(query.get('scale') ?? 1)
  return {
    at: query.get('at') === 'top' ? 'top' : 'bottom',
    across: pick(query.get('across'), ['left', 'centre', 'right'] as const, 'centre'),
    scale: Number.isFinite(scale) && scale > 0 ? Math.min(2, Math.max(0.5, scale)) : 1,
    theme: query.get('theme') === 'light' ? 'light' : 'dark',
    opposite: query.has('opposite'),
    hideIdle: query.get('idle') === 'hide',
  }
}

function pick<T extends string>(value: string | null, allowed: readonly T[], otherwise: T): T {
  return allowed.find((one) => one === value) ?? otherwise
}
