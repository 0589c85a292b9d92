import { describe, expect, it } from 'vitest'
import { needsOf } from '../../../rules/dark-lord/field/needs.ts'
import { type Stood, skirmish } from '../../helpers/darkLord.ts'
import { melee } from '../../helpers/melee.ts'

const horse = { name: { en: 'h', fr: 'h' }, move: 10, strength: 3, defence: 4, life: 1, courage: 3 }
/** hems in whoever lost on G6 against G5 */
const shut = { barred: ['H6', 'G7', 'F6'] }
const struck = (t: ReturnType<typeof melee>) =>
  t.told('struck').map(({ figure, target, faces }) => `${figure} ${target} ${faces.join('')}`)

describe('strikes', () => {
  it('DB-17a fighters strike as often as their Attacks now, supporters once, each at one losing fighter', () => {
    const t = melee(
      {
        A1: { at: 'G5', attacks: 2 },
        A2: { at: 'G4', attacks: 5, traits: ['spear'] },
        B1: { at: 'G6', life: 9, defence: 9 },
        B2: { at: 'H5', life: 9, defence: 9 },
      },
      ['A1 B1', 'A1 B2'],
      [6, 1, 1, 1, 1],
      { asks: ['strike-at'] },
    )
    expect(t.asked).toBe('strike-at 0')
    expect(t.legal()).toEqual(['A1 B1', 'A1 B2', 'A2 B1', 'A2 B2'])
    t.dice(1).answer('A2 B2').dice(1).answer('A1 B1').dice(1).answer('A1 B2')
    expect(struck(t)).toEqual(['A2 B2 1', 'A1 B1 1', 'A1 B2 1'])
    // Half of 5 Attacks.
    const halved = melee(
      { A1: { at: 'G5', attacks: 5, marks: { halved: true } }, B1: { at: 'G6', defence: 9 } },
      ['A1 B1'],
      [6, 1, 1, 1, 1, 1, 1],
    )
    expect(struck(halved)).toHaveLength(3)
  })

  it('DB-17a of a rider the striker says rider or mount', () => {
    const t = melee({ A1: { at: 'G5' }, B1: { at: 'G6', mount: horse, defence: 9 } }, ['A1 B1'], [6, 1], {
      asks: ['strike-at'],
    })
    expect(t.legal()).toEqual(['A1 B1', 'A1 B1 mount'])
    t.dice(5, 6).answer('A1 B1 mount')
    expect(t.told('struck')).toMatchObject([{ part: 'mount', defence: 4, wounded: true }])
    expect(t.figure('B1').mount).toBeNull()
  })

  it('DB-17b what the dice need, by Defence less Strength', () => {
    const needs = (more: number) => needsOf(3, 3 + more)
    expect([-9, -3, -2].map(needs)).toEqual([[3], [3], [3]])
    expect([-1, 0].map(needs)).toEqual([[4], [4]])
    expect([1, 2].map(needs)).toEqual([[5], [5]])
    expect([3, 4].map(needs)).toEqual([[6], [6]])
    expect([5, 6, 7].map(needs)).toEqual([
      [6, 4],
      [6, 5],
      [6, 6],
    ])
    expect([8, 20].map(needs)).toEqual([null, null])
  })

  it('DB-17b a 6 and another die, where that is what it needs', () => {
    const strike = (...faces: number[]) => {
      const t = melee({ A1: { at: 'G5' }, B1: { at: 'G6', defence: 8 } }, ['A1 B1'], [6, 1, ...faces])
      return [t.figure('B1').condition, t.diceLeft]
    }
    expect(strike(6, 4)).toEqual(['removed', 0])
    expect(strike(6, 3)).toEqual(['standing', 0])
    expect(strike(5)).toEqual(['standing', 0])
    const none = melee({ A1: { at: 'G5' }, B1: { at: 'G6', defence: 11 } }, ['A1 B1'], [6, 1])
    expect(none.told('struck')).toMatchObject([{ faces: [], wounded: false }])
  })

  it('DB-17c at the trapped each strike is thrown twice, each a wound of its own', () => {
    const t = melee({ A1: { at: 'G5' }, B1: { at: 'G6', life: 3 } }, ['A1 B1'], [6, 1, 5, 5], { board: shut })
    expect([struck(t), t.figure('B1').life]).toEqual([['A1 B1 5', 'A1 B1 5'], 1])
    // Lying and trapped is not four times.
    const both = melee(
      { A1: { at: 'G5' }, B1: { at: 'G6', life: 9, now: { condition: 'lying' } } },
      ['A1 B1'],
      [6, 1, 5, 5],
      { board: shut },
    )
    expect([struck(both).length, both.diceLeft]).toEqual([2, 0])
  })

  it('DB-17d one after another; who is gone is struck no more, and strikes left go to others', () => {
    const t = melee(
      {
        A1: { at: 'G5', attacks: 3 },
        B1: { at: 'G6' },
        B2: { at: 'H5' },
      },
      ['A1 B1', 'A1 B2'],
      [6, 1, 1, 1, 1],
      { asks: ['strike-at', 'fate'] },
    )
    t.dice(5, 1, 1).answer('A1 B1')
    expect(t.told('removed')).toMatchObject([{ figure: 'B1' }])
    // The other two go to B2, and nobody chooses any more.
    expect([t.asked, struck(t)]).toEqual(['over', ['A1 B1 5', 'A1 B2 1', 'A1 B2 1']])
  })

  it('DB-17d a wound is dealt with before the next strike', () => {
    const t = melee(
      { A1: { at: 'G5', attacks: 2 }, B1: { at: 'G6', fate: 1, life: 2, tier: 'minor' } },
      ['A1 B1'],
      [6, 2, 1, 5],
      { asks: ['fate'] },
    )
    expect([t.asked, struck(t)]).toEqual(['fate 1 B1', ['A1 B1 5']])
    t.dice(6, 1).answer('fate')
    expect(struck(t)).toEqual(['A1 B1 5', 'A1 B1 1'])
  })

  it('DB-17e a hit is one throw, and never doubled', () => {
    const lord: Stood = { at: 'G5', strength: 8, attacks: 4, traits: ['sweep'] }
    const t = melee(
      { A1: lord, B1: { at: 'G6', life: 9, now: { condition: 'lying' } } },
      ['A1 B1'],
      [6, 1, 1, 1, 1],
      { asks: ['strike-how'], board: shut },
    )
    t.dice(6).answer('sweep')
    expect(t.told('struck')).toMatchObject([{ figure: null, target: 'B1', cause: 'sweep', strength: 8 }])
    expect(t.diceLeft).toBe(0)
  })

  it('DB-17f who won lying stands up in place of striking, unless it may not move', () => {
    const t = melee({ A1: { at: 'G5', now: { condition: 'lying' } }, B1: { at: 'G6' } }, ['A1 B1'], [6, 1])
    expect([struck(t), t.figure('A1').condition]).toEqual([[], 'standing'])
    const held = melee(
      { A1: { at: 'G5', now: { condition: 'lying' }, marks: { transfixed: true } }, B1: { at: 'G6' } },
      ['A1 B1'],
      [6, 1],
    )
    expect([struck(held), held.figure('A1').condition]).toEqual([[], 'lying'])
  })

  it('DB-17b who strikes throws, and says for what; DB-17e a hit is thrown by the enemy', () => {
    const rolls = (t: ReturnType<typeof melee>) =>
      t.told('rolled').map(({ for: purpose, by, figure }) => [purpose, by, figure])
    const t = melee({ A1: { at: 'G5' }, B1: { at: 'G6', defence: 8 } }, ['A1 B1'], [6, 1, 6, 4])
    expect(rolls(t).slice(2)).toEqual([
      ['strike', 0, 'A1'],
      ['strike-again', 0, 'A1'],
    ])
    const hit = (A1: boolean) =>
      skirmish({
        stage: 'end',
        lastTurn: 1,
        dice: [3, 1],
        figures: { A1: { at: 'G2', now: { burning: A1 } }, B1: { at: 'G9', now: { burning: !A1 } } },
      })
    expect([rolls(hit(true)).at(-1), rolls(hit(false)).at(-1)]).toEqual([
      ['hit', 1, null],
      ['hit', 0, null],
    ])
  })

  it('DB-28 DB-25 the slain leave nothing that they did not carry, and burn no more', () => {
    const slain = (carries: boolean) =>
      melee({ A1: { at: 'G5' }, B1: { at: 'G6', now: { carries, burning: true } } }, ['A1 B1'], [6, 1, 6], {
        board: shut,
      })
    expect([slain(false).state.treasure, slain(false).told('dropped')]).toEqual([null, []])
    expect(slain(true).told('dropped')).toMatchObject([{ figure: 'B1', at: 'G6' }])
    expect(slain(false).figure('B1')).toMatchObject({ condition: 'removed', burning: false })
  })
})
