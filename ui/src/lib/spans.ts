// Spans of time in figures.

/** `75_300` → `1:15`. */
export function mmss(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** `75_340` → `1:15.3`. */
export function tenths(ms: number): string {
  return `${mmss(ms)}.${Math.floor(Math.max(0, ms) / 100) % 10}`
}
