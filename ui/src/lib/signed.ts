// Requests that prove which device asks: signed with its secret, as docs/wire.md tells.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

import { connection } from './connection.svelte'
import { ask, type Result } from './api'

/** The signature of a request: HMAC of `METHOD PATH`, a line's end and the body under the device's secret (hex). */
export function requestSignature(secret: string, method: string, path: string, body: Uint8Array): string {
  return bytesToHex(hmac(sha256, hexToBytes(secret), concatBytes(utf8ToBytes(`${method} ${path}\n`), body)))
}

function proof(method: string, path: string, body: Uint8Array): Record<string, string> {
  const device = connection.device
  if (!device) return {} // the session's cookie then says who asks
  const signed = path.split('?')[0] ?? path
  return {
    'x-hofmarshal-device': device.device,
    'x-hofmarshal-signature': requestSignature(device.secret, method, signed, body),
  }
}

/** Posts a body as this browser's device. */
export function signedPost<T>(path: string, body: ArrayBuffer | string, type = 'application/json'): Promise<Result<T>> {
  const bytes = typeof body === 'string' ? utf8ToBytes(body) : new Uint8Array(body)
  const headers = { 'content-type': type, 'x-hofmarshal-csrf': '1', ...proof('POST', path, bytes) }
  return ask<T>(path, { method: 'POST', headers, body: bytes as BodyInit })
}

/** Gets a route as this browser's device. */
export function signedGet<T>(path: string): Promise<Result<T>> {
  return ask<T>(path, { headers: proof('GET', path, new Uint8Array()) })
}
