import { describe, expect, it } from 'vitest'
import { movementOf } from '../../../../../rules/combat-hex/battle/move/movement.ts'
import { bystanders, classicScene } from '../../../../helpers/classic.ts'
import { type Placed, sidesOf } from '../../../../helpers/scenario.ts'

const set = (figures: Record<string, Placed>, scene = {}) =>
  classicScene({ ...bystanders, ...figures }, scene)

/** The strategy phase of a turn that A attacks in, at the point where abilities are used. */
const strategy = (figures: Record<string, Placed>) =>
  classicScene({ ...bystanders, ...figures }, { phase: 'strategy', turn: 1, dice: [6, 1] }).answer('attacker')

describe('classic: Sneak', () => {
  const wall = { board: { sides: sidesOf('impassable', 'C5 N', 'C5 NE', 'C5 NW') } }
  const sneaker: Placed = { at: 'C5', facing: 'N', ap: 2, abilities: ['sneak:1'] }

  it('classic: walls and enemies are crossed at 1 MP a hex', () => {
    const t = set({ A1: sneaker, B1: { at: 'C4', facing: 'N' } }, wall)
    t.answer('use A1 sneak', 'move A1 C4-B4')
    expect(t.told('moved')).toMatchObject([{ path: ['C4', 'B4'], cost: 2 }])
  })

  it('classic: danger zones still stop it', () => {
    const t = set({ A1: sneaker, B1: { at: 'C2', facing: 'S' } })
    t.answer('use A1 sneak')
    expect(t.refused('move A1 C4-C3-B3')).toMatchObject({ code: 'must-stop' })
    t.answer('move A1 C4-C3')
    expect(t.where('A1')).toBe('C3')
  })

  it('classic: nobody strikes at its back; without a number it always sneaks', () => {
    const t = set({ A1: { ...sneaker, abilities: ['sneak:0'] }, B1: { at: 'C4', facing: 'S' } })
    t.answer('move A1 C6-C7')
    expect(t.told('free-attack')).toEqual([])
    expect(t.where('A1')).toBe('C7')
  })
})

describe('classic: Fast Strike', () => {
  const striker: Placed = { at: 'C5', facing: 'N', ap: 3, abilities: ['fast-strike:1'] }
  const foe: Placed = { at: 'C4', facing: 'N', life: 2 }

  it('classic: before the first hex too, and then it moves on', () => {
    const t = set({ A1: striker, B1: foe })
    // One die, and one because B1 looks away.
    t.dice(4, 2, 6).answer('use A1 fast-strike B1')
    expect(t.figure('B1').life).toBe(1)
    t.answer('move A1 D5')
    expect(t.where('A1')).toBe('D5')
  })

  it('classic: that begins the move, and no shot follows it', () => {
    const t = set({ A1: { ...striker, shooting: { dice: 1, range: 9 } }, B1: foe })
    t.dice(2, 2).answer('use A1 fast-strike B1')
    expect(t.refused('shoot A1 B1').code).toBe('moved-already')
  })

  it('classic: between two hexes, and once a turn', () => {
    const t = set({ A1: { ...striker, at: 'C6' }, B1: foe })
    t.answer('move A1 C5 N').dice(2, 2).answer('use A1 fast-strike B1')
    expect(t.refused('use A1 fast-strike B1').code).toBe('ability-used')
    t.answer('move A1 D5')
  })

  it('classic: without a number it costs nothing, and its player chooses', () => {
    const t = set({ A1: { ...striker, abilities: ['fast-strike:0'] }, B1: foe })
    expect(t.legal('use')).toEqual(['use A1 fast-strike B1'])
    t.dice(2, 2).answer('use A1 fast-strike B1')
    expect(t.figure('A1').ap).toBe(3)
    expect(t.legal('use')).toEqual([])
  })
})

describe('classic: Tyrant', () => {
  const points = (t: ReturnType<typeof set>, ...ids: string[]) =>
    ids.map(id => movementOf(t.game, t.figure(id)))

  it('classic: for warriors that are beside it when it is used, wherever they stood before', () => {
    const t = set({
      A1: { at: 'C5', kind: 'hero', ap: 2, abilities: ['tyrant:1'] },
      A2: { at: 'C8' },
      A3: { at: 'D5' },
    })
    t.answer('move A1 C6-C7', 'use A1 tyrant')
    expect(points(t, 'A2', 'A3')).toEqual([5, 4])
  })

  it('classic: without a number for whoever comes beside it, once each', () => {
    const t = set({
      A1: { at: 'C5', kind: 'hero', abilities: ['tyrant:0'] },
      A2: { at: 'C8' },
      A3: { at: 'C6' },
    })
    expect(points(t, 'A2', 'A3')).toEqual([4, 5])
    t.answer('move A3 D7-D8', 'move A1 C6-C7')
    expect(points(t, 'A2')).toEqual([5])
    expect(t.legal('use')).toEqual([])
    // Others act meanwhile, and it is driven no further by that.
    t.answer('turn A8 S', 'turn A9 S')
    expect(points(t, 'A2')).toEqual([5])
  })

  const driver: Placed = { at: 'C5', kind: 'hero', ap: 2, abilities: ['tyrant:1'] }
  const nobody = { code: 'nobody-adjacent', rule: '8.19', about: { figure: 'A1' } }

  it('classic: 8.19 with nobody to drive on it is not used', () => {
    const alone = set({ A1: driver, A2: { at: 'C8' } })
    expect(alone.legal('use')).toEqual([])
    expect(alone.refused('use A1 tyrant')).toEqual(nobody)
    // A hero and an enemy are not driven on, and one warrior is enough.
    const hero = set({ A1: driver, A2: { at: 'C6', kind: 'hero' }, B1: { at: 'B5' } })
    expect(hero.refused('use A1 tyrant')).toEqual(nobody)
    expect(set({ A1: driver, A2: { at: 'C6' } }).legal('use')).toEqual(['use A1 tyrant'])
  })

  it('classic: 8.19 nor does a warrior on a long base drive itself on', () => {
    const rider: Placed = { ...driver, kind: 'warrior', base: 'cavalry' }
    expect(set({ A1: rider }).refused('use A1 tyrant')).toEqual(nobody)
    const t = set({ A1: rider, A2: { at: 'B5' } })
    t.answer('use A1 tyrant')
    expect(points(t, 'A1', 'A2')).toEqual([4, 5])
  })

  it('classic: 8.19 only who has not moved is driven on', () => {
    const t = set({ A1: driver, A2: { at: 'D6', abilities: ['fast:1'], ap: 1 } })
    // In the midst of its move, and after it.
    t.answer('move A2 D5')
    expect(t.refused('use A1 tyrant')).toEqual(nobody)
    t.answer('turn A8 S')
    expect(t.refused('use A1 tyrant')).toEqual(nobody)
    // It has begun to act, and not to move.
    const begun = set({ A1: driver, A2: { at: 'D5', abilities: ['fast:1'], ap: 1 } })
    begun.answer('use A2 fast', 'use A1 tyrant')
    expect(points(begun, 'A2')).toEqual([9])
  })

  it('classic: 8.19 without a number whoever is under something else is driven on as well', () => {
    const t = strategy({
      A1: { ...driver, ap: 0, abilities: ['tyrant:0'] },
      A2: { at: 'C6', ap: 1, abilities: ['battle-awareness:1'] },
    })
    t.answer('use A2 battle-awareness')
    expect(t.asked).toBe('act 0')
    expect(points(t, 'A2')).toEqual([5])
  })

  it('classic: 1.10 8.19 several add up, but for those without a number', () => {
    const two = (a: string, b: string) =>
      set({
        A1: { ...driver, abilities: [a] },
        A2: { at: 'C6' },
        A3: { ...driver, at: 'B6', abilities: [b] },
      })
    const paid = two('tyrant:1', 'tyrant:1')
    paid.answer('use A1 tyrant', 'use A3 tyrant')
    expect(points(paid, 'A2')).toEqual([6])
    const both = two('tyrant:0', 'tyrant:1')
    both.answer('use A3 tyrant')
    expect(points(both, 'A2')).toEqual([6])
    expect(points(two('tyrant:0', 'tyrant:0'), 'A2')).toEqual([5])
    // One that is stolen is used, and so is none of those.
    const thief = set({
      A1: { ...driver, ap: 0, abilities: ['tyrant:0'] },
      A2: { at: 'C6' },
      A3: { at: 'B6', kind: 'hero', abilities: ['steal-essence:0'] },
      B1: { at: 'K5', kind: 'hero', abilities: ['tyrant:1'] },
    })
    expect(points(thief, 'A2')).toEqual([5])
    thief.answer('use A3 steal-essence tyrant')
    expect(points(thief, 'A2')).toEqual([6])
  })
})

describe('classic: Magical Force', () => {
  it('classic: moves enemies on any base', () => {
    const t = strategy({
      A1: { at: 'C8', facing: 'N', kind: 'hero', ap: 3, abilities: ['magical-force:2'] },
      B1: { at: 'C3', facing: 'N', base: 'cavalry' },
    })
    t.answer('use A1 magical-force B1')
    expect(t.question).toMatchObject({ kind: 'move-enemy', about: { figure: 'B1', movement: 4 } })
    t.answer('move B1 C2 N', 'done')
    expect(t.where('B1')).toBe('C2')
    expect(t.figure('A1').ap).toBe(1)
  })

  it('classic: 8.15 enemies that it sees as it stands', () => {
    const t = strategy({
      A1: { at: 'C5', facing: 'N', kind: 'hero', ap: 3, abilities: ['magical-force:2'] },
      B1: { at: 'C3' },
      B2: { at: 'C8' },
    })
    expect(t.legal('use')).toEqual(['use A1 magical-force B1'])
  })
})

describe('classic: Battle Awareness', () => {
  it('classic: without a number its zone is always the six hexes around it', () => {
    const t = set({ A1: { at: 'C6' }, B1: { at: 'C4', facing: 'N', abilities: ['battle-awareness:0'] } })
    expect(t.refused('move A1 C5-D5')).toMatchObject({ code: 'must-stop' })
  })
})

describe('classic: Fast', () => {
  const runner: Placed = { at: 'C5', ap: 2, abilities: ['fast:1'] }

  it('classic: doubles movement to the end of the turn', () => {
    const t = set({ A1: runner, A2: { at: 'E9' } })
    t.answer('use A1 fast')
    expect(movementOf(t.game, t.figure('A1'))).toBe(8)
    t.answer('move A1 C6', 'turn A2 S')
    expect(t.figure('A1').marks).toEqual([{ ability: 'fast', duration: 'turn' }])
  })

  it('classic: without a number always', () => {
    const t = set({ A1: { ...runner, abilities: ['fast:0'] } })
    expect(t.question.about).toMatchObject({ movement: 0 })
    expect(movementOf(t.game, t.figure('A1'))).toBe(8)
    expect(t.legal('use')).toEqual([])
    expect(t.refused('use A1 fast').code).toBe('always-at-work')
  })
})
