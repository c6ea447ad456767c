// Small words of the pages of protests.
import { lang } from '$lib/text.svelte'

/** An instant as the clock on the wall shows it: `14:03`. */
export const clockTime = (at: number): string =>
  new Date(at).toLocaleTimeString(lang(), { hour: '2-digit', minute: '2-digit' })

/** The same to the second: which of two came first may hang on it. */
export const clockSeconds = (at: number): string => new Date(at).toLocaleTimeString(lang())
