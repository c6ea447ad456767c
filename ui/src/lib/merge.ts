// JSON merge patches (RFC 7386) on values that are never changed in place.

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value != null && !Array.isArray(value)
}

/** `target` with `patch` laid on; what did not change is the same object as before. A `null` in the patch removes a key. */
export function merged(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const result: Record<string, unknown> = isObject(target) ? { ...target } : {}
  for (const [key, value] of Object.entries(patch)) {
    if (value == null) delete result[key]
    else result[key] = merged(result[key], value)
  }
  return result
}
