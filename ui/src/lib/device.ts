// Which device this tab is. A browser may hold several (a laptop that tries out pad and console); each tab stays with its own.
import { store, type Device } from './store'

const TAB = 'hofmarshal.device'

function tabs(): string {
  try {
    return sessionStorage.getItem(TAB) ?? ''
  } catch {
    return '' // storage switched off: the newest device then serves every tab
  }
}

/** The device of this tab: the one it had, else the newest of one of these roles, else the newest. */
export async function loadDevice(roles: readonly string[] = []): Promise<Device | null> {
  const all = [...(await (await store()).devices())].sort((a, b) => b.used - a.used)
  const mine = all.find((row) => row.device === tabs())
  const found = mine ?? all.find((row) => roles.includes(row.role)) ?? all[0] ?? null
  if (found) holdDevice(found.device)
  return found
}

/** Makes this tab the device `device`. */
export function holdDevice(device: string): void {
  try {
    sessionStorage.setItem(TAB, device)
  } catch {
    // as above
  }
}

/** Keeps a device after pairing or sign-in and makes it this tab's. `secret` is hex. */
export async function saveDevice(device: string, secret: string, name = '', role = ''): Promise<void> {
  const all = await (await store()).devices()
  const n = all.find((row) => row.device === device)?.n ?? 0
  await (await store()).putDevice({ device, secret, name, role, n, used: Date.now() })
  holdDevice(device)
}

/** Notes what the server says the device is, so that a later tab of that role finds it. */
export async function noteRole(device: Device, role: string): Promise<void> {
  if (device.role === role) return
  const now = (await (await store()).devices()).find((row) => row.device === device.device)
  if (now) await (await store()).putDevice({ ...now, role })
}

/** Forgets a device (signed out, or revoked). What its outbox still holds stays, bound to its id. */
export async function forgetDevice(device: string): Promise<void> {
  await (await store()).dropDevice(device)
}
