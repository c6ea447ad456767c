// A spreadsheet on its way in: chosen, its columns matched, every row looked at by the server; nothing is written until it is accepted.
import { randomId } from '$lib/ids'
import type { Reason, Said } from '$lib/scene'
import { signedPost } from '$lib/signed'

import { inOrderOfNeed, rowsOf, type Fate, type Read, type Row, type SeenOne, type Sheet } from './importing'

/** What becomes of all rows; `open` of them stand in the way. */
export interface SeenList<S extends SeenOne = SeenOne> {
  readonly rows: readonly S[]
  readonly open: number
}

/** How many rows are shown at first, and more at a touch. */
const STEP = 50
/** Milliseconds nobody types for before the server looks again. */
const STILL = 300

export class SheetImport<S extends SeenOne, P extends SeenList<S>> {
  read = $state.raw<Read | null>(null)
  page = $state(0)
  columns = $state<string[]>([])
  rows = $state<Row[]>([])
  preview = $state.raw<P | null>(null)
  order = $state.raw<readonly number[]>([])
  shown = $state(STEP)
  wrong = $state.raw<readonly Said[]>([])
  failed = $state(false)
  busy = $state(false)
  done = $state('')

  readonly sheet = $derived<Sheet | null>(this.read?.sheets[this.page] ?? null)
  readonly #seen = $derived(new Map((this.preview?.rows ?? []).map((row): [number, S] => [row.row, row])))
  readonly #byNumber = $derived(new Map(this.rows.map((row): [number, Row] => [row.row, row])))

  #id = ''
  #asked = 0
  /** Rows that need somebody come first, until he types in them: no row may move under his hands. */
  #settled = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `at`: the path of its routes; `more`: what the list says besides its rows; `opened`: another sheet is begun. */
  constructor(
    readonly at: string,
    private readonly more: () => object = () => ({}),
    private readonly opened: () => void = () => undefined,
  ) {}

  /** The rows to be shown, each with what becomes of it. */
  get looked(): readonly { readonly row: Row; readonly seen: S | null }[] {
    return this.order.slice(0, this.shown).flatMap((number) => {
      const row = this.#byNumber.get(number)
      return row ? [{ row, seen: this.#seen.get(number) ?? null }] : []
    })
  }

  /** How many rows come to one of these. */
  count(...fates: Fate[]): number {
    return (this.preview?.rows ?? []).filter((row) => fates.includes(row.fate)).length
  }

  further(): void {
    this.shown += STEP
  }

  async choose(file: File | undefined): Promise<void> {
    if (!file || this.busy) return
    this.busy = true
    this.done = ''
    const name = encodeURIComponent(file.name.slice(0, 150))
    const result = await signedPost<Read>(`${this.at}?file=${name}`, await file.arrayBuffer(), 'application/octet-stream')
    this.busy = false
    this.#tell(result)
    if (!result.ok) return
    this.read = result.value
    this.open(0)
  }

  /** Begin with one of the file's sheets. */
  open(page: number): void {
    const sheet = this.read!.sheets[page]!
    this.page = page
    this.columns = [...sheet.columns]
    this.rows = rowsOf(sheet)
    this.#id = randomId()
    this.#settled = false
    this.shown = STEP
    this.opened()
    void this.#look()
  }

  /** Somebody typed in a row, or answered what was asked. */
  changed(): void {
    this.#settled = true
    this.matched()
  }

  /** A column, or something of the whole list, is another. */
  matched(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#look(), STILL)
  }

  /** Take the list in; `words` says what came of it. */
  async accept<D>(words: (value: D) => string): Promise<void> {
    this.busy = true
    clearTimeout(this.#timer)
    const result = await signedPost<D>(`${this.at}/accept`, this.#body())
    this.busy = false
    this.#tell(result)
    if (!result.ok) return void this.#look()
    this.done = words(result.value)
    this.read = null
    this.preview = null
  }

  forget(): void {
    this.read = null
    this.preview = null
    this.wrong = []
  }

  async #look(): Promise<void> {
    const mine = ++this.#asked
    const result = await signedPost<P>(`${this.at}/preview`, this.#body())
    if (mine !== this.#asked) return
    this.#tell(result)
    if (!result.ok) return
    this.preview = result.value
    if (!this.#settled) this.order = inOrderOfNeed(this.rows, this.#seen)
  }

  #body(): string {
    return JSON.stringify({ id: this.#id, columns: this.columns, rows: $state.snapshot(this.rows), ...this.more() })
  }

  #tell(result: { ok: boolean; said?: Said | null; reasons?: readonly Reason[] }): void {
    this.wrong = result.ok ? [] : [...(result.said ? [result.said] : []), ...(result.reasons ?? []).map((one) => one.said)]
    this.failed = !result.ok && this.wrong.length === 0
  }
}
