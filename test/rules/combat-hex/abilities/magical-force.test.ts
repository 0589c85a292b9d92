import { describe, expect, it } from 'vitest'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

const wizard: Placed = { at: 'C8', facing: 'N', ap: 4, abilities: ['magical-force:2'] }
const play = (more: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({
    phase: 'strategy',
    turn: 0,
    dice: [6, 1],
    figures: { A1: wizard, B1: { at: 'C4', facing: 'S', ap: 3 }, ...more },
    ...scene,
  }).answer('attacker')

describe('8.15 Magical Force', () => {
  it('8.15 moves an enemy in sight with its own movement points', () => {
    const t = play({})
    t.answer('use A1 magical-force B1')
    expect(t.question).toMatchObject({ kind: 'move-enemy', by: 0, subject: 'B1', about: { movement: 4 } })
    expect(t.refused('move B1 C3-C2-C1-B1-A1')).toMatchObject({ code: 'too-few-points' })
    t.answer('move B1 C3-C2-C1-D1 N')
    expect(t.where('B1')).toBe('D1')
    expect(t.figure('A1').ap).toBe(2)
  })

  it('8.15 4.02 every hex it reaches is offered once, looking the way it went', () => {
    const moves = play({}).answer('use A1 magical-force B1').legal('move')
    const to = (hex: string) =>
      moves.filter(answer => answer.split(' ')[2]!.endsWith(hex)).map(a => a.split(' ')[3])
    expect([to('C3'), to('C2'), to('C6')]).toEqual([['N'], ['N'], ['S']])
  })

  it('8.15 the enemy acts as usual afterwards', () => {
    const t = play({})
    t.answer('use A1 magical-force B1', 'move B1 C3', 'done', 'done')
    expect(t.figure('B1').actionTaken).toBe('nothing')
    t.answer('move B1 C4-C5-C6-D6')
    expect(t.where('B1')).toBe('D6')
  })

  it('8.15 pays for the ground', () => {
    const t = play({}, { board: { sides: sidesOf('water', 'C4 N') } })
    t.answer('use A1 magical-force B1')
    expect(t.refused('move B1 C3-C2-C1')).toMatchObject({ code: 'too-few-points' })
    t.answer('move B1 C3-C2')
  })

  it('8.15 4.11 tears it away from whoever threatens it, who attack it freely', () => {
    const t = play({
      A1: { ...wizard, at: 'C1', facing: 'S' },
      A2: { at: 'C5', facing: 'N', attacks: 2 },
      A3: { at: 'D4', facing: 'NW' },
    })
    t.dice(4, 2, 2, 3).answer('use A1 magical-force B1', 'move B1 B3')
    expect(t.told('disengaging')).toMatchObject([{ figure: 'B1', attackers: ['A2', 'A3'] }])
    expect(t.figure('B1').life).toBe(1)
    expect(t.where('B1')).toBe('B3')
  })

  it('8.15 4.08 it stops in the danger zones of its enemies, and is repelled there', () => {
    const t = play({
      A1: { ...wizard, at: 'C1', facing: 'S' },
      A2: { at: 'C6', facing: 'N', ap: 1, abilities: ['repel:1'] },
    })
    t.answer('use A1 magical-force B1')
    expect(t.refused('move B1 C5-B5')).toMatchObject({ code: 'must-stop' })
    t.answer('move B1 C5')
    t.dice(2).answer('use A2 repel')
    expect(t.told('free-attack')).toMatchObject([{ attackers: ['A2'], target: 'B1' }])
  })

  it('8.15 neither runs nor uses abilities, and stays if so wanted', () => {
    const t = play({ B1: { at: 'C4', ap: 3, abilities: ['fast:1', 'sneak:1'] } })
    t.answer('use A1 magical-force B1')
    expect(t.refused('run B1 C3').code).toBe('not-offered')
    expect(t.refused('use B1 fast').code).toBe('not-offered')
    expect(t.refused('turn B1 N').code).toBe('not-offered')
    expect(t.refused('move A1 C7').code).toBe('not-offered')
    t.answer('done')
    expect(t.where('B1')).toBe('C4')
    expect(t.figure('B1').ap).toBe(3)
  })

  it('8.15 not on a base of several hexes', () => {
    const t = play({ B1: { at: 'C4', base: 'cavalry' }, B2: { at: 'F4' } })
    expect(t.legal('use')).toEqual(['use A1 magical-force B2'])
  })

  it('8.15 not on one out of sight', () => {
    const sides = ['A3', 'B3', 'C3', 'D3', 'E3', 'F3', 'G3', 'H3', 'I3', 'J3', 'K3', 'L3'].flatMap((hex, i) =>
      sidesOf('impassable', ...(i % 2 ? [`${hex} S`] : [`${hex} S`, `${hex} SE`, `${hex} SW`])),
    )
    const t = play({ B1: { at: 'C2' }, B2: { at: 'F5' } }, { board: { sides } })
    expect(t.legal('use')).toEqual(['use A1 magical-force B2'])
  })

  it('8.15 8.46 5.08 sight is what it has before it: it turns for nobody', () => {
    const behind = { B1: { at: 'C10', facing: 'N' }, B2: { at: 'F4' } }
    expect(play(behind).legal('use')).toEqual(['use A1 magical-force B2'])
    // Large figures see all around.
    const large = play({
      A1: { ...wizard, base: 'large-3', abilities: ['magical-force:2', 'large:0'] },
      ...behind,
    })
    expect(large.legal('use')).toEqual(['use A1 magical-force B1', 'use A1 magical-force B2'])
  })

  it('8.15 8.50 not on a terrifying one', () => {
    const t = play({ B1: { at: 'C4', abilities: ['terrifying:0'] }, B2: { at: 'F4' } })
    expect(t.legal('use')).toEqual(['use A1 magical-force B2'])
  })

  it('8.15 one that falls to a free attack goes nowhere', () => {
    const t = play({
      A1: { ...wizard, at: 'C1', facing: 'S' },
      A2: { at: 'C5', facing: 'N' },
      B1: { at: 'C4', life: 1 },
      B2: { at: 'L10' },
    })
    t.dice(4, 3).answer('use A1 magical-force B1', 'move B1 C3')
    expect(t.figure('B1').condition).toBe('removed')
    expect(t.question.kind).toBe('act')
  })

  it('8.15 left to the program it is moved as far off as it goes', () => {
    const t = play({}).answer('use A1 magical-force B1')
    const { space } = t.question
    expect(t.legal()).toContain(t.question.fallback())
    expect(t.question.fallback().split(' ')[2]!.split('-')).toHaveLength(4)
    // each hex once, the nearest first, and staying last of all
    expect(t.legal().at(0)!.split(' ')[2]).not.toContain('-')
    expect(t.legal().at(-1)).toBe('done')
    expect(space.count()).toBe(t.legal().length)
    expect(t.legal('MOVE b1 C3')).toEqual(t.legal().filter(answer => answer.startsWith('move B1 C3')))
    expect(space.enumerate('', 2)).toEqual(t.legal().slice(0, 2))
    expect(space.sample(count => count - 1)).toBe('done')
    expect(space.check('move b1 c3 n')).toMatchObject({ ok: true, answer: 'move B1 C3 N' })
    for (const answer of t.legal()) expect(space.check(answer)).toMatchObject({ ok: true, answer })
    expect(space.check('Done')).toMatchObject({ ok: true, answer: 'done' })
  })

  it('8.15 it stays where it cannot move', () => {
    const t = play({ B1: { at: 'C4', facing: 'S', movement: 0 } }).answer('use A1 magical-force B1')
    expect(t.legal()).toEqual(['done'])
    expect(t.question.fallback()).toBe('done')
  })

  it('8.15 3.09 whoever was moved so has not begun to act', () => {
    const t = play({ A2: { at: 'A1', ap: 1, abilities: ['battle-awareness:1'] } })
    t.answer('use A1 magical-force B1', 'move B1 C3')
    expect(t.asked).toBe('strategy 0')
    expect(t.game.activation).toBeNull()
  })
})
