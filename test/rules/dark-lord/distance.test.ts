import { describe, expect, it } from 'vitest'
import { profiles } from '../../../rules/dark-lord/army/roster.ts'
import { between, half, touches } from '../../../rules/dark-lord/field/field.ts'
import { zonesOn } from '../../../rules/dark-lord/field/movement.ts'
import { hasZoneAgainst } from '../../../rules/dark-lord/field/points.ts'
import { skirmish } from '../../helpers/darkLord.ts'

describe('distance', () => {
  it('DB-01 counts the hexes between two hexes, whatever lies there', () => {
    const t = skirmish({
      board: {
        gaps: ['G4'],
        sides: [
          { hex: 'G6', facing: 3, kind: 'impassable' },
          { hex: 'G7', facing: 3, kind: 'obstacle' },
        ],
      },
      figures: { A1: { at: 'G3' }, A2: { at: 'G5' }, B1: { at: 'G8' } },
    })
    const far = (a: string, b: string) => between(t.field, t.cell(a), t.cell(b))
    expect(far('G8', 'G7')).toBe(0)
    expect(far('G8', 'G8')).toBe(0)
    expect(far('G3', 'G5')).toBe(1)
    expect(far('G3', 'G8')).toBe(4)
    expect(far('G8', 'G3')).toBe(4)
    // A wall parts touching, not the count.
    expect(far('G6', 'G7')).toBe(0)
    expect(touches(t.field, t.cell('G6'), t.cell('G7'))).toBe(false)
    expect(touches(t.field, t.cell('G7'), t.cell('G8'))).toBe(true)
  })

  it('DB-01 a power reaches what has as many hexes between as its range, and no more', () => {
    const scene = (at: string) =>
      skirmish({ figures: { A1: { at: 'G2', will: 2, powers: ['sapping:3:3'] }, B1: { at } } })
    expect(scene('G6').legal('cast')).toContain('cast A1 sapping B1 1')
    expect(scene('G7').refused('cast A1 sapping B1')).toMatchObject({
      code: 'beyond-range',
      about: { range: 3, away: 4 },
    })
  })

  it('DB-29 halves are rounded up', () => {
    expect([0, 1, 2, 3, 5, 9].map(half)).toEqual([0, 1, 1, 2, 3, 5])
  })
})

describe('zones', () => {
  const zoneOf = (t: ReturnType<typeof skirmish>, cells: string[]) =>
    cells.filter(cell => zonesOn(t.field, t.figure('A1'), t.cell(cell)).length > 0)

  it('DB-02a, DB-02b a zone is all hexes that a figure touches: no facing, and no side but an impassable one parts it', () => {
    const t = skirmish({
      board: {
        sides: [
          { hex: 'G5', facing: 0, kind: 'impassable' },
          { hex: 'G5', facing: 1, kind: 'obstacle' },
          { hex: 'G5', facing: 2, kind: 'water' },
          { hex: 'G5', facing: 3, kind: 'difficult' },
        ],
      },
      figures: { A1: { at: 'B2' }, B1: { at: 'G5' } },
    })
    const around = ['G4', 'H4', 'H5', 'G6', 'F5', 'F4']
    expect(zoneOf(t, [...around, 'G3', 'I5', 'G7'])).toEqual(around.filter(cell => cell !== 'G4'))
  })

  it('DB-02c one that lies has no zone', () => {
    const t = skirmish({ figures: { A1: { at: 'B2' }, B1: { at: 'G5', now: { condition: 'lying' } } } })
    expect(zoneOf(t, ['G4', 'G6'])).toEqual([])
  })

  it('DB-02d transfixed, frozen and engaged figures keep theirs', () => {
    for (const marks of [{ transfixed: true }, { frozen: true }, { compelled: true }, { frightened: true }]) {
      const t = skirmish({ figures: { A1: { at: 'B2' }, B1: { at: 'G5', marks } } })
      expect(hasZoneAgainst(t.field, t.figure('B1'), t.figure('A1'))).toBe(true)
    }
    const t = skirmish({
      figures: {
        A1: { at: 'B2' },
        A2: { at: 'G4', marks: { engaged: ['B1'] } },
        B1: { at: 'G5', marks: { engaged: ['A2'] } },
      },
    })
    expect(zoneOf(t, ['G6'])).toEqual(['G6'])
  })
})

describe('profiles', () => {
  it('DB-03 a profile has all its columns, and what is spent is gone for good', () => {
    for (const each of profiles) {
      const numbers = [
        each.move,
        each.fight,
        each.strength,
        each.defence,
        each.attacks,
        each.life,
        each.courage,
      ]
      for (const n of numbers) expect(n, each.id).toBeGreaterThan(0)
      // Whoever has a store or a power is a hero, with a tier; who shoots has what to shoot with.
      if (each.might + each.will + each.fate > 0 || each.powers.length > 0)
        expect(each.tier, each.id).not.toBeNull()
      const shoots = each.traits.some(({ id }) => ['bow', 'short-bow', 'stones'].includes(id))
      expect(shoots, each.id).toBe(each.shoot !== null)
    }
    const t = skirmish({
      figures: { A1: { at: 'G2', will: 3, powers: ['sapping:12:3'] }, B1: { at: 'G5', will: 1 } },
    })
    t.dice(1, 1, 6, 1).answer('cast A1 sapping B1 2', 'done')
    expect(t.figure('A1').will).toBe(1)
    t.answer('done').dice(5, 2)
    t.defaultsWhile(({ kind }) => kind !== 'act' || t.state.turn < 2)
    expect(t.figure('A1').will).toBe(1)
  })
})
