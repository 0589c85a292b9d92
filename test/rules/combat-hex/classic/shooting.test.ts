import { describe, expect, it } from 'vitest'
import { classic } from '../../../../rules/combat-hex/books/classic.ts'
import { ordersPolicy } from '../../../../rules/combat-hex/index.ts'
import { calm } from '../../../helpers/fight.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

const set = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ book: classic, figures, ...scene })
const bow = (dice = 1, range = 9) => ({ shooting: { dice, range } })
const sees = (figures: Record<string, Placed>, board: Scene['board'] = {}) =>
  set(figures, { board }).legal('shoot A1 B1').length > 0

describe('Tir (starter book)', () => {
  it('5.02 an archer in an enemy’s zone may shoot, at whoever it likes', () => {
    const t = set({ A1: { at: 'C5', ...bow() }, B1: { at: 'C4', facing: 'S' }, B2: { at: 'H2' } })
    expect(t.legal('shoot A1 B1').length).toBeGreaterThan(0)
    expect(t.legal('shoot A1 B2').length).toBeGreaterThan(0)
    t.dice(2).answer('shoot A1 B2')
    expect(t.told('shot')).toHaveLength(1)
  })

  it('5.01 it shoots instead of moving', () => {
    const t = set({ A1: { at: 'C9', ...bow() }, B1: { at: 'C4' } })
    t.answer('move A1 C8')
    expect(t.refused('shoot A1 B1')).toMatchObject({ code: 'moved-already' })
  })

  it('5.18 every superficial hit may be converted, for 1 AP each', () => {
    const t = set({ A1: { at: 'C9', ap: 3, ...bow(4) }, B1: { at: 'C4', life: 9 } })
    t.dice(1, 1, 1, 1).answer('shoot A1 B1')
    t.answer('A1', 'A1')
    expect(t.question).toMatchObject({ kind: 'convert-hit', about: { hits: 2, left: 2 } })
    t.dice(3, 3, 3).answer('A1')
    expect(t.figure('A1').ap).toBe(0)
    expect(t.figure('B1').life).toBe(6)
  })

  it('5.18 left to the program, as many as should bring something', () => {
    const t = set(
      {
        A1: { at: 'C9', ap: 9, ...bow(4) },
        B1: { at: 'C4', endurance: 2 },
        B2: { at: 'L1' },
        B3: { at: 'L3' },
      },
      { policy: ordersPolicy([{ everything: 'default' }]) },
    )
    // Two lives and two hits: a third die is worth a point, a fourth is not.
    t.dice(5, 6, 1, 1, 2, 2, 2, ...calm).answer('shoot A1 B1')
    expect(t.told('converted').map(e => e.what)).toEqual(['hit'])
  })

  it('5.21 one superficial wound of a shot may be converted, for 2 AP', () => {
    const t = set({ A1: { at: 'C9', ap: 9, ...bow(2) }, B1: { at: 'C4', life: 9 } })
    t.dice(5, 5, 1, 1).answer('shoot A1 B1')
    expect(t.question).toMatchObject({ kind: 'convert-wound', about: { left: 2 } })
    t.answer('A1')
    expect(t.asked).toBe('act 0 A1')
    expect(t.figure('A1').ap).toBe(7)
    expect(t.figure('B1').life).toBe(8)
  })

  it('5.14 a raised shooter throws a die more, whoever the target', () => {
    const dice = (raised: string[]) => {
      const t = set({ A1: { at: 'C9', ...bow(2) }, B1: { at: 'C4' } }, { board: { raised } })
      t.dice(2, 2, 2).answer('shoot A1 B1')
      return t.told('shot')[0]!.dice
    }
    expect(dice([])).toBe(2)
    expect(dice(['C9'])).toBe(3)
    expect(dice(['C9', 'C4'])).toBe(3)
    expect(dice(['C4'])).toBe(2)
  })

  it('5.14 8.20 after any doubling', () => {
    const figure = { at: 'C9', facing: 'N', ap: 1, ...bow(2), abilities: ['arrow-flurry:1'] }
    const t = set({ A1: figure, B1: { at: 'C4' }, B2: { at: 'D4' } }, { board: { raised: ['C9'] } })
    t.answer('use A1 arrow-flurry').dice(2, 2, 2, 2, 2).answer('shoot A1 B1 N')
    expect(t.told('shot')).toMatchObject([{ dice: 5 }])
  })

  it('5.17 5.171 a 5 hits across any ground: there is no penalty', () => {
    const t = set(
      { A1: { at: 'C9', ...bow() }, B1: { at: 'C4' } },
      { board: { sides: sidesOf('difficult', 'C7 N', 'C6 NE', 'C6 NW', 'D6 N', 'B6 N') } },
    )
    t.dice(5, 2).answer('shoot A1 B1')
    expect(t.told('shot')).toMatchObject([{ penalty: false }])
    expect(t.told('hits')).toMatchObject([{ hits: 1 }])
  })
})

describe('Ligne de vue (starter book)', () => {
  const shooter = { A1: { at: 'C9', ...bow() }, B1: { at: 'C3' } }

  it('5.10 one line is enough, from either front corner to any corner of the target', () => {
    // A wall from the left border to the middle of the way: what is right of it is open to one line.
    const wall = sidesOf('impassable', 'A6 N', 'B6 N', 'C6 NW', 'C6 N', 'C6 NE')
    expect(sees(shooter, { sides: wall })).toBe(true)
    expect(scenario({ figures: shooter, board: { sides: wall } }).legal('shoot A1 B1')).toEqual([])
  })

  it('5.121 a line that runs along a black side or a figure is free', () => {
    // Straight up between the columns D and E runs the line from one corner of D6 to that of D4.
    const along = sidesOf('impassable', 'C6 NE', 'C6 SE', 'C6 NW', 'C6 SW')
    expect(sees({ A1: { at: 'C9', ...bow() }, B1: { at: 'C3' } }, { sides: along })).toBe(true)
  })

  it('5.11 figures block, friends as well as enemies', () => {
    const wall = (owner: string) =>
      Object.fromEntries(['B6', 'C6', 'D5', 'B7', 'D6'].map((at, i) => [`${owner}${i + 2}`, { at }]))
    expect(sees({ ...shooter, ...wall('A') })).toBe(false)
    expect(sees({ ...shooter, ...wall('B') })).toBe(false)
  })

  it('5.12 raised ground in between blocks nothing', () => {
    const hill = { raised: ['A6', 'B5', 'B6', 'C6', 'C5', 'D5', 'D6', 'E6'] }
    expect(sees(shooter, hill)).toBe(true)
    expect(scenario({ figures: shooter, board: hill }).legal('shoot A1 B1')).toEqual([])
  })

  it('5.14 5.15 from raised ground one looks over those who are not raised; up to it one does not', () => {
    const between = Object.fromEntries(['B6', 'C6', 'D5', 'B7', 'D6'].map((at, i) => [`A${i + 2}`, { at }]))
    expect(sees({ ...shooter, ...between }, { raised: ['C9'] })).toBe(true)
    expect(sees({ ...shooter, ...between }, { raised: ['C9', 'B6', 'C6', 'D5', 'B7', 'D6'] })).toBe(false)
    expect(sees({ ...shooter, ...between }, { raised: ['C3'] })).toBe(false)
  })

  it('4.041 a dotted side is as black as black: the book has no other', () => {
    const wall = ['A6 N', 'B5 N', 'C6 NW', 'C6 N', 'C6 NE', 'D5 N', 'E6 NW', 'E6 N'] as const
    expect(sees(shooter, { sides: sidesOf('obstacle', ...wall) })).toBe(
      sees(shooter, { sides: sidesOf('impassable', ...wall) }),
    )
  })
})
