// Which side is shown where: red stands on the left until the fighters change ends or the screen stands opposite.

import type { Side } from '$lib/scene'

/**
 * Sides from left to right.
 *
 * @param swapped the fighters have changed ends
 * @param opposite the screen is seen from the other side of the ring
 */
export function places(swapped: boolean, opposite: boolean): [Side, Side] {
  return swapped === opposite ? ['red', 'blue'] : ['blue', 'red']
}
