// The marshals' taps as the hofmarshal reads them: by moment, by side, with the time after the first.
import type { ContestScene, MomentScene, SeatScene, Side, TapScene } from '$lib/scene'

/** A tap beside the first one of its moment: `after` ms later, and whether the clocks leave that in doubt. */
export interface TapRow {
  readonly tap: TapScene
  readonly after: number
  readonly unsure: boolean
}

/** The taps of one moment, those for red and those for blue apart, each in the order they came. */
export interface MomentRows {
  readonly moment: MomentScene
  readonly red: readonly TapRow[]
  readonly blue: readonly TapRow[]
  readonly split: boolean
}

/** Group the taps of a moment by the side they give the blow to; taps taken back are left out. */
export function momentRows(moment: MomentScene): MomentRows {
  const valid = moment.taps.filter((tap) => !tap.withdrawn)
  const first = Math.min(...valid.map((tap) => tap.at))
  const origin = valid.find((tap) => tap.at === first)
  const rows = (side: Side): readonly TapRow[] =>
    valid
      .filter((tap) => tap.blow.side === side)
      .sort((a, b) => a.at - b.at)
      .map((tap) => ({ tap, after: tap.at - first, unsure: tap !== origin && tap.at - first < tap.error + (origin?.error ?? 0) }))
  const red = rows('red')
  const blue = rows('blue')
  return { moment, red, blue, split: red.length > 0 && blue.length > 0 }
}

/** The moment the console proposes to rule on: the first one the panel agrees on, as the fight went; else the newest. */
export function foremost(moments: readonly MomentScene[]): MomentScene | null {
  return moments.find((one) => one.suggestion != null) ?? moments.at(-1) ?? null
}

/** Milliseconds after the first tap as `0.0` or `+0.3`, in the digits of a language. */
export function afterText(ms: number, lang: string): string {
  const tenths = Math.round(ms / 100) / 10
  const digits = tenths.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return tenths > 0 ? `+${digits}` : digits
}

/** The number of a seat such as `line-marshal-2`; empty where it has none. */
export function seatNumber(seat: string): string {
  const tail = seat.slice(seat.lastIndexOf('-') + 1)
  return /^\d+$/.test(tail) ? tail : ''
}

/** The role of a seat: `line-marshal-2` → `line-marshal`. */
export function seatRole(seat: string): string {
  return seatNumber(seat) === '' ? seat : seat.slice(0, seat.lastIndexOf('-'))
}

/** Who a breach tapped by a marshal is against: a fighter, or in a duel a side; empty where nobody was named. */
export const offender = (tap: TapScene): string => tap.blow.fighter || (tap.blow.side ?? '')

/** Who stands around the fight: line marshals at a duel, field judges in a battle. */
export const around = (contest: ContestScene | null): 'line-marshal' | 'field-judge' => (contest?.team ? 'field-judge' : 'line-marshal')

/** Their seats at a ring up to `count`, each with its device or none, so that nobody is forgotten. */
export function marshalSeats(seats: readonly SeatScene[], count: number, role: string = 'line-marshal'): readonly SeatScene[] {
  const present = seats.filter((one) => seatRole(one.seat) === role)
  const most = Math.max(count, ...present.map((one) => Number(seatNumber(one.seat))), 0)
  return Array.from({ length: most }, (_, i) => {
    const seat = `${role}-${i + 1}`
    return present.find((one) => one.seat === seat) ?? empty(seat)
  })
}

const empty = (seat: string): SeatScene => ({
  seat,
  device: '',
  name: '',
  alive: false,
  seen: null,
  unsent: 0,
  error: 0,
  grant: 0,
})
