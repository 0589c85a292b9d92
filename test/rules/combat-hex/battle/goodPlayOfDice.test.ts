import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planAllocation } from '../../../../rules/combat-hex/battle/fight/allocation.ts'
import { leavesLife, maxLost } from '../../../../rules/combat-hex/battle/fight/damage.ts'
import { scenario } from '../../../helpers/scenario.ts'

describe('damage dice', () => {
  const target = fc.record({
    id: fc.constantFrom('B1', 'B2', 'B3', 'B4'),
    left: fc.integer({ min: 0, max: 3 }),
    endurance: fc.integer({ min: 2, max: 6 }),
    worth: fc.integer({ min: 1, max: 200 }),
  })
  const scene = fc.record({
    dice: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 }),
    targets: fc.uniqueArray(target, { minLength: 1, maxLength: 4, selector: ({ id }) => id }),
  })
  /** What the plan comes to, die after die, as the rules ask for it. */
  function given(dice: number[], targets: { id: string; left: number; endurance: number; worth: number }[]) {
    const now = targets.map(each => ({ ...each }))
    const sorted = [...dice].sort((a, b) => b - a)
    const wasted: number[] = []
    for (const [i, die] of sorted.entries()) {
      const open = now.filter(each => die > 1 && die >= each.endurance)
      if (!open.length) continue
      const id = planAllocation(sorted.slice(i), now)
      const chosen = open.find(each => each.id === id)
      if (!chosen) throw new Error(`${id} for a ${die}`)
      if (chosen.left <= 0 && open.some(each => each.left > 0)) wasted.push(die)
      chosen.left--
    }
    return { now, wasted }
  }

  it('6.16 are never wasted while somebody can still be hurt', () => {
    fc.assert(
      fc.property(scene, ({ dice, targets }) => {
        expect(given(dice, targets).wasted).toEqual([])
      }),
    )
  })

  it('6.16 kill somebody wherever they can', () => {
    fc.assert(
      fc.property(scene, ({ dice, targets }) => {
        const possible = targets.some(
          ({ left, endurance }) => left > 0 && dice.filter(d => d > 1 && d >= endurance).length >= left,
        )
        const { now } = given(dice, targets)
        const killed = now.some((each, i) => each.left <= 0 && targets[i]!.left > 0)
        expect(killed).toBe(possible)
      }),
    )
  })

  it('6.16 go to the dearer life where they cannot kill both, to whom they kill before whom they scratch', () => {
    const of = (id: string, left: number, worth: number, loss?: (die: number) => number) => ({
      id,
      left,
      endurance: 3,
      worth,
      ...(loss && { loss }),
    })
    // 50 points a life before 40; of two who cost the same, the one with less life.
    expect(planAllocation([6], [of('B1', 1, 40), of('B2', 1, 50)])).toBe('B2')
    expect(planAllocation([6], [of('B2', 1, 50), of('B1', 1, 40)])).toBe('B2')
    expect(planAllocation([6, 6], [of('B1', 2, 60), of('B2', 1, 50)])).toBe('B2')
    expect(planAllocation([6, 6], [of('B1', 2, 60), of('B2', 2, 90)])).toBe('B2')
    expect(planAllocation([6], [of('B1', 3, 900), of('B2', 1, 10)])).toBe('B2')
  })

  it('6.16 go to the same figures whichever faces they are that hurt these', () => {
    fc.assert(
      fc.property(scene, ({ dice, targets }) => {
        // The highest face that hurts nobody else.
        const alike = (die: number) =>
          die === 1 ? 1 : Math.min(...targets.flatMap(t => (t.endurance > die ? t.endurance - 1 : [])), 6)
        expect(given(dice.map(alike), targets).now).toEqual(given(dice, targets).now)
      }),
    )
  })

  it('6.16 8.36 that take more of somebody are kept for whom they take it of', () => {
    // The first six is a converted wound, and takes two lives of B1 as an assassin's victim.
    const twice = (die: number) => (die === 0 ? 2 : 1)
    const b1 = { id: 'B1', left: 2, endurance: 3, worth: 50, loss: twice }
    const b2 = { id: 'B2', left: 1, endurance: 3, worth: 50, loss: () => 1 }
    for (const targets of [
      [b1, b2],
      [b2, b1],
    ])
      expect(planAllocation([6, 6], targets)).toBe('B1')
  })

  it('6.14 8.22 are reckoned to go to whom they take most from', () => {
    const t = scenario({
      figures: {
        A1: { at: 'A1' },
        B1: { at: 'C4', life: 4 },
        B2: { at: 'C6', life: 2 },
        B3: { at: 'C8', life: 1 },
      },
    })
    const of = (...ids: string[]) => ids.map(id => t.game.battle.figures.find(f => f.id === id)!)
    const loss = (figure: { id: string }) => (figure.id === 'B1' ? 3 : 1)
    for (const targets of [of('B1', 'B2', 'B3'), of('B3', 'B2', 'B1'), of('B2', 'B1', 'B3')]) {
      expect([1, 2, 3].map(dice => maxLost(t.game, targets, Array(dice).fill(4), loss))).toEqual([3, 4, 5])
      expect(leavesLife(t.game, targets, [4, 4, 4, 4, 4], loss)).toBe(false)
    }
    // However many dice there are.
    for (const dice of [1, 2, 3, 4, 6]) expect(maxLost(t.game, of('B3'), Array(dice).fill(4))).toBe(1)
    // A blow of three takes no more than the last life.
    expect(maxLost(t.game, of('B3'), [4], () => 3)).toBe(1)
  })

  it('6.14 are reckoned to take what they take at best', () => {
    const t = scenario({
      figures: {
        A1: { at: 'A1' },
        B1: { at: 'C4', life: 1, endurance: 2 },
        B2: { at: 'C6', life: 2, endurance: 4 },
        B3: { at: 'C8', life: 1, endurance: 6 },
      },
    })
    const targets = ['B1', 'B2', 'B3'].map(id => t.game.battle.figures.find(f => f.id === id)!)
    const best = (faces: number[], left: number[]): number =>
      faces.length === 0
        ? 0
        : Math.max(
            best(faces.slice(1), left),
            ...targets.flatMap((figure, i) => {
              const hurts = faces[0]! > 1 && faces[0]! >= [2, 4, 6][i]! && left[i]! > 0 && figure
              return hurts ? [1 + best(faces.slice(1), left.with(i, left[i]! - 1))] : []
            }),
          )
    const faces = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 6 })
    fc.assert(
      fc.property(faces, dice => {
        const most = best(dice, [1, 2, 1])
        expect(maxLost(t.game, targets, dice)).toBe(most)
        expect(leavesLife(t.game, targets, dice)).toBe(most < 4)
      }),
    )
  })
})
