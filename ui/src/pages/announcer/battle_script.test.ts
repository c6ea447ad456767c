// What the announcer of a battle is given to say.
import { describe, expect, it } from 'vitest'

import { BATTLES } from '../screen/battle_samples'
import { calledOut, sentences } from './battle_script'

const said = (name: string, battle: 'standing' | 'bridge' = 'standing') => sentences(BATTLES[name]!.contest!, battle)
const ids = (name: string, battle: 'standing' | 'bridge' = 'standing') => said(name, battle).map((one) => one.id)

describe('the sentences of a battle', () => {
  it('begin with the round that is over, an equal one with its refight', () => {
    expect(ids('five-equal')).toEqual(['screen-refought-now', 'screen-say-standing', 'screen-say-rounds'])
  })

  it('name who faces whom on the bridge and who comes next', () => {
    const found = said('bridge', 'bridge')
    expect(found.map((one) => one.id)).toEqual(['screen-say-standing', 'screen-say-bridge', 'screen-say-next', 'screen-say-next'])
    expect(found[1]!.args).toEqual({ red: '1 Остап Вигаданий', blue: '2 Vasyl Fiktyvnyi' })
    expect(found[2]!.args['who']).toBe('5 Марко Неіснуючий')
  })

  it('give away nothing of a sealed order', () => {
    expect(ids('bridge-called', 'bridge')).toEqual([])
  })

  it('end with the points a battle brought', () => {
    expect(said('five-decided').at(-1)).toMatchObject({ id: 'screen-say-points', args: { redRating: 1, blueRating: 0, redRounds: 5, blueRounds: 2 } })
  })

  it('say who went out last, and by which clause where one was named', () => {
    expect(said('five')[0]).toEqual({ id: 'screen-say-out', args: { team: 'Company of Nobody', who: '4 Антон Условный' } })
    const five = BATTLES['five']!.contest!
    const blue = { ...five.blue, fighters: { ...five.blue.fighters, 'blue-4': { ...five.blue.fighters['blue-4']!, cause: 'c' } } }
    expect(sentences({ ...five, blue }, 'standing', () => 'A third point.')[0]).toMatchObject({ id: 'screen-say-out-by', args: { why: 'A third point.' } })
  })

  it('call a fighter by his number first', () => {
    expect(calledOut(BATTLES['five']!.contest!.blue, 'blue-2')).toBe('2 Vasyl Fiktyvnyi')
  })
})
