import { describe, expect, it } from 'vitest'
import { byLabel, isOnBoard } from '../../../../rules/dark-lord/field/field.ts'
import { castOdds } from '../../../../rules/dark-lord/odds/castOdds.ts'
import { chargeOdds, courageOdds } from '../../../../rules/dark-lord/odds/courageOdds.ts'
import { shotOdds } from '../../../../rules/dark-lord/odds/shotOdds.ts'
import { performCast } from '../../../../rules/dark-lord/powers/cast.ts'
import { shoot } from '../../../../rules/dark-lord/turn/shooting.ts'
import { certain, plus, times, writeFraction } from '../../../../rules/play/odds/fraction.ts'
import { skirmish } from '../../../helpers/darkLord.ts'
import { everyDieOf, listedChance, playOut } from '../../../helpers/everyDarkLordDie.ts'

describe('odds of Courage', () => {
  it('DB-06 two dice and Courage of 10; DL-34 dread; DL-14 the unseen at a distance', () => {
    const t = skirmish({
      figures: {
        A1: { at: 'C5', courage: 4 },
        B1: { at: 'F5', traits: ['terror', 'dread'] },
        B2: { at: 'E8', now: { ring: 'on' } },
      },
    })
    // Courage 3: a 7 in two dice
    const terror = courageOdds(t.field, 'A1', { why: 'terror' })!
    expect([terror.courage, writeFraction(terror.passes)]).toEqual([3, '7/12'])
    // two less: a 9
    expect(writeFraction(courageOdds(t.field, 'A1', { why: 'finding', less: 2 })!.passes)).toBe('5/18')
    // DL-65 channelled: of three dice the highest away, 2 dice that come to 7
    const worst = courageOdds(t.field, 'A1', { why: 'frightening', worst: true })!
    const listed = everyDieOf(die => {
      const [a = 0, b = 0] = [die(), die(), die()].sort((x, y) => x - y)
      return a + b >= 7 ? 'passes' : 'fails'
    })
    expect(worst.passes).toEqual(listed.get('passes'))
    const both = chargeOdds(t.field, 'A1', ['B1', 'B2'])!
    const away = both.finds[0]!.away
    expect(away).toBeGreaterThan(0)
    expect(both.charges).toEqual(times(both.terror!.passes, both.finds[0]!.odds.passes))
    expect(plus(plus(both.charges, both.frozen), both.missed)).toEqual(certain)
  })

  it('DB-06c Will and Might by order', () => {
    const t = skirmish({ figures: { A1: { at: 'C5', courage: 3, will: 2, might: 1 }, B1: { at: 'F5' } } })
    const chance = (order: string) =>
      writeFraction(
        courageOdds(t.field, 'A1', { why: 'terror' }, { orders: [{ 'courage-will': order }] })!.passes,
      )
    expect(chance('never')).toBe('7/12')
    // one of two points is kept: a 6 will do
    expect(chance('spend 1')).toBe('13/18')
    // all three: a 4
    expect(chance('spend 0')).toBe('11/12')
  })
})

describe('odds of powers', () => {
  it.each([
    ['wounding:12:5', { fate: 1 }, 2],
    ['draining:12:3', { traits: ['resistant'] }, 2],
    ['transfixing:12:4', { might: 1, tier: 'minor' as const }, 1],
  ])('DB-18, DB-19 are the rules over every die: %s', (power, change, dice) => {
    const t = skirmish({
      figures: {
        A1: { at: 'C5', powers: [power], will: 3, might: 1, tier: 'valour' },
        B1: { at: 'F5', will: 2, ...change },
      },
    })
    const id = power.split(':')[0] as 'wounding'
    const odds = castOdds(t.field, { power: id, caster: 'A1', target: 'B1', dice })!
    let word = ''
    const listed = everyDieOf(die => {
      word = 'none'
      const end = playOut(
        t.field,
        copy => {
          copy.emit = event => {
            if (event.event === 'cast') word = event.done ? 'cast' : 'failed'
            if (event.event === 'resisted') word += `${event.held ? ' held' : ''}${event.back ? ' back' : ''}`
          }
          const [caster, target] = [byLabel(copy, 'A1')!, byLabel(copy, 'B1')!]
          return performCast(copy, caster, { power: id, target, dice, channel: false })
        },
        die,
      )
      return `${word}${isOnBoard(byLabel(end, 'B1')!) ? '' : ' gone'}`
    })
    const share = (holds: (text: string) => boolean) => listedChance(listed, holds)
    expect(odds.cast).toEqual(share(text => text.startsWith('cast')))
    expect(odds.resisted).toEqual(share(text => text.includes('held')))
    expect(odds.holds).toEqual(share(text => text.startsWith('cast') && !text.includes('held')))
    expect(odds.willBack).toEqual(share(text => text.includes('back')))
    expect(odds.figures[0]!.falls).toEqual(share(text => text.includes('gone')))
    expect(plus(odds.resisted, odds.holds)).toEqual(odds.cast)
  })

  it('DL-62 tell of each whom a power takes how likely it flees', () => {
    const t = skirmish({
      figures: { A1: { at: 'C5', powers: ['frightening:3:3'], will: 2 }, B1: { at: 'E5', courage: 3 } },
    })
    const odds = castOdds(t.field, { power: 'frightening', caster: 'A1', target: 'B1', dice: 1 })!
    expect(writeFraction(odds.holds)).toBe('2/3')
    // cast, and a 6 or less in two dice
    expect(writeFraction(odds.fails!)).toBe('5/18')
  })
})

describe('odds of a shot', () => {
  it('DB-12 are the rules over every die: things in the way, rider or mount', () => {
    const horse = {
      name: { en: 'horse', fr: 'cheval' },
      move: 10,
      strength: 3,
      defence: 4,
      life: 1,
      courage: 3,
    }
    const t = skirmish({
      figures: {
        A1: { at: 'C5', shoot: 4, traits: ['bow'], might: 1, tier: 'minor' },
        A2: { at: 'C4' },
        B1: { at: 'C2', mount: horse, fate: 1 },
      },
    })
    const odds = shotOdds(t.field, 'A1', 'B1')!
    const listed = everyDieOf(die => {
      let word = ''
      const end = playOut(
        t.field,
        copy => {
          copy.emit = event => {
            if (event.event === 'shot') word = `${event.hit ? 'hit' : ''}${event.lost ? ' lost' : ''}`
          }
          return shoot(copy, { shooter: byLabel(copy, 'A1')!, target: byLabel(copy, 'B1')! })
        },
        die,
      )
      const target = byLabel(end, 'B1')!
      return `${word}${isOnBoard(target) ? '' : ' gone'}${target.mount ? '' : ' afoot'}`
    })
    expect(odds.hits).toEqual(listedChance(listed, text => text.startsWith('hit')))
    expect(odds.comes).toEqual(listedChance(listed, text => text.startsWith('hit') && !text.includes('lost')))
    expect(odds.figure.falls).toEqual(listedChance(listed, text => text.includes('gone')))
    // by hand: 4 or more, and again for each thing in the way
    const none = { orders: [{ might: 'never' }] }
    expect(writeFraction(shotOdds(t.field, 'A1', 'B1', { ...none, things: 2 })!.comes)).toBe('1/8')
  })
})
