// Holds the page still under a gauntlet: no zoom, no menu, no leaving by accident.

/** From now on only the page's own areas answer to a touch. */
export function hold(): void {
  const stop = (event: Event): void => event.preventDefault()
  document.addEventListener('contextmenu', stop)
  document.addEventListener('gesturestart', stop) // pinching, in Safari
  document.addEventListener('dblclick', stop)
  document.addEventListener('dragstart', stop)
  // the "back" of a phone's edge lands here once more instead of leaving
  history.pushState(null, '')
  addEventListener('popstate', () => history.pushState(null, ''))
}
