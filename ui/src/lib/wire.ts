// Generated from src/hofmarshal/server/wire.py by tools/make_ui_types.py: change that file, then run it again.

import type { Reason, Said } from './scene'

/** Who is there: a paired device proves itself on the server's challenge; without `device` it only watches. */
export interface Hello {
  readonly k: 'hello'
  readonly device?: string
  readonly sig?: string
}

/** Watch these topics from now on and no others; each with the number the client holds in this epoch, 0 for none. */
export interface Watch {
  readonly k: 'watch'
  readonly topics: Readonly<Record<string, number>>
  readonly epoch?: string
}

/** Are you there: `t` is the device's own clock, `unsent` what its outbox holds, `error` its clock error in ms. */
export interface Ping {
  readonly k: 'ping'
  readonly t: number
  readonly unsent?: number
  readonly error?: number
}

/** A command: `body` is the JSON text of a `Body`, `sig` HMAC-SHA256 (hex) of it under the device's secret. */
export interface Send {
  readonly k: 'command'
  readonly body: string
  readonly sig?: string
}

/**
 * A command as a device gives it.
 *
 * `id` a UUID, `n` the device's own running count, `stream` whom it is for, `at` the tap on the server's clock (give or
 * take `error` ms). `round` and `exchange` are what the device saw, `seen` the stream's number it last saw; `seat` and
 * `grant` what it holds. `late` answers an `ask`: a start, halt or stop counts at its tap (`then`) or `now`.
 * `command` is one of the stream's commands, tagged `type`.
 */
export interface Body {
  readonly id: string
  readonly n?: number
  readonly device?: string
  readonly stream: string
  readonly at: number
  readonly error?: number
  readonly round?: number
  readonly exchange?: number
  readonly seen?: number
  readonly seat?: string
  readonly grant?: number
  readonly late?: '' | 'then' | 'now'
  readonly command: { type: string } & Record<string, unknown>
}

/** The first word of the server: a nonce for `Hello`, its time, the epoch of its numbers. */
export interface Challenge {
  readonly k: 'challenge'
  readonly nonce: string
  readonly time: number
  readonly epoch: string
}

/** Who a device is to the server. `state` as in `DeviceRow`; a watcher has role `spectator`. */
export interface Identity {
  readonly device: string
  readonly name: string
  readonly role: string
  readonly ring: string
  readonly seat: string
  readonly grant: number
  readonly state: string
}

/** Who the server takes you for; sent again whenever that changes (approved, moved, replaced, revoked). */
export interface Welcome {
  readonly k: 'welcome'
  readonly you: Identity
  readonly time: number
}

/** The whole of a topic. */
export interface Snap {
  readonly k: 'snap'
  readonly topic: string
  readonly epoch: string
  readonly number: number
  readonly view: unknown
}

/** What changed in a topic between two numbers: a JSON merge patch (RFC 7386). */
export interface Patch {
  readonly k: 'patch'
  readonly topic: string
  readonly first: number
  readonly number: number
  readonly patch: unknown
}

/** The answer to a ping: its `t` and the server's time. */
export interface Pong {
  readonly k: 'pong'
  readonly t: number
  readonly time: number
}

/**
 * What became of a command.
 *
 * `done`: it is in the journal as event `event`, the stream is at `number`; `late`: recorded, but not for the present
 * exchange. `refused`: `said` and `reasons` tell why, nothing changed. `proposed`: it waits for the seat's holder.
 * `ask`: a start, halt or stop came too late to be sure what was meant; give it again (new id) with `late`, or not.
 */
export interface Answer {
  readonly k: 'answer'
  readonly id: string
  readonly status: 'done' | 'refused' | 'proposed' | 'ask'
  readonly number: number
  readonly event: string
  readonly late: boolean
  readonly said?: Said | null
  readonly reasons: readonly Reason[]
}

/**
 * A frame that could not be understood or is not allowed, and why.
 *
 * With an `id`, that command was not taken (the server is too busy, or cannot write): it stays where it is and is sent
 * again.
 */
export interface Wrong {
  readonly k: 'wrong'
  readonly said: Said
  readonly id: string
}

export type FromDevice = Hello | Watch | Ping | Send

export type FromServer = Challenge | Welcome | Snap | Patch | Pong | Answer | Wrong
