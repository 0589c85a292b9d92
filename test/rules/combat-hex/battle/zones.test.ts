import { describe, expect, it } from 'vitest'
import { makeCell } from '../../../../rules/board/board.ts'
import { tournamentAbilities } from '../../../../rules/combat-hex/abilities/index.ts'
import { freeAttack } from '../../../../rules/combat-hex/battle/fight/freeAttack.ts'
import {
  beganAdjacent,
  dangerZone,
  inZone,
  isEngaged,
  wereAdjacent,
} from '../../../../rules/combat-hex/battle/points/zones.ts'
import type { Ability } from '../../../../rules/combat-hex/battle/vocabulary.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

/** Labels of a figure's danger zone. */
const zoneOf = (placed: Placed, board?: Scene['board']) => {
  const t = scenario({ board, figures: { A1: placed, B1: { at: 'L10' } } })
  return dangerZone(t.game, t.figure('A1'))
    .map(cell => makeCell(t.board, cell))
    .sort()
}

describe('danger zones', () => {
  it.each([
    ['N', 'B4 C4 D4'],
    ['NE', 'C4 D4 D5'],
    ['SE', 'C6 D4 D5'],
    ['S', 'B5 C6 D5'],
    ['SW', 'B4 B5 C6'],
    ['NW', 'B4 B5 C4'],
  ])('4.09 are the three hexes before a figure that faces %s', (facing, zone) => {
    expect(zoneOf({ at: 'C5', facing })).toEqual(zone.split(' '))
  })

  it.each([
    ['N', 'C4', 'C6'],
    ['NE', 'D4', 'B5'],
    ['SE', 'D5', 'B4'],
    ['S', 'C6', 'C4'],
    ['SW', 'B5', 'D4'],
    ['NW', 'B4', 'D5'],
  ])(
    '1.06 1.07 a base stands along the sides of its hex, its front on one of them: %s',
    (facing, front, rear) => {
      // in the middle of its zone is the hex behind its front; the one behind its back is not in it
      const zone = zoneOf({ at: 'C5', facing })
      expect(zone).toHaveLength(3)
      expect(zone).toContain(front)
      expect(zone).not.toContain(rear)
    },
  )

  it('4.09 4.041 end at the border, at gaps, and behind impassable and obstacle sides', () => {
    expect(zoneOf({ at: 'C1', facing: 'N' })).toEqual([])
    expect(zoneOf({ at: 'C5', facing: 'N' }, { gaps: ['B4'] })).toEqual(['C4', 'D4'])
    expect(zoneOf({ at: 'C5', facing: 'N' }, { sides: sidesOf('impassable', 'C5 N') })).toEqual(['B4', 'D4'])
    expect(zoneOf({ at: 'C5', facing: 'N' }, { sides: sidesOf('obstacle', 'D4 SW') })).toEqual(['B4', 'C4'])
    expect(zoneOf({ at: 'C5', facing: 'N' }, { sides: sidesOf('water', 'C5 N') })).toEqual(['B4', 'C4', 'D4'])
    expect(zoneOf({ at: 'C5', facing: 'N' }, { barred: ['C4'] })).toEqual(['B4', 'C4', 'D4'])
  })

  it('4.09 reach into the corner of the board, and out of it', () => {
    expect(zoneOf({ at: 'A1', facing: 'S' })).toEqual(['A2', 'B1'])
    expect(zoneOf({ at: 'A2', facing: 'NW' })).toEqual(['A1'])
    expect(zoneOf({ at: 'B1', facing: 'SW' })).toEqual(['A1', 'A2', 'B2'])
  })

  it('4.09 8.46 a large figure reaches into the corner and not beside the board', () => {
    expect(zoneOf({ at: 'A2', facing: 'SE', base: 'large-3' })).toEqual(['A1', 'A4', 'B1', 'B3', 'C2', 'C3'])
  })

  it('4.10 a large enemy in two hexes of a zone is one enemy', () => {
    const t = scenario({
      figures: { A1: { at: 'C6', facing: 'N' }, B1: { at: 'C5', facing: 'NE', base: 'large-3' } },
    })
    const zone = dangerZone(t.game, t.figure('A1'))
    expect(zone.filter(cell => t.game.occupant[cell]?.id === 'B1')).toHaveLength(2)
    expect(inZone(t.game, t.figure('A1')).map(enemy => enemy.id)).toEqual(['B1'])
  })

  it('4.08 who enters one must stop there', () => {
    const t = scenario({ figures: { A1: { at: 'C7' }, B1: { at: 'C4', facing: 'S' } } })
    expect(t.refused('move A1 C6-C5-B5')).toMatchObject({
      code: 'must-stop',
      rule: '4.08',
      about: { hex: 'C5' },
    })
    expect(t.legal('move A1 C6-C5-')).toEqual([])
    t.answer('move A1 C5')
    expect(t.question).toMatchObject({ about: { active: 'A1', movement: 0 } })
    expect(t.refused('move A1 C6')).toMatchObject({ code: 'move-over', rule: '4.08' })
    expect(t.legal('move A1')).toEqual([])
  })

  it('4.08 ways lead around them', () => {
    const t = scenario({ figures: { A1: { at: 'C7', movement: 6 }, B1: { at: 'C4', facing: 'S' } } })
    // C3, behind B1: past its zone of B4, C5 and D4.
    t.answer('move A1 C3')
    const way = t.told('moved')[0]!.path
    expect(way.some(hex => ['B4', 'C5', 'D4'].includes(hex))).toBe(false)
  })

  it('4.08 4.07 an X in a danger zone cannot be entered, for the move would end on it', () => {
    const t = scenario({
      board: { barred: ['C5'] },
      figures: { A1: { at: 'C6' }, B1: { at: 'C4', facing: 'S' } },
    })
    expect(t.refused('move A1 C5-B5')).toMatchObject({ code: 'cannot-stop-in-zone', rule: '4.08' })
  })

  it('4.08 whoever clears the zone on coming into it goes on with the points that are left', () => {
    // An ability that strikes out at the moment of arrival, as some do.
    const strike: Ability = {
      ...tournamentAbilities.repel,
      may: (_, { figure, trigger }) => trigger.cause === figure || { code: 'only-itself' },
      effect: (g, { figure }) => freeAttack(g, [figure], inZone(g, figure)[0]!),
    }
    const book = { abilities: { ...tournamentAbilities, repel: { ...strike, id: 'repel' as const } } }
    const figures = {
      A1: { at: 'C7', facing: 'N', ap: 1, abilities: ['repel'] },
      B1: { at: 'C4', facing: 'S', life: 1 },
      B2: { at: 'L10' },
    }
    const t = scenario({ book, figures })
    t.dice(4, 6).answer('move A1 C5 N', 'use A1 repel')
    expect(t.figure('B1').condition).toBe('removed')
    expect(t.question).toMatchObject({ about: { movement: 2 } })
    t.answer('move A1 C3')
    const missed = scenario({ book, figures })
    missed.dice(2).answer('move A1 C5 N', 'use A1 repel')
    expect(missed.refused('move A1 C6')).toMatchObject({ code: 'move-over', rule: '4.08' })
  })

  it('4.08 the zones of friends stop nobody', () => {
    const t = scenario({ figures: { A1: { at: 'C7' }, A2: { at: 'C4', facing: 'S' }, B1: { at: 'L10' } } })
    t.answer('move A1 C6-C5-B4')
    expect(t.where('A1')).toBe('B4')
  })

  it('4.10 a figure is engaged by an enemy in its own zone, and not by standing in one', () => {
    const t = scenario({ figures: { A1: { at: 'C5', facing: 'S' }, B1: { at: 'C4', facing: 'S' } } })
    expect(isEngaged(t.game, t.figure('A1'))).toBe(false)
    expect(isEngaged(t.game, t.figure('B1'))).toBe(true)
  })
})

describe('disengaging', () => {
  it('4.11 who begins in a danger zone and moves is attacked freely first, and then moves on', () => {
    const t = scenario({
      figures: { A1: { at: 'C5' }, B1: { at: 'C4', facing: 'S', attacks: 2 } },
    })
    t.dice(4, 2, 6).answer('move A1 C6-C9')
    expect(t.events.map(e => e.event)).toEqual([
      'disengaging',
      'free-attack',
      'rolled',
      'hits',
      'rolled',
      'damage',
      'wounded',
      'moved',
    ])
    expect(t.where('A1')).toBe('C9')
    expect(t.figure('A1').life).toBe(1)
  })

  it('4.11 everybody who threatens it attacks, whatever way it goes, in one roll', () => {
    const t = scenario({
      figures: {
        A1: { at: 'C5', life: 5 },
        B1: { at: 'C4', facing: 'S', attacks: 2 },
        B2: { at: 'D4', facing: 'SW', attacks: 3 },
        // Touches A1 and looks away.
        B3: { at: 'B4', facing: 'N', attacks: 4 },
      },
    })
    t.dice(4, 5, 2, 2, 3).dice(3, 2).answer('move A1 B5')
    expect(t.told('disengaging')).toMatchObject([{ figure: 'A1', attackers: ['B1', 'B2'] }])
    expect(t.told('rolled').map(e => [e.for, e.faces.length])).toEqual([
      ['free-attack', 5],
      ['free-attack-damage', 2],
    ])
    expect(t.figure('A1').life).toBe(4)
  })

  it('4.11 even into another hex of the same zone, where it stops again', () => {
    const t = scenario({ figures: { A1: { at: 'C5' }, B1: { at: 'C4', facing: 'S' } } })
    t.dice(2).answer('move A1 B4')
    expect(t.told('disengaging')).toHaveLength(1)
    expect(t.refused('move A1 B3')).toMatchObject({ code: 'move-over', rule: '4.08' })
  })

  it('4.11 once: the rest of the same activation is free', () => {
    const t = scenario({ figures: { A1: { at: 'C5' }, B1: { at: 'C4', facing: 'S' } } })
    t.dice(2).answer('move A1 C6', 'move A1 C7')
    expect(t.told('disengaging')).toHaveLength(1)
    expect(t.where('A1')).toBe('C7')
  })

  it('4.11 who falls to it does not move', () => {
    const t = scenario({
      figures: { A1: { at: 'C5', life: 1 }, A2: { at: 'A1' }, B1: { at: 'C4', facing: 'S' } },
    })
    t.dice(4, 3).answer('move A1 C6')
    expect(t.figure('A1').condition).toBe('removed')
    expect(t.told('moved')).toEqual([])
    expect(t.question).toMatchObject({ about: { active: null } })
  })

  it('4.11 an impassable side between keeps the enemy from it', () => {
    const t = scenario({
      board: { sides: sidesOf('obstacle', 'C4 S') },
      figures: { A1: { at: 'C5' }, B1: { at: 'C4', facing: 'S' } },
    })
    t.answer('move A1 C6')
    expect(t.told('disengaging')).toEqual([])
  })
})

describe('who was beside whom', () => {
  it('8.19 8.42 8.083 when the turn began, and when the action phases did, also in the corner', () => {
    const t = scenario({
      figures: { A1: { at: 'A1' }, A2: { at: 'A2' }, A3: { at: 'C1' }, B1: { at: 'L10' } },
    })
    const [A1, A2, A3] = [t.figure('A1'), t.figure('A2'), t.figure('A3')]
    for (const figure of [A1, A2, A3]) figure.placeBeforeActions = { at: figure.at, facing: figure.facing }
    // A3 was driven away from beside A1.
    A3.placeBeforeTurn = { at: A2.at, facing: 0 }
    const look = (were: typeof wereAdjacent) => [
      were(t.game, A1, A2),
      were(t.game, A1, A3),
      were(t.game, A3, A1),
    ]
    expect(look(wereAdjacent)).toEqual([true, false, false])
    expect(look(beganAdjacent)).toEqual([true, true, true])
    // In somebody's arms it was beside nobody.
    A1.placeBeforeTurn = { at: -1, facing: 0 }
    expect(look(beganAdjacent)).toEqual([false, false, false])
    expect(look(wereAdjacent)).toEqual([true, false, false])
    // Wherever it is now.
    delete A1.placeBeforeTurn
    A1.at = t.figure('B1').at
    expect(look(beganAdjacent)).toEqual([true, true, true])
    expect(look(wereAdjacent)).toEqual([true, false, false])
  })
})
