// A protest on its way from a phone: sent again, as the same one, until the server has answered; and its video after it.
import { ask, type Failure } from '$lib/api'

const AGAIN = 2500

/** Headers of a request that shows a pass; an entry may be written in any letters. */
export const shown = (pass: string): Record<string, string> => ({ 'x-hofmarshal-pass': encodeURI(pass) })

/** Asks with a pass. */
export const askOwn = <T>(pass: string, path = '') => ask<T>(`/api/public/protests${path}`, { headers: shown(pass) })

/** Posts with a pass. */
export function postOwn<T>(pass: string, path: string, body: unknown) {
  const headers = { 'content-type': 'application/json', 'x-hofmarshal-csrf': '1', ...shown(pass) }
  return ask<T>(`/api/public/protests${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** A protest on its way. `trying`: there was no answer yet, and it is sent again. */
export class Sending {
  busy = $state(false)
  trying = $state(false)
  failed = $state.raw<Failure | null>(null)
  #stopped = false

  /** The number it was accepted under; null where it was refused or given up. */
  async run(pass: string, body: unknown): Promise<string | null> {
    this.busy = true
    this.failed = null
    this.#stopped = false
    try {
      for (;;) {
        const answer = await postOwn<{ protest: string }>(pass, '', body)
        if (answer.ok) return answer.value.protest
        if (this.#stopped) return null
        if (answer.status !== 0 && answer.status < 500) {
          this.failed = answer
          return null
        }
        this.trying = true
        await new Promise((resolve) => setTimeout(resolve, AGAIN))
      }
    } finally {
      this.busy = false
      this.trying = false
    }
  }

  /** Sends it no more. */
  stop(): void {
    this.#stopped = true
  }
}

/** A video on its way; `part` of 1 has been sent. */
export class Upload {
  part = $state(0)
  busy = $state(false)
  failed = $state.raw<Failure | null>(null)
  done = $state(false)

  /** Sends it. A page that is left ends it; it can be sent again. */
  send(pass: string, path: string, file: File): Promise<void> {
    this.busy = true
    this.part = 0
    this.failed = null
    return new Promise((resolve) => {
      const request = new XMLHttpRequest()
      request.upload.onprogress = (event) => (this.part = event.total ? event.loaded / event.total : 0)
      request.onloadend = () => {
        this.busy = false
        this.done = request.status === 201
        if (!this.done) this.failed = failure(request)
        resolve()
      }
      request.open('POST', path)
      for (const [name, value] of Object.entries(shown(pass))) request.setRequestHeader(name, value)
      request.setRequestHeader('x-hofmarshal-csrf', '1')
      request.setRequestHeader('content-type', 'application/octet-stream')
      request.send(file)
    })
  }
}

function failure(request: XMLHttpRequest): Failure {
  try {
    const { said = null, reasons = [] } = JSON.parse(request.responseText) as Partial<Failure>
    return { status: request.status, said, reasons }
  } catch {
    return { status: request.status, said: null, reasons: [] }
  }
}
