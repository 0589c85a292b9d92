import { describe, expect, it } from 'vitest'
import { byLabel } from '../../../../rules/dark-lord/field/field.ts'
import { ringOdds } from '../../../../rules/dark-lord/odds/ringOdds.ts'
import { throwWill } from '../../../../rules/dark-lord/ring/will.ts'
import { writeFraction } from '../../../../rules/play/odds/fraction.ts'
import { skirmish } from '../../../helpers/darkLord.ts'
import { everyDieOf, listedChance, playOut } from '../../../helpers/everyDarkLordDie.ts'

const scene = (might: number, change: object = {}, ring: 'on' | 'off' | null = 'on') =>
  skirmish({
    figures: {
      A1: { at: 'C5', courage: 6, might, holder: 4, now: { ring }, ...change },
      A2: { at: 'C8' },
      B1: { at: 'N5' },
    },
  })

const movers = (t: ReturnType<typeof scene>, order?: string) =>
  ringOdds(t.field, 'A1', { orders: [order === undefined ? {} : { 'will-might': order }, {}] })!.faces.map(
    ({ might, mover }) => `${mover[0]}${might}`,
  )

describe('odds of the Ring’s die', () => {
  it('DL-21 DL-24 DL-25 says on which faces who moves the wearer', () => {
    const odds = ringOdds(scene(0).field, 'A1')!
    expect(odds.faces.map(({ face, mover }) => `${face}${mover[0]}`)).toEqual([
      '1e',
      '2e',
      '3o',
      '4o',
      '5o',
      '6o',
    ])
    expect([odds.owner, odds.enemy, odds.might].map(writeFraction)).toEqual(['2/3', '1/3', '0/1'])
  })

  it('DL-23 its Might raises the die, as its owner has ordered', () => {
    expect(movers(scene(1))).toEqual(['e0', 'o1', 'o0', 'o0', 'o0', 'o0'])
    expect(movers(scene(2))).toEqual(['o2', 'o1', 'o0', 'o0', 'o0', 'o0'])
    expect(movers(scene(2), 'never')).toEqual(['e0', 'e0', 'o0', 'o0', 'o0', 'o0'])
    expect(writeFraction(ringOdds(scene(2).field, 'A1')!.might)).toBe('1/2')
  })

  it('DL-21 comes to what the game itself throws, face by face', () => {
    for (const might of [0, 1, 2, 3]) {
      const t = scene(might)
      const listed = everyDieOf(die => {
        const after = byLabel(
          playOut(t.field, copy => throwWill(copy, byLabel(copy, 'A1')!), die),
          'A1',
        )!
        return after.marks.overruled ? 'enemy' : 'owner'
      })
      expect(ringOdds(t.field, 'A1')!.owner).toEqual(listedChance(listed, word => word === 'owner'))
    }
  })

  it('DL-18 DL-20 says how likely it takes the Ring off, where it may try', () => {
    // Courage 6: a 4 in two dice
    expect(writeFraction(ringOdds(scene(0).field, 'A1')!.takesOff!.passes)).toBe('11/12')
    expect(ringOdds(scene(0, { marks: { putOn: true } }).field, 'A1')!.takesOff).toBeNull()
    expect(ringOdds(scene(0, { marks: { triedOff: true } }).field, 'A1')!.takesOff).toBeNull()
  })

  it('DL-32 DL-41 knows none of who has no Ring or masters it, and reckons for who has it off', () => {
    expect(ringOdds(scene(0, {}, null).field, 'A1')).toBeUndefined()
    expect(ringOdds(scene(0, { traits: ['ring-master'] }, 'off').field, 'A1')).toBeUndefined()
    const off = scene(0, {}, 'off')
    expect(writeFraction(ringOdds(off.field, 'A1')!.enemy)).toBe('1/3')
    expect(off.figure('A1').ring).toBe('off')
  })
})
