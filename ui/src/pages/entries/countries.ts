// Countries by name in the reader's language: what a form completes, and what a code is called.
import { lang } from '$lib/text.svelte'

// Those whose clubs meet, and whose laws on majority the server knows; any other may be typed as well.
const CODES =
  'UA PL CZ SK HU RO MD LT LV EE FI SE NO DK DE AT CH FR BE NL LU GB IE ES PT IT SI HR RS BG GR TR GE AM AZ KZ IL RU BY US CA MX BR AR CL AU NZ JP CN KR ZA AE'.split(' ')

const kept = new Map<string, Intl.DisplayNames | null>()

function names(): Intl.DisplayNames | null {
  const now = lang()
  if (!kept.has(now)) kept.set(now, 'DisplayNames' in Intl ? new Intl.DisplayNames([now], { type: 'region' }) : null)
  return kept.get(now) ?? null
}

/** What a country's code is called; what is no code stays as it is. */
export function countryName(code: string): string {
  try {
    return (code && names()?.of(code)) || code
  } catch {
    return code // typed before there were codes
  }
}

/** The names to choose from, in the order of the alphabet. */
export function countryNames(): readonly string[] {
  return CODES.map(countryName).sort((a, b) => a.localeCompare(b, lang()))
}
