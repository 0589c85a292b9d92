import { describe, expect, it } from 'vitest'
import { type ArmyRestrictions, armyPoints, checkArmy } from '../../../../rules/combat-hex/army/army.ts'
import { abilityIds, camps } from '../../../../rules/combat-hex/army/figure.ts'
import { figureType, roster } from '../../../../rules/combat-hex/army/roster.ts'
import { starterArmy } from '../../../../rules/combat-hex/army/starter.ts'
import { picker } from '../../../../rules/core/random.ts'
import { many } from '../../../helpers/thorough.ts'

const typesOf = (camp: 'good' | 'evil', points: number) =>
  starterArmy(camp, points).map(id => figureType(id)!)

describe('starter armies of any size', () => {
  it('are legal for every number of points from 100 to 10000', () => {
    for (const camp of camps)
      for (let points = 100; points <= 10_000; points += points < 1600 ? many(1, 7) : 83)
        expect(checkArmy(starterArmy(camp, points), { points, camp }), `${camp} ${points}`).toEqual([])
  })

  it('spend nearly all they may, up to what a deployment zone holds', () => {
    for (const camp of camps)
      for (let points = 150; points <= 3500; points += 10)
        expect(armyPoints(typesOf(camp, points)), `${camp} ${points}`).toBeGreaterThan(points - 50)
    expect(starterArmy('good', 10_000)).toHaveLength(40)
    expect(starterArmy('evil', 10_000)).toHaveLength(40)
  })

  it('2.021 keep to restrictions, and still spend most of what they may', () => {
    for (let n = 0; n < 120; n++) {
      const below = picker(n)
      const some = <T>(list: readonly T[], most: number): T[] =>
        Array.from({ length: below(most + 1) }, () => list[below(list.length)]!)
      const restrictions: ArmyRestrictions = {
        banned: some(roster, 12).map(({ id }) => id),
        bannedAbilities: some(abilityIds, 4),
        limits: [
          ...some(roster, 3).map(({ id }) => ({ figure: id, most: 1 + below(2) })),
          ...some(abilityIds, 3).map(ability => ({ ability, most: 1 + below(3) })),
        ],
        ...(below(3) === 0 && { copies: 1 + below(4) }),
      }
      for (const camp of camps) {
        const points = [500, 1000, 1500, 730][n % 4]!
        const army = starterArmy(camp, points, { restrictions })
        const heroes = roster.filter(
          type => type.camp === camp && checkArmy([type], { points, camp, restrictions }).length === 0,
        )
        const about = `${n} ${camp} ${points} ${JSON.stringify(restrictions)}`
        if (heroes.length === 0) expect(army, about).toEqual([])
        else {
          expect(checkArmy(army, { points, camp, restrictions }), about).toEqual([])
          expect(armyPoints(army.map(id => figureType(id)!)), about).toBeGreaterThan(points * 0.6)
        }
      }
    }
  })
})
