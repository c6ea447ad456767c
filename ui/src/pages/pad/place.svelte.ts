// Where the marshal stands: kept by this browser, since he stands there for the whole day.
const KEY = 'hofmarshal.opposite'

class Place {
  on = $state(kept())

  set(opposite: boolean): void {
    this.on = opposite
    try {
      localStorage.setItem(KEY, opposite ? 'yes' : 'no')
    } catch {
      // it then lasts as long as the page
    }
  }
}

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes'
  } catch {
    return false
  }
}

/** `opposite.on`: this marshal sees red on his right. */
export const opposite = new Place()
