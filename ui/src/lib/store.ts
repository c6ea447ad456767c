// What a browser keeps: its devices with their secrets, and the outbox of commands without an answer. IndexedDB, or memory.
import type { Answer, Body } from './wire'

/** A device this browser is: `secret` is hex, `n` the last number it gave a command, `role` what it last was. */
export interface Device {
  readonly device: string
  readonly secret: string
  readonly name: string
  readonly role: string
  readonly n: number
  readonly used: number
}

/** A command in the outbox; with an `answer` (refused or ask) it is kept to be shown until its holder dismisses it. */
export interface Kept {
  readonly id: string
  readonly device: string
  readonly n: number
  readonly text: string
  readonly sig: string
  readonly body: Body
  readonly answer: Answer | null
}

/** Where devices and commands are kept. Every call is one transaction: two tabs of one device cannot take one number. */
export interface Store {
  /** True where a reload or a restart of the browser loses nothing. */
  readonly durable: boolean
  devices(): Promise<readonly Device[]>
  putDevice(device: Device): Promise<void>
  dropDevice(device: string): Promise<void>
  /** Takes the device's next number, makes the entry with it and keeps both. */
  add(device: string, make: (n: number) => Kept): Promise<Kept>
  kept(device: string): Promise<readonly Kept[]>
  put(entry: Kept): Promise<void>
  drop(id: string): Promise<void>
}

/** A store that lasts as long as the page: for tests, and for browsers that give no IndexedDB (some private windows). */
export class MemoryStore implements Store {
  readonly durable = false
  #devices = new Map<string, Device>()
  #kept = new Map<string, Kept>()

  async devices(): Promise<readonly Device[]> {
    return [...this.#devices.values()]
  }
  async putDevice(device: Device): Promise<void> {
    this.#devices.set(device.device, device)
  }
  async dropDevice(device: string): Promise<void> {
    this.#devices.delete(device)
  }
  async add(device: string, make: (n: number) => Kept): Promise<Kept> {
    const row = this.#devices.get(device)
    const n = (row?.n ?? 0) + 1
    if (row) this.#devices.set(device, { ...row, n })
    const entry = make(n)
    this.#kept.set(entry.id, entry)
    return entry
  }
  async kept(device: string): Promise<readonly Kept[]> {
    return [...this.#kept.values()].filter((entry) => entry.device === device).sort((a, b) => a.n - b.n)
  }
  async put(entry: Kept): Promise<void> {
    this.#kept.set(entry.id, entry)
  }
  async drop(id: string): Promise<void> {
    this.#kept.delete(id)
  }
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  })
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'))
    transaction.onerror = () => reject(transaction.error ?? new Error('IndexedDB'))
  })
}

/** The store that outlives the page. */
export class BrowserStore implements Store {
  readonly durable = true
  readonly #database: IDBDatabase

  private constructor(database: IDBDatabase) {
    this.#database = database
  }

  static async open(name = 'hofmarshal'): Promise<BrowserStore> {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('devices', { keyPath: 'device' })
      request.result.createObjectStore('outbox', { keyPath: 'id' }).createIndex('device', 'device')
    }
    return new BrowserStore(await asked(request))
  }

  #write(...stores: string[]): IDBTransaction {
    return this.#database.transaction(stores, 'readwrite')
  }

  async devices(): Promise<readonly Device[]> {
    return asked(this.#database.transaction('devices').objectStore('devices').getAll() as IDBRequest<Device[]>)
  }
  async putDevice(device: Device): Promise<void> {
    const transaction = this.#write('devices')
    transaction.objectStore('devices').put(device)
    await finished(transaction)
  }
  async dropDevice(device: string): Promise<void> {
    const transaction = this.#write('devices')
    transaction.objectStore('devices').delete(device)
    await finished(transaction)
  }
  async add(device: string, make: (n: number) => Kept): Promise<Kept> {
    const transaction = this.#write('devices', 'outbox')
    const done = finished(transaction)
    const devices = transaction.objectStore('devices')
    const row = (await asked(devices.get(device))) as Device | undefined
    const n = (row?.n ?? 0) + 1
    if (row) devices.put({ ...row, n })
    const entry = make(n)
    transaction.objectStore('outbox').put(entry)
    await done
    return entry
  }
  async kept(device: string): Promise<readonly Kept[]> {
    const index = this.#database.transaction('outbox').objectStore('outbox').index('device')
    const rows = (await asked(index.getAll(device))) as Kept[]
    return rows.sort((a, b) => a.n - b.n)
  }
  async put(entry: Kept): Promise<void> {
    const transaction = this.#write('outbox')
    transaction.objectStore('outbox').put(entry)
    await finished(transaction)
  }
  async drop(id: string): Promise<void> {
    const transaction = this.#write('outbox')
    transaction.objectStore('outbox').delete(id)
    await finished(transaction)
  }
}

let opened: Promise<Store> | null = null

/** The browser's store; memory (said by `durable`) where the browser gives none. */
export function store(): Promise<Store> {
  opened ??= BrowserStore.open().catch(() => new MemoryStore())
  return opened
}
