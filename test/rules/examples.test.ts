import { describe, expect, it } from 'vitest'
import { checkArmy, warriorLimit } from '../../rules/combat-hex/army/army.ts'
import { figureType } from '../../rules/combat-hex/army/roster.ts'
import { attackDice, findChains } from '../../rules/combat-hex/battle/fight/combat.ts'
import { classic } from '../../rules/combat-hex/books/classic.ts'
import { tournament } from '../../rules/combat-hex/books/tournament.ts'
import { fight, nextTurn } from '../helpers/fight.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../helpers/scenario.ts'

/** A figure of the roster on a hex, with everything its base says. */
function from(id: string, at: string, facing: string, change: Partial<Placed> = {}): Placed {
  const { points, kind, movement, attacks, endurance, life, ap, shooting, base, abilities } = figureType(id)!
  return {
    at,
    facing,
    points,
    kind,
    movement,
    attacks,
    endurance,
    life,
    ap,
    shooting,
    base,
    abilities,
    ...change,
  }
}

describe.each([classic, tournament])('the examples of the starter book, $id rules', book => {
  const set = (scene: Scene) => scenario({ ...scene, book })

  it('2.02 Aragorn and Gimli lead eleven warriors', () => {
    const heroes = ['aragorn', 'gimli'].map(id => figureType(id)!)
    expect(warriorLimit(heroes)).toBe(11)
    const army = (warriors: number) => [...heroes, ...Array.from({ length: warriors }, () => 'rohan-warrior')]
    expect(checkArmy(army(11), { points: 1500 })).toEqual([])
    expect(checkArmy(army(12), { points: 1500 })).toMatchObject([{ code: 'too-many-warriors', rule: '2.02' }])
  })

  it('2.04 two versions of Aragorn do not meet', () => {
    expect(checkArmy(['aragorn', 'aragorn-king'], { points: 1500 })).toMatchObject([
      { code: 'same-unique', rule: '2.04', about: { number: 3 } },
    ])
  })

  it('4.03 the Orc goes two hexes and over the ruined wall: 4 movement points', () => {
    const t = set({
      board: { sides: sidesOf('difficult', 'C4 N') },
      figures: { A1: { at: 'L10' }, B1: from('orc-warrior', 'C6', 'N') },
      attacker: 1,
    })
    t.answer('move B1 C5-C4-C3')
    expect(t.told('moved')).toMatchObject([{ cost: 4, left: 0, path: ['C5', 'C4', 'C3'] }])
  })

  it('4.03 the Uruk-hai crosses the river and goes two hexes: 5 movement points', () => {
    const t = set({
      board: { sides: sidesOf('water', 'C6 N') },
      figures: { A1: { at: 'L10' }, B1: from('uruk-hai', 'C6', 'N') },
      attacker: 1,
    })
    t.answer('move B1 C5-C4-C3')
    expect(t.told('moved')).toMatchObject([{ cost: 5, left: 0 }])
  })

  it('5.10 a wall hides one target and not the other', () => {
    const wall = ['B5 N', 'C5 NW', 'C5 N', 'C5 NE', 'D5 N', 'E5 NW', 'E5 N', 'E5 NE', 'F5 N']
    const t = set({
      board: { sides: sidesOf('impassable', ...wall) },
      figures: {
        A1: { at: 'D8', shooting: { dice: 1, range: 9 } },
        B1: { at: 'D2' },
        B2: { at: 'H5' },
      },
    })
    expect(t.refused('shoot A1 B1')).toMatchObject({ code: 'no-sight' })
    expect(t.legal('shoot A1 B2').length).toBeGreaterThan(0)
  })

  it('5.16 to 5.22 Legolas shoots the Uruk-hai', () => {
    const t = set({
      figures: {
        A1: { ...from('legolas', 'C9', 'N'), abilities: [] },
        B1: from('uruk-hai', 'C2', 'N'),
        B2: { at: 'L1' },
      },
    })
    t.dice(1, 2, 4, 5).answer('shoot A1 B1')
    expect(t.told('shot')).toMatchObject([{ dice: 4, range: 7, penalty: false }])
    expect(t.question).toMatchObject({ kind: 'convert-hit', about: { hits: 1, left: 1, cost: { A1: 1 } } })
    t.dice(4, 1).answer('A1')
    expect(t.question).toMatchObject({
      kind: 'convert-wound',
      about: { faces: [4, 1], left: 1, cost: { A1: 2 } },
    })
    t.answer('A1')
    expect(t.told('damage')).toMatchObject([{ faces: [4, 6] }])
    expect(t.told('wounded')).toMatchObject([{ figure: 'B1', loss: 2, life: 0 }])
    expect(t.figure('B1').condition).toBe('removed')
    expect(t.figure('A1').ap).toBe(figureType('legolas')!.ap - 3)
  })

  describe('6.04 6.05 chains of combat', () => {
    const chains = (figures: Record<string, Placed>) => {
      const t = set({ figures })
      return findChains(t.game).map(chain =>
        chain
          .map(figure => figure.id)
          .sort()
          .join(' '),
      )
    }

    it('6.05 A: six figures in two melees, side by side', () => {
      expect(
        chains({
          A1: { at: 'C5', facing: 'N' },
          A2: { at: 'D5', facing: 'SE' },
          A3: { at: 'C3', facing: 'S' },
          B1: { at: 'C4', facing: 'S' },
          B2: { at: 'E6', facing: 'NW' },
          B3: { at: 'D6', facing: 'N' },
        }),
      ).toEqual(['A1 A3 B1', 'A2 B2 B3'])
    })

    it('6.05 B: one chain links them all', () => {
      expect(
        chains({
          A1: { at: 'C5', facing: 'N' },
          A2: { at: 'D5', facing: 'N' },
          A3: { at: 'E5', facing: 'N' },
          A4: { at: 'F5', facing: 'N' },
          B1: { at: 'C4', facing: 'S' },
          B2: { at: 'D4', facing: 'S' },
          B3: { at: 'E4', facing: 'S' },
          B4: { at: 'F4', facing: 'S' },
        }),
      ).toEqual(['A1 A2 A3 A4 B1 B2 B3 B4'])
    })

    it('6.06 C: two combats back to back', () => {
      expect(
        chains({
          A1: { at: 'C5', facing: 'N' },
          B1: { at: 'C4', facing: 'S' },
          A2: { at: 'C6', facing: 'S' },
          B2: { at: 'C7', facing: 'N' },
        }),
      ).toEqual(['A1 B1', 'A2 B2'])
    })
  })

  it('6.23 surprise A: seen by nobody; B: seen by another enemy', () => {
    const a = set({ figures: { A1: { at: 'C5', facing: 'N' }, B1: { at: 'C4', facing: 'N' } } })
    expect(attackDice(a.game, a.figure('A1'))).toBe(2)
    const b = set({
      figures: {
        A1: { at: 'C5', facing: 'N' },
        B1: { at: 'C4', facing: 'N' },
        B2: { at: 'B5', facing: 'NE' },
      },
    })
    expect(attackDice(b.game, b.figure('A1'))).toBe(1)
  })

  it('6.24 raised ground: one die for each enemy below', () => {
    const t = set({
      board: { raised: ['C5', 'B4'] },
      figures: {
        A1: { at: 'C5', facing: 'N' },
        B1: { at: 'C4', facing: 'S' },
        B2: { at: 'D4', facing: 'SW' },
        B3: { at: 'B4', facing: 'SE' },
      },
    })
    expect(attackDice(t.game, t.figure('A1'))).toBe(3)
  })

  it('6.07 to 6.20 five warriors of Rohan meet four Orcs', () => {
    const rohan = (at: string, facing: string) => from('rohan-warrior', at, facing)
    const orc = (at: string, facing: string) => from('orc-warrior', at, facing)
    const t = fight(
      {
        A1: rohan('C5', 'N'),
        A2: rohan('D5', 'N'),
        A3: rohan('E5', 'N'),
        A4: rohan('F5', 'N'),
        // Behind the first Orc, who does not see it.
        A5: rohan('C3', 'S'),
        B1: orc('C4', 'S'),
        B2: orc('D4', 'S'),
        B3: orc('E4', 'S'),
        B4: orc('F4', 'S'),
        // Two more, elsewhere, so that the battle goes on.
        B5: orc('L9', 'N'),
        B6: orc('L10', 'N'),
      },
      [1, 1, 3, 4, 5, 5, 3, 3, 4, 6],
      { book },
    )
    expect(t.told('combat-began')).toMatchObject([{ dice: [6, 4] }])
    expect(t.told('hits')).toMatchObject([{ by: 0, hits: 3, superficial: 2 }])
    t.answer('A1')
    expect(t.refused('A1')).toMatchObject({ code: 'not-offered' })
    // Five damage dice against two.
    t.dice(1, 2, 3, 3, 5, 6, 6).answer('A2')
    expect(t.question).toMatchObject({ kind: 'convert-wound', by: 0, about: { faces: [1, 2, 3, 3, 5] } })
    t.answer('A3')
    // The 6 and the 5 for one Orc, the threes for another; the 2 is lost.
    t.answer('B2', 'B2', 'B1', 'B1')
    expect(t.asked).toBe('allocate 1')
    t.answer('A4')
      .dice(...nextTurn)
      .answer('A4')
    expect(t.told('lost')).toMatchObject([{ by: 0, faces: [2] }])
    expect(t.told('removed').map(e => e.figure)).toEqual(['A4', 'B2', 'B1'])
    expect(['A1', 'A2', 'A3', 'A4', 'A5'].map(id => t.figure(id).ap)).toEqual([1, 1, 0, 2, 2])
  })

  it('7.01 an army of fourteen loses with the seventh that falls', () => {
    const orcs = (gone: number) =>
      Object.fromEntries(
        Array.from({ length: 14 }, (_, i) => [
          `B${i + 1}`,
          i === 0
            ? from('orc-warrior', 'C4', 'N', { life: 1, attacks: 0 })
            : i <= gone
              ? { ...from('orc-warrior', '', 'N'), condition: 'removed' as const }
              : from('orc-warrior', `L${i + 1}`, 'N'),
        ]),
      )
    const battle = (gone: number) =>
      fight({ A1: from('rohan-warrior', 'C5', 'N'), ...orcs(gone) }, [4, 2, 6, ...nextTurn], {
        board: { rows: 16 },
        book,
      }).state.result
    expect(battle(5)).toBeNull()
    expect(battle(6)).toMatchObject({ winner: 0, rule: '7.01' })
  })
})
