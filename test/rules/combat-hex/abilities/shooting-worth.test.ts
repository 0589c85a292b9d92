import { describe, expect, it } from 'vitest'
import {
  damageWorth,
  lifeWorth,
  pointWorth,
  successes,
} from '../../../../rules/combat-hex/battle/fight/worth.ts'
import {
  expectedLoss,
  expectedOf,
  shotAt,
  volleyAt,
} from '../../../../rules/combat-hex/battle/shoot/shooting.ts'
import { tournament } from '../../../../rules/combat-hex/books/tournament.ts'
import { judging, who } from '../../../helpers/judging.ts'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

const { isWise, worth } = judging(tournament)
type Table = ReturnType<typeof scenario>

/** What an ability brings to the shot that would be next; nothing where none would. */
describe('what is bought for a shot', () => {
  const bow = { dice: 3, range: 9 }
  const play = (figures: Record<string, Placed>) =>
    scenario({ figures: { A1: { at: 'C9', facing: 'N', ap: 5, shooting: bow }, ...figures } })
  const archer = (a1: Partial<Placed> = {}, more: Record<string, Placed> = {}) =>
    play({
      A1: { at: 'C9', facing: 'N', ap: 5, shooting: bow, ...a1 },
      B1: { at: 'C4', life: 5, points: 90 },
      ...more,
    })
  const volley = (figures: Record<string, Placed>) => {
    const t = play(figures)
    who(t, 'A1').marks.push({ ability: 'volley-attack', duration: 'activation' })
    return t
  }
  /** Nobody can be seen: B1 is behind a wall of friends. */
  const row = Object.fromEntries(
    ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((column, n) => [`A${n + 3}`, { at: `${column}7` }]),
  )
  const turned = (dice: number, most: number) => successes(dice, 2 / 6, most) - successes(dice, 1 / 6, most)
  const price = (t: Table) => damageWorth(t.game, [who(t, 'B1')], 1) - pointWorth(t.game)

  it('8.25 Perfect Aim: one two turned, with a point that is left beside the one kept and its own price', () => {
    const of = (ap: number, cost: number) => worth(archer({ ap }), 'perfect-aim', { cost })
    const t = archer()
    expect(of(3, 1)).toBeCloseTo(turned(3, 1) * price(t))
    expect(of(9, 1)).toBeCloseTo(turned(3, 1) * price(t))
    expect([of(2, 1), of(3, 2)]).toEqual([0, 0])
    expect(of(4, 2)).toBeCloseTo(turned(3, 1) * price(t))
  })

  it('8.25 8.27 Perfect Aim of a volley: for whoever is in view', () => {
    const t = volley({ B1: { at: 'C4', life: 5, points: 90 }, B2: { at: 'D4', life: 2, points: 20 } })
    expect(worth(t, 'perfect-aim')).toBeCloseTo(turned(3, 1) * price(t))
  })

  it('8.25 8.24 8.27 nothing where the next thing would be no shot', () => {
    for (const t of [archer({}, row), archer({ shooting: { dice: 3, range: 2 } })])
      expect(worth(t, 'perfect-aim')).toBe(0)
    expect(worth(archer({ shooting: { dice: 3, range: 2 } }), 'expert-marksman')).toBe(0)
    // Held where it is by somebody before it, with nowhere to go and nothing to turn to.
    const idle = archer({ movement: 0, shooting: null })
    for (const id of ['perfect-aim', 'expert-marksman', 'volley-attack'] as const)
      expect(worth(idle, id)).toBe(0)
  })

  it('8.24 Expert Marksman: what the shot takes more than the one it has', () => {
    const t = archer({}, row)
    who(t, 'A1').marks.push({ ability: 'expert-marksman', duration: 'activation' })
    const [a1, b1] = [who(t, 'A1'), who(t, 'B1')]
    const shot = shotAt(t.game, a1, b1)
    if ('code' in shot) throw new Error(shot.code)
    const seen = expectedLoss(t.game, a1, shot) * lifeWorth(t.game, b1)
    expect(lifeWorth(t.game, b1)).not.toBe(1)
    expect(worth(archer({}, row), 'expert-marksman')).toBeCloseTo(seen)
    // Where the same shot is to be had without, it brings nothing.
    expect(worth(archer(), 'expert-marksman')).toBeCloseTo(0)
  })

  it('8.27 Volley Attack: the mean of those in view for each life, less what an aimed shot takes', () => {
    const figures: Record<string, Placed> = {
      B1: { at: 'C4', life: 5, points: 90, endurance: 5 },
      B2: { at: 'D4', life: 2, points: 20 },
    }
    const t = volley(figures)
    const there = volleyAt(t.game, who(t, 'A1'))
    if ('code' in there) throw new Error(there.code)
    expect(there.targets).toHaveLength(2)
    const mean = there.targets.reduce((sum, target) => sum + lifeWorth(t.game, target), 0) / 2
    const volleyed = expectedOf(t.game, who(t, 'A1'), there) * mean
    const plain = play(figures)
    const aimed = ['B1', 'B2'].map(id => {
      const shot = shotAt(plain.game, who(plain, 'A1'), who(plain, id))
      if ('code' in shot) throw new Error(shot.code)
      return expectedLoss(plain.game, who(plain, 'A1'), shot) * lifeWorth(plain.game, who(plain, id))
    })
    expect(aimed.map(took => worth(plain, 'volley-attack') - (volleyed - took))).toContainEqual(
      expect.closeTo(0),
    )
  })

  it('8.27 8.20 wise where a volley takes more than the best aimed shot, and not for as much', () => {
    const wise = (figures: Record<string, Placed>) =>
      (['volley-attack', 'arrow-flurry'] as const).map(id => isWise(play(figures), id))
    const one: Record<string, Placed> = { B1: { at: 'C4', life: 9 } }
    expect(wise(one)).toEqual([false, true])
    // More dice than B1 has lives: what is over goes to B2.
    const many = { A1: { at: 'C9', ap: 5, shooting: { dice: 9, range: 9 } }, B1: { at: 'C4', life: 1 } }
    expect(wise({ ...many, B2: { at: 'D4', life: 1 } })).toEqual([true, true])
    expect(wise({ ...one, ...row })).toEqual([false, false])
    // Two dice take less than one life, and four take more of it.
    expect(wise({ ...one, A1: { at: 'C9', ap: 5, shooting: { dice: 2, range: 9 } } })).toEqual([false, true])
    // With a volley at work there is no aimed shot to better.
    expect(isWise(volley(one), 'arrow-flurry')).toBe(false)
  })

  it('8.22 Deadly Aim: two lives of each die that hurts, and never more than there are', () => {
    const t = archer({}, { B2: { at: 'L1', points: 20 } })
    const b1 = { ...who(t, 'B1'), life: 3 }
    const chance = 4 / 6
    const s = (most: number) => successes(4, chance, most)
    const more = 2 * s(1) + (s(2) - s(1)) - s(3)
    expect(worth(t, 'deadly-aim', { hits: 4, targets: [b1] })).toBeCloseTo(more * lifeWorth(t.game, b1))
  })

  it('8.22 8.23 for the dearest of those who may be hurt', () => {
    const t = archer({}, { B2: { at: 'D4', life: 5, points: 20 } })
    const [b1, b2] = [who(t, 'B1'), who(t, 'B2')]
    expect(lifeWorth(t.game, b1)).toBeGreaterThan(lifeWorth(t.game, b2))
    expect(worth(t, 'deadly-shot', { hits: 2, targets: [b2, b1] })).toBeCloseTo(
      (successes(4, 4 / 6) - successes(2, 4 / 6)) * lifeWorth(t.game, b1),
    )
  })

  it('8.23 8.22 a die counts for what it takes, with what is at work already', () => {
    const t = archer({}, { B1: { at: 'C4', life: 20, points: 90 } })
    const b1 = who(t, 'B1')
    const shot = () => worth(t, 'deadly-shot', { hits: 2, targets: [b1] })
    const plain = shot()
    expect(plain).toBeCloseTo(2 * (4 / 6) * lifeWorth(t.game, b1))
    who(t, 'A1').marks.push({ ability: 'deadly-aim', duration: 'activation' })
    expect(shot()).toBeCloseTo(2 * plain)
  })

  it('8.22 wise where one of them can lose a second life, though others cannot', () => {
    const t = archer({}, { B2: { at: 'D4', life: 9, abilities: ['terrifying:0'] } })
    const [b1, b2] = [who(t, 'B1'), who(t, 'B2')]
    expect(isWise(t, 'deadly-aim', { hits: 2, targets: [b2, b1] })).toBe(true)
  })

  it('8.21 Crack Shot: what it saves an archer that shoots and goes where nobody comes', () => {
    const near = (a1: Partial<Placed> = {}, b1: Partial<Placed> = {}) =>
      worth(archer({ movement: 5, ...a1 }, { B1: { at: 'C5', life: 5, attacks: 3, ...b1 } }), 'crack-shot')
    expect(near()).toBeGreaterThan(0)
    // Nobody could reach it; it has nobody to shoot at; it cannot go anywhere.
    expect(near({}, { at: 'C1' })).toBe(0)
    expect(near({ shooting: { dice: 3, range: 1 } })).toBe(0)
    expect(near({ movement: 0 })).toBe(0)
  })

  it('8.21 wise within six hexes of an enemy', () => {
    const at = (b1: string) => isWise(archer({}, { B1: { at: b1, life: 5 } }), 'crack-shot')
    expect([at('C3'), at('C2')]).toEqual([true, false])
  })
})
