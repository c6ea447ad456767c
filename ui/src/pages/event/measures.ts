// Measures as people write them: metres with a comma or a point, and whether a rulebook is content with them.
import type { FieldScene, MeasureScene, NeedScene } from '$lib/scene'

export const WHATS = ['length', 'width', 'diameter', 'boards', 'bases'] as const
export type What = (typeof WHATS)[number]
export type Verdict = 'good' | 'small' | 'large' | 'unmeasured'

/** Millimetres of what was typed in metres (`7,5` or `7.5`); null for nothing, NaN for what is no measure. */
export function millimetres(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  if (!plain) return null
  return /^\d{1,4}(\.\d{1,3})?$/.test(plain) ? Math.round(Number(plain) * 1000) : NaN
}

/** Metres as they are typed, with the sign the reader's language has. */
export function metres(mm: number | null | undefined, lang: string): string {
  if (mm == null) return ''
  const text = String(mm / 1000)
  return lang === 'en' ? text : text.replace('.', ',')
}

/** What a rule says of a measure (`NaN` is as good as none). */
export function verdict(rule: MeasureScene, mm: number | null | undefined): Verdict {
  if (mm == null || Number.isNaN(mm)) return 'unmeasured'
  if (mm < rule.least) return 'small'
  return rule.most && mm > rule.most ? 'large' : 'good'
}

/** The measures that matter at a ring: what a rule asks for, and what was measured already. */
export function asked(needs: readonly NeedScene[], field: FieldScene): readonly What[] {
  const wanted = new Set(needs.flatMap((need) => need.measures.map((one) => one.what)))
  const shown = WHATS.filter((what) => wanted.has(what) || field[what] != null)
  return shown.length ? shown : ['length', 'width']
}

/** The rules on one measure, with whose they are. */
export function rulesOn(needs: readonly NeedScene[], what: What): readonly { need: NeedScene; rule: MeasureScene }[] {
  return needs.flatMap((need) => need.measures.filter((rule) => rule.what === what).map((rule) => ({ need, rule })))
}

export const NO_FIELD: FieldScene = { shape: '', fortifications: false }
