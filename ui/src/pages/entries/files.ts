// Files that only the desk gets: fetched as this browser's device, then saved.
import type { Said } from '$lib/scene'
import { signedBlob } from '$lib/signed'

/** Fetches a file and has the browser save it as `name`; what was refused, if anything was. */
export async function fetchFile(path: string, name: string): Promise<readonly Said[]> {
  const result = await signedBlob(path)
  if (!result.ok) return result.said ? [result.said, ...result.reasons.map((one) => one.said)] : []
  saveBlob(result.value, name)
  return []
}

/** Has the browser save a file as `name`. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
