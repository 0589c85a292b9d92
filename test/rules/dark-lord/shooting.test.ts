import { describe, expect, it } from 'vitest'
import type { BoardPlan } from '../../../rules/board/board.ts'
import { enemiesSeen, lineOfSight } from '../../../rules/dark-lord/field/lineOfSight.ts'
import { type Stood, skirmish } from '../../helpers/darkLord.ts'

const horse = { name: { en: 'h', fr: 'h' }, move: 10, strength: 3, defence: 4, life: 1, courage: 3 }
const archer = (more: Partial<Stood> = {}): Stood => ({ at: 'G2', shoot: 4, traits: ['bow'], ...more })
const scene = (figures: Record<string, Stood>, board: Partial<BoardPlan> = {}) =>
  skirmish({ figures, board, stage: 'shooting' })
/** Nobody else may shoot, so a stage without questions is over at once. */
const mayShoot = (own: Partial<Stood>, target: Partial<Stood> = {}) => {
  const t = scene({ A1: archer(own), B1: { at: 'G8', ...target }, B2: { at: 'G10', now: { ring: 'on' } } })
  return t.asked === 'shots 0' && t.legal().includes('shoot A1 B1')
}
const others: Record<string, Stood> = {
  F5: { at: 'F5' },
  H5: { at: 'H5' },
  E5: { at: 'E5' },
  I5: { at: 'I5' },
}
/** A whole row between G2 and G8. */
const row: Record<string, Stood> = {
  B3: { at: 'G5' },
  B4: others.F5!,
  B5: others.H5!,
  B6: others.E5!,
  B7: others.I5!,
}

describe('shooting', () => {
  it('DB-12a who may: unengaged, standing, not transfixed, not having charged, half its Move used at most', () => {
    expect(mayShoot({})).toBe(true)
    expect(mayShoot({ shoot: null })).toBe(false)
    expect(mayShoot({ traits: [] })).toBe(false)
    expect(mayShoot({ now: { condition: 'lying' } })).toBe(false)
    expect(mayShoot({ marks: { transfixed: true } })).toBe(false)
    expect(mayShoot({ marks: { charged: true } })).toBe(false)
    expect(mayShoot({ marks: { frozen: true } })).toBe(true)
    expect(mayShoot({ marks: { frightened: true } })).toBe(true)
    expect(mayShoot({ marks: { shot: true } })).toBe(false)
    expect(mayShoot({ move: 5, marks: { spent: 3 } })).toBe(true)
    expect(mayShoot({ move: 5, marks: { spent: 4 } })).toBe(false)
    expect(mayShoot({ mount: horse, marks: { spent: 5 } })).toBe(true)
    // Stones only by whoever has not moved.
    expect(mayShoot({ traits: ['stones'] })).toBe(true)
    expect(mayShoot({ traits: ['stones'], marks: { spent: 1 } })).toBe(false)
  })

  it('DB-12a each shoots once', () => {
    const t = scene({ A1: archer(), A2: archer({ at: 'B2' }), B1: { at: 'G8', life: 3 } })
    t.dice(1).answer('shoot A1 B1')
    expect(t.refused('shoot A1 B1')).toMatchObject({ code: 'has-shot', rule: 'DB-12' })
    expect(t.legal()).toEqual(['done', 'shoot A2 B1'])
  })

  it('DB-12b whom: an enemy in range, not engaged, no wearer, in sight', () => {
    expect(mayShoot({}, { marks: { engaged: [] } })).toBe(true)
    expect(mayShoot({}, { now: { ring: 'on' } })).toBe(false)
    expect(mayShoot({ traits: ['stones'] }, { at: 'G12' })).toBe(false)
    expect(mayShoot({ traits: ['stones'] }, { at: 'G11' })).toBe(true)
    const t = scene({
      A1: archer(),
      A2: { at: 'G7', marks: { engaged: ['B1'] } },
      B1: { at: 'G8', marks: { engaged: ['A2'] } },
      B2: { at: 'G12' },
      B3: { at: 'K2', now: { ring: 'on' } },
    })
    expect(t.legal()).toEqual(['done', 'shoot A1 B2'])
    expect(t.refused('shoot A1 B1')).toMatchObject({ code: 'target-engaged', rule: 'DB-12' })
    expect(t.refused('shoot A1 B3')).toMatchObject({ code: 'is-unseen', rule: 'DL-07' })
    expect(t.refused('shoot A1 A2')).toMatchObject({ code: 'no-enemy' })
  })

  it('DB-12b ranges: a bow 24, a short bow 18, stones 8', () => {
    const reach = (trait: string, columns: number) => {
      const t = skirmish({
        board: { columns: 30 },
        figures: {
          A1: { at: 'A6', shoot: 4, traits: [trait] },
          B1: { at: `${String.fromCharCode(65 + columns)}6` },
        },
        stage: 'shooting',
      })
      return t.asked === 'shots 0'
    }
    expect([reach('bow', 25), reach('short-bow', 19), reach('stones', 9)]).toEqual([true, true, true])
    expect([reach('short-bow', 20), reach('stones', 10)]).toEqual([false, false])
  })

  it('DB-12c to hit, a die of Shoot or more', () => {
    for (const [face, hit] of [
      [4, true],
      [3, false],
    ] as const) {
      const t = scene({ A1: archer(), B1: { at: 'G8', defence: 10 } })
      t.dice(face, 1).answer('shoot A1 B1')
      expect(t.told('shot')).toMatchObject([{ face, need: 4, hit }])
      expect(t.told('struck')).toHaveLength(hit ? 1 : 0)
    }
  })

  it('DB-12d a line from any corner to any corner; one over an impassable side is none', () => {
    const wall = ['E', 'F', 'G', 'H', 'I'].flatMap(column =>
      [1, 0, 5].map(facing => ({ hex: `${column}5`, facing, kind: 'impassable' as const })),
    )
    const long = ['A', 'B', 'C', 'D', 'J', 'K', 'L', 'M', 'N', 'O', 'P'].flatMap(column =>
      [1, 0, 5].map(facing => ({ hex: `${column}5`, facing, kind: 'impassable' as const })),
    )
    const open = scene({ A1: archer(), B1: { at: 'G8' } })
    expect(lineOfSight(open.field, open.cell('G2'), open.cell('G8'))).toEqual({ obstacles: 0, figures: [] })
    const shut = scene(
      { A1: archer(), A2: archer({ at: 'G6' }), B1: { at: 'G8' } },
      { sides: [...wall, ...long] },
    )
    expect(lineOfSight(shut.field, shut.cell('G2'), shut.cell('G8'))).toBeUndefined()
    expect(shut.refused('shoot A1 B1')).toMatchObject({ code: 'sees-nothing-there', rule: 'DB-12' })
    // A short wall is looked past.
    const one = { hex: 'G5', facing: 0, kind: 'impassable' as const }
    const past = scene({ A1: archer(), B1: { at: 'G8' } }, { sides: [one] })
    expect(past.legal()).toContain('shoot A1 B1')
  })

  it('DB-12d DL-07 enemies that are seen are told by distance, whoever the hexes between hide not among them', () => {
    const t = scene({
      A1: archer(),
      B1: { at: 'G8' },
      B2: { at: 'J4' },
      B8: { at: 'G11', now: { ring: 'on' } },
      ...row,
    })
    const seen = enemiesSeen(t.field, t.figure('A1')).map(({ enemy, away, things }) => [
      enemy.label,
      away,
      things,
    ])
    expect(seen).toContainEqual(['B2', 3, 0])
    expect(seen).toContainEqual(['B1', 5, 1])
    expect(seen.map(([label]) => label)).not.toContain('B8')
    expect(seen.map(([, away]) => away)).toEqual(
      seen.map(([, away]) => away).toSorted((a, b) => Number(a) - Number(b)),
    )
  })

  it('DB-12e the line with the fewest things in the way is used', () => {
    const way = (figures: Record<string, Stood>) => {
      const t = scene({ A1: archer(), B1: { at: 'G8' }, ...figures })
      const line = lineOfSight(t.field, t.cell('G2'), t.cell('G8'))!
      return line.obstacles + line.figures.length
    }
    // One figure on the straight way: a line along its flank crosses others' hexes only.
    expect(way({ B3: { at: 'G5' } })).toBe(0)
    expect(way(row)).toBe(1)
  })

  it('DB-12f obstacle sides count, but not those of the shooter’s own hex', () => {
    const hedge = (n: number) =>
      ['F', 'G', 'H', 'E', 'I', 'D', 'J'].flatMap(column =>
        [1, 0, 5].map(facing => ({ hex: `${column}${n}`, facing, kind: 'obstacle' as const })),
      )
    const obstacles = (sides: BoardPlan['sides']) => {
      const t = scene({ A1: archer(), B1: { at: 'G8' } }, { sides })
      return lineOfSight(t.field, t.cell('G2'), t.cell('G8'))!.obstacles
    }
    expect(obstacles(hedge(6))).toBe(1)
    expect(obstacles([...hedge(6), ...hedge(8)])).toBe(2)
    const own = [0, 1, 2, 3, 4, 5].map(facing => ({ hex: 'G2', facing, kind: 'obstacle' as const }))
    expect(obstacles(own)).toBe(0)
    const target = [0, 1, 2, 3, 4, 5].map(facing => ({ hex: 'G8', facing, kind: 'obstacle' as const }))
    expect(obstacles(target)).toBe(1)
  })

  it('DB-12f figures standing in the way count, the lying and wearers do not', () => {
    const way = (change: Partial<Stood>) => {
      const figures = Object.fromEntries(
        Object.entries(row).map(([label, stood]) => [label, { ...stood, ...change }]),
      )
      const t = scene({ A1: archer(), B1: { at: 'G8' }, ...figures })
      return lineOfSight(t.field, t.cell('G2'), t.cell('G8'))!.figures.length
    }
    expect(way({})).toBe(1)
    expect(way({ now: { condition: 'lying' } })).toBe(0)
    expect(way({ now: { ring: 'on' } })).toBe(0)
  })

  it('DB-12f from a height or at one, who stands below is not in the way', () => {
    const way = (raised: string[]) => {
      const t = scene({ A1: archer(), B1: { at: 'G8' }, ...row }, { raised })
      return lineOfSight(t.field, t.cell('G2'), t.cell('G8'))!.figures.length
    }
    expect([way(['G2']), way(['G8']), way(['G5', 'F5', 'H5', 'E5', 'I5'])]).toEqual([0, 0, 1])
    expect(way(['G2', 'G5', 'F5', 'H5', 'E5', 'I5'])).toBe(1)
  })

  it('DB-12g a die of 4 or more for each thing in the way, one after another; failed, nobody is hurt', () => {
    const two = {
      ...row,
      B8: { at: 'G6' },
      B9: { at: 'F6' },
      B10: { at: 'H6' },
      B11: { at: 'E7' },
      B12: { at: 'I7' },
    }
    const t = scene({ A1: archer(), B1: { at: 'G9', defence: 2 }, ...two })
    t.dice(4, 4, 3).answer('shoot A1 B1')
    expect(t.told('shot')).toMatchObject([{ hit: true, way: [4, 3], lost: true }])
    expect(t.told('struck')).toEqual([])
    const lost = scene({ A1: archer(), B1: { at: 'G9', defence: 2 }, ...two })
    lost.dice(4, 3).answer('shoot A1 B1')
    expect(lost.told('shot')).toMatchObject([{ way: [3], lost: true }])
    const hit = scene({ A1: archer(), B1: { at: 'G9', defence: 2 }, ...two })
    hit.dice(4, 4, 4, 4).answer('shoot A1 B1')
    expect(hit.told('removed')).toMatchObject([{ figure: 'B1' }])
  })

  it('DB-12h at a rider: 1 to 3 the mount is struck, 4 to 6 the rider', () => {
    for (const [face, part] of [
      [3, 'mount'],
      [4, 'rider'],
    ] as const) {
      const t = scene({ A1: archer(), B1: { at: 'G8', mount: horse }, B2: { at: 'P12' } })
      t.dice(4, face, 1).answer('shoot A1 B1')
      expect(t.told('struck')).toMatchObject([{ target: 'B1', part, wounded: false }])
    }
  })

  it('DB-12i one strike of the weapon’s Strength', () => {
    for (const [trait, strength] of [
      ['bow', 2],
      ['short-bow', 2],
      ['stones', 1],
    ] as const) {
      const t = scene({ A1: archer({ traits: [trait], strength: 9 }), B1: { at: 'G8', defence: 3 } })
      t.dice(4, 1).answer('shoot A1 B1')
      expect(t.told('struck')).toMatchObject([{ figure: 'A1', cause: 'shot', strength, defence: 3 }])
    }
  })

  it('DB-12j halving Fight does not touch Shoot', () => {
    const t = scene({ A1: archer({ marks: { halved: true } }), B1: { at: 'G8' } })
    t.dice(4, 1).answer('shoot A1 B1')
    expect(t.told('shot')).toMatchObject([{ need: 4, hit: true }])
  })
})
