import { describe, expect, it } from 'vitest'
import { enduranceOf, hurts } from '../../../../rules/combat-hex/battle/fight/chance.ts'
import { addMark } from '../../../../rules/combat-hex/battle/game.ts'
import { fight, nextTurn } from '../../../helpers/fight.ts'
import type { Placed } from '../../../helpers/scenario.ts'

/** A1 before two enemies who both look at it. */
const two: Record<string, Placed> = {
  A1: { at: 'C5', facing: 'N', attacks: 3 },
  B1: { at: 'C4', facing: 'S' },
  B2: { at: 'D4', facing: 'SW' },
}

describe('allocating damage', () => {
  it('6.16 the attacker gives all its dice, then the defender, each die to whom they like', () => {
    const t = fight({ ...two, A2: { at: 'B4', facing: 'NE' } }, [4, 4, 4, 4, 4, 4, 3, 3, 6, 2, 6, 6], {
      attacker: 0,
    })
    // A2 surprises nobody: it looks at B1, and B1 looks at it.
    expect(t.asked).toBe('allocate 0')
    expect(t.question).toMatchObject({
      about: {
        die: 6,
        rest: [3, 3, 2],
        targets: [
          { id: 'B1', life: 2, endurance: 3 },
          { id: 'B2', life: 2, endurance: 3 },
        ],
      },
    })
    t.answer('B2')
    expect(t.question).toMatchObject({ about: { die: 3, rest: [3, 2] } })
    t.answer('B1')
    expect(t.question).toMatchObject({ about: { die: 3, rest: [2], targets: [{ life: 1 }, { life: 1 }] } })
    t.answer('B1')
    expect(t.asked).toBe('allocate 1')
    t.answer('A1')
      .dice(...nextTurn)
      .answer('A2')
    expect(t.told('allocated').map(e => `${e.die} ${e.target}`)).toEqual([
      '6 B2',
      '3 B1',
      '3 B1',
      '6 A1',
      '6 A2',
    ])
    expect(t.told('lost')).toMatchObject([{ by: 0, faces: [2] }])
  })

  it('6.16 the defender is hurt by dice of figures that fall in the same combat', () => {
    const bystanders: Record<string, Placed> = {
      A2: { at: 'A9' },
      A3: { at: 'B9' },
      B2: { at: 'K1' },
      B3: { at: 'L1' },
    }
    const t = fight({ A1: { at: 'C5', life: 1 }, B1: { at: 'C4', life: 1 }, ...bystanders }, [
      4,
      4,
      6,
      6,
      ...nextTurn,
    ])
    expect(t.told('removed').map(e => e.figure)).toEqual(['A1', 'B1'])
  })

  it('6.16 what was converted is told with the die, as long as there are such dice', () => {
    const t = fight({ ...two, A1: { at: 'C5', facing: 'N', attacks: 3, ap: 2 } }, [4, 4, 4, 2, 2, 1, 5, 5])
    t.answer('A1')
    expect(t.question).toMatchObject({ kind: 'allocate', about: { die: 6, rest: [5, 5], converted: 1 } })
    t.answer('B1')
    expect(t.question).toMatchObject({ kind: 'allocate', about: { die: 5, rest: [5] } })
    expect(t.question.about).not.toHaveProperty('converted')
  })

  it('6.16 6.14 of several that were converted each is told', () => {
    const t = fight(
      { ...two, A1: { at: 'C5', facing: 'N', attacks: 2, ap: 2 }, A2: { at: 'B4', facing: 'NE', ap: 2 } },
      [4, 4, 4, 2, 2, 1, 1, 5],
    )
    t.answer('A1', 'A2')
    expect(t.question).toMatchObject({ kind: 'allocate', about: { die: 6, rest: [6, 5], converted: 2 } })
    t.answer('B1')
    expect(t.question).toMatchObject({ kind: 'allocate', about: { die: 6, rest: [5], converted: 1 } })
    t.answer('B1')
    expect(t.question.about).not.toHaveProperty('converted')
  })

  it('6.16 left to the program, each die goes where it does most by itself', () => {
    const t = fight(
      {
        A1: { at: 'C5', facing: 'N', attacks: 2 },
        B1: { at: 'C4', facing: 'N', endurance: 6, points: 400, life: 3 },
        B2: { at: 'B4', facing: 'N', points: 50, life: 3 },
        B3: { at: 'D4', facing: 'N', points: 200, life: 3 },
      },
      // Three more for the surprise.
      [4, 4, 2, 2, 2, 6, 3],
    )
    expect(t.question).toMatchObject({ kind: 'allocate', about: { die: 6 } })
    expect(t.question.fallback()).toBe('B1')
    t.answer('B1')
    expect(t.legal()).toEqual(['B2', 'B3'])
    expect(t.question.fallback()).toBe('B3')
  })

  it('6.17 5.20 a six hurts everybody, whatever is added to their endurance', () => {
    const t = fight({ ...two, B1: { at: 'C4', facing: 'S', endurance: 6 } }, [2, 2, 2, 2, 2, ...nextTurn])
    const B1 = t.figure('B1')
    expect(enduranceOf(t.game, B1)).toBe(6)
    expect([5, 6].map(die => hurts(t.game, B1, die))).toEqual([false, true])
    addMark(t.game, B1, { ability: 'rally-cry', duration: 'combat' })
    expect(enduranceOf(t.game, B1)).toBe(6)
    expect(enduranceOf(t.game, t.figure('B2'))).toBe(3)
    addMark(t.game, t.figure('B2'), { ability: 'rally-cry', duration: 'combat' })
    expect(enduranceOf(t.game, t.figure('B2'))).toBe(4)
  })

  it('6.17 only to enemies before one of its own figures, and only what reaches their endurance', () => {
    const t = fight(
      {
        // B2 looks at A1, and A1 does not look at B2.
        A1: { at: 'C5', facing: 'NW', attacks: 3 },
        B1: { at: 'C4', facing: 'S', endurance: 5 },
        B2: { at: 'D4', facing: 'SW' },
        B3: { at: 'B4', facing: 'SE', endurance: 4 },
      },
      // B2 surprises: four dice.
      [4, 4, 4, 2, 2, 2, 2, 6, 4, 3],
    )
    expect(t.legal()).toEqual(['B3', 'B1'])
    expect(t.refused('B2')).toMatchObject({ code: 'not-offered' })
    // The 4 reaches B3 alone, so nobody is asked; the 3 reaches nobody.
    t.dice(...nextTurn).answer('B1')
    expect(t.told('allocated').map(e => `${e.die} ${e.target}`)).toEqual(['6 B1', '4 B3'])
    expect(t.told('lost')).toMatchObject([{ faces: [3], endurance: 4 }])
  })

  it('6.17 6.20 a die that hurts nobody is lost', () => {
    const t = fight({ ...two, B1: { at: 'C4', facing: 'S', endurance: 5 }, B2: { at: 'I4' } }, [
      4,
      4,
      4,
      2,
      4,
      4,
      5,
      ...nextTurn,
    ])
    expect(t.told('allocated')).toMatchObject([{ die: 5, target: 'B1' }])
    expect(t.told('lost')).toMatchObject([{ by: 0, faces: [4, 4] }])
    expect(t.figure('B1').life).toBe(1)
  })

  it('6.18 each die takes one life', () => {
    const t = fight({ ...two, B1: { at: 'C4', facing: 'S', life: 4 }, B2: { at: 'I4' } }, [
      4,
      4,
      4,
      2,
      3,
      6,
      4,
      ...nextTurn,
    ])
    expect(t.told('wounded')).toMatchObject([{ figure: 'B1', loss: 3, life: 1 }])
  })

  it('6.18 a die may be wasted on who has no life left, where somebody could be hurt', () => {
    const t = fight({ ...two, B1: { at: 'C4', facing: 'S', life: 1 } }, [4, 4, 4, 2, 2, 6, 6, 6])
    t.answer('B1', 'B1')
      .dice(...nextTurn)
      .answer('B1')
    expect(t.figure('B1').condition).toBe('removed')
    expect(t.figure('B2').life).toBe(2)
    expect(t.told('wounded')).toMatchObject([{ loss: 1 }])
  })

  it('6.19 the fallen leave when both have given their dice', () => {
    const t = fight(
      { ...two, A1: { at: 'C5', facing: 'N', life: 1 }, B1: { at: 'C4', facing: 'S', life: 1 } },
      [4, 4, 2, 6, 6],
    )
    expect(t.asked).toBe('allocate 0')
    t.answer('B1')
    const events = t.events.map(e => e.event)
    expect(events.indexOf('removed')).toBeGreaterThan(events.lastIndexOf('allocated'))
    expect(t.told('removed').map(e => e.figure)).toEqual(['A1', 'B1'])
    expect(t.told('combat-ended').map(e => e.figures)).toEqual([['B2']])
  })
})

describe('surprise and raised ground', () => {
  const diceOf = (figures: Record<string, Placed>, raised: string[] = []) => {
    // Nobody hits: only the number of dice matters here, and the roll of the next turn, which is a draw at first.
    const t = fight(figures, [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 6, 1], { board: { raised } })
    return t.told('combat-began')[0]!.dice
  }

  it('6.23 who is threatened by nobody has one attack more for each enemy in its zone', () => {
    expect(diceOf({ A1: { at: 'C5', facing: 'N' }, B1: { at: 'C4', facing: 'N' } })).toEqual([2, 0])
    expect(
      diceOf({
        A1: { at: 'C5', facing: 'N' },
        B1: { at: 'C4', facing: 'N' },
        B2: { at: 'D4', facing: 'N' },
        B3: { at: 'B4', facing: 'N' },
      }),
    ).toEqual([4, 0])
  })

  it('6.23 one enemy that looks at it is enough to undo it', () => {
    expect(
      diceOf({
        A1: { at: 'C5', facing: 'N' },
        B1: { at: 'C4', facing: 'N' },
        B2: { at: 'C6', facing: 'N' },
      }),
    ).toEqual([1, 2])
  })

  it('6.24 one more for each enemy in its zone that stands lower', () => {
    const three: Record<string, Placed> = {
      A1: { at: 'C5', facing: 'N' },
      B1: { at: 'C4', facing: 'S' },
      B2: { at: 'D4', facing: 'N' },
      B3: { at: 'B4', facing: 'N' },
    }
    expect(diceOf(three)).toEqual([1, 1])
    expect(diceOf(three, ['C5'])).toEqual([4, 1])
    expect(diceOf(three, ['C5', 'C4', 'D4'])).toEqual([2, 1])
    // B1 stands higher than the only enemy it has.
    expect(diceOf(three, ['C4'])).toEqual([1, 2])
  })

  it('6.23 6.24 1.10 both add up', () => {
    expect(
      diceOf({ A1: { at: 'C5', facing: 'N', attacks: 2 }, B1: { at: 'C4', facing: 'N' } }, ['C5']),
    ).toEqual([4, 0])
  })
})
