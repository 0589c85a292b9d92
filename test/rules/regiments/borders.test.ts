import { describe, expect, it } from 'vitest'
import { hexes } from '../../../rules/regiments/attack/stages.ts'
import { spells } from '../../../rules/regiments/magic/spells.ts'
import { rule } from '../../helpers/regiments.ts'
import { type Stationed, war } from '../../helpers/regimentsField.ts'

// Borders between inches and hexes, of the board, and between front, flank and rear.

const idle: Record<string, Stationed> = { A9: { at: 'P16', facing: 'N' }, B9: { at: 'P1', facing: 'S' } }
/** So many hexes north of H16. */
const north = (away: number) => `H${16 - away}`

describe('at the limit, and one hex beyond', () => {
  it.each([
    ['W09 3', 24],
    ['W10 3', 30],
    ['W11 3', 30],
    ['W12 3', 24],
    ['W13 3', 12],
    ['W14 3', 8],
  ])('RB-01.4 RB-11.1 %s reaches %i inches', (weapon, inches) => {
    const shots = (away: number) =>
      war({
        stage: 'shooting',
        units: {
          ...idle,
          A1: { at: 'H16', facing: 'N', rules: [weapon] },
          B1: { at: north(away), facing: 'S' },
          // Always in range, so that there is something to choose.
          B2: { at: 'I14', facing: 'S' },
        },
      })
    expect(shots(hexes(inches)).legal('shoot A1 B1')).toEqual(['shoot A1 B1'])
    const far = shots(hexes(inches) + 1)
    expect(far.legal('shoot A1 B1')).toEqual([])
    expect(far.refused('shoot A1 B1').rule).toBe('RB-11.1')
  })

  it('RB-01.4 A33a long range begins beyond half of it', () => {
    const hits = (away: number, rules: string[] = []) => {
      const t = war({
        stage: 'shooting',
        units: {
          ...idle,
          A1: { at: 'H16', facing: 'N', count: 1, files: 1, rules: ['W09 4', ...rules] },
          B1: { at: north(away), facing: 'S', armour: 6 },
        },
      })
      t.dice(4, 1, 1, 1).answer('shoot A1 B1')
      return t.told('shot')[0]!.blows[0]!.hits
    }
    // 24 inches are 8 hexes.
    expect([hits(4), hits(5), hits(5, ['A33'])]).toEqual([1, 0, 1])
  })

  it.each(Object.entries(spells).map(([id, { range, on }]) => [id, range, on] as const))(
    'RB-24.2 %s reaches %i inches',
    (id, inches, on) => {
      const target = on === 'friend' ? 'A2' : 'B2'
      const casts = (away: number) =>
        war({
          stage: 'magic',
          units: {
            ...idle,
            A1: { at: 'H16', facing: 'N', rules: ['M01'], now: { knows: [id] } },
            [target]: { at: north(away), facing: 'S' },
            // Always in range, so that there is something to choose.
            [`${target[0]}3`]: { at: 'I15', facing: 'S' },
          },
        }).legal(`cast A1 ${id} ${target} `).length
      expect([casts(hexes(inches)) > 0, casts(hexes(inches) + 1)]).toEqual([true, 0])
    },
  )

  it('M54b at exactly its Mobility it has not marched, one inch less and it has', () => {
    const shifts = (mobility: number) =>
      ['H14', 'H13'].map(
        hex =>
          war({
            stage: 'movement',
            units: {
              ...idle,
              A1: { at: 'H16', facing: 'N', rules: ['M54', 'M31'], mobility },
              B1: { at: 'A1' },
            },
          }).legal(`reform A1 ${hex} S `).length > 0,
      )
    // Two hexes are 6 inches, three are 9; the undead may not march alone.
    expect([shifts(5), shifts(6), shifts(8), shifts(9)]).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [true, true],
    ])
  })

  it('RB-07 an advance goes as far as its Mobility, and not an inch farther; a march twice that', () => {
    const reach = (mobility: number, how: string) =>
      ['H15', 'H14', 'H13', 'H12', 'H11'].filter(
        hex =>
          war({
            stage: 'movement',
            units: { ...idle, A1: { at: 'H16', facing: 'N', mobility }, B1: { at: 'A1' } },
          }).legal(`${how} A1 ${hex} N`).length > 0,
      ).length
    expect([reach(5, 'advance'), reach(6, 'advance'), reach(8, 'advance'), reach(9, 'advance')]).toEqual([
      1, 2, 2, 3,
    ])
    expect([reach(4, 'march'), reach(5, 'march'), reach(6, 'march')]).toEqual([2, 3, 4])
  })

  it('RB-08.4 a range of exactly the way arrives, an inch less does not', () => {
    const arrives = (charge: number) => {
      const t = war({
        units: {
          ...idle,
          A1: { at: 'H16', facing: 'N', charge, mobility: charge },
          // The way is three steps: 9 inches.
          B1: { at: 'H12', facing: 'S' },
        },
        answers: 'ask',
      })
      t.dice(...Array.from({ length: 40 }, () => 1)).answer('charge A1 B1')
      t.defaultsWhile(() => t.told('charged').length + t.told('charge-failed').length === 0)
      return [t.told('charged').length, t.told('charge-failed').length]
    }
    // 1 + 4 + the speed.
    expect([arrives(3), arrives(4)]).toEqual([
      [0, 1],
      [1, 0],
    ])
  })
})

describe('the first hex of a board', () => {
  const corner: Record<string, Stationed> = {
    A1: { at: 'A1', facing: 'S', rules: ['W09 3'] },
    B1: { at: 'A4', facing: 'N', rules: ['W09 3'] },
  }

  it('RB-11.1 who stands on A1 shoots and is shot at', () => {
    for (const active of [0, 1] as const) {
      const t = war({ stage: 'shooting', active, units: { ...idle, ...corner } })
      const [own, other] = active === 0 ? ['A1', 'B1'] : ['B1', 'A1']
      expect(t.legal('shoot')).toEqual([`shoot ${own} ${other}`])
    }
  })

  it('RB-08.1 who stands on A1 charges and is charged', () => {
    for (const active of [0, 1] as const) {
      const t = war({ active, units: { ...idle, ...corner } })
      const [own, other] = active === 0 ? ['A1', 'B1'] : ['B1', 'A1']
      expect(t.legal('charge')).toEqual([`charge ${own} ${other}`])
    }
  })

  it('RB-07 A1 is moved onto, marched onto and reformed on', () => {
    const t = war({
      stage: 'movement',
      units: { ...idle, A1: { at: 'A2', facing: 'N', mobility: 6 }, B1: { at: 'H9' } },
    })
    for (const answer of ['advance A1 A1 N', 'march A1 A1 N', 'reform A1 A1 S'])
      expect(t.legal(answer).length, answer).toBeGreaterThan(0)
    t.answer('advance A1 A1 N')
    expect(t.where('A1')).toBe('A1')
  })

  it('RB-24.2 M39a spells and presence reach A1, and reach from it', () => {
    for (const [mage, friend] of [
      ['A1', 'A3'],
      ['A3', 'A1'],
    ]) {
      const t = war({
        stage: 'magic',
        units: {
          ...idle,
          A1: { at: mage!, facing: 'S', rules: ['M01'], now: { knows: ['embers-2'] } },
          A2: { at: friend!, facing: 'S' },
          B1: { at: 'A9', facing: 'N' },
        },
      })
      expect(t.legal('cast A1 embers-2 A2 ').length).toBeGreaterThan(0)
    }
  })

  it('RB-23.1 a unit is placed on A1', () => {
    const t = war({
      stage: 'deployment',
      now: { next: 1, first: null, active: null },
      units: { A1: { at: '' }, B1: { at: '' }, B2: { at: '' } },
    })
    t.answer('place B1 A1 S')
    expect(t.where('B1')).toBe('A1')
  })
})

describe('front, flank and rear, each told from the others', () => {
  it('A04a ranks over front and rear, files over a flank, as the target stands to the shooter', () => {
    const hits = (facing: string) => {
      const t = war({
        stage: 'shooting',
        units: {
          ...idle,
          A1: { at: 'H14', facing: 'N', count: 1, files: 1, rules: ['W09 3', rule('A04 1x4')] },
          B1: { at: 'H10', facing, count: 10, files: 5, armour: 6 },
        },
      })
      t.dice(6, ...Array.from({ length: 20 }, () => 1)).answer('shoot A1 B1')
      return t.told('shot')[0]!.blows[0]!.hits
    }
    // Two ranks of five files: a hit of each of the two ranks, or of each of four files.
    expect(
      Object.fromEntries(['S', 'SE', 'SW', 'NE', 'NW', 'N'].map(facing => [facing, hits(facing)])),
    ).toEqual({
      S: 2,
      SE: 2,
      SW: 2,
      NE: 4,
      NW: 4,
      N: 2,
    })
  })
})
