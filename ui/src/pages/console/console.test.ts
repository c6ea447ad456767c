// The hofmarshal's console: which step comes next, what a ruling becomes, what falls with a correction.
import { describe, expect, it } from 'vitest'

import * as blows from './blow'
import * as commands from './commands'
import { breach } from './commands'
import * as corrections from './corrections'
import { choices, mainButtons, mayBeAbsent, mayCallAgain, nextStep, spaceButton } from './flow'
import { answer, brings, recorded } from './facts'
import { action } from './keys'
import { named, step, tally } from './ladder'
import { Once, SETTLE } from './once'
import { BLOCK, NOW, WARN, blow, consoleScene, contest, freeDuel, longsword, said, seat, tap } from './samples'
import { afterText, foremost, marshalSeats, momentRows, offender, seatNumber, seatRole } from './taps'

const side = (arrived: boolean, ready: boolean) => ({ ...contest().red, arrived, ready })
const clock = contest().clock

describe('the next step', () => {
  it.each([
    [null, 'next'],
    [contest({ phase: 'scheduled' }), 'call'],
    [contest({ phase: 'called', red: side(true, false), blue: side(false, false) }), 'arrive'],
    [contest({ phase: 'called', red: side(true, true), blue: side(true, false) }), 'ready'],
    [contest({ phase: 'ready' }), 'start'],
    [contest({ phase: 'running' }), 'halt'],
    [contest({ phase: 'halted' }), 'start'],
    [contest({ phase: 'running', clock: { ...clock, horn_at: NOW } }), 'stop'],
    [contest({ phase: 'halted', clock: { ...clock, horn_at: NOW } }), 'stop'],
    [contest({ phase: 'running', clock: { ...clock, frozen_at: NOW } }), 'resume'],
    [contest({ phase: 'round-over' }), 'start'],
    [contest({ phase: 'round-over', awaits: 'ruling' }), 'rule'],
    [contest({ phase: 'decided' }), 'sign'],
    [contest({ phase: 'signed' }), 'announce'],
    [contest({ phase: 'announced' }), 'next'],
    [contest({ phase: 'final' }), 'next'],
  ])('%#: follows the phase', (now, next) => {
    expect(nextStep(now)).toBe(next)
  })

  it('reads a field that a merge patch took away as null', () => {
    const { horn_at: _h, frozen_at: _f, ...bare } = clock
    const now = contest({ phase: 'running', clock: bare as typeof clock })
    expect(nextStep(now)).toBe('halt')
    expect(mainButtons(now, consoleScene(), longsword)[1]).toMatchObject({ enabled: true, next: true })
  })

  it('keeps the large buttons in one order and emphasises one at most', () => {
    for (const phase of ['scheduled', 'called', 'ready', 'running', 'halted', 'round-over', 'decided', 'signed']) {
      const buttons = mainButtons(contest({ phase }), consoleScene(), longsword)
      expect(buttons.map((one) => one.name)).toEqual(['start', 'halt', 'stop'])
      expect(buttons.filter((one) => one.next).length).toBeLessThanOrEqual(1)
    }
  })

  it('lets nothing start over a block, and a warning be overridden', () => {
    const ready = contest({ phase: 'ready' })
    const [blocked] = mainButtons(ready, consoleScene({ cannot_start: [BLOCK, WARN] }), longsword)
    expect(blocked).toMatchObject({ enabled: false, blocks: [BLOCK] })
    const [warned] = mainButtons(ready, consoleScene({ cannot_start: [WARN] }), longsword)
    expect(warned).toMatchObject({ enabled: true, warns: [WARN] })
  })

  it('starts nothing while a ruling is awaited', () => {
    const start = (awaits: string) => mainButtons(contest({ phase: 'round-over', awaits }), consoleScene(), longsword)[0]
    expect(start('ruling')?.enabled).toBe(false)
    expect(start('')?.enabled).toBe(true)
  })

  it('offers a stop before the horn only where the rulebook ends a round at a signal', () => {
    const stop = (book: typeof longsword, horn: number | null) =>
      mainButtons(contest({ clock: { ...clock, horn_at: horn } }), consoleScene(), book)[2]?.enabled
    expect(stop(longsword, null)).toBe(true)
    expect(stop(freeDuel, null)).toBe(false)
    expect(stop(freeDuel, NOW)).toBe(true)
  })

  it('lets a side be absent after the calls of the rulebook, and never where time tells', () => {
    const called = contest({ phase: 'called' })
    expect([mayCallAgain(called, freeDuel), mayBeAbsent(called, freeDuel)]).toEqual([true, false])
    const row = called.log['e1']!
    const thrice = { ...called, log: { a: row, b: { ...row, id: 'b' }, c: { ...row, id: 'c' } } }
    expect([mayCallAgain(thrice, freeDuel), mayBeAbsent(thrice, freeDuel)]).toEqual([false, true])
    expect([mayCallAgain(thrice, longsword), mayBeAbsent(thrice, longsword)]).toEqual([false, false])
  })

  it('gives the space bar start or halt, never stop', () => {
    expect(spaceButton(mainButtons(contest({ phase: 'running' }), consoleScene(), longsword))).toBe('halt')
    expect(spaceButton(mainButtons(contest({ phase: 'halted' }), consoleScene(), longsword))).toBe('start')
    const horn = contest({ phase: 'decided', clock: { ...clock, horn_at: NOW } })
    expect(spaceButton(mainButtons(horn, consoleScene(), longsword))).toBeNull()
  })

  it('asks a reason for every casting ruling but a confirmation', () => {
    const awaits = (what: string, phase = 'round-over') => choices(contest({ awaits: what, phase }))
    expect(awaits('ruling').map((one) => one.id)).toEqual(['red', 'blue', 'nobody'])
    expect(awaits('ruling').every((one) => one.reason)).toBe(true)
    expect(awaits('confirm')[0]).toEqual({ id: 'confirm', reason: false })
    expect(awaits('late', 'ready')[0]?.id).toBe('go-on')
    expect(awaits('late', 'called').map((one) => one.id)).not.toContain('go-on')
    expect(awaits('')).toEqual([])
  })
})

describe('a ruling', () => {
  const red = blows.fromBlow(blow('red', { zone: 'head', grip: 'two-handed' }))

  it('is the suggestion, accepted as it stands', () => {
    expect(blows.complete(longsword, red)).toBe(true)
    expect(blows.hit(red, longsword)).toEqual({ type: 'hit', by: 'red', zone: 'head', grip: 'two-handed' })
  })

  it('changes by one tap, and a word tapped again is taken back', () => {
    const torso = blows.say(red, 'red', 'zone', 'torso')
    expect(blows.hit(torso, longsword)).toMatchObject({ by: 'red', zone: 'torso' })
    expect(blows.say(torso, 'red', 'zone', 'torso').red?.zone).toBe('')
  })

  it('asks only for what the worth hangs on', () => {
    const arm = blows.say(blows.EMPTY, 'red', 'zone', 'arm')
    expect(blows.lacks(longsword, arm)).toEqual([])
    const head = blows.say(blows.EMPTY, 'red', 'zone', 'head')
    expect(blows.lacks(longsword, head)).toEqual([{ side: 'red', word: 'grip' }])
    expect(blows.lacks(longsword, blows.pick(blows.EMPTY, 'blue', () => null))).toContainEqual({ side: 'blue', word: 'zone' })
    expect(blows.complete(longsword, blows.EMPTY)).toBe(false)
  })

  it('is worth what the table says, and unknown while it hangs on a word unsaid', () => {
    expect(blows.worth(longsword, { ...red.red!, grip: '' })).toBeNull()
    expect(blows.worth(longsword, red.red!)).toBe(2)
    expect(blows.worth(longsword, { ...red.red!, grip: 'one-handed' })).toBe(1)
  })

  it('with the flat brings nothing, and says so as the table knows it', () => {
    const edge = { name: 'edge', answers: [{ id: 'false', value: false, name: null }] }
    const none = Object.fromEntries(Object.keys(longsword.values).map((key) => [key, 0]))
    const book = { ...longsword, hit_asks: [edge], hit_values: { 'edge=false': none } }
    const flat = blows.sayFacts(red, 'red', answer({}, 'edge', 'false'))
    expect([blows.worth(book, red.red!), blows.worth(book, flat.red!)]).toEqual([2, 0])
    expect(blows.hit(flat, book)).toMatchObject({ by: 'red', facts: { edge: false } })
    expect(blows.hit(red, book)).not.toHaveProperty('facts')
  })

  it('may be the word of the fighter it struck', () => {
    expect(blows.acknowledged(red, longsword, (side) => side)).toEqual({ type: 'acknowledge', fighter: 'blue', zone: 'head' })
    expect(blows.acknowledged(blows.EMPTY, longsword, (side) => side)).toBeNull()
  })

  it('of both sides needs an order only where the order decides', () => {
    const pair = blows.say(red, 'blue', 'zone', 'arm')
    expect(blows.lacks(longsword, pair)).toEqual([])
    expect(blows.hit(pair, longsword)).toEqual({
      type: 'hit',
      exchange: [
        { by: 'red', zone: 'head', grip: 'two-handed' },
        { by: 'blue', zone: 'arm' },
      ],
    })
    const free = blows.say(blows.say(blows.EMPTY, 'red', 'zone', 'torso'), 'blue', 'zone', 'torso')
    expect(blows.lacks(freeDuel, free)).toEqual([{ side: null, word: 'order' }])
    const orders = (order: blows.Order) =>
      (blows.hit({ ...free, order }, freeDuel)['exchange'] as { order: string }[]).map((one) => one.order)
    expect(orders('together')).toEqual(['together', 'together'])
    expect(orders('red')).toEqual(['first', 'second'])
    expect(orders('blue')).toEqual(['second', 'first'])
  })

  it('takes the order from the taps only where they suggest one, never over the hofmarshal', () => {
    const free = blows.say(blows.say(blows.EMPTY, 'red', 'zone', 'torso'), 'blue', 'zone', 'torso')
    expect(blows.withFirst(free, null).order).toBe('')
    expect(blows.withFirst(free, 'blue').order).toBe('blue')
    expect(blows.withFirst({ ...free, order: 'together' }, 'blue').order).toBe('together')
  })

  it('goes to the other side with its words, or with those tapped for that side', () => {
    expect(blows.hit(blows.pick(red, 'blue', () => null), longsword)).toEqual({ ...blows.hit(red, longsword), by: 'blue' })
    const tapped = blows.pick(red, 'blue', (side) => blow(side, { zone: 'leg' }))
    expect(blows.hit(tapped, longsword)).toEqual({ type: 'hit', by: 'blue', zone: 'leg' })
  })

  it('of both keeps what was said, and forgets the order with the second blow', () => {
    const pair = blows.pick(red, 'both', (side) => blow(side, { zone: 'arm' }))
    expect([pair.red?.zone, pair.blue?.zone, blows.whose(pair)]).toEqual(['head', 'arm', 'both'])
    expect(blows.pick({ ...pair, order: 'red' }, 'red', () => null)).toEqual(red)
  })

  it('remembers the weapon a side struck with before, and asks no other', () => {
    const [ruling] = consoleScene().rulings
    const before = [{ ...ruling!, blows: [blow('red', { weapon: 'dagger' })] }]
    const pair = blows.pick(blows.EMPTY, 'both', () => null)
    const armed = blows.armed(pair, freeDuel, before)
    expect([armed.red?.weapon, armed.blue?.weapon]).toEqual(['dagger', ''])
    const said = blows.say(pair, 'red', 'weapon', 'sword')
    expect(blows.armed(said, freeDuel, before).red?.weapon).toBe('sword')
    expect(blows.armed(pair, longsword, before).red?.weapon).toBe('')
  })

  it('that a blow brings nothing names the blow and the reason', () => {
    const arm = blows.say(blows.EMPTY, 'blue', 'zone', 'arm')
    expect(blows.notCounted(arm, 'flat', '')).toEqual({ type: 'hit', by: 'blue', zone: 'arm', not_counted: 'flat' })
    expect(blows.notCounted(red, 'described', 'hit the shield')).toMatchObject({
      by: 'red',
      not_counted: 'described',
      reason: 'hit the shield',
    })
    expect(blows.nameable(longsword, blows.EMPTY)).toBe(false)
    expect(blows.nameable(freeDuel, blows.pick(blows.EMPTY, 'red', () => blow('red', { zone: 'torso' })))).toBe(true)
  })

  it('that stands becomes a draft with its order, and names what it replaces', () => {
    const [first] = consoleScene().rulings
    expect(blows.hit(blows.fromRuling(first!), longsword, { replaces: 'e3' })).toEqual({
      type: 'hit',
      by: 'red',
      zone: 'head',
      grip: 'two-handed',
      replaces: 'e3',
    })
    const double = { ...first!, blows: [blow('red'), blow('blue')], orders: ['second', 'first'] }
    expect(blows.fromRuling(double).order).toBe('blue')
    expect(blows.fromRuling({ ...double, orders: ['together', 'together'] }).order).toBe('together')
  })
})

describe('taps', () => {
  it('stand by side with the time after the first', () => {
    const [moment] = consoleScene().moments
    const rows = momentRows(moment!)
    expect(rows.red.map((one) => [one.after, one.unsure])).toEqual([
      [0, false],
      [290, false],
    ])
    expect(rows.blue.map((one) => one.after)).toEqual([600])
    expect(rows.split).toBe(true)
    expect(afterText(0, 'en')).toBe('0.0')
    expect(afterText(290, 'en')).toBe('+0.3')
    expect(afterText(290, 'uk')).toBe('+0,3')
  })

  it('taken back are gone, and doubtful where the clocks allow no order', () => {
    const taps = [
      tap('a', 1, NOW, blow('red'), { error: 80 }),
      tap('b', 2, NOW + 100, blow('blue'), { error: 80 }),
      tap('c', 3, NOW + 50, blow('blue'), { withdrawn: true }),
    ]
    const rows = momentRows({ at: NOW, taps, suggestion: null })
    expect(rows.blue.map((one) => [one.tap.id, one.unsure])).toEqual([['b', true]])
  })

  it('are ruled on from the first moment the panel agrees on, else from the newest', () => {
    const [agreed] = consoleScene().moments
    const lone = { at: NOW - 9000, taps: [tap('x', 1, NOW - 9000, blow('blue'))], suggestion: null }
    const later = { ...agreed!, at: NOW + 9000 }
    const newest = { ...lone, at: NOW + 20_000 }
    expect(foremost([])).toBe(null)
    expect(foremost([lone, agreed!, later, newest])).toBe(agreed)
    expect(foremost([lone, newest])).toBe(newest)
  })

  it('of a breach name the fighter, else the side', () => {
    expect(offender(tap('a', 1, NOW, blow('red', { breach: 'x' })))).toBe('red')
    expect(offender(tap('a', 1, NOW, blow(null, { breach: 'x', fighter: 'blue-2' })))).toBe('blue-2')
  })

  it('come from seats, shown in their places though empty', () => {
    expect(seatNumber('line-marshal-3')).toBe('3')
    expect(seatRole('line-marshal-3')).toBe('line-marshal')
    expect(seatRole('hofmarshal')).toBe('hofmarshal')
    const shown = marshalSeats([seat(3)], 4)
    expect(shown.map((one) => one.device)).toEqual(['', '', 'd3', ''])
    expect(marshalSeats([], 0)).toEqual([])
  })
})

describe('sanctions', () => {
  it('show the next step of the fighter the clause would sanction', () => {
    const blue = named(contest(), 'blue')
    expect(blue?.id).toBe('blue')
    const bout = contest()
    const kind = (clause: string) => brings(longsword, bout, clause, {})
    expect(step(consoleScene(), blue, kind('isb-buhurt.forbidden.thrust'))?.number).toBe(2)
    expect(step(consoleScene(), blue, kind('isb-duel.interference'))).toBeNull()
    expect(step(consoleScene(), null, kind('isb-buhurt.forbidden.thrust'))).toBeNull()
  })

  it('hang on the circumstances the table asks for, which are recorded as it knows them', () => {
    const after = { name: 'after', answers: [{ id: 'shield', value: 'shield', name: null }] }
    const rows = [
      { when: { after: ['shield'] }, brings: 'no-breach' },
      { when: { started: ['true'] }, brings: 'warning' },
      { when: {}, brings: 'remark' },
    ]
    const asking = { ...longsword, breach_asks: { c: { facts: [after], rows } } }
    const begun = { ...contest(), exchange: 1 }
    const told = answer({}, 'after', 'shield')
    expect(brings(asking, begun, 'c', {})).toBe('warning')
    expect(brings(asking, { ...begun, exchange: 0 }, 'c', {})).toBe('remark')
    expect(brings(asking, begun, 'c', told)).toBe('no-breach')
    expect(answer(told, 'after', 'shield')).toEqual({})
    expect(recorded([after], told)).toEqual({ after: 'shield' })
    expect(breach('blue', 'c', { facts: recorded([after], {}), tap: 't' })).toEqual({ type: 'breach', fighter: 'blue', clause: 'c', tap: 't' })
  })

  it('are counted by kind', () => {
    const one = contest().blue.sanctions[0]!
    expect(tally([{ ...one, kind: 'breach', effect: 'none' }])).toEqual([]) // on record, and no more
    expect(tally([one, { ...one, number: 2 }, { ...one, kind: 'remark' }])).toEqual([
      { kind: 'warning', count: 2 },
      { kind: 'remark', count: 1 },
    ])
  })
})

describe('corrections', () => {
  const refused = {
    k: 'answer' as const,
    id: 'x',
    status: 'refused' as const,
    number: 0,
    event: '',
    late: false,
    said: said(corrections.DROPS, '', '', ''),
    reasons: [
      { ...BLOCK, event: 'e7' },
      { ...BLOCK, event: 'e9' },
    ],
  }

  it('show the newest row first and mend only what stands', () => {
    const rows = corrections.rows(contest(), false)
    expect(rows[0]?.id).toBe('e9')
    const of = (id: string) => corrections.mend(contest().log[id]!, consoleScene())
    expect(of('e3')).toMatchObject({ annul: true, redo: false, ruling: { event: 'e3' } })
    expect(of('e8')).toMatchObject({ annul: false, ruling: null })
    expect(of('e9')).toMatchObject({ annul: true, redo: true })
    expect(corrections.lastUndoable(contest())?.id).toBe('e7')
  })

  it('list what falls with them and confirm it by event', () => {
    expect(corrections.falling({ ...refused, said: BLOCK.said })).toBeNull()
    const reasons = corrections.falling(refused)
    expect(corrections.confirmed(reasons!, ['e5', 'e7'])).toEqual(['e5', 'e7', 'e9'])
    expect(commands.annul('e3', '', ['e7'])).toEqual({ type: 'annul', event: 'e3', confirm: ['e7'] })
  })

  it('find the ruling that a second one of the exchange replaces', () => {
    expect(corrections.rulingNow(contest(), consoleScene())).toBeNull()
    expect(corrections.rulingNow(contest({ exchange: 2 }), consoleScene())?.event).toBe('e7')
  })
})

describe('commands', () => {
  it('say only what was said', () => {
    expect(commands.start()).toEqual({ type: 'start' })
    expect(commands.start('the fourth is on his way')).toEqual({ type: 'start', override: 'the fourth is on his way' })
    expect(commands.sign('red', true, 'disagrees')).toEqual({ type: 'sign', side: 'red', refused: true, reason: 'disagrees' })
    expect(commands.sign()).toEqual({ type: 'sign' })
    expect(commands.rule('confirm', '', null)).toEqual({ type: 'rule' })
    expect(commands.rule('confirm', '', 'blue')).toEqual({ type: 'rule', winner: 'blue' })
    expect(commands.rule('nobody', 'level', null)).toEqual({ type: 'rule', nobody: true, reason: 'level' })
    expect(commands.rule('red', 'cleaner', null)).toEqual({ type: 'rule', winner: 'red', reason: 'cleaner' })
  })

  it('are offered to those whose they are', () => {
    expect(commands.may('hofmarshal', 'hit')).toBe(true)
    expect(commands.may('chief', 'hit')).toBe(false)
    expect(commands.may('chief', 'suspend')).toBe(true)
    expect(commands.may('hofmarshal', 'clear')).toBe(false)
    expect(commands.may('medic', 'clear')).toBe(true)
  })
})

describe('a double tap', () => {
  it('is one command', async () => {
    let time = 1000
    let sent = 0
    let answer = (): void => undefined
    const once = new Once(() => time)
    const act = () => new Promise<number>((done) => (answer = () => done(++sent)))
    const first = once.run('hit', act)
    expect(await once.run('hit', act)).toBeNull()
    expect(once.has('hit')).toBe(true)
    answer()
    expect(await first).toBe(1)
    time += SETTLE - 1
    expect(await once.run('hit', act)).toBeNull()
    time += 1
    const second = once.run('hit', act)
    answer()
    expect(await second).toBe(2)
  })

  it('frees the button though the command failed', async () => {
    let time = 0
    const once = new Once(() => time)
    await expect(once.run('x', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    time += SETTLE
    expect(await once.run('x', () => Promise.resolve(1))).toBe(1)
  })
})

describe('keys', () => {
  const press = { code: 'Space', repeat: false, ctrlKey: false, altKey: false, metaKey: false }

  it('act by their place, whatever the keyboard writes', () => {
    expect(action(press, null)).toBe('main')
    expect(action({ ...press, code: 'KeyR' }, { tag: 'BODY', editable: false })).toBe('red')
  })

  it('are left to whoever types, to a focused button, and to the browser', () => {
    expect(action(press, { tag: 'INPUT', editable: false })).toBeNull()
    expect(action(press, { tag: 'BUTTON', editable: false })).toBeNull()
    expect(action({ ...press, code: 'KeyR' }, { tag: 'BUTTON', editable: false })).toBe('red')
    expect(action({ ...press, repeat: true }, null)).toBeNull()
    expect(action({ ...press, code: 'KeyR', ctrlKey: true }, null)).toBeNull()
  })
})
