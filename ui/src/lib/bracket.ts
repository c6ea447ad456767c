// Where the bouts of a bracket stand when it is drawn, and the lines between them.
import type { BracketScene, CellScene } from './scene'

export const WIDTH = 256
export const HEIGHT = 84
const ACROSS = WIDTH + 48
const DOWN = HEIGHT + 16
const HEAD = 44

/** A bout's box: its left upper corner. */
export interface Box {
  readonly cell: CellScene
  readonly x: number
  readonly y: number
}

/** A line from a bout to the one its winner goes on to. `won`: it is decided, by `entry`. */
export interface Line {
  readonly path: string
  readonly won: boolean
  readonly entry: string
}

export interface Column {
  readonly size: number
  readonly stage: string
  readonly x: number
  readonly boxes: readonly Box[]
}

export interface Drawing {
  readonly columns: readonly Column[]
  readonly lines: readonly Line[]
  readonly width: number
  readonly height: number
}

/** Who won a cell. */
export const winner = (cell: CellScene): string => (cell.winner === 'red' ? cell.red.entry : cell.winner === 'blue' ? cell.blue.entry : '') ?? ''

/** The middle of a bout: between those it takes its sides from, else in its turn. */
function middle(cell: CellScene, number: number, before: ReadonlyMap<string, Box>): number {
  const from = [cell.red, cell.blue].flatMap((slot) => before.get(slot.cell ?? '') ?? [])
  if (!from.length || cell.third) return HEAD + number * DOWN + HEIGHT / 2
  return from.reduce((sum, box) => sum + box.y + HEIGHT / 2, 0) / from.length
}

/** The drawing of a bracket. */
export function draw(bracket: BracketScene): Drawing {
  const columns: Column[] = []
  const lines: Line[] = []
  let before = new Map<string, Box>()
  let height = 0
  for (const [turn, round] of bracket.rounds.entries()) {
    const x = turn * ACROSS
    const boxes: Box[] = []
    for (const [number, cell] of round.cells.entries()) {
      const last = boxes[boxes.length - 1]
      const own = middle(cell, number, bracket.linked ? before : new Map()) - HEIGHT / 2
      const y = cell.third && last ? last.y + DOWN + 24 : own
      boxes.push({ cell, x, y })
      height = Math.max(height, y + HEIGHT)
      if (bracket.linked && !cell.third) lines.push(...leading(cell, x, y, before))
    }
    columns.push({ size: round.size, stage: round.stage, x, boxes })
    before = new Map(boxes.map((box) => [box.cell.cell, box]))
  }
  return { columns, lines, width: columns.length * ACROSS - (ACROSS - WIDTH), height: height + 4 }
}

/** The lines that lead into a bout at this place. */
function leading(cell: CellScene, x: number, y: number, before: ReadonlyMap<string, Box>): Line[] {
  return [cell.red, cell.blue].flatMap((slot, side) => {
    const from = before.get(slot.cell ?? '')
    if (!from || slot.bye) return []
    const start = from.y + HEIGHT / 2
    const end = y + HEIGHT * (side ? 0.75 : 0.25)
    const bend = x - (ACROSS - WIDTH) / 2
    const entry = winner(from.cell)
    return [{ path: `M${x - (ACROSS - WIDTH)} ${start}H${bend}V${end}H${x}`, won: !!entry && (!slot.entry || slot.entry === entry), entry }]
  })
}
