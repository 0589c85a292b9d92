import { describe, expect, it } from 'vitest'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'

const striker: Placed = {
  at: 'C8',
  facing: 'N',
  movement: 5,
  attacks: 2,
  ap: 4,
  abilities: ['fast-strike:1'],
}
const play = (a1: Partial<Placed>, more: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ figures: { A1: { ...striker, ...a1 }, B9: { at: 'L10' }, ...more }, ...scene })

describe('8.12 Fast Strike', () => {
  it('8.12 interrupts a move for a free attack, and the move goes on where the enemy fell', () => {
    const t = play({}, { B1: { at: 'C5', facing: 'S', life: 1 } })
    t.answer('move A1 C7-C6')
    expect(t.question).toMatchObject({ kind: 'act', about: { active: 'A1', movement: 0 } })
    t.dice(4, 2, 3).answer('use A1 fast-strike B1')
    expect(t.figure('B1').condition).toBe('removed')
    expect(t.told('free-attack')).toMatchObject([{ attackers: ['A1'], target: 'B1' }])
    expect(t.question).toMatchObject({ about: { active: 'A1', movement: 3 } })
    t.answer('move A1 C5-C4-C3')
    expect(t.where('A1')).toBe('C3')
    expect(t.figure('A1').ap).toBe(3)
  })

  it('8.12 goes no further while the enemy stands', () => {
    const t = play({}, { B1: { at: 'C5', facing: 'S' } })
    t.dice(4, 2, 3).answer('move A1 C7-C6', 'use A1 fast-strike B1')
    expect(t.figure('B1').life).toBe(1)
    expect(t.refused('move A1 B6')).toMatchObject({ code: 'move-over', rule: '4.08' })
  })

  it('8.12 nor while another enemy threatens it', () => {
    const t = play({}, { B1: { at: 'C5', facing: 'S', life: 1 }, B2: { at: 'D5', facing: 'SW' } })
    t.dice(4, 2, 3).answer('move A1 C7-C6', 'use A1 fast-strike B1')
    expect(t.refused('move A1 B6')).toMatchObject({ code: 'move-over' })
  })

  it('8.12 on enemies that do not look at it too', () => {
    const t = play({}, { B1: { at: 'C5', facing: 'N' } })
    t.dice(2, 3).answer('move A1 C7-C6', 'use A1 fast-strike B1', 'move A1 B6-B5')
    expect(t.where('A1')).toBe('B5')
  })

  it('8.12 comes after a hex at least, on an enemy in the danger zone', () => {
    const t = play({ at: 'C6' }, { B1: { at: 'C5', facing: 'N' }, B2: { at: 'D6' } })
    expect(t.refused('use A1 fast-strike B1')).toMatchObject({ code: 'not-its-moment' })
    t.answer('move A1 B6 NE')
    expect(t.legal('use A1')).toEqual([])
    expect(t.refused('use A1 fast-strike B9')).toMatchObject({ code: 'no-such-target', rule: '8.12' })
    t.answer('move A1 B5 SE')
    expect(t.legal('use A1')).toEqual(['use A1 fast-strike B1'])
  })

  it('8.12 once for each occurrence on the base', () => {
    const t = play({ abilities: ['fast-strike:1', 'fast-strike:2'] }, { B1: { at: 'C5', facing: 'S' } })
    t.answer('move A1 C7-C6')
    t.dice(2, 3).answer('use A1 fast-strike B1')
    t.dice(2, 3).answer('use A1 fast-strike B1')
    expect(t.figure('A1').ap).toBe(1)
    expect(t.refused('use A1 fast-strike B1')).toMatchObject({ code: 'ability-used', rule: '8.06' })
  })

  it('8.12 not after running', () => {
    const t = play({}, { B1: { at: 'C5', facing: 'N' } })
    t.answer('move A1 C7', 'run A1 C6')
    expect(t.refused('use A1 fast-strike B1')).toMatchObject({ code: 'not-its-moment' })
  })

  it('8.12 8.18 not once Stalwart holds it: its move is spent', () => {
    // It has entered a hex before it is held, since it may pass the zone (8.46).
    const figures = (abilities: string[]): Record<string, Placed> => ({
      B1: { at: 'C5', facing: 'S', ap: 1, abilities },
      B2: { at: 'C10', facing: 'N' },
    })
    const mover: Partial<Placed> = {
      at: 'E8',
      facing: 'S',
      base: 'large-3',
      abilities: ['fast-strike:1', 'large:0'],
    }
    const t = play(mover, figures(['stalwart:1']))
    t.answer('move A1 E7-D6-C6-C7 S')
    expect(t.asked).toBe('react 1 A1')
    t.answer('use B1 stalwart')
    expect(t.told('held')).toMatchObject([{ figure: 'A1', by: 'B1' }])
    expect(t.where('A1')).toBe('C6')
    expect(t.told('moved')).not.toEqual([])
    expect(t.legal('use A1')).toEqual([])
    expect(t.refused('use A1 fast-strike B1')).toMatchObject({ code: 'not-its-moment', rule: '8.12' })
    // One that stops there by its own will strikes.
    expect(play(mover, figures([])).answer('move A1 E7-D6-C6 S').legal('use A1')).toContain(
      'use A1 fast-strike B1',
    )
  })

  it('8.12 8.17 one that sneaks goes on, whoever threatens it', () => {
    const t = play({ abilities: ['fast-strike:1', 'sneak:1'] }, { B1: { at: 'C5', facing: 'S' } })
    t.dice(2, 3).answer('use A1 sneak', 'move A1 C7-C6', 'use A1 fast-strike B1', 'move A1 C5-C4')
    expect(t.where('A1')).toBe('C4')
  })

  it('8.12 8.16 Repel is settled first', () => {
    const t = play(
      { life: 1 },
      { A2: { at: 'A1' }, B1: { at: 'C5', facing: 'S', ap: 1, abilities: ['repel:1'] } },
    )
    t.dice(5, 3).answer('move A1 C7-C6', 'use B1 repel')
    expect(t.figure('A1').condition).toBe('removed')
    expect(t.question).toMatchObject({ about: { active: null } })
  })

  it('8.12 6.25 throws what the base shows, without surprise or height', () => {
    const t = play({}, { B1: { at: 'C5', facing: 'N' } }, { board: { raised: ['C6'] } })
    t.dice(2, 3).answer('move A1 C7-C6', 'use A1 fast-strike B1')
    expect(t.diceLeft).toBe(0)
  })

  it('8.12 8.50 not on a terrifying enemy', () => {
    const t = play({}, { B1: { at: 'C5', facing: 'N', abilities: ['terrifying'] } })
    t.answer('move A1 C7-C6')
    expect(t.legal('use A1')).toEqual([])
  })
})
