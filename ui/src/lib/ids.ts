// Random ids and keyed hashes that also work on plain http, where `randomUUID` and `crypto.subtle` do not exist.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** 128 random bits as 32 lower-case hex digits: the id of a device. */
export function randomHex(bytes = 16): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)))
}

/** A random UUID (version 4): the id of a command. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytesToHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** HMAC-SHA256 in lower-case hex. `key` is hex too (as a device's secret is kept), `message` is taken as UTF-8. */
export function sign(key: string, message: string): string {
  return bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(message)))
}
