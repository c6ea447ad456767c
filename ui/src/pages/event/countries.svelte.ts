// The countries whose age of majority is known, by name in the reader's language.
import { signedGet } from '$lib/signed'
import { lang } from '$lib/text.svelte'

interface Country {
  readonly code: string
  readonly age: number
}

/** What a code is called: the country by the browser's own names, a part of one with its code. */
export function countryName(code: string): string {
  const [country = '', part] = code.split('-')
  try {
    const name = new Intl.DisplayNames([lang()], { type: 'region' }).of(country) ?? country
    return part ? `${name} (${code})` : name
  } catch {
    return code // an old browser, or a slip
  }
}

class Countries {
  list = $state.raw<readonly Country[]>([])

  /** Asks the server once more: the ages are those of the event's day. */
  async look(): Promise<void> {
    const result = await signedGet<readonly Country[]>('/api/office/setup/countries')
    if (result.ok) this.list = result.value
  }

  /** The choices in the order of the alphabet. */
  get choices(): readonly { code: string; name: string; age: number }[] {
    return this.list.map((one) => ({ ...one, name: countryName(one.code) })).sort((a, b) => a.name.localeCompare(b.name, lang()))
  }

  /** The age of majority of a country; 0 where none is known. */
  age(code: string): number {
    return this.list.find((one) => one.code === code)?.age ?? 0
  }
}

export const countries = new Countries()
