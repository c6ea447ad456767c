// Whether this browser's keyboard works the console: switched on and off by its holder, kept by the browser.
const KEY = 'hofmarshal.console.keys'

function kept(): boolean {
  try {
    const said = localStorage.getItem(KEY)
    return said == null ? matchMedia('(hover: hover) and (pointer: fine)').matches : said === 'on'
  } catch {
    return false // storage switched off: no key does anything nobody asked for
  }
}

class Keyboard {
  #on = $state(kept())

  get on(): boolean {
    return this.#on
  }

  set on(wish: boolean) {
    this.#on = wish
    try {
      localStorage.setItem(KEY, wish ? 'on' : 'off')
    } catch {
      // it then lasts as long as the page
    }
  }
}

export const keyboard = new Keyboard()
