import { describe, expect, it } from 'vitest'
import { tournamentAbilities } from '../../../../rules/combat-hex/abilities/index.ts'
import type { Game, Use } from '../../../../rules/combat-hex/battle/vocabulary.ts'
import type { Script } from '../../../../rules/core/script.ts'
import { scenario, sidesOf } from '../../../helpers/scenario.ts'

const away = { B1: { at: 'L10' } }

describe('running', () => {
  it('4.131 comes after a move and costs action points instead of movement points', () => {
    const t = scenario({ figures: { A1: { at: 'C1', ap: 3 }, ...away } })
    expect(t.refused('run A1 C2')).toMatchObject({ code: 'run-before-move', rule: '4.131' })
    t.answer('move A1 C5 S', 'run A1 C6 NE')
    expect(t.figure('A1')).toMatchObject({ ap: 2, facing: 1 })
    expect(t.told('ran')).toMatchObject([{ from: 'C5', to: 'C6', ap: 1 }])
  })

  it('4.131 a move of somebody else does not do', () => {
    const t = scenario({ figures: { A1: { at: 'C1' }, A2: { at: 'E1', ap: 3 }, ...away } })
    t.answer('move A1 C2')
    expect(t.refused('run A2 E2')).toMatchObject({ code: 'run-before-move', rule: '4.131' })
    expect(t.legal('run')).toEqual([])
  })

  it('4.131 costs what the side costs', () => {
    for (const [kind, ap] of [
      ['open', 1],
      ['difficult', 2],
      ['water', 3],
    ] as const) {
      const t = scenario({
        board: { sides: sidesOf(kind, 'C3 S', 'F3 S') },
        figures: { A1: { at: 'C2', ap: 3 }, A2: { at: 'F2', ap: ap - 1 }, ...away },
      })
      t.answer('move A1 C3', 'run A1 C4')
      expect(t.figure('A1').ap).toBe(3 - ap)
      // one point less is too little for the same side
      t.answer('move A2 F3')
      expect(t.refused('run A2 F4')).toMatchObject({ code: 'too-few-ap', about: { cost: ap, ap: ap - 1 } })
      expect(t.legal('run A2 F4')).toEqual([])
    }
  })

  it('4.131 is not for who cannot pay', () => {
    const t = scenario({
      board: { sides: sidesOf('difficult', 'C3 S') },
      figures: { A1: { at: 'C2', ap: 1 }, ...away },
    })
    t.answer('move A1 C3')
    expect(t.refused('run A1 C4')).toMatchObject({
      code: 'too-few-ap',
      rule: '4.131',
      about: { cost: 2, ap: 1 },
    })
    expect(t.legal('run A1 C4')).toEqual([])
    expect(t.legal('run A1 D3')).toHaveLength(6)
  })

  it('4.131 goes one hex, once, and ends the move', () => {
    const t = scenario({ figures: { A1: { at: 'C1', ap: 5 }, ...away } })
    t.answer('move A1 C2', 'run A1 C3')
    expect(t.refused('run A1 C4')).toMatchObject({ code: 'ran-already', rule: '4.131' })
    expect(t.refused('move A1 C4')).toMatchObject({ code: 'move-over' })
    t.dice(6, 1).answer('done', 'done', 'done', 'done', 'attacker').answer('move A1 C4')
    expect(t.refused('run A1 C6')).toMatchObject({ code: 'not-neighbours', rule: '4.131' })
    t.answer('run A1 C5')
    expect(t.figure('A1').ap).toBe(3)
  })

  it('4.131 4.11 held where it stands, its move is over', () => {
    // Armor stands for an ability that holds whoever leaves a danger zone, in whatever way.
    const armor = {
      ...tournamentAbilities.armor,
      moment: 'leaving-zone',
      may: undefined,
      duration: undefined,
      *effect(_: Game, { trigger }: Use): Script {
        trigger.cancelled = true
      },
    } as const
    const t = scenario({
      book: { abilities: { ...tournamentAbilities, armor } },
      figures: {
        A1: { at: 'C7', ap: 5, abilities: ['sneak:1'] },
        B1: { at: 'C4', facing: 'S', ap: 1, abilities: ['armor:1'] },
      },
    })
    t.answer('use A1 sneak', 'move A1 C6-C5', 'run A1 C6', 'use B1 armor')
    expect(t.where('A1')).toBe('C5')
    expect(t.figure('A1')).toMatchObject({ ap: 4, ran: false })
    expect(t.refused('move A1 C6')).toMatchObject({ code: 'move-over', rule: '4.08' })
    expect(t.legal('move A1')).toEqual([])
  })

  it('4.131 is not for who stands in a danger zone', () => {
    const t = scenario({ figures: { A1: { at: 'C6', ap: 3 }, B1: { at: 'C4', facing: 'S' } } })
    t.answer('move A1 C5')
    expect(t.refused('run A1 C6')).toMatchObject({ code: 'run-threatened', rule: '4.131' })
    expect(t.legal('run')).toEqual([])
  })

  it('4.131 may lead into a danger zone, and never onto somebody, an X, or through a wall', () => {
    const t = scenario({
      board: { barred: ['D5'], sides: sidesOf('impassable', 'C6 S') },
      figures: {
        A1: { at: 'C7', ap: 3 },
        A2: { at: 'B5' },
        A3: { at: 'D8', ap: 3 },
        B1: { at: 'C4', facing: 'S' },
      },
    })
    t.answer('move A1 B6-C6')
    expect(t.refused('run A1 D5')).toMatchObject({ code: 'no-room', rule: '4.07' })
    expect(t.refused('run A1 B5')).toMatchObject({ code: 'no-room', rule: '4.07' })
    expect(t.refused('run A1 C7')).toMatchObject({
      code: 'impassable',
      rule: '4.04',
      about: { figure: 'A1', from: 'C6', to: 'C7', side: 'impassable' },
    })
    const obstacle = scenario({
      board: { sides: sidesOf('obstacle', 'C6 S') },
      figures: { A1: { at: 'C5', ap: 3 }, ...away },
    })
    obstacle.answer('move A1 C6')
    expect(obstacle.refused('run A1 C7')).toMatchObject({ code: 'impassable', about: { side: 'obstacle' } })
    expect(t.refused('run A1 C9')).toMatchObject({ code: 'not-neighbours' })
    expect(t.refused('run A1 Z9')).toMatchObject({ code: 'no-hex' })
    t.answer('run A1 C5')
    expect(t.where('A1')).toBe('C5')
    // nor is that a matter of points
    const poor = scenario({ figures: { A1: { at: 'C7' }, A2: { at: 'C5' }, ...away } })
    poor.answer('move A1 C6')
    expect(poor.refused('run A1 C5')).toMatchObject({ code: 'no-room', rule: '4.07' })
  })

  it('4.131 8.19 ends the move, whatever the figure does afterwards', () => {
    const t = scenario({
      figures: { A1: { at: 'C1', ap: 5, abilities: ['tyrant:1'] }, A2: { at: 'C2' }, ...away },
    })
    t.answer('move A1 D1', 'run A1 D2', 'use A1 tyrant')
    expect(t.told('activated')).toMatchObject([{ figure: 'A1', ability: 'tyrant' }])
    expect(t.refused('move A1 D3')).toMatchObject({ code: 'move-over' })
    expect(t.legal('move A1')).toEqual([])
  })

  it('4.131 is not for who has shot', () => {
    const t = scenario({
      figures: { A1: { at: 'C5', ap: 3, shooting: { dice: 1, range: 12 } }, ...away },
    })
    t.dice(2).answer('shoot A1 B1')
    expect(t.refused('run A1 C4')).toMatchObject({ code: 'run-before-move' })
  })
})
