import { describe, expect, it } from 'vitest'
import { bystanders, classicFight, classicScene } from '../../../../helpers/classic.ts'
import { nextTurn } from '../../../../helpers/fight.ts'
import type { Placed, Scene } from '../../../../helpers/scenario.ts'

const set = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  classicScene({ ...bystanders, ...figures }, scene)

describe('classic: Dread', () => {
  const pair = (a: Partial<Placed>, b: Partial<Placed>): Record<string, Placed> => ({
    A1: { at: 'C5', facing: 'N', ap: 3, ...a },
    B1: { at: 'C4', facing: 'N', ap: 3, abilities: ['dread:0'], ...b },
  })

  it('classic: raises what abilities and conversions cost; without a number, always', () => {
    const t = set(pair({ abilities: ['fast:1'] }, {}))
    t.answer('use A1 fast')
    expect(t.figure('A1').ap).toBe(1)
    const fight = classicFight(pair({}, {}), [1, 2, 2])
    expect(fight.question).toMatchObject({ kind: 'convert-hit', about: { cost: { A1: 2 } } })
  })

  it('classic: 8.41 wounds as well, and nobody who is not beside it', () => {
    const fight = classicFight(pair({}, { life: 4 }), [4, 2, 2, 1])
    expect(fight.question).toMatchObject({ kind: 'convert-wound', about: { cost: { A1: 3 } } })
    const t = set(pair({ abilities: ['fast:1'] }, { at: 'C3' }))
    t.answer('use A1 fast')
    expect(t.figure('A1').ap).toBe(2)
  })

  it('classic: not what running costs', () => {
    const t = set(pair({ at: 'C6' }, { facing: 'S', abilities: ['dread:1'] }))
    t.answer('move A1 C5 N')
    expect(t.told('moved')).toHaveLength(1)
    // Out of the zone again, at the price of the ground; B1 attacks first.
    t.dice(2).answer('run A1 C6', 'use B1 dread')
    expect(t.told('ran')).toMatchObject([{ ap: 1 }])
  })

  it('classic: whoever has it too is touched', () => {
    const t = set(pair({ abilities: ['fast:1', 'dread:0'] }, {}))
    t.answer('use A1 fast')
    expect(t.figure('A1').ap).toBe(1)
  })

  it('classic: what has no number costs nothing all the same', () => {
    const t = set(pair({ ap: 0, abilities: ['fast-strike:0'] }, {}))
    t.dice(2, 2).answer('use A1 fast-strike B1')
    expect(t.figure('A1').ap).toBe(0)
  })
})

describe('classic: Initiative', () => {
  const start = (a: string, b: string) =>
    set(
      {
        A1: { at: 'C5', kind: 'hero', ap: 2, abilities: [a] },
        B1: { at: 'K5', kind: 'hero', ap: 2, abilities: [b] },
      },
      { phase: 'strategy', turn: 1, attacker: 1 },
    )

  it('classic: who attacked last uses all of theirs first, and the other knows of it', () => {
    const t = start('initiative:1', 'initiative:1')
    expect(t.asked).toBe('declare 1')
    t.answer('use B1 initiative')
    expect(t.asked).toBe('declare 0')
    expect(t.figure('B1').ap).toBe(1)
    // 4 against 3 and 1 is a tie.
    t.dice(4, 3, 6, 4).answer('done')
    expect(t.asked).toBe('role 0')
    expect(t.told('rolled')).toHaveLength(4)
  })

  it('classic: without a number it always counts', () => {
    const t = set(
      { A1: { at: 'C5', abilities: ['initiative:0'] }, B1: { at: 'K5' } },
      { phase: 'strategy', turn: 1, dice: [4, 4] },
    )
    expect(t.asked).toBe('role 0')
  })
})

describe('classic: Healing', () => {
  it('classic: a die of life for a friend beside it, not for itself; without a number for nothing, once', () => {
    const t = set(
      {
        A1: { at: 'C5', kind: 'hero', life: 4, lifeNow: 2, abilities: ['healing:0'] },
        A2: { at: 'C6', life: 5, lifeNow: 1 },
        B1: { at: 'K5' },
      },
      { phase: 'strategy', turn: 1, dice: [6, 1] },
    )
    t.answer('attacker')
    expect(t.legal('use')).toEqual(['use A1 healing A2'])
    t.dice(3).answer('use A1 healing A2')
    expect(t.figure('A2').life).toBe(4)
    expect(t.question.kind).toBe('act')
  })
})

describe('classic: Steal Essence', () => {
  const thief: Placed = { at: 'C5', facing: 'N', ap: 3, abilities: ['steal-essence:2'] }

  it('classic: has an ability of an enemy hero for its own price, to the end of the turn', () => {
    const t = set({ A1: thief, B1: { at: 'K5', kind: 'hero', abilities: ['fast:5', 'flyer:0'] } })
    t.answer('use A1 steal-essence fast')
    expect(t.figure('A1')).toMatchObject({ ap: 1, marks: [{ ability: 'fast', duration: 'turn' }] })
  })

  it('classic: also one that is always at work on the hero; not one of a warrior', () => {
    const t = set({
      A1: thief,
      B1: { at: 'K5', kind: 'hero', abilities: ['sneak:0'] },
      B2: { at: 'K7', abilities: ['fast:1'] },
    })
    expect(t.legal('use')).toEqual(['use A1 steal-essence sneak'])
  })

  it('classic: without a number one a turn, for nothing', () => {
    const t = set({
      A1: { ...thief, abilities: ['steal-essence:0'] },
      B1: { at: 'K5', kind: 'hero', abilities: ['fast:1', 'sneak:1'] },
    })
    t.answer('use A1 steal-essence fast')
    expect(t.figure('A1').ap).toBe(3)
    expect(t.legal('use')).toEqual([])
  })
})

describe('classic: Leadership', () => {
  it('classic: is of no use in the battle itself', () => {
    const t = classicFight({ A1: { at: 'C5', abilities: ['leadership:0'] }, B1: { at: 'C4', facing: 'N' } }, [
      2,
      2,
      2,
      ...nextTurn,
    ])
    expect(t.asked).toBe('role 0')
  })
})
