// Light, dark, or for bright sun: kept by this browser, shown as `data-theme` on the document.
export type Theme = 'light' | 'dark' | 'sun'
export const THEMES: readonly Theme[] = ['light', 'dark', 'sun']

const KEY = 'hofmarshal.theme'

class Look {
  theme = $state<Theme>('light')
}

const look = new Look()

/** The theme in use. Reactive. */
export function theme(): Theme {
  return look.theme
}

function show(wish: Theme): void {
  look.theme = wish
  document.documentElement.dataset['theme'] = wish
}

/** Shows the theme of the address (`?theme=`), of this browser, or of the device, in this order. */
export function loadTheme(usual: Theme | null = null): void {
  const asked = new URLSearchParams(location.search).get('theme')
  let kept: string | null = null
  try {
    kept = localStorage.getItem(KEY)
  } catch {
    // storage switched off: the device's own taste then
  }
  const device: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  show(THEMES.find((one) => one === asked) ?? THEMES.find((one) => one === kept) ?? usual ?? device)
}

export function setTheme(wish: Theme): void {
  try {
    localStorage.setItem(KEY, wish)
  } catch {
    // it then lasts as long as the page
  }
  show(wish)
}
