import { describe, expect, it } from 'vitest'
import { calm, fight } from '../../../helpers/fight.ts'
import { type Placed, type Scene, sidesOf } from '../../../helpers/scenario.ts'

/** B1 stands before A1, B2 and B3 behind it. */
const round = (a: Partial<Placed> = {}, scene: Partial<Scene> = {}) =>
  fight(
    {
      A1: { at: 'C5', facing: 'N', ap: 4, abilities: ['berserker:1'], ...a },
      B1: { at: 'C4', facing: 'S' },
      B2: { at: 'C6', facing: 'S' },
      B3: { at: 'B5', facing: 'SW' },
      B4: { at: 'C8', facing: 'S' },
    },
    [],
    scene,
  )
const use = 'use A1 berserker'
const dice = (t: ReturnType<typeof round>) => t.told('combat-began')[0]?.dice[0]

describe('Berserker', () => {
  it('8.30 adds an attack die for each adjacent enemy, in its danger zone or not', () => {
    const t = round()
    expect(t.question).toMatchObject({ kind: 'react', about: { moment: 'count-attacks' } })
    t.dice(...calm).answer(use)
    expect(dice(t)).toBe(4)
    expect(t.figure('A1').ap).toBe(3)
  })

  it('8.30 without it there is nothing of the kind', () => {
    const t = round()
    t.dice(...calm).answer('pass')
    expect(dice(t)).toBe(1)
  })

  it('8.083 not for those behind an impassable or an obstacle side', () => {
    for (const kind of ['impassable', 'obstacle'] as const) {
      const t = round({}, { board: { sides: sidesOf(kind, 'C5 S') } })
      t.dice(...calm).answer(use)
      expect(dice(t)).toBe(3)
    }
  })

  it('8.086 not without anybody before it', () => {
    const t = fight(
      {
        A1: { at: 'C5', facing: 'S', ap: 4, abilities: ['berserker:1'] },
        B1: { at: 'C4', facing: 'S' },
      },
      [...calm],
    )
    expect(t.told('activated')).toEqual([])
    expect(t.asked).toBe('role 0')
  })

  it('8.084 twice on a base it counts them twice', () => {
    const t = round({ abilities: ['berserker:1', 'berserker:1'] })
    t.answer(use)
      .dice(...calm)
      .answer(use)
    expect(dice(t)).toBe(7)
  })

  it('8.30 by default where it is worth its price', () => {
    expect(round().question.fallback()).toBe(use)
    expect(round({ abilities: ['berserker:4'] }).question.fallback()).toBe('pass')
  })

  it('8.30 by default for a single enemy too, where it costs nothing', () => {
    const t = fight(
      {
        A1: { at: 'C5', facing: 'N', abilities: ['berserker:0'] },
        B1: { at: 'C4', facing: 'S' },
        B2: { at: 'L1' },
      },
      [],
    )
    expect(t.question.fallback()).toBe('use A1 berserker')
  })
})
