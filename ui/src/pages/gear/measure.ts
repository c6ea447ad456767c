// Measurements as people type them, turned into whole numbers of a fact's unit and back: 1,5 and 1.5 are the same.

export type Unit = 'mm' | 'um' | 'g' | 'palm'

const NAMES: Readonly<Record<Unit, Readonly<Record<string, number>>>> = {
  mm: { '': 1, mm: 1, мм: 1, cm: 10, см: 10, m: 1000, м: 1000 },
  um: { '': 1000, mm: 1000, мм: 1000, cm: 10_000, см: 10_000, um: 1, мкм: 1 },
  g: { '': 1, g: 1, г: 1, kg: 1000, кг: 1000 },
  palm: { '': 1 },
}
const MOST = 1e9

/** The whole number of the unit that was typed; null for nothing, `wrong` for what is no measurement or finer than the unit. */
export function parse(text: string, unit: Unit): number | null | 'wrong' {
  const bare = text.trim().toLowerCase()
  if (!bare) return null
  const found = /^(\d{1,9})(?:[.,](\d{1,6}))?\s*([a-zа-я]*)$/.exec(bare)
  const factor = found ? NAMES[unit][found[3] ?? ''] : undefined
  if (!found || factor === undefined) return 'wrong'
  const fine = found[2] ?? ''
  const scaled = BigInt(found[1]! + fine) * BigInt(factor)
  const scale = 10n ** BigInt(fine.length)
  if (scaled % scale !== 0n) return 'wrong'
  const value = Number(scaled / scale)
  return value > MOST ? 'wrong' : value
}

/** The number as it is typed and read: thousandths of a millimetre become millimetres. */
export function write(value: number, unit: Unit, lang: string): string {
  if (unit !== 'um') return String(value)
  const text = String(value / 1000)
  return lang === 'en' ? text : text.replace('.', ',')
}
