// How a name is said: what the announcer noted himself, else the name in the letters he reads.

const UKRAINIAN: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'h', ґ: 'g', д: 'd', е: 'e', є: 'ie', ж: 'zh', з: 'z', и: 'y', і: 'i', ї: 'i', й: 'i',
  к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch',
  ш: 'sh', щ: 'shch', ю: 'iu', я: 'ia',
}
const UKRAINIAN_FIRST: Record<string, string> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' }

const RUSSIAN: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch',
  ъ: 'ie', ы: 'y', э: 'e', ю: 'iu', я: 'ia',
}

/** Whether a text is written in Russian letters: some of them Ukrainian does not have, and none of Ukrainian's own. */
function russian(text: string): boolean {
  return /[ёъыэ]/i.test(text) && !/[іїєґ]/i.test(text)
}

/**
 * A Cyrillic name in Latin letters: Ukrainian by the Cabinet's table of 2010, Russian as in passports (ICAO 9303).
 * A name in letters common to both is read as Ukrainian.
 */
export function inLatin(name: string): string {
  const russianName = russian(name)
  return name
    .split(/([^\p{L}'’ʼ]+)/u)
    .map((word) => latinWord(word, russianName))
    .join('')
}

function latinWord(word: string, russianName: boolean): string {
  const table = russianName ? RUSSIAN : UKRAINIAN
  const letters = [...word.replace(/['’ʼьЬ]/g, '')]
  return letters
    .map((letter, i) => {
      const low = letter.toLowerCase()
      const before = letters[i - 1]?.toLowerCase()
      if (!russianName && low === 'г' && before === 'з') return letter === low ? 'gh' : 'GH'
      const latin = (i === 0 && !russianName && UKRAINIAN_FIRST[low]) || table[low]
      if (latin === undefined) return letter
      return letter === low ? latin : latin.charAt(0).toUpperCase() + latin.slice(1)
    })
    .join('')
}

/** A help for saying a name, or '' if the reader's own letters already tell it. */
export function reading(name: string, lang: string): string {
  return lang === 'en' && /\p{Script=Cyrillic}/u.test(name) ? inLatin(name) : ''
}
