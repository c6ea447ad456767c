// How this judge looks at the field: both sides or one; kept by this browser, since he stands there for the whole day.
import type { Side } from '$lib/scene'

const KEY = 'hofmarshal.field-sides'
type Sides = Side | 'both'

function kept(): Sides {
  try {
    const found = localStorage.getItem(KEY)
    return found === 'red' || found === 'blue' ? found : 'both'
  } catch {
    return 'both'
  }
}

class View {
  sides = $state<Sides>(kept())

  set(sides: Sides): void {
    this.sides = sides
    try {
      localStorage.setItem(KEY, sides)
    } catch {
      // it then lasts as long as the page
    }
  }
}

/** `view.sides`: which sides' fighters are shown. */
export const view = new View()
