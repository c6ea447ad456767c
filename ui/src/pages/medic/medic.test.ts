// The medic's page: who is found, and what two taps send.
import { describe, expect, it } from 'vitest'

import { medic } from '../board/samples'
import { clear, find, hold } from './people'

const names = (query: string) => find(medic.people, query).map((one) => one.name)

describe('finding a fighter', () => {
  it('shows everyone by name until something is typed', () => {
    expect(names('')[0]).toBe('Ada Vyhadko')
    expect(names('')).toHaveLength(6)
  })

  it('takes beginnings of words in any order, names first', () => {
    expect(names('kaz')).toEqual(['Yivha Kazkar'])
    expect(names('kazkar yi')).toEqual(['Yivha Kazkar'])
    expect(names('vyha')).toEqual(['Ada Vyhadko', 'Tym Vyhadanets'])
    expect(names('harbour')).toEqual(['Lev Mriyko', 'Yivha Kazkar'])
    expect(names('ring 2')).toEqual(['Lev Mriyko', 'Yan Umovko'])
    expect(names('azkar')).toEqual([])
  })

  it('hears ё as е', () => {
    const [one] = medic.people
    expect(find([{ ...one!, name: 'Пётр Небылёв' }], 'небыле петр')).toHaveLength(1)
  })
})

describe('a hold', () => {
  it('names the fighter and the reason, and is lifted by name', () => {
    expect(hold('12', 'Blow to the head')).toEqual({ type: 'hold', fighter: '12', reason: 'Blow to the head' })
    expect(clear('12')).toEqual({ type: 'clear', fighter: '12' })
  })
})
