import { describe, expect, it } from 'vitest'
import type { Stood } from '../../helpers/darkLord.ts'
import { melee } from '../../helpers/melee.ts'

const horse = { name: { en: 'h', fr: 'h' }, move: 10, strength: 3, defence: 4, life: 1, courage: 3 }
const spear = ['spear']
const pike = ['pike']
/** Who may lend a die to A1 on G5, against B1 on G6. */
const ways = (friends: Record<string, Stood>, own: Partial<Stood> = {}) => {
  const t = melee(
    { A1: { at: 'G5', ...own }, ...friends, B1: { at: 'G6' } },
    ['A1 B1'],
    [6, 1, 1, 1, 1, 1, 1, 1],
    { asks: ['support'] },
  )
  return t.asked === 'support 0' ? t.legal() : []
}

describe('support', () => {
  it('DB-24a an unengaged standing friend with a spear that touches a fighter lends it a die', () => {
    expect(ways({ A2: { at: 'G4', traits: spear } })).toEqual(['none', 'A2'])
    expect(ways({ A2: { at: 'G4' } })).toEqual([])
    expect(ways({ A2: { at: 'G3', traits: spear } })).toEqual([])
    expect(ways({ A2: { at: 'G4', traits: spear, now: { condition: 'lying' } } })).toEqual([])
    const t = melee(
      { A1: { at: 'G5' }, A2: { at: 'G4', attacks: 3, traits: spear }, B1: { at: 'G6' } },
      ['A1 B1'],
      [2, 6, 5, 1, 1],
    )
    expect(t.told('duel')[0]).toMatchObject({ winner: 0 })
    expect(t.told('struck').map(({ figure }) => figure)).toEqual(['A1', 'A2'])
  })

  it('DB-24a not one that is engaged itself', () => {
    const t = melee(
      {
        A1: { at: 'G5' },
        A2: { at: 'G4', traits: spear },
        B1: { at: 'G6' },
        B2: { at: 'G3' },
      },
      ['A1 B1', 'A2 B2'],
      [6, 1, 1, 6, 1, 1],
      { asks: ['support'] },
    )
    expect(t.asked).toBe('over')
  })

  it('DB-24b a second pike that touches the first lends one more from behind', () => {
    const two = { A2: { at: 'G4', traits: pike }, A3: { at: 'G3', traits: pike } }
    expect(ways(two)).toEqual(expect.arrayContaining(['none', 'A2', 'A2 A3']))
    // Not without the first, nor from behind a spear, nor a spear from behind a pike.
    expect(ways(two)).not.toContain('A3')
    expect(ways({ ...two, A2: { at: 'G4', traits: spear } })).toEqual(['none', 'A2'])
    expect(ways({ ...two, A3: { at: 'G3', traits: spear } })).toEqual(['none', 'A2'])
    // And no third row.
    expect(ways({ ...two, A4: { at: 'G2', traits: pike } })).not.toContain('A2 A3 A4')
  })

  it('DB-24c a fighter has one spear, or one or two pikes', () => {
    expect(ways({ A2: { at: 'G4', traits: spear }, A3: { at: 'F5', traits: spear } })).toEqual(
      expect.arrayContaining(['none', 'A2', 'A3']),
    )
    expect(ways({ A2: { at: 'G4', traits: spear }, A3: { at: 'F5', traits: spear } })).not.toContain('A2 A3')
    expect(ways({ A2: { at: 'G4', traits: pike }, A3: { at: 'F4', traits: spear } })).not.toContain('A2 A3')
    // Two pikes that touch each other.
    expect(ways({ A2: { at: 'G4', traits: pike }, A3: { at: 'F4', traits: pike } })).toContain('A2 A3')
    expect(ways({ A2: { at: 'G4', traits: pike }, A3: { at: 'F5', traits: pike } })).not.toContain('A2 A3')
  })

  it('DB-24c several fighters of a fight have one each; a supporter serves one fight a turn', () => {
    const t = melee(
      {
        A1: { at: 'G5' },
        A2: { at: 'H5' },
        A3: { at: 'G4', traits: spear },
        A4: { at: 'H4', traits: spear },
        B1: { at: 'G6' },
        B2: { at: 'P1' },
      },
      ['A1 B1', 'A2 B1'],
      [6, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      { asks: ['support'] },
    )
    // H5 touches G5, G6, H4: A4 stands behind A2, A3 behind A1.
    expect(t.legal()).toContain('A3 A4')
    // Two pikes behind A1, and a spear behind A2 besides.
    const three = melee(
      {
        A1: { at: 'G5' },
        A2: { at: 'H5' },
        A3: { at: 'G4', traits: pike },
        A4: { at: 'G3', traits: pike },
        A5: { at: 'H4', traits: spear },
        B1: { at: 'G6' },
      },
      ['A1 B1', 'A2 B1'],
      [6, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      { asks: ['support'] },
    )
    expect(three.legal()).toContain('A3 A4 A5')
    const once = melee(
      {
        A1: { at: 'G5' },
        A2: { at: 'E4' },
        A3: { at: 'F4', traits: spear },
        B1: { at: 'G6' },
        B2: { at: 'D4' },
      },
      ['A1 B1', 'A2 B2'],
      [6, 5, 1, 1, 1, 6, 1, 1],
    )
    expect(once.told('fight-began').map(({ supporters }) => supporters)).toEqual([['A3'], []])
  })

  it('DB-24d riders do not support and are not supported', () => {
    expect(ways({ A2: { at: 'G4', traits: spear, mount: horse } })).toEqual([])
    expect(ways({ A2: { at: 'G4', traits: spear } }, { mount: horse })).toEqual([])
    // Nor does a pike reach a rider over another pike.
    expect(
      ways({ A2: { at: 'G4', traits: pike }, A3: { at: 'G3', traits: pike } }, { mount: horse }),
    ).toEqual([])
  })

  it('DB-24e transfixed supporters throw and do not strike', () => {
    const t = melee(
      { A1: { at: 'G5' }, A2: { at: 'G4', traits: spear, marks: { transfixed: true } }, B1: { at: 'G6' } },
      ['A1 B1'],
      [2, 6, 5, 1],
    )
    expect(t.told('duel')[0]).toMatchObject({ winner: 0 })
    expect(t.told('struck').map(({ figure }) => figure)).toEqual(['A1'])
    expect(t.told('did-not-strike')).toMatchObject([{ figure: 'A2' }])
  })
})
