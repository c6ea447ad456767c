// Names of rings, which stand in addresses.

/** The number after the highest ring that has a number for its name. */
export function nextRing(rings: readonly { ring: string }[]): string {
  const numbers = rings.map((one) => Number(one.ring)).filter((one) => Number.isInteger(one) && one > 0)
  return String(Math.max(0, ...numbers) + 1)
}
