// Scenes of an invented event for the chief's board and the medic's page.
import type { BoardScene, MedicScene, RingRow, RingsScene } from '$lib/scene'

import { NOW, queue, seat, seats, text } from '../console/samples'

const ring = (name: string, more: Partial<RingRow>): RingRow => ({
  ring: name,
  title: `Ring ${name}`,
  phase: 'scheduled',
  suspended: null,
  stream: '',
  nomination: null,
  red: '',
  blue: '',
  red_score: 0,
  blue_score: 0,
  unit: 'points',
  clock: null,
  queue: [],
  done: 0,
  open: 0,
  behind: 0,
  ...more,
})

/** Four rings: one fights late, one is suspended, one is idle, one waits for its sides. */
export const rings: RingsScene = {
  event: 'Three Towers',
  suspended: null,
  rings: [
    ring('1', {
      phase: 'running',
      stream: 'contest/longsword/q-7',
      nomination: text('Longsword', 'Полутораручный меч', 'Півтораручний меч'),
      red: 'Ada Vyhadko',
      blue: 'Yivha Kazkar',
      red_score: 2,
      blue_score: 1,
      clock: { limit: 90_000, elapsed: 33_000, since: NOW - 9_400, horn_at: null, frozen_at: null },
      queue,
      done: 12,
      open: 9,
      behind: 7 * 60_000,
    }),
    ring('2', {
      phase: 'halted',
      suspended: { since: NOW - 240_000, reason: 'Storm over the meadow', event: false },
      stream: 'contest/shchyt-mech/q-3',
      nomination: text('Shield-Sword', 'Щит-Меч', 'Щит-Меч'),
      red: 'Lev Mriyko',
      blue: 'Yan Umovko',
      red_score: 8,
      blue_score: 9,
      clock: { limit: 0, elapsed: 71_000, since: null, horn_at: null, frozen_at: NOW - 240_000 },
      queue: [],
      done: 9,
      open: 12,
      behind: 16 * 60_000,
    }),
    ring('3', { open: 6, done: 14, behind: -4 * 60_000 }),
    ring('4', {
      phase: 'called',
      stream: 'contest/free-duel/f-2',
      nomination: text('Free duel', 'Свободный поединок', 'Вільний поєдинок'),
      red: 'Hnat Nebyl',
      blue: 'Tym Vyhadanets',
      red_score: 6,
      blue_score: 5,
      unit: 'halves',
      clock: { limit: 0, elapsed: 0, since: null, horn_at: null, frozen_at: null },
      done: 3,
      open: 4,
    }),
  ],
}

export const board: BoardScene = {
  panels: { '1': seats, '2': [seat(1), seat(2)], '4': [] },
  protests: [
    { nomination: 'longsword', protest: 'P1', bout: 'q-5', entry: '9', name: 'Hnat Nebyl', phase: 'filed', until: NOW + 412_000 },
  ],
  held: [{ fighter: '12', name: 'Yivha Kazkar', club: 'Quiet Harbour', since: NOW - 900_000, reason: 'Blow to the head' }],
  proposals: 1,
  faults: [],
}

export const medic: MedicScene = {
  people: [
    ['7', 'Ada Vyhadko', 'Three Willows', 'Ring 1'],
    ['12', 'Yivha Kazkar', 'Quiet Harbour', 'Ring 1'],
    ['3', 'Lev Mriyko', 'Quiet Harbour', 'Ring 2'],
    ['4', 'Yan Umovko', 'Silver Horseshoe', 'Ring 2'],
    ['9', 'Hnat Nebyl', 'Silver Horseshoe', ''],
    ['21', 'Tym Vyhadanets', 'Three Willows', ''],
  ].map(([fighter = '', name = '', club = '', where = '']) => ({
    fighter,
    name,
    club,
    held: fighter === '12',
    reason: fighter === '12' ? 'Blow to the head' : '',
    where,
    since: fighter === '12' ? NOW - 900_000 : null,
  })),
}
