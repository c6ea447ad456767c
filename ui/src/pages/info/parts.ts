// The parts of the public pages that are fetched when they are first looked at.
import type { Component } from 'svelte'

import type { InfoScene } from '$lib/scene'
import type { Way } from './way'

/** What every part is given: the event, and what its address names. */
export interface Given {
  readonly info: InfoScene
  readonly name: string
  readonly by: 'ring' | 'nomination'
}

type Load = () => Promise<{ readonly default: Component<Given> }>

export const PARTS: Readonly<Record<Exclude<Way['at'], 'home'>, Load>> = {
  schedule: () => import('./Schedule.svelte'),
  results: () => import('./Results.svelte'),
  nomination: () => import('./Nomination.svelte'),
  ring: () => import('./Ring.svelte'),
  fighter: () => import('./Fighter.svelte'),
  me: () => import('./Me.svelte'),
  poster: () => import('./Poster.svelte'),
}
