import { describe, expect, it } from 'vitest'
import { previewOf } from '../../../../rules/combat-hex/battle/answers/preview.ts'
import { sightTo } from '../../../../rules/combat-hex/battle/shoot/seeing.ts'
import { calm, fight } from '../../../helpers/fight.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

const bow = { dice: 2, range: 9 }
const big: Partial<Placed> = { base: 'large-3', abilities: ['large:0'] }
const scene = (figures: Record<string, Placed>, board: Scene['board'] = {}, more: Partial<Scene> = {}) =>
  scenario({ figures, board, ...more })
type Table = ReturnType<typeof scenario>
const look = (t: Table, answer: string) => previewOf(t.game, t.question.by, answer, false)

describe('Large under threat', () => {
  it('8.46 shoots while only others threaten it, though a Large enemy is about', () => {
    const under = (b1: Partial<Placed>, b2: Partial<Placed>) =>
      scene({
        A1: { at: 'C9', facing: 'N', ...big, shooting: bow },
        B1: { at: 'C10', facing: 'N', ...b1 },
        B2: { at: 'H3', facing: 'S', ...b2 },
      }).legal('shoot A1').length
    expect(under({}, big)).toBeGreaterThan(0)
    expect(under({ abilities: ['large:0'] }, {})).toBe(0)
  })
})

describe('Large and sight', () => {
  it('8.46 those who are not Large do not block its line of sight, at no price', () => {
    const t = scene({
      A1: { at: 'C9', facing: 'N', ...big, shooting: bow },
      A2: { at: 'C5' },
      B1: { at: 'C3' },
      B2: { at: 'D5' },
      B3: { at: 'D4' },
      B4: { at: 'B4' },
    })
    expect(look(t, 'shoot A1 B1')).toMatchObject({ kind: 'shoot', penalty: false })
  })

  it('8.46 what it looks over hides from others as before', () => {
    const row = Object.fromEntries(
      ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((column, n) => [`A${n + 3}`, { at: `${column}6` }]),
    )
    const t = scene({
      A1: { at: 'C9', abilities: ['large:0'], shooting: bow },
      A2: { at: 'D9', shooting: bow },
      B1: { at: 'C3' },
      ...row,
    })
    const sees = (id: string) => sightTo(t.game, t.figure(id), t.figure('B1')).visible
    expect([sees('A2'), sees('A1'), sees('A2')]).toEqual([false, true, false])
  })

  it('8.46 another Large figure does', () => {
    const wall = { ...big, facing: 'N' }
    const t = scene({
      A1: { at: 'C10', facing: 'N', base: 'single', abilities: ['large:0'], shooting: bow },
      B1: { at: 'C3' },
      B2: { at: 'C7', ...wall },
      A2: { at: 'A7', ...wall },
    })
    expect(look(t, 'shoot A1 B1')).toMatchObject({ code: 'no-sight-figure' })
  })

  it('8.46 nobody blocks the line to it, but whoever is crossed brings the penalty', () => {
    const front: Record<string, Placed> = { A2: { at: 'C8' }, A3: { at: 'B8' }, A4: { at: 'D8' } }
    const t = scene({ A1: { at: 'C9', shooting: bow }, B1: { at: 'C4', facing: 'S', ...big }, ...front })
    expect(look(t, 'shoot A1 B1')).toMatchObject({ penalty: true, hitsFrom: 6 })
    const small = scene({ A1: { at: 'C9', shooting: bow }, B1: { at: 'C4' }, ...front })
    expect(look(small, 'shoot A1 B1')).toMatchObject({ code: 'no-sight-figure' })
  })

  it('8.46 a raised shooter, or a Large one, pays no penalty for that', () => {
    const front: Record<string, Placed> = { A2: { at: 'C8' }, A3: { at: 'B8' }, A4: { at: 'D8' } }
    const B1: Placed = { at: 'C4', facing: 'S', ...big }
    const raised = scene({ A1: { at: 'C9', shooting: bow }, B1, ...front }, { raised: ['C9'] })
    expect(look(raised, 'shoot A1 B1')).toMatchObject({ penalty: false })
    const giant = { at: 'C9', shooting: bow, abilities: ['large:0'] }
    expect(look(scene({ A1: giant, B1, ...front }), 'shoot A1 B1')).toMatchObject({ penalty: false })
  })

  it('8.46 5.14 it blocks others even where the shooter stands on raised ground', () => {
    const shot = (abilities: string[]) =>
      look(
        scene(
          {
            A1: { at: 'C9', shooting: bow },
            B1: { at: 'C3' },
            B2: { at: 'C7', facing: 'N', base: 'large-3', abilities },
            B3: { at: 'A7', facing: 'NE', base: 'large-3', abilities },
          },
          { raised: ['C9'] },
        ),
        'shoot A1 B1',
      )
    expect(shot(['large:0'])).toMatchObject({ code: 'no-sight-figure' })
    expect(shot([])).toMatchObject({ kind: 'shoot' })
  })

  it('8.24 8.46 an expert marksman sees past it', () => {
    const t = scene({
      A1: { at: 'C9', shooting: bow, ap: 1, abilities: ['expert-marksman:1'] },
      B1: { at: 'C3' },
      B2: { at: 'C7', facing: 'N', ...big },
      B3: { at: 'A7', facing: 'NE', ...big },
    })
    t.answer('use A1 expert-marksman')
    expect(look(t, 'shoot A1 B1')).toMatchObject({ penalty: false })
  })
})

describe('Large in danger zones', () => {
  it('8.46 it shoots while threatened by those who are not Large', () => {
    const t = scene({
      A1: { at: 'F6', facing: 'N', ...big, shooting: bow },
      B1: { at: 'F1' },
      B2: { at: 'F7', facing: 'N' },
    })
    t.dice(2, 2).answer('shoot A1 B1')
    const other = scene({
      A1: { at: 'F6', facing: 'N', ...big, shooting: bow },
      B1: { at: 'F1' },
      B2: { at: 'F7', facing: 'S', ...big },
    })
    expect(other.refused('shoot A1 B1')).toMatchObject({ code: 'shoot-threatened', rule: '8.46' })
  })

  it('8.46 it does not stop in their zones, and is attacked freely when it leaves them', () => {
    const t = scene({
      A1: { at: 'F9', facing: 'N', movement: 8, life: 6, ...big },
      B1: { at: 'D6', facing: 'NE' },
      B2: { at: 'L1' },
    })
    t.dice(2).answer('move A1 E8-E7-E6-E5-E4-E3 N')
    expect(t.where('A1')).toBe('E3')
    expect(t.told('free-attack')).toMatchObject([{ attackers: ['B1'], target: 'A1' }])
  })

  it('8.46 4.08 it stops in the zone of another Large figure', () => {
    const t = scene({
      A1: { at: 'F9', facing: 'N', movement: 6, ...big },
      B1: { at: 'F4', facing: 'N', ...big },
    })
    t.answer('move A1 F8-F7-F6-F5 S')
    expect(t.refused('move A1 E5')).toMatchObject({ code: 'move-over', rule: '4.08' })
  })
})

describe('Large in blows', () => {
  it('8.46 converts as many hits and wounds as it can pay for', () => {
    const t = fight(
      {
        A1: { at: 'C6', facing: 'N', attacks: 3, ap: 7, ...big },
        B1: { at: 'C4', facing: 'S', life: 6 },
      },
      [1, 1, 1, 2],
    )
    t.answer('A1', 'A1')
    expect(t.question).toMatchObject({ kind: 'convert-hit', about: { left: 1 } })
    t.dice(1, 1, 6, ...calm).answer('A1')
    t.answer('A1', 'A1')
    expect(t.told('converted').map(e => e.what)).toEqual(['hit', 'hit', 'hit', 'wound', 'wound'])
  })

  it('8.46 5.18 in shots too', () => {
    const t = scene({
      A1: { at: 'F8', facing: 'N', ap: 4, ...big, shooting: { dice: 3, range: 9 } },
      B1: { at: 'F3', life: 6 },
    })
    t.dice(1, 1, 2).answer('shoot A1 B1', 'A1')
    expect(t.asked).toBe('convert-hit 0 B1')
    t.dice(3, 3).answer('A1')
    expect(t.figure('B1').life).toBe(4)
  })

  it('8.46 6.24 has no die for raised ground, and nobody has one against it', () => {
    const dice = (abilities: string[], raised: string[]) => {
      const t = fight(
        {
          A1: { at: 'C6', facing: 'N', base: 'large-3', abilities },
          B1: { at: 'C4', facing: 'S' },
        },
        [...calm],
        { board: { raised } },
      )
      return t.told('combat-began')[0]?.dice
    }
    expect(dice([], ['C6'])).toEqual([2, 1])
    expect(dice(['large:0'], ['C6'])).toEqual([1, 1])
    expect(dice([], ['C4'])).toEqual([1, 2])
    expect(dice(['large:0'], ['C4'])).toEqual([1, 1])
  })

  it('8.46 5.14 no shooting die for raised ground either way', () => {
    const dice = (A1: Partial<Placed>, B1: Partial<Placed>) => {
      const t = scene(
        { A1: { at: 'F9', facing: 'N', shooting: bow, ...A1 }, B1: { at: 'F3', facing: 'S', ...B1 } },
        { raised: ['F9'] },
      )
      return look(t, 'shoot A1 B1')
    }
    expect(dice({}, {})).toMatchObject({ dice: 3 })
    expect(dice({ abilities: ['large:0'] }, {})).toMatchObject({ dice: 2 })
    expect(dice({}, { abilities: ['large:0'] })).toMatchObject({ dice: 2 })
  })

  it('8.082 is not activated', () => {
    const t = scene({ A1: { at: 'F6', facing: 'N', ...big }, B1: { at: 'L1' } })
    expect(t.legal('use')).toEqual([])
  })

  it('8.23 8.51 a Ward in whose zone it shoots undoes its Deadly Shot', () => {
    const t = scene({
      A1: {
        at: 'F6',
        facing: 'N',
        ap: 4,
        base: 'large-3',
        abilities: ['large:0', 'deadly-shot:1'],
        shooting: bow,
      },
      B1: { at: 'F1', life: 4 },
      B2: { at: 'F7', facing: 'N', ap: 1, abilities: ['ward:1'] },
    })
    t.dice(5, 2).answer('shoot A1 B1', 'use A1 deadly-shot')
    expect(t.asked).toBe('react 1 A1')
    t.dice(6).answer('use B2 ward')
    expect(t.figure('B1').life).toBe(3)
    expect(t.figure('A1').ap).toBe(3)
  })

  it('4.041 walls cut its zone as they cut others', () => {
    const t = fight({ A1: { at: 'C6', facing: 'N', ...big }, B1: { at: 'C4', facing: 'N' } }, [...calm], {
      board: { sides: sidesOf('impassable', 'C4 S') },
    })
    expect(t.told('combat-began')).toEqual([])
  })
})
