// Kinds of devices that take a certificate in different ways, and how many steps each needs.

export const KINDS = ['android', 'apple-phone', 'windows', 'mac', 'firefox'] as const
export type Kind = (typeof KINDS)[number]

/** Steps of each kind; the messages are `pairing-trust-KIND-NUMBER`. */
export const STEPS: Readonly<Record<Kind, number>> = { android: 4, 'apple-phone': 4, windows: 3, mac: 3, firefox: 3 }

/** The file a kind opens: phones of one maker want a profile, all others the certificate. */
export function fileOf(kind: Kind): string {
  return kind === 'apple-phone' ? '/trust/authority.mobileconfig' : '/trust/authority.crt'
}

/** The kind of a device by what its browser says of itself. */
export function kindOf(agent: string, touches: number): Kind {
  if (/iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && touches > 1)) return 'apple-phone'
  if (/Android/.test(agent)) return 'android'
  if (/Firefox/.test(agent)) return 'firefox'
  if (/Macintosh/.test(agent)) return 'mac'
  return /Windows/.test(agent) ? 'windows' : 'firefox'
}
