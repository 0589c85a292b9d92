import { describe, expect, it } from 'vitest'
import { previewOf } from '../../../../rules/combat-hex/battle/answers/preview.ts'
import { classic } from '../../../../rules/combat-hex/books/classic.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

const set = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ book: classic, figures, ...scene })
const away = { B9: { at: 'L10' } }

/** The danger zone of an enemy on C4 that faces S: B4, C5, D4. */
const guard = (change: Partial<Placed> = {}) => ({ B1: { at: 'C4', facing: 'S', ...change } })

describe('Mouvement (starter book)', () => {
  it('4.08 whoever comes into a danger zone from outside stops', () => {
    const t = set({ A1: { at: 'C7' }, ...guard() })
    expect(t.refused('move A1 C6-C5-C6')).toMatchObject({ code: 'must-stop' })
    t.answer('move A1 C5')
    expect(t.refused('move A1 D4')).toMatchObject({ code: 'move-over' })
  })

  it('4.08 4.11 inside a zone it goes on, and nobody attacks it before it leaves', () => {
    const t = set({ A1: { at: 'B4' }, ...guard() })
    t.answer('move A1 C5-D4 N')
    expect(t.told('free-attack')).toEqual([])
    expect(t.told('moved')).toMatchObject([{ path: ['C5', 'D4'], left: 2 }])
    // One die, and one more because nobody threatens B1.
    t.dice(2, 2).answer('move A1 E5')
    expect(t.told('free-attack')).toMatchObject([{ attackers: ['B1'], target: 'A1' }])
    expect(t.where('A1')).toBe('E5')
  })

  it('4.08 a step that stays in one zone and leads into another one ends the move', () => {
    const t = set({ A1: { at: 'B4' }, ...guard(), B2: { at: 'C6', facing: 'N' } })
    expect(t.refused('move A1 C5-D4')).toMatchObject({ code: 'must-stop', about: { hex: 'C5' } })
    t.answer('move A1 C5')
    expect(t.told('free-attack')).toEqual([])
    expect(t.refused('move A1 D4')).toMatchObject({ code: 'move-over' })
  })

  it('4.05 a friend is crossed though an enemy threatens it', () => {
    const t = set({ A1: { at: 'B4' }, A2: { at: 'C5' }, ...guard() })
    t.answer('move A1 C5-D4')
    expect(t.where('A1')).toBe('D4')
  })

  it('4.05 4.07 nobody comes into a zone where a friend stands in the only hex', () => {
    const t = set({ A1: { at: 'C7' }, A2: { at: 'C5' }, ...guard() })
    expect(t.refused('move A1 C6-C5-C6')).toMatchObject({ code: 'cannot-stop-in-zone', rule: '4.08' })
  })

  it('4.05 enemies are in the way', () => {
    const t = set({ A1: { at: 'C5' }, B1: { at: 'C4', facing: 'N' } })
    expect(t.refused('move A1 C4-C3')).toMatchObject({ code: 'enemy-in-the-way' })
  })

  it('4.131 running is for those in danger zones too, and leads out of them under a free attack', () => {
    const t = set({ A1: { at: 'C6', ap: 3, life: 3 }, ...guard() })
    t.answer('move A1 C5 S')
    expect(t.legal('run A1 C6').length).toBeGreaterThan(0)
    // A hit that does damage: A1 lives on and runs.
    t.dice(4, 2, 6).answer('run A1 C6')
    expect(t.told('free-attack')).toMatchObject([{ attackers: ['B1'] }])
    expect(t.where('A1')).toBe('C6')
    expect(t.figure('A1')).toMatchObject({ ap: 2, life: 2 })
  })

  it('4.11 4.131 however often it leaves a zone in one move, a run included, its owner attacks once', () => {
    const t = set({ A1: { at: 'C5', ap: 1, life: 5 }, ...guard(), ...away })
    t.dice(2).answer('move A1 C6', 'move A1 C5')
    expect(t.told('free-attack')).toMatchObject([{ attackers: ['B1'], target: 'A1' }])
    t.answer('run A1 C6')
    expect(t.where('A1')).toBe('C6')
    expect(t.told('free-attack')).toHaveLength(1)
    expect(t.diceLeft).toBe(0)
  })

  it('9.14 4.11 leaving the board is leaving the zones there', () => {
    // B1 leaves by the left edge; A2 and B1, the hex, lie in the zone of A1.
    const t = set(
      {
        A1: { at: 'B2', facing: 'NW' },
        A9: { at: 'L10' },
        B1: { at: 'A2', life: 3, kind: 'hero', traits: ['ring-bearer'] },
      },
      { attacker: 1 },
    )
    t.dice(2, 2).answer('leave B1')
    expect(t.told('free-attack')).toMatchObject([{ attackers: ['A1'], target: 'B1' }])
    expect(t.state.result).toMatchObject({ winner: 1, rule: '9.14' })
  })

  it('4.131 running inside a zone is not leaving it', () => {
    const t = set({ A1: { at: 'C6', ap: 3 }, ...guard() })
    t.answer('move A1 C5', 'run A1 D4')
    expect(t.told('free-attack')).toEqual([])
  })

  it('4.131 running takes one hex after a move, at the price of its side', () => {
    const t = set({ A1: { at: 'C1', ap: 3 }, ...away }, { board: { sides: sidesOf('difficult', 'C3 S') } })
    expect(t.refused('run A1 C2')).toMatchObject({ code: 'run-before-move' })
    t.answer('move A1 C3', 'run A1 C4')
    expect(t.figure('A1').ap).toBe(1)
    expect(t.refused('run A1 C5')).toMatchObject({ code: 'ran-already' })
  })

  it('4.12 who does not move may turn, for nothing and without disengaging', () => {
    const t = set({ A1: { at: 'C5', facing: 'S' }, ...guard() })
    t.answer('turn A1 N')
    expect(t.told('free-attack')).toEqual([])
    expect(t.figure('A1').facing).toBe(0)
  })

  it('4.12 who has moved faces as the move ended', () => {
    const t = set({ A1: { at: 'C7' }, ...away })
    t.answer('move A1 C6 S')
    expect(t.refused('turn A1 N')).toMatchObject({ code: 'turn-moved' })
    expect(t.legal('turn')).toEqual([])
  })

  it('Phase d’Action: a phase ends without a last turning of figures', () => {
    const t = set({ A1: { at: 'C7' }, ...away })
    t.answer('move A1 C6', 'done')
    expect(t.asked).toBe('act 1')
  })

  it('Phase d’Action: each figure acts once', () => {
    const t = set({ A1: { at: 'C7' }, A2: { at: 'G7' }, ...away })
    t.answer('move A1 C6', 'move A2 G6')
    expect(t.refused('move A1 C5')).toMatchObject({ code: 'acted-already' })
    expect(t.legal('move A1')).toEqual([])
  })
})

describe('Attaques gratuites (starter book)', () => {
  const pair = { B1: { at: 'C4', facing: 'S' }, B2: { at: 'D4', facing: 'SW' } }

  it('4.11 each enemy attacks by itself, one after the other', () => {
    const t = set({ A1: { at: 'C5', facing: 'S', life: 3 }, ...pair })
    // B1: 1 die and 1 for its surprise, no hit; then B2: one hit, one wound.
    t.dice(2, 3, 6, 2, 3).answer('move A1 C6')
    expect(t.told('free-attack').map(e => e.attackers)).toEqual([['B1'], ['B2']])
    expect(t.told('hits').map(e => e.hits)).toEqual([0, 1])
    expect(t.figure('A1').life).toBe(2)
  })

  it('4.11 who falls under the first is not attacked by the second', () => {
    const t = set({ A1: { at: 'C5', facing: 'S', life: 1 }, A2: { at: 'L1' }, ...pair })
    t.dice(6, 2, 6).answer('move A1 C6')
    expect(t.told('free-attack')).toHaveLength(1)
    expect(t.figure('A1').condition).toBe('removed')
  })

  it('4.11 each attacks when its own zone is left, not before', () => {
    // C5 lies in both zones, B4 in that of B1 alone.
    const t = set({ A1: { at: 'C5', facing: 'S', life: 3 }, ...pair })
    t.dice(2, 2).answer('move A1 B4')
    expect(t.told('free-attack').map(e => e.attackers)).toEqual([['B2']])
    t.dice(2, 2).answer('move A1 A5')
    expect(t.told('free-attack').map(e => e.attackers)).toEqual([['B2'], ['B1']])
  })

  it('6.23 6.24 6.27 a free attack is an attack as usual: surprise and raised ground count', () => {
    const dice = (more: Record<string, Placed>, raised: string[] = []) => {
      const t = set(
        { A1: { at: 'C5', facing: 'S', life: 9 }, ...guard({ attacks: 2 }), ...more },
        { board: { raised } },
      )
      t.dice(2, 2, 2, 2).answer('move A1 C6')
      return 4 - t.diceLeft
    }
    expect(dice({})).toBe(3)
    expect(dice({ A2: { at: 'C3', facing: 'S' } })).toBe(2)
    expect(dice({}, ['C4'])).toBe(4)
    expect(dice({}, ['C4', 'C5'])).toBe(3)
  })

  it('6.24 6.27 raised ground counts for each enemy in the zone, whoever is on its way over a friend too', () => {
    const A2: Placed = { at: 'C5', facing: 'S' }
    const t = set({ A1: { at: 'D4', facing: 'S', life: 9 }, A2, ...guard() }, { board: { raised: ['C4'] } })
    t.dice(2, 2, 2, 2).answer('move A1 C5-C6 S')
    expect(t.told('rolled')).toMatchObject([{ for: 'free-attack', faces: [2, 2, 2, 2] }])
    expect(t.where('A1')).toBe('C6')
  })

  it('6.25 the attacker may use abilities of the roll, and its side alone does', () => {
    const t = set({
      A1: { at: 'C5', facing: 'S', life: 9, ap: 2, abilities: ['aggressive-strategy:1'] },
      ...guard({ ap: 3, abilities: ['aggressive-strategy:1'] }),
    })
    t.dice(5, 5, 2, 2).answer('move A1 C6')
    expect(t.asked).toBe('react 1')
    t.dice(6, 6).answer('use B1 aggressive-strategy')
    expect(t.figure('A1').life).toBe(7)
    expect(t.asked).toBe('act 0 A1')
    expect(t.game.combat).toBeNull()
  })

  it('6.25 8.31 what the attacker makes of its dice counts in a free attack', () => {
    const t = set({
      A1: { at: 'C5', facing: 'S', life: 9 },
      ...guard({ ap: 3, abilities: ['dirty-fighting:1'] }),
    })
    t.answer('move A1 C6')
    expect(t.asked).toBe('react 1')
    t.dice(2, 2).answer('use B1 dirty-fighting')
    expect(t.told('hits')).toMatchObject([{ blow: 'free-attack', hits: 0, superficial: 2 }])
  })

  it('6.25 the attacker converts one hit and one wound', () => {
    const t = set({ A1: { at: 'C5', facing: 'S', life: 3 }, ...guard({ ap: 9 }) })
    t.dice(1, 1).answer('move A1 C6')
    expect(t.question).toMatchObject({ kind: 'convert-hit', by: 1, about: { left: 2 } })
    t.dice(1).answer('B1')
    expect(t.question).toMatchObject({ kind: 'convert-wound', by: 1 })
    t.answer('B1')
    expect(t.figure('B1').ap).toBe(6)
    expect(t.figure('A1').life).toBe(2)
  })
})

describe('the preview', () => {
  it('shows the free attacks of the way, and where the move ends', () => {
    const t = set({ A1: { at: 'B4', facing: 'S' }, ...guard() })
    const way = (answer: string) => previewOf(t.game, 0, answer, false)
    expect(way('move A1 C5')).toMatchObject({ freeAttacks: [], stops: false })
    expect(way('move A1 C5-C6')).toMatchObject({ freeAttacks: ['B1'], freeDice: 2 })
  })
})
