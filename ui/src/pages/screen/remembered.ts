// Small choices a browser keeps for itself: a screen's side, a spoken name, the name of a phone.

/** What was kept under a key; '' where nothing was, or where the browser keeps nothing. */
export function remembered(key: string): string {
  try {
    return localStorage.getItem(`hofmarshal.${key}`) ?? ''
  } catch {
    return ''
  }
}

/** Keeps a choice; '' forgets it. A browser that keeps nothing only loses the convenience. */
export function remember(key: string, value: string): void {
  try {
    if (value === '') localStorage.removeItem(`hofmarshal.${key}`)
    else localStorage.setItem(`hofmarshal.${key}`, value)
  } catch {
    // Storage is switched off.
  }
}
