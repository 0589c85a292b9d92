import { describe, expect, it } from 'vitest'
import type { BoardPlan } from '../../../rules/board/board.ts'
import { type Stood, skirmish } from '../../helpers/darkLord.ts'

const scene = (board: Partial<BoardPlan>, own: Partial<Stood> = {}, others: Record<string, Stood> = {}) =>
  skirmish({ board, figures: { A1: { at: 'G5', ...own }, B1: { at: 'P12' }, ...others } })
type Kind = 'difficult' | 'water' | 'obstacle' | 'impassable'
const side = (kind: Kind, hex = 'G5', facing = 3) => ({ hex, facing, kind })
const spent = (board: Partial<BoardPlan>) => scene(board).answer('move A1 G6').figure('A1').marks.spent

describe('moving over ground', () => {
  it('DB-09a a figure has its Move in points, a rider its mount’s', () => {
    const walks = scene({})
    expect(walks.legal('move A1').some(text => text.endsWith('-G11'))).toBe(true)
    expect(walks.refused('move A1 G12')).toMatchObject({ code: 'beyond-reach', about: { left: 6 } })
    const horse = { name: { en: 'h', fr: 'h' }, move: 7, strength: 3, defence: 4, life: 1, courage: 3 }
    scene({}, { mount: horse }).answer('move A1 G12')
  })

  it('DB-09b what a step costs: 1, over difficult or water 2, over an obstacle 2 more, up 2 more', () => {
    expect(spent({})).toBe(1)
    expect(spent({ sides: [side('difficult')] })).toBe(2)
    expect(spent({ sides: [side('water')] })).toBe(2)
    expect(spent({ sides: [side('obstacle')] })).toBe(3)
    expect(spent({ raised: ['G6'] })).toBe(3)
    expect(spent({ raised: ['G6'], sides: [side('obstacle')] })).toBe(5)
    expect(spent({ raised: ['G6'], sides: [side('difficult')] })).toBe(4)
    // On the height and down from it nothing more.
    expect(spent({ raised: ['G5', 'G6'] })).toBe(1)
    expect(spent({ raised: ['G5'] })).toBe(1)
  })

  it('DB-09c not over an impassable side, the border or into a gap', () => {
    const t = scene({ sides: [side('impassable')], gaps: ['G4'] })
    expect(t.refused('move A1 H5-G6-G5-G6')).toMatchObject({ code: 'no-step', rule: 'DB-09c' })
    expect(t.refused('move A1 G4')).toMatchObject({ code: 'no-hex' })
    expect(t.legal('move A1').some(text => text.includes('G5-') || text.includes('G4'))).toBe(false)
    // Round the wall it is two steps.
    expect(t.answer('move A1 G6').figure('A1').marks.spent).toBe(2)
    expect(scene({}, { at: 'G12' }).refused('move A1 G13')).toMatchObject({ code: 'no-hex' })
  })

  it('DB-09d a step that cannot be paid is not made', () => {
    const t = scene({ sides: [side('obstacle')] }, { move: 2 })
    expect(t.refused('move A1 G6')).toMatchObject({
      code: 'too-far',
      rule: 'DB-09d',
      about: { cost: 3, left: 2 },
    })
    expect(t.refused('move A1 G4-G3-G2')).toMatchObject({ code: 'too-far', about: { cost: 1, left: 0 } })
  })

  it('DB-09e barred hexes may be passed, not ended on', () => {
    const t = scene({ barred: ['G6'] })
    expect(t.refused('move A1 G6')).toMatchObject({ code: 'barred', rule: 'DB-09e' })
    expect(t.legal('move A1')).not.toContain('move A1 G6')
    expect(t.answer('move A1 G6-G7').where('A1')).toBe('G7')
  })

  it('DB-09f no step into a hex with a figure, friend or enemy, standing or lying', () => {
    for (const now of [{}, { condition: 'lying' as const }]) {
      const t = scene({}, {}, { A2: { at: 'G6', now } })
      expect(t.refused('move A1 G6-G7')).toMatchObject({ code: 'hex-taken', rule: 'DB-09f' })
      expect(t.refused('move A1 G6')).toMatchObject({ code: 'hex-taken' })
    }
    const enemy = scene({}, {}, { B2: { at: 'G6', now: { condition: 'lying' } } })
    expect(enemy.refused('move A1 G6-G7')).toMatchObject({ code: 'hex-taken', rule: 'DB-09f' })
    // The way goes round.
    expect(enemy.answer('move A1 G7').figure('A1').marks.spent).toBe(3)
  })

  it('DB-09g down over an obstacle side is going over an edge, and over one up or on the level is not', () => {
    const falls = (raised: string[]) => {
      const t = scene({ raised, sides: [side('obstacle')] })
      return t.dice(1).answer('move A1 G6').told('over-the-edge').length
    }
    expect(falls(['G5'])).toBe(1)
    expect(falls(['G6'])).toBe(0)
    expect(falls(['G5', 'G6'])).toBe(0)
    expect(falls([])).toBe(0)
    // A height without an obstacle is no edge.
    expect(
      scene({ raised: ['G5'] })
        .answer('move A1 G6')
        .told('over-the-edge'),
    ).toEqual([])
  })
})

describe('falls', () => {
  const horse = { name: { en: 'h', fr: 'h' }, move: 10, strength: 3, defence: 4, life: 1, courage: 3 }
  const edge = { raised: ['G5'], sides: [side('obstacle')] }

  it('DB-13 over an edge: one hit of Strength 3, and the move ends', () => {
    const t = scene(edge, { defence: 3 })
    expect(t.refused('move A1 G6-G7')).toMatchObject({ code: 'edge-stops', rule: 'DB-13' })
    t.dice(4).answer('move A1 G6')
    expect(t.told('struck')).toMatchObject([
      { figure: null, target: 'A1', cause: 'edge', strength: 3, faces: [4], wounded: true },
    ])
    expect(t.figure('A1').condition).toBe('removed')
    const holds = scene(edge, { defence: 3 })
    holds.dice(3).answer('move A1 G6')
    expect(holds.figure('A1').condition).toBe('standing')
    expect(holds.refused('move A1 G7')).toMatchObject({ code: 'has-moved' })
  })

  it('DB-13 by cheapest ways nobody is led over an edge and on', () => {
    const t = scene(edge)
    for (const text of t.legal('move A1 G6-')) expect(text).not.toMatch(/^move A1 G6-/)
  })

  it('DB-13 of a rider both are hit; without its mount it falls', () => {
    const t = scene(edge, { mount: horse, life: 2 })
    // The rider 4: unhurt by Defence 4; the horse 5: gone; the fall 2: lying.
    t.dice(4, 5, 2).answer('move A1 G6')
    expect(t.told('struck')).toMatchObject([
      { part: 'rider', wounded: false },
      { part: 'mount', wounded: true },
    ])
    expect([t.figure('A1').mount, t.figure('A1').condition]).toEqual([null, 'lying'])
  })

  it('DB-10c DB-23e DR-37 a rider whose mount dies of the edge that it charges over lies, and has charged', () => {
    const t = skirmish({
      board: edge,
      figures: {
        A1: { at: 'G5', mount: horse, life: 2, defence: 9 },
        A2: { at: 'A12' },
        B1: { at: 'G7' },
        B2: { at: 'P1' },
      },
    })
    // The rider is unhurt, the horse gone; the fall 2: lying.
    t.dice(1, 6, 2).answer('move A1 G6')
    expect(t.figure('A1')).toMatchObject({ condition: 'lying', mount: null, marks: { charged: true } })
    expect(t.told('charged')).toMatchObject([{ figure: 'A1', enemies: ['B1'] }])
    expect([t.figure('A1').marks.engaged, t.figure('B1').marks.engaged]).toEqual([['B1'], ['A1']])
    expect(t.refused('stand A1')).toMatchObject({ code: 'is-engaged', rule: 'DB-10f' })
    // It fights on the ground, without the Attack of a rider, and strikes at nobody though it wins.
    t.dice(6, 1, 1, 1).answer('done', 'done', 'B1 G8')
    expect(t.told('duel')[0]).toMatchObject({ winner: 0, sides: [{ figures: [{ dice: [6] }] }, {}] })
    expect(t.told('stood-up')).toMatchObject([{ figure: 'A1' }])
    expect(t.told('struck').filter(({ cause }) => cause === 'strike')).toEqual([])
  })

  it('DB-13 who is shifted to where the mover stood falls while it stands above', () => {
    const t = skirmish({
      board: { raised: ['G5'], barred: ['G4', 'H4', 'H5', 'F5', 'F4'], sides: [side('obstacle')] },
      figures: {
        A1: { at: 'G5', life: 2, fate: 1, defence: 3, now: { ring: 'on' } },
        A2: { at: 'A1' },
        B1: { at: 'G6' },
      },
      part: 1,
    })
    t.dice(4).answer('move B1 G5')
    // In the middle of it everybody is somewhere.
    expect([t.asked, t.where('A1'), t.where('B1')]).toEqual(['fate 0 A1', 'G6', 'G5'])
    t.dice(6).answer('fate')
    expect([t.where('A1'), t.where('B1')]).toEqual(['G6', 'G5'])
  })

  it('DB-13 a shift too may lead over an edge', () => {
    const t = skirmish({
      board: {
        raised: ['G5'],
        barred: ['G4', 'H4', 'H5', 'F5', 'F4'],
        sides: [side('obstacle')],
      },
      figures: { A1: { at: 'G5', life: 2, now: { ring: 'on' } }, A2: { at: 'A1' }, B1: { at: 'G2' } },
      part: 1,
    })
    t.dice(2).answer('move B1 G3-G4-G5')
    expect(t.told('shifted')).toMatchObject([{ figure: 'A1', to: 'G6', fell: true }])
    expect(t.told('struck')).toMatchObject([{ target: 'A1', cause: 'edge', strength: 3 }])
  })
})
