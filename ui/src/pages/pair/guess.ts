// What a device is likely to be called, before its owner says so.

/** The kind of device a browser runs on, by what it says of itself. */
export function deviceKind(agent: string, touches: number): 'phone' | 'tablet' | 'computer' {
  // Tablets of one maker claim to be computers, but computers of that maker have no touch screen.
  if (/iPad/.test(agent) || (/Macintosh/.test(agent) && touches > 1)) return 'tablet'
  if (/Android/.test(agent)) return /Mobile/.test(agent) ? 'phone' : 'tablet'
  return /iPhone|Mobile/.test(agent) ? 'phone' : 'computer'
}
