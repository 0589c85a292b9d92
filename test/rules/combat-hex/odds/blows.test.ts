import { describe, expect, it } from 'vitest'
import { freeAttacks } from '../../../../rules/combat-hex/battle/fight/freeAttack.ts'
import { shoot } from '../../../../rules/combat-hex/battle/shoot/shooting.ts'
import type { Game } from '../../../../rules/combat-hex/battle/vocabulary.ts'
import { freeAttacksOdds, shotOdds } from '../../../../rules/combat-hex/odds/blows.ts'
import { everyFall } from '../../../../rules/combat-hex/odds/everyFall.ts'
import { expectedLoss, harmed } from '../../../../rules/combat-hex/odds/fates.ts'
import { fewestThrows } from '../../../../rules/combat-hex/odds/thrown.ts'
import { classicScene } from '../../../helpers/classic.ts'
import { expectExact, expectThrown } from '../../../helpers/oddsChecks.ts'
import { type Placed, scenario } from '../../../helpers/scenario.ts'
import { many } from '../../../helpers/thorough.ts'

const archer: Placed = { at: 'C8', facing: 'N', shooting: { dice: 2, range: 8 } }
const target: Placed = { at: 'C4', facing: 'S' }
const own = (g: Game, id: string) => g.battle.figures.find(figure => figure.id === id)!
const shootIt = (g: Game) => shoot(g, own(g, 'A1'), own(g, 'B1'))
const odds = (g: Game) => shotOdds(g, own(g, 'A1'), own(g, 'B1'), own(g, 'A1').facing)!

const shots: Record<string, Record<string, Placed>> = {
  'without anything': { A1: archer, B1: target },
  'with points to convert': { A1: { ...archer, ap: 4 }, B1: { ...target, endurance: 5, life: 3 } },
  'with Deadly Aim': { A1: { ...archer, ap: 1, abilities: ['deadly-aim'] }, B1: { ...target, life: 3 } },
  'with Deadly Shot': {
    A1: { ...archer, ap: 1, abilities: ['deadly-shot'] },
    B1: { ...target, endurance: 5 },
  },
  'with Killing Blow': {
    A1: { ...archer, ap: 1, abilities: ['killing-blow:0'] },
    B1: { ...target, endurance: 6 },
  },
  'against Armor': { A1: archer, B1: { ...target, ap: 1, abilities: ['armor'] } },
  'against Courage': { A1: archer, B1: { ...target, life: 1, ap: 1, abilities: ['courage'] } },
}

describe('odds of a shot', () => {
  it.each(Object.entries(shots))('are exact %s (5.16 to 5.22)', (_, figures) => {
    const g = scenario({ figures }).game
    const before = JSON.stringify(g.battle)
    const found = odds(g)
    expect(JSON.stringify(g.battle)).toBe(before)
    expectExact(g, shootIt, found)
  })

  it('are what a table player works out: two dice, a third hits, two thirds of these hurt', () => {
    const g = scenario({ figures: shots['without anything']! }).game
    const [b1] = odds(g)
    expect(harmed(b1!)).toBeCloseTo(1 - (7 / 9) ** 2, 12)
    expect(b1!.falls).toBeCloseTo((2 / 9) ** 2, 12)
    expect(expectedLoss(b1!)).toBeCloseTo(4 / 9, 12)
  })

  it('come true over many dice for a shot at nobody in particular', () => {
    const g = scenario({
      figures: {
        A1: { ...archer, shooting: { dice: 5, range: 8 }, ap: 2, abilities: ['volley-attack:0'] },
        B1: target,
        B2: { at: 'D4', facing: 'S', endurance: 5, points: 300 },
      },
    })
    const { game } = g.answer('use A1 volley-attack')
    const found = shotOdds(game, own(game, 'A1'), null, own(game, 'A1').facing)!
    expect(found.map(({ id }) => id).sort()).toEqual(['B1', 'B2'])
    expectThrown(game, copy => shoot(copy, own(copy, 'A1'), null), found, { dice: many(100_000, 20_000) })
  })

  it('tell faces apart only where it matters, and come to the same as without tables', () => {
    const g = scenario({ figures: shots['with points to convert']! }).game
    const see = () => own(g, 'B1').life
    const withTables = everyFall(
      g,
      () => shootIt(g),
      question => question.fallback(),
      see,
    )
    const without = everyFall(
      g,
      function* () {
        const script = shootIt(g)
        let step = script.next()
        while (!step.done) {
          const request = step.value
          step = script.next(yield 'roll' in request ? { ...request, table: undefined } : request)
        }
      },
      question => question.fallback(),
      see,
    )
    expect(withTables).toHaveLength(3)
    for (const { value, chance } of withTables)
      expect(without.find(each => each.value === value)!.chance).toBeCloseTo(chance, 12)
  })

  it('are thrown where there are too many cases, and none where even that is too much', () => {
    const figures = {
      A1: { ...archer, shooting: { dice: 9, range: 8 }, ap: 4, abilities: ['killing-blow:0'] },
      B1: { ...target, endurance: 5, life: 8, ap: 4, abilities: ['armor', 'armor'] },
    }
    const g = scenario({ figures }).game
    const shot = (left: number) => shotOdds(g, own(g, 'A1'), own(g, 'B1'), 0, { budget: { left } })
    const [thrown] = shot(600)!
    expect(thrown!.throws).toBeGreaterThan(fewestThrows)
    expectThrown(g, shootIt, [thrown!], { dice: many(100_000, 20_000) })
    expect(shot(600), 'the same to whoever looks again').toEqual([thrown])
    expect(shot(1e6)![0]!.throws).toBeUndefined()
    expect(shot(20)).toBeUndefined()
  })
})

describe('odds of free attacks', () => {
  const figures: Record<string, Placed> = {
    A1: { at: 'C5', facing: 'N', life: 3 },
    B1: { at: 'C4', facing: 'S', attacks: 2, ap: 2 },
    B2: { at: 'D4', facing: 'SW' },
  }
  const attack = (g: Game) => freeAttacks(g, [own(g, 'B1'), own(g, 'B2')], own(g, 'A1'))
  it('are exact where several attack together (4.11)', () => {
    const g = scenario({ figures }).game
    expectExact(g, attack, freeAttacksOdds(g, [own(g, 'B1'), own(g, 'B2')], own(g, 'A1'))!)
  })

  it('are exact where one attacks after the other, in the classic book', () => {
    const g = classicScene({ ...figures, B1: { ...figures['B1']!, attacks: 1, ap: 0 } }).game
    expectExact(g, attack, freeAttacksOdds(g, [own(g, 'B1'), own(g, 'B2')], own(g, 'A1'))!)
  })
})
