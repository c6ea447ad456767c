// The shape of each state: never told by colour alone.
const SHAPES: Readonly<Record<string, string>> = {
  well: '●', wounded: '◐', heavy: '▲', broken: '≈', 'presumed-dead': '◇', dead: '■', away: '○', asylum: '⌂', unknown: '?',
} // prettier-ignore

export const shapeOf = (state: string): string => SHAPES[state] ?? '?'
