// Messages in the reader's language: Fluent files of `src/text/LANG/`, of which only the language in use is loaded.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import type { Said, Text } from './scene'

export type Lang = 'en' | 'ru' | 'uk'
export const LANGS: readonly Lang[] = ['uk', 'ru', 'en']
export const LANG_NAMES: Readonly<Record<Lang, string>> = { uk: 'Українська', ru: 'Русский', en: 'English' }

const KEY = 'hofmarshal.lang'
const files = import.meta.glob<string>('../text/*/*.ftl', { query: '?raw', import: 'default' })

function first(): Lang {
  const asked = new URLSearchParams(location.search).get('lang')
  let kept: string | null = null
  try {
    kept = localStorage.getItem(KEY)
  } catch {
    // storage switched off: the browser's own language will do
  }
  for (const wish of [asked, kept, ...navigator.languages]) {
    const lang = LANGS.find((one) => wish?.toLowerCase().startsWith(one))
    if (lang) return lang
  }
  return 'en'
}

class Language {
  lang = $state<Lang>('en')
  bundle = $state.raw<FluentBundle | null>(null)
  areas: readonly string[] = ['common']
}

const language = new Language()

async function load(lang: Lang): Promise<FluentBundle> {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  const loading = language.areas.map(async (area) => files[`../text/${lang}/${area}.ftl`]?.() ?? '')
  for (const text of await Promise.all(loading)) bundle.addResource(new FluentResource(text))
  return bundle
}

/** Loads the messages of these areas (beside `common`) in the reader's language; called by `start`. */
export async function loadTexts(areas: readonly string[]): Promise<void> {
  language.areas = ['common', ...areas]
  await useLang(first())
}

/** Loads the messages of more areas: for a part of a page that comes later than the page. */
export async function addTexts(areas: readonly string[]): Promise<void> {
  const fresh = areas.filter((area) => !language.areas.includes(area))
  if (fresh.length === 0) return
  language.areas = [...language.areas, ...fresh]
  await useLang(language.lang)
}

async function useLang(lang: Lang): Promise<void> {
  language.bundle = await load(lang)
  language.lang = lang
  document.documentElement.lang = lang
}

/** The language of the screen now. Reactive. */
export function lang(): Lang {
  return language.lang
}

/** Changes the language of this browser. */
export async function setLang(wish: Lang): Promise<void> {
  try {
    localStorage.setItem(KEY, wish)
  } catch {
    // it then lasts as long as the page
  }
  await useLang(wish)
}

/** A message in the reader's language. Reactive. An id that does not exist is shown as it is; a test refuses those. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = language.bundle?.getMessage(id)?.value
  return pattern ? language.bundle!.formatPattern(pattern, args, []) : id
}

/** A sentence of the server in the reader's language. Reactive. */
export function said(sentence: Said): string {
  return sentence[language.lang] || sentence.en
}

/** A rulebook's name of a thing in the reader's language. Reactive. */
export function named(text: Text): string {
  return text[language.lang] || text.en
}
