import { describe, expect, it } from 'vitest'
import { movementOf } from '../../../../rules/combat-hex/battle/move/movement.ts'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

const tyrant: Placed = { at: 'C5', facing: 'S', kind: 'hero', ap: 3, abilities: ['tyrant:1'] }
/** The action phases begin with everybody where they are placed. */
const play = (more: Record<string, Placed>, a1: Partial<Placed> = {}) =>
  scenario({
    phase: 'strategy',
    turn: 0,
    dice: [6, 1],
    figures: { A1: { ...tyrant, ...a1 }, B1: { at: 'L10' }, ...more },
  }).answer('attacker')

describe('8.19 Tyrant', () => {
  const table = () =>
    play({
      A2: { at: 'C6' },
      A3: { at: 'B5', base: 'cavalry', facing: 'S' },
      A4: { at: 'D5', facing: 'S', kind: 'hero' },
      A5: { at: 'C8' },
      B2: { at: 'D4', facing: 'N', movement: 4 },
    })

  it('8.19 not itself, on however long a base', () => {
    const t = play({ A2: { at: 'B5' } }, { kind: 'warrior', base: 'cavalry' })
    t.answer('use A1 tyrant')
    expect(['A1', 'A2'].map(id => movementOf(t.game, t.figure(id)))).toEqual([4, 5])
  })

  it('8.19 gives warriors beside it one point more', () => {
    const t = table()
    t.answer('use A1 tyrant')
    const points = (id: string) => movementOf(t.game, t.figure(id))
    expect(['A1', 'A2', 'A3', 'A4', 'A5', 'B2'].map(points)).toEqual([4, 5, 5, 4, 4, 4])
    expect(t.figure('A1')).toMatchObject({ ap: 2, actionTaken: 'nothing' })
  })

  it('8.19 is no action of its own, and no end of another’s', () => {
    const t = table()
    t.answer('turn A5 S', 'use A1 tyrant')
    expect(t.question).toMatchObject({ about: { active: 'A5' } })
    t.answer('move A2 C7-C8-C9-C10-B9')
    expect(t.where('A2')).toBe('B9')
    t.answer('move A1 C4')
    expect(t.where('A1')).toBe('C4')
  })

  it('8.19 counts who stood beside it when the action phase began, wherever they are now', () => {
    const t = table()
    t.answer('move A1 C4 S', 'use A1 tyrant')
    expect(movementOf(t.game, t.figure('A2'))).toBe(5)
    const late = table()
    late.answer('move A5 C7', 'move A1 D6 S', 'use A1 tyrant')
    expect(movementOf(late.game, late.figure('A5'))).toBe(4)
  })

  it('8.19 comes before one of them moves', () => {
    const t = play({ A2: { at: 'C6' } })
    t.answer('move A2 C7')
    expect(t.refused('use A1 tyrant')).toMatchObject({ code: 'nobody-adjacent', rule: '8.19' })
    expect(t.legal('use')).toEqual([])
  })

  it('8.19 a figure that has acted may still use it', () => {
    const t = table()
    t.answer('turn A1 N', 'turn A5 S')
    expect(t.legal('use')).toEqual(['use A1 tyrant'])
    t.answer('use A1 tyrant')
    expect(t.refused('use A1 tyrant')).toMatchObject({ code: 'ability-used' })
  })

  it('8.19 lasts to the end of the turn', () => {
    const t = table()
    t.answer('use A1 tyrant', 'done')
    expect(t.figure('A2').marks).toEqual([{ ability: 'tyrant', duration: 'turn' }])
    t.dice(6, 1).answer('done', 'done', 'done')
    expect(t.figure('A2').marks).toEqual([])
  })

  it('8.19 two of them add up', () => {
    const t = play({ A2: { at: 'C6' }, A3: { ...tyrant, at: 'C7' } })
    t.answer('use A1 tyrant', 'use A3 tyrant')
    expect(movementOf(t.game, t.figure('A2'))).toBe(6)
  })

  it('8.19 8.11 1.09 doubling comes first', () => {
    const t = play({ A2: { at: 'C6', movement: 3, ap: 1, abilities: ['fast:1'] } })
    t.answer('use A1 tyrant', 'use A2 fast')
    expect(movementOf(t.game, t.figure('A2'))).toBe(7)
  })

  it('8.19 8.083 not through an impassable side', () => {
    const t = scenario({
      phase: 'strategy',
      turn: 0,
      dice: [6, 1],
      board: { sides: [{ hex: 'C5', facing: 3, kind: 'impassable' }] },
      figures: { A1: tyrant, A2: { at: 'C6' }, B1: { at: 'L10' } },
    }).answer('attacker')
    expect(t.legal('use')).toEqual([])
  })

  it('8.19 not for those who have acted, however little they did', () => {
    const t = play({ A2: { at: 'C6' }, A5: { at: 'C8' } })
    t.answer('turn A2 S', 'turn A5 S')
    expect(t.legal('use')).toEqual([])
    expect(t.refused('use A1 tyrant')).toEqual({
      code: 'nobody-adjacent',
      rule: '8.19',
      about: { figure: 'A1' },
    })
  })

  it('8.19 for one who has begun and not moved', () => {
    const t = play({ A2: { at: 'C6', ap: 1, abilities: ['fast:1'] } })
    expect(t.answer('use A2 fast').legal('use')).toEqual(['use A1 tyrant'])
  })
})
