// Starts a page: theme, messages, connection, then the page's component.
import { mount, type Component } from 'svelte'

import '../styles/tokens.css'
import '../styles/base.css'
import { connection } from './connection.svelte'
import { loadTexts, t } from './text.svelte'
import { loadTheme, type Theme } from './theme.svelte'

export interface Page {
  /** The files of `src/text/LANG/` it needs beside `common`. */
  readonly texts: readonly string[]
  /** The id of the message in the browser's title. */
  readonly title: string
  /** Whose device is wanted if this browser has several; `null`: the page needs no connection. */
  readonly roles?: readonly string[] | null
  /** The theme where the reader chose none, if the device's own taste is not the right one. */
  readonly theme?: Theme
}

/** Mounts `component` into `#app`. */
export async function start(component: Component, page: Page): Promise<void> {
  loadTheme(page.theme)
  // null says that this page has no connection; a page that says nothing of roles has one
  if (!Object.is(page.roles, null)) void connection.open(page.roles ?? [])
  await loadTexts(page.texts)
  document.title = t(page.title)
  mount(component, { target: document.getElementById('app')! })
}

/** What follows the page's name in the address: `/console/1` → `['1']`. */
export function pathAfter(): readonly string[] {
  return location.pathname.split('/').slice(2).filter(Boolean).map(decodeURIComponent)
}
