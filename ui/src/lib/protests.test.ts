// Deadlines, scores, commissions and what a draft lacks; the values are those of Щит-Меч.
import { describe, expect, it } from 'vitest'

import { another, ballotsOf, emptyDraft, lacks, leftOf, membersOf, scoreOf, scoreText, type OwnNomination } from './protests'

const COMMISSION = { judges: 2, hofmarshal: 1, committee: 1, cites: [], split: 'hofmarshal' as const, split_cites: [] }

describe('a deadline', () => {
  it('runs, stands, and goes below nothing', () => {
    expect(leftOf({ until: 500 }, 200)).toBe(300)
    expect(leftOf({ until: 500 }, 700)).toBe(-200)
    expect(leftOf({ until: 500, left: 40 }, 700)).toBe(40)
    expect(leftOf({ until: null }, 700)).toBeNull()
  })
})

describe('a score', () => {
  it('is written in hits where half-hits are counted', () => {
    expect([0, 1, 2, 3].map((score) => scoreText(score, true))).toEqual(['0', '½', '1', '1½'])
    expect(scoreText(3, false)).toBe('3')
  })
  it('is read as it is typed', () => {
    expect(['1,5', '1.5', '1½', '½', ' 2 '].map((typed) => scoreOf(typed, true))).toEqual([3, 3, 3, 1, 4])
    expect(['', 'x', '1.2', '-1', '1234567'].map((typed) => scoreOf(typed, true))).toEqual([null, null, null, null, null])
    expect(['7', '1,5'].map((typed) => scoreOf(typed, false))).toEqual([7, null])
  })
})

describe('a commission', () => {
  it('has the members the stage asks for, and more if wanted', () => {
    const members = membersOf(COMMISSION)
    expect(members.map((one) => one.name)).toEqual(['judge-1', 'judge-2', 'hofmarshal-1', 'committee-1'])
    expect(another(members, 'judge').name).toBe('judge-3')
    expect(membersOf({ ...COMMISSION, judges: 0, hofmarshal: 0, committee: 0 })).toHaveLength(1)
  })
  it('votes with those who have voted', () => {
    const members = membersOf(COMMISSION)
    members[0]!.uphold = false
    expect(ballotsOf(members)).toEqual([{ seat: 'judge', name: 'judge-1', uphold: false }])
  })
})

describe('a draft', () => {
  const rules: OwnNomination = {
    name: 'shields', title: { en: '', ru: '', uk: '' }, book: '', allowed: true, grounds: true, video: true,
    forms: ['written', 'oral'], window: 300_000, decide: 600_000, limit: 1, made: 0, cites: {},
  }
  it('lacks what the rules ask for', () => {
    expect(lacks(emptyDraft('oral'), rules)).toEqual(['clause', 'video'])
    expect(lacks({ ...emptyDraft('oral'), clause: 'sm.to-ten', video: 'reference' }, rules)).toEqual(['reference'])
    expect(lacks(emptyDraft('oral'), { ...rules, grounds: false, video: false })).toEqual([])
  })
})
