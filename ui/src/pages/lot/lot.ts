// The order of a lot, as docs/draw.md tells: entries sorted by the SHA-256 of `SEED:ENTRY`. No server is asked.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of a text's UTF-8 bytes, 64 lower-case hex digits. */
export function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

export interface Drawn {
  readonly entry: string
  readonly hash: string
}

/** The entries in the order drawn, each with the hash that puts it there. */
export function order(seed: string, entries: readonly string[]): readonly Drawn[] {
  const hashed = entries.map((entry) => ({ entry, hash: hash(`${seed}:${entry}`) }))
  return hashed.sort((a, b) => compare(a.hash, b.hash) || compare(a.entry, b.entry))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

export interface Verdict {
  /** Whether the seed is the one whose hash was published; null where none was. */
  readonly hash: boolean | null
  /** Whether the order told is the one reckoned here. */
  readonly order: boolean
  readonly drawn: readonly Drawn[]
}

/** What comes of checking a lot: its seed against the published hash, the order told against the one reckoned. */
export function check(commitment: string, seed: string, entries: readonly string[], told: readonly string[]): Verdict {
  const drawn = order(seed, entries)
  const same = drawn.length === told.length && drawn.every((one, at) => one.entry === told[at])
  return { hash: commitment ? hash(seed) === commitment : null, order: same, drawn }
}

/**
 * Whether the pairs of a later round are those of its own lot, which has the seed `SEED:SALT`. Of an odd number one has a bye:
 * the last drawn who has had none yet, so he may come from further up.
 */
export function pairsFit(seed: string, salt: string, pairs: readonly (readonly string[])[]): boolean {
  const told = pairs.flat()
  const drawn = order(`${seed}:${salt}`, told).map((one) => one.entry)
  const bye = pairs.find((pair) => pair.length === 1)?.[0]
  const right = bye == null ? drawn : [...drawn.filter((entry) => entry !== bye), bye]
  return right.every((entry, at) => entry === told[at])
}

/** Entry codes as somebody types them: one a line. */
export function lines(text: string): string[] {
  return text.split('\n').map((line) => line.trim()).filter(Boolean)
}
