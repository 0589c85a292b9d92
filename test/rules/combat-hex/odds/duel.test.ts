import { describe, expect, it } from 'vitest'
import { bases } from '../../../../rules/combat-hex/army/figure.ts'
import { duelFight, duelFreeAttack, duelShot } from '../../../../rules/combat-hex/odds/duel.ts'
import { expectedLoss, harmed } from '../../../../rules/combat-hex/odds/fates.ts'
import { type } from '../../../helpers/scenario.ts'

const fighter = (change: Parameters<typeof type>[1] = {}) => {
  const own = type(JSON.stringify(change), change)
  return { type: own, life: own.life, ap: own.ap }
}
const rules = 'tournament'
const plain = fighter()
const archer = fighter({ shooting: { dice: 2, range: 8 }, ap: 1, abilities: [{ id: 'deadly-aim', cost: 1 }] })

describe('a duel', () => {
  it('is a combat of two who look at one another (6.08, 6.17)', () => {
    const { figures, dice } = duelFight({ rules, figure: plain, target: plain })!
    expect(dice).toEqual([1, 1])
    // One die, which hits on 4 and more, and hurts on 3 and more.
    for (const odds of figures) expect(harmed(odds)).toBeCloseTo(1 / 3, 12)
  })

  it('from behind is a surprise, and nobody strikes back (6.23)', () => {
    const { figures, dice } = duelFight({ rules, figure: plain, target: plain, behind: true })!
    expect(dice).toEqual([2, 0])
    expect(figures.map(harmed)).toEqual([0, expect.closeTo(1 - (2 / 3) ** 2, 12)])
  })

  it('from raised ground has a die more (6.24, 5.14)', () => {
    expect(duelFight({ rules, figure: plain, target: plain, raised: true })!.dice).toEqual([2, 1])
    const [low] = duelShot({ rules, figure: archer, target: plain, range: 3 })!
    const [high] = duelShot({ rules, figure: archer, target: plain, range: 3, raised: true })!
    expect(harmed(low!)).toBeCloseTo(1 - (7 / 9) ** 2, 12)
    expect(harmed(high!)).toBeCloseTo(1 - (7 / 9) ** 3, 12)
  })

  it('may be a shot with an ability and without it (8.22)', () => {
    const target = fighter({ life: 4 })
    const shot = (uses: boolean) =>
      duelShot({ rules, figure: archer, target, ability: { id: 'deadly-aim', uses } })![0]!
    expect(expectedLoss(shot(true))).toBeCloseTo(2 * expectedLoss(shot(false)), 12)
  })

  it('may be a free attack, with the dice on the base alone (6.25)', () => {
    const [odds] = duelFreeAttack({ rules, figure: plain, target: plain, behind: true })!
    expect(harmed(odds!)).toBeCloseTo(1 / 3, 12)
  })

  it('is no shot beyond the range, and none without a bow', () => {
    expect(duelShot({ rules, figure: archer, target: plain, range: 9 })).toBeUndefined()
    expect(duelShot({ rules, figure: plain, target: plain })).toBeUndefined()
  })

  it.each(bases.flatMap(a => bases.map(b => [a, b] as const)))(
    'is possible for a %s against a %s',
    (a, b) => {
      const figure = fighter({ base: a, shooting: { dice: 1, range: 6 } })
      const target = fighter({ base: b })
      expect(duelFight({ rules, figure, target })!.dice).toEqual([1, 1])
      expect(duelShot({ rules, figure, target, range: 5 })).toHaveLength(1)
    },
  )

  it('behind a large figure there is nobody (8.46)', () => {
    const large = fighter({ base: 'large-3' })
    expect(duelFight({ rules, figure: plain, target: large, behind: true })).toBeUndefined()
  })
})
