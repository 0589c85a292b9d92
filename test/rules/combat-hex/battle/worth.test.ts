import { describe, expect, it } from 'vitest'
import { parseCell } from '../../../../rules/board/board.ts'
import { dangerAt, freeAttackWorth } from '../../../../rules/combat-hex/abilities/heuristics.ts'
import { planOf } from '../../../../rules/combat-hex/battle/answers/plannedAct.ts'
import { chanceToHurt } from '../../../../rules/combat-hex/battle/fight/chance.ts'
import {
  damageWorth,
  isRecommended,
  lifeWorth,
  paysOff,
  pointWorth,
  sureDie,
  worthOf,
} from '../../../../rules/combat-hex/battle/fight/worth.ts'
import { priceOf } from '../../../../rules/combat-hex/battle/points/prices.ts'
import { ownUses } from '../../../../rules/combat-hex/battle/verbs/use.ts'
import type { Use } from '../../../../rules/combat-hex/battle/vocabulary.ts'
import { parseFacing } from '../../../../rules/core/hex.ts'
import { classicScene } from '../../../helpers/classic.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

const play = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) => scenario({ figures, ...scene })

describe('what a life is worth to the defaults', () => {
  // A hundred points for ten lives on the board.
  const t = play({
    A1: { at: 'A1', points: 10, life: 1 },
    A2: { at: 'C1', points: 20, life: 1 },
    A3: { at: 'E1', points: 5, life: 1 },
    A4: { at: 'G1', points: 45, life: 1 },
    A5: { at: 'I1', points: 15, life: 5 },
    B1: { at: 'A9', points: 5, life: 1 },
  })
  const worth = (id: string, life?: number) => lifeWorth(t.game, { ...t.figure(id), ...(life && { life }) })

  it('is its share of the points, beside what a life costs on the board', () => {
    expect(worth('A1')).toBe(1)
    expect(worth('A2')).toBe(2)
  })

  it('is neither nothing nor boundless', () => {
    expect(worth('A3')).toBe(0.7)
    expect(worth('A4')).toBe(4)
  })

  it('is beside a life that costs a point at least, however cheap all others are', () => {
    const figures = (points: number, life: number): Record<string, Placed> => ({
      A1: { at: 'A1', points, life },
      B1: { at: 'A9', points, life },
    })
    const of = (points: number, life: number) => {
      const { game, figure } = play(figures(points, life))
      return lifeWorth(game, figure('A1'))
    }
    expect([of(1, 4), of(3, 2), of(50, 2)]).toEqual([0.7, 1, 1])
  })

  it('grows while fewer are left', () => {
    expect(worth('A5')).toBe(0.7)
    expect(worth('A5', 1)).toBe(1.5)
    expect(lifeWorth(t.game, { ...t.figure('A5'), life: 0 })).toBe(1.5)
  })
})

describe('what dice are worth', () => {
  const t = play({
    A1: { at: 'A1', life: 1, points: 1 },
    B1: { at: 'A9', endurance: 6, points: 90, life: 2 },
    B2: { at: 'C9', endurance: 3, points: 10, life: 2 },
    B3: { at: 'E9', endurance: 6, points: 60, life: 3 },
  })
  const of = (...ids: string[]) => ids.map(id => t.figure(id))

  it('is what they take from whoever loses most by them', () => {
    const one = (id: string) => damageWorth(t.game, of(id), 1)
    for (const id of ['B1', 'B2', 'B3'])
      expect(one(id)).toBeCloseTo(chanceToHurt(t.game, t.figure(id)) * lifeWorth(t.game, t.figure(id)))
    for (const a of ['B1', 'B2', 'B3'])
      for (const b of ['B1', 'B2', 'B3'])
        expect(damageWorth(t.game, of(a, b), 1)).toBeCloseTo(Math.max(one(a), one(b)))
    expect(one('B1')).not.toBeCloseTo(one('B2'))
  })

  it('is nothing where nobody can be hurt, and of no dice', () => {
    expect(damageWorth(t.game, [], 3)).toBe(0)
    expect(damageWorth(t.game, of('B1'), 0)).toBe(0)
    const fallen = { ...t.figure('B1'), life: 0 }
    expect(damageWorth(t.game, [fallen], 3)).toBe(0)
    expect(damageWorth(t.game, [fallen, t.figure('B2')], 1)).toBe(damageWorth(t.game, of('B2'), 1))
  })

  it('8.38 of a sure one the life that is worth most, of those who have one left', () => {
    expect(sureDie(t.game, of('B2', 'B1'))).toBe(lifeWorth(t.game, t.figure('B1')))
    expect(sureDie(t.game, [])).toBe(0)
    const fallen = { ...t.figure('B1'), life: 0 }
    expect(sureDie(t.game, [fallen])).toBe(0)
    expect(sureDie(t.game, [fallen, t.figure('B2')])).toBe(lifeWorth(t.game, t.figure('B2')))
  })
})

describe('points are spent', () => {
  it('8.082 8.41 classic: never for what has no number, whoever makes things dear', () => {
    const t = classicScene({
      A1: { at: 'C5', ap: 3, abilities: ['fast:1'] },
      B1: { at: 'C4', abilities: ['dread:0'] },
    })
    const [use] = ownUses(t.game, t.figure('A1'))
    expect(use).toMatchObject({ figure: { id: 'A1' }, cost: 1 })
    expect(priceOf(t.game, use!)).toBe(2)
    expect(priceOf(t.game, { ...use!, cost: 0 })).toBe(0)
  })
  const figures: Record<string, Placed> = { A1: { at: 'A1' }, B1: { at: 'A9' } }
  it('for what pays for them, and never for nothing', () => {
    const { game } = play(figures)
    const one = pointWorth(game)
    expect([paysOff(game, 2, 2 * one), paysOff(game, 2, 1.9 * one)]).toEqual([true, false])
    expect([paysOff(game, 0, 0), paysOff(game, 0, 0.01)]).toEqual([false, true])
  })

  it('6.14 two for a life that is taken for certain, and no more than a handful', () => {
    const { game } = play(figures)
    expect([paysOff(game, 2, 1), paysOff(game, 9, 1)]).toEqual([true, false])
  })

  it('8.02 what is said to cost them, and what has no say is worth what it costs', () => {
    const { game, figure } = play(figures)
    const use = (ability: object, cost = 2) => ({ figure: figure('A1'), cost, ability }) as unknown as Use
    expect([priceOf(game, use({})), priceOf(game, use({ notActivated: true }))]).toEqual([2, 0])
    expect(worthOf(game, use({}))).toBeCloseTo(2 * pointWorth(game))
    expect(worthOf(game, use({ worth: () => 3 }))).toBe(3)
  })

  it('for whatever there is to gain in the last turn, and not for nothing either', () => {
    const { game } = play(figures, { lastTurn: 1 })
    expect([paysOff(game, 9, 0.01), paysOff(game, 9, 0)]).toEqual([true, false])
    expect(pointWorth(play(figures, { lastTurn: 2 }).game)).toBeGreaterThan(0)
  })

  it('where somebody says that it is wise, and what it is worth', () => {
    const { game, figure } = play(figures)
    const use = (ability: Partial<Use['ability']>) =>
      isRecommended(game, {
        figure: figure('A1'),
        cost: 1,
        ability: { ...ability, notActivated: true },
      } as unknown as Use)
    expect(use({})).toBeUndefined()
    expect(use({ recommended: () => true })).toBe(true)
    expect(use({ recommended: () => false })).toBe(false)
    expect(use({ worth: () => 1 })).toBe(true)
    expect(use({ worth: () => 0 })).toBe(false)
    expect(use({ recommended: () => true, worth: () => 0 })).toBe(false)
    expect(use({ recommended: () => false, worth: () => 1 })).toBe(false)
  })
})

describe('what a figure would do next', () => {
  const plan = (a1: Placed, b1: Placed, more: Record<string, Placed> = {}) => {
    const t = play({ A1: a1, B1: b1, ...more })
    const next = planOf(t.game, t.figure('A1'))
    return next && { ...next, target: next.target?.id, at: next.at, facing: next.facing, t }
  }
  const cell = (p: ReturnType<typeof plan>, hex: string) => parseCell(p!.t.board, hex)

  it('8.10 is a charge at somebody, with the place it ends in', () => {
    const p = plan(
      { at: 'C7', facing: 'N', base: 'cavalry', abilities: ['cavalry:0'] },
      { at: 'C3', facing: 'N' },
    )
    expect(p).toMatchObject({ verb: 'charge', target: 'B1' })
    expect(p!.at).not.toBe(p!.t.figure('A1').at)
  })

  it('4.02 is a move, to where it faces the enemy', () => {
    const p = plan({ at: 'C6', facing: 'S' }, { at: 'C4', facing: 'N' })
    expect(p).toMatchObject({ verb: 'move', target: undefined, at: cell(p, 'C5'), facing: parseFacing('N') })
  })

  it('5.03 is a shot for which it turns', () => {
    const p = plan({ at: 'C9', facing: 'S', shooting: { dice: 2, range: 9 } }, { at: 'C3' })
    expect(p).toMatchObject({ verb: 'shoot', target: 'B1', at: cell(p, 'C9') })
    const facing = p!.t.question.fallback().split(' ')[3]
    expect(p!.facing).toBe(parseFacing(facing!))
    expect(facing).not.toBe('S')
  })

  it('3.09 is a turn towards who stands behind it', () => {
    const p = plan({ at: 'C5', facing: 'N' }, { at: 'C6', facing: 'N' })
    expect(p).toMatchObject({ verb: 'turn', at: cell(p, 'C5') })
    expect(p!.facing).not.toBe(parseFacing('N'))
  })
})

describe('what a place is worth', () => {
  it('4.02 is what those take who get there with one more hex than they walk', () => {
    const t = play({ A1: { at: 'A1' }, B1: { at: 'C9', movement: 3, attacks: 3 } })
    const at = (hex: string) => dangerAt(t.game, t.figure('A1'), parseCell(t.board, hex)!)
    expect(at('C5')).toBeGreaterThan(0)
    expect(at('C4')).toBe(0)
    expect(at('C5')).toBeCloseTo(damageWorth(t.game, [t.figure('A1')], 3, 0.5))
    const walled = sidesOf('impassable', 'A1 SE', 'A1 S', 'A1 NE', 'A2 NE', 'A2 S', 'A2 SE')
    const cut = play({ A1: { at: 'A1' }, B1: { at: 'C2', movement: 9 } }, { board: { sides: walled } })
    expect(dangerAt(cut.game, cut.figure('A1'), parseCell(cut.board, 'A1')!)).toBe(0)
  })

  it('4.11 8.46 is what those take whose free attacks may go to it', () => {
    const worth = (abilities: string[]) => {
      const t = play({
        A1: { at: 'C5', facing: 'S', abilities },
        B1: { at: 'C4', facing: 'S', attacks: 2 },
        B2: { at: 'D5', facing: 'NW', attacks: 1 },
      })
      const [b1, b2] = [t.figure('B1'), t.figure('B2')]
      const all = freeAttackWorth(t.game, [b1, b2], t.figure('A1'))
      expect(all).toBe(abilities.length ? 0 : damageWorth(t.game, [t.figure('A1')], 3, 0.5))
      return all
    }
    expect(worth([])).toBeGreaterThan(0)
    expect(worth(['terrifying:0'])).toBe(0)
  })
})
