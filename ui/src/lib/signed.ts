// Requests that prove which device asks: signed with its secret, as docs/wire.md tells.
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

import { connection } from './connection.svelte'
import { ask, type Failure, type Result } from './api'

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

/** Gets a file as this browser's device: a picture or a video that only some may see; with a `body` (JSON) it is asked for by a post. */
export async function signedBlob(path: string, body?: string): Promise<Result<Blob>> {
  try {
    const bytes = utf8ToBytes(body ?? '')
    const asked: RequestInit =
      body === undefined
        ? { headers: proof('GET', path, bytes) }
        : { method: 'POST', body: bytes as BodyInit, headers: { 'content-type': 'application/json', 'x-hofmarshal-csrf': '1', ...proof('POST', path, bytes) } }
    const response = await fetch(path, { cache: 'no-store', ...asked })
    if (response.ok) return { ok: true, value: await response.blob() }
    const { said = null, reasons = [] } = ((await response.json()) ?? {}) as Partial<Failure>
    return { ok: false, status: response.status, said, reasons }
  } catch {
    return { ok: false, status: 0, said: null, reasons: [] }
  }
}
