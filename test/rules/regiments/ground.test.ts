import { describe, expect, it } from 'vitest'
import type { BoardPlan, SideKind } from '../../../rules/board/board.ts'
import { rule } from '../../helpers/regiments.ts'
import { type Stationed, touching, war } from '../../helpers/regimentsField.ts'

type Sides = readonly { hex: string; facing: number; kind: SideKind }[]
/** Sides of one kind around a hex. */
const ring = (hex: string, kind: SideKind): Sides => [0, 1, 2, 3, 4, 5].map(facing => ({ hex, facing, kind }))
/** A side ahead of a hex. */
const ahead = (hex: string, kind: SideKind): Sides => [{ hex, facing: 0, kind }]

const hero = { attachable: true, count: 1, files: 1, life: 3 } as const

/** Hexes to which it may advance. */
function advances(
  rules: readonly string[],
  board: Partial<BoardPlan>,
  others: Record<string, Stationed> = {},
) {
  const t = war({
    stage: 'movement',
    board,
    units: {
      A1: { at: 'H12', facing: 'N', mobility: 6, rules },
      B1: { at: 'A1', facing: 'S' },
      ...others,
    },
  })
  return t.legal('advance A1 ').map(text => text.slice(11))
}

describe('spectral movement', () => {
  it('M33a terrain costs it nothing, and it goes through what is impassable', () => {
    const wet = { sides: [...ahead('H12', 'water'), ...ahead('H11', 'water')] }
    expect([advances(['M33'], wet).includes('H10 N'), advances([], wet).includes('H10 N')]).toEqual([
      true,
      false,
    ])
    const closed = { sides: ring('H12', 'impassable') }
    expect([advances(['M33'], closed).includes('H11 N'), advances([], closed).includes('H11 N')]).toEqual([
      true,
      false,
    ])
  })

  it('M33a a unit with it: one model without it keeps all to the ground', () => {
    const closed = { sides: ring('H12', 'impassable') }
    const joined = (rules: readonly string[]) => ({ A2: { at: '', host: 'A1', ...hero, mobility: 6, rules } })
    expect(advances(['M33'], closed, joined([]))).not.toContain('H11 N')
    expect(advances([], closed, joined(['M33']))).not.toContain('H11 N')
    expect(advances(['M33'], closed, joined(['M33']))).toContain('H11 N')
  })

  it('M33b it ends on a hex of its own, and passes through nobody', () => {
    const to = advances(['M33'], { barred: ['H11'] }, { A2: { at: 'I12', facing: 'N' } })
    expect([to.includes('H10 N'), to.some(hex => hex.startsWith('H11'))]).toEqual([true, false])
    expect(to.some(hex => hex.startsWith('I12'))).toBe(false)
    expect(advances(['M33'], {}, { A2: { at: 'H11', facing: 'N' } })).not.toContain('H10 N')
  })

  it('M33a M54a a reform shifts it through what is impassable', () => {
    const reforms = (rules: readonly string[]) =>
      war({
        stage: 'movement',
        board: { sides: ring('H12', 'impassable') },
        units: { A1: { at: 'H12', facing: 'N', mobility: 6, rules }, B1: { at: 'A1', facing: 'S' } },
      }).legal('reform A1 H11 ').length
    expect([reforms(['M33']) > 0, reforms([])]).toEqual([true, 0])
  })

  it('M33c RB-21 a wall is dangerous to the pools of its first rank that have it not', () => {
    const overWall = (rules: readonly string[], joined: readonly string[], dice: readonly number[]) => {
      const t = war({
        board: { sides: ahead('H10', 'obstacle') },
        units: {
          A1: { at: 'H10', facing: 'N', charge: 9, count: 3, files: 4, rules },
          A2: { at: '', host: 'A1', ...hero, rules: joined },
          A9: { at: 'A16', facing: 'N' },
          B1: { at: 'H9', facing: 'S' },
        },
      })
      t.answer('charge A1 B1')
        .dice(1, ...dice)
        .answer('hold')
      expect([t.asked, t.diceLeft]).toEqual(['move 0', 0])
      return [t.unit('A1').life, t.unit('A2').life]
    }
    // Three of the ordinary pool, and the hero.
    expect(overWall([], [], [1, 2, 1, 1])).toEqual([1, 2])
    expect(overWall(['M33'], [], [1])).toEqual([3, 2])
    expect(overWall([], ['M33'], [1, 2, 2])).toEqual([2, 3])
    expect(overWall(['M33'], ['M33'], [])).toEqual([3, 3])
  })

  it('M33c RB-09.1 nor is what is impassable in a flight; an enemy in the way is', () => {
    const flees = (rules: readonly string[], dice: readonly number[]) => {
      const t = war({
        board: { sides: ahead('H9', 'impassable') },
        units: {
          A1: { at: 'H12', facing: 'N', charge: 4 },
          A2: { at: 'H8', facing: 'S' },
          A9: { at: 'A16', facing: 'N' },
          B1: { at: 'H9', facing: 'S', count: 5, files: 5, rules },
        },
      })
      // Seven inches: over the side, through A2, to H7; the charge falls short.
      t.answer('charge A1 B1').dice(3, 4, ...dice, 1)
      t.answer('flee')
      expect([t.where('B1'), t.diceLeft]).toEqual(['H7', 0])
      return t.unit('B1').life
    }
    expect(flees([], [1, 2, 2, 2, 2, 1, 1, 2, 2])).toBe(2)
    expect(flees(['M33'], [1, 2, 2, 2, 2])).toBe(4)
  })

  it('M33a RB-09.3 it pursues through what is impassable, and others stop before it', () => {
    const both = touching('A1', 'B1')
    const pursues = (rules: readonly string[]) => {
      const t = war({
        stage: 'shooting',
        board: { sides: ahead('H8', 'impassable') },
        units: {
          A1: {
            at: 'H9',
            facing: 'N',
            attacks: -1,
            rules: ['M38', ...rules],
            now: { ...both.A1, rounds: 1 },
          },
          B1: { at: 'H8', facing: 'S', attacks: -1, discipline: 2, now: { ...both.B1, rounds: 1 } },
          A9: { at: 'A16', facing: 'N' },
          B9: { at: 'P1', facing: 'S' },
        },
        dice: [6, 6],
      })
      // It breaks, flees eleven inches with its first rank over a barrier, and is followed for nine.
      t.dice(5, 6, 4, 5, 2, 2, 2, 2, 2, 1, 1).answer('pursue')
      return t.where('A1')
    }
    expect([pursues(['M33']), pursues([])]).toEqual(['H6', 'H8'])
  })
})

describe('random movers on their way', () => {
  const goes = (
    board: Partial<BoardPlan>,
    rules: readonly string[],
    others: Record<string, Stationed> = {},
  ) => {
    const t = war({
      board,
      units: {
        A1: { at: 'H12', facing: 'N', rules: ['M32', ...rules] },
        A9: { at: 'A16', facing: 'N' },
        B9: { at: 'P1', facing: 'S' },
        ...others,
      },
    })
    // Nine inches: three hexes.
    t.dice(4, 5).answer('N')
    const { met } = t.told('pursued')[0]!
    expect(t.unit('A1').touches).toHaveLength(met === null ? 0 : 1)
    return [t.where('A1'), met]
  }

  it('RB-09.3 M33a they stop before barred ground, and spectral ones go over it', () => {
    expect(goes({ barred: ['H11'] }, [])).toEqual(['H12', null])
    expect(goes({ barred: ['H11'] }, ['M33'])).toEqual(['H9', null])
    // Nobody ends there: two of the three hexes lie on barred ground.
    expect(goes({ barred: ['H10', 'H9'] }, ['M33'])).toEqual(['H11', null])
  })

  it('RB-09.3 M33b they stop before a friend, and meet an enemy from ground on which they may stand', () => {
    expect(goes({}, [], { A2: { at: 'H10', facing: 'N' } })).toEqual(['H11', null])
    expect(goes({}, [], { B1: { at: 'H10', facing: 'S' } })).toEqual(['H11', 'B1'])
    expect(goes({ barred: ['H11'] }, ['M33'], { B1: { at: 'H10', facing: 'S' } })).toEqual(['H12', null])
  })
})

describe('flight on wings', () => {
  it('M55c the ground counts where it takes off and where it lands, not between', () => {
    const all = ['H12', 'H11', 'H10']
    const goes = (wet: readonly string[]) =>
      war({
        stage: 'movement',
        board: { sides: wet.flatMap(hex => [...ahead(hex, 'water')]) },
        units: { A1: { at: 'H12', facing: 'N', mobility: 9, rules: ['M55'] }, B1: { at: 'A1', facing: 'S' } },
      })
        .legal('advance A1 H9')
        .includes('advance A1 H9 N')
    expect(all.map(hex => goes([hex]))).toEqual([false, true, false])
    // Two hexes on: six inches, and three more for one wet side of the two.
    const short = (wet: readonly string[]) =>
      war({
        stage: 'movement',
        board: { sides: wet.flatMap(hex => [...ahead(hex, 'water')]) },
        units: { A1: { at: 'H12', facing: 'N', mobility: 9, rules: ['M55'] }, B1: { at: 'A1', facing: 'S' } },
      })
        .legal('advance A1 H10 ')
        .map(text => text.slice(11))
    expect(short([])).toEqual(expect.arrayContaining(['H10 S']))
    expect(short(['H12'])).toEqual(['H10 N'])
    expect(short(['H12', 'H11'])).toEqual([])
  })

  it('M55c M55b it does not end on barred ground, and sees from raised ground on which it begins', () => {
    const t = war({
      stage: 'movement',
      board: { barred: ['H10'] },
      units: { A1: { at: 'H12', facing: 'N', mobility: 9, rules: ['M55'] }, B1: { at: 'A1', facing: 'S' } },
    })
    expect(t.legal('advance A1 H10')).toEqual([])
    expect(t.legal('advance A1 H9 N')).toHaveLength(1)
  })

  it('M55a M55c a unit with it: a hero on foot keeps it on the ground', () => {
    const over = (rules: readonly string[], joined: readonly string[]) =>
      advances(
        rules,
        {},
        {
          A2: { at: 'H11', facing: 'N' },
          A3: { at: '', host: 'A1', ...hero, mobility: 6, rules: joined },
        },
      ).includes('H10 N')
    expect([over(['M55'], ['M55']), over(['M55'], []), over([], ['M55'])]).toEqual([true, false, false])
  })

  /** A flyer charges with so many dice for dangerous ground. */
  const charges = (sides: Sides, dice: readonly number[], rules: readonly string[] = ['M55']) => {
    const t = war({
      board: { sides },
      units: {
        A1: { at: 'H13', facing: 'N', charge: 9, count: 2, files: 2, rules },
        A9: { at: 'A16', facing: 'N' },
        B1: { at: 'H9', facing: 'S' },
      },
    })
    t.answer('charge A1 B1')
      .dice(6, ...dice)
      .answer('hold')
    expect([t.where('A1'), t.diceLeft]).toEqual(['H10', 0])
    return t.unit('A1').life
  }

  it('M55c RB-04.3 a wall is dangerous to it where it takes off, lands, and before its target', () => {
    expect(charges(ahead('H12', 'obstacle'), [])).toBe(2)
    expect(charges(ahead('H12', 'obstacle'), [1, 2], [])).toBe(1)
    for (const hex of ['H13', 'H11', 'H10']) expect(charges(ahead(hex, 'obstacle'), [1, 2])).toBe(1)
  })

  const options = (units: Record<string, Stationed>, board: Partial<BoardPlan> = {}) =>
    war({
      board,
      units: { A9: { at: 'A16', facing: 'N', charge: 20 }, B9: { at: 'A8', facing: 'S' }, ...units },
    }).legal('charge A1')

  it('M55d there has to be room before who is charged', () => {
    const charger = {
      A1: { at: 'H13', facing: 'N', charge: 9, rules: ['M55'] },
      B1: { at: 'H9', facing: 'S' },
    } as const
    expect(options(charger, { barred: ['H10', 'G10'] })).toEqual(['charge A1 B1'])
    expect(options(charger, { barred: ['H10', 'G10', 'I10'] })).toEqual([])
    expect(options({ ...charger, A2: { at: 'I10', facing: 'N' } }, { barred: ['H10', 'G10'] })).toEqual([])
  })

  it('M55d it does not fly over who is charged', () => {
    // One free hex before it, at the other corner, with water round it but for the side to the target.
    const sides = ring('I10', 'water').filter(({ facing }) => facing !== 5)
    const t = war({
      board: { barred: ['G10', 'H10'], sides },
      units: {
        A1: { at: 'F10', facing: 'NE', charge: 9, rules: ['M55'] },
        A9: { at: 'A16', facing: 'N' },
        B1: { at: 'H9', facing: 'S' },
      },
    })
    t.answer('charge A1 B1')
    // Three steps, the last one over water, and four turns; over the target it would be thirteen.
    expect(t.told('declared')[0]!.way).toBe(16)
  })
})

describe('random movement', () => {
  const random = (sides: Sides, others: Record<string, Stationed>, more: Partial<Stationed> = {}) =>
    war({
      board: { sides },
      units: {
        A1: { at: 'H12', facing: 'N', count: 2, files: 2, rules: ['M32'], ...more },
        A9: { at: 'A16', facing: 'N' },
        B9: { at: 'P1', facing: 'S' },
        ...others,
      },
    })

  it('M32g a wall is dangerous to it where it meets an enemy, and not otherwise', () => {
    const wall = ahead('H12', 'obstacle')
    const alone = random(wall, {})
    alone.dice(3, 3).answer('N')
    expect([alone.where('A1'), alone.diceLeft, alone.told('lost-life')]).toEqual(['H10', 0, []])
    const meets = random(wall, { B1: { at: 'H10', facing: 'S' } })
    meets.dice(3, 3, 1, 2).answer('N')
    expect([meets.where('A1'), meets.diceLeft, meets.unit('A1').life]).toEqual(['H11', 0, 1])
    const before = random(ahead('H11', 'obstacle'), { B1: { at: 'H10', facing: 'S' } })
    before.dice(3, 3, 1, 2).answer('N')
    expect([before.where('A1'), before.diceLeft, before.unit('A1').life]).toEqual(['H11', 0, 1])
  })

  it('M32i it counts as having moved for shots', () => {
    const hits = (stands: boolean) => {
      const t = war({
        stage: stands ? 'shooting' : 'charges',
        units: {
          A1: { at: 'H12', facing: 'N', count: 2, files: 2, rules: ['W09 4', 'M32'] },
          A9: { at: 'A16', facing: 'N' },
          B1: { at: 'H8', facing: 'S', count: 20, armour: 6 },
        },
      })
      if (!stands) t.dice(1, 2).answer('N').answer('done')
      t.dice(4, 4, ...(stands ? [1, 1] : [])).answer('shoot A1 B1')
      return t.told('shot')[0]!.blows[0]!.hits
    }
    expect([hits(true), hits(false)]).toEqual([2, 0])
  })

  it('M32j it flees and pursues by its own dice', () => {
    const flees = (rules: readonly (string | ReturnType<typeof rule>)[], dice: readonly number[]) => {
      const t = war({
        units: {
          A1: { at: 'H12', facing: 'N', charge: 4 },
          A9: { at: 'A16', facing: 'N' },
          B1: { at: 'H9', facing: 'S', rules },
        },
      })
      t.answer('charge A1 B1')
        .dice(...dice, 1)
        .answer('flee')
      return t.told('fled')[0]!.inches
    }
    const three = rule('M32', { amount: { dice: 1, faces: 3, plus: 2 } })
    // A D3 is half a die, rounded up.
    expect([flees([three], [5]), flees([], [5, 1])]).toEqual([5, 6])
    const both = touching('A1', 'B1')
    const t = war({
      stage: 'shooting',
      units: {
        A1: { at: 'H9', facing: 'N', attacks: -1, rules: ['M38', three], now: { ...both.A1, rounds: 1 } },
        B1: { at: 'H8', facing: 'S', attacks: -1, discipline: 2, now: { ...both.B1, rounds: 1 } },
        A9: { at: 'A16', facing: 'N' },
        B9: { at: 'P1', facing: 'S' },
      },
      dice: [6, 6],
    })
    t.dice(5, 6, 1, 1, 1).answer('pursue')
    expect(t.told('pursued')[0]!.inches).toBe(3)
  })

  it('M32a M32c M32j a unit with it: with a hero who walks it moves, charges and flees as others do', () => {
    const joined = (rules: readonly string[]) =>
      war({
        units: {
          A1: { at: 'H12', facing: 'N', rules: ['M32'] },
          A2: { at: '', host: 'A1', ...hero, rules },
          A9: { at: 'A16', facing: 'N' },
          B1: { at: 'H9', facing: 'S' },
        },
      })
    expect(joined(['M32']).asked).toBe('heading 0 A1')
    const walks = joined([])
    expect([walks.asked, walks.legal('charge A1 B1')]).toEqual(['charge 0', ['charge A1 B1']])
    walks.answer('done')
    expect(walks.legal('advance A1 H11 N')).toContain('advance A1 H11 N')
  })
})
