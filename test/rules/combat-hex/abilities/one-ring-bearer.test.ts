import { describe, expect, it } from 'vitest'
import type { FigureType } from '../../../../rules/combat-hex/army/figure.ts'
import { roster } from '../../../../rules/combat-hex/army/roster.ts'
import { checkArmy, resume } from '../../../../rules/combat-hex/index.ts'
import { plainName } from '../../../../rules/core/names.ts'
import { distance, hexOf } from '../../../../rules/index.ts'
import { fight } from '../../../helpers/fight.ts'
import { goodAgainstEvil } from '../../../helpers/goodAgainstEvil.ts'
import { bearer, begin, types, wearer } from '../../../helpers/ring.ts'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

describe('9.14 the fate of the bearer', () => {
  it('9.14 killed, the battle is lost at once, in the middle of whatever goes on', () => {
    const t = begin(
      {
        A1: { ...bearer, lifeNow: 1, ap: 3, abilities: ['one-ring:0', 'courage:0'] },
        B1: { at: 'C9', facing: 'N', shooting: { dice: 2, range: 8 } },
      },
      { attacker: 1 },
    )
    t.dice(6, 2, 6).answer('shoot B1 A1')
    // Courage does not put it off.
    expect(t.asked).toBe('over')
    expect(t.state.result).toMatchObject({ winner: 1, reason: 'ring', rule: '9.14', score: [0, 6] })
    expect(t.told('ended')).toHaveLength(1)
    expect(t.figure('A1').condition).toBe('removed')
  })

  it('9.14 in combat too, though both sides lose half of their figures', () => {
    const t = fight(
      {
        A1: { ...bearer, facing: 'N', lifeNow: 1 },
        A2: { at: 'A1' },
        B1: { at: 'C4', facing: 'S', life: 1 },
        B2: { at: 'L1' },
      },
      [4, 4, 6, 6],
      { types },
    )
    expect(t.state.result).toMatchObject({ winner: 1, rule: '9.14' })
  })

  it('9.14 leaving by the far edge wins at once, for 1 MP', () => {
    const t = begin({ A1: { ...bearer, at: 'K5', movement: 2 }, B1: { at: 'A1' } })
    expect(t.refused('leave A1')).toMatchObject({ code: 'not-at-far-edge', rule: '9.14' })
    t.answer('move A1 L5', 'leave A1')
    expect(t.state.result).toEqual({ winner: 0, reason: 'ring', rule: '9.14', score: [6, 0] })
    expect(t.told('left-board')).toMatchObject([{ figure: 'A1', from: 'L5' }])
  })

  it('9.14 the defaults keep the bearer away from the enemy, and leave when that wins', () => {
    const near = scenario({
      figures: { A1: { ...bearer, at: 'E5', movement: 4 }, B1: { at: 'H5', facing: 'NW' } },
      types,
    })
    const flight = near.question?.fallback() ?? ''
    expect(flight).toMatch(/^move A1 /)
    near.answer(flight)
    const away = (at: number) => distance(hexOf(near.board, at), hexOf(near.board, near.figure('B1').at))
    expect(away(near.figure('A1').at)).toBeGreaterThan(3)
    const far = scenario({
      figures: { A1: { ...bearer, at: 'L5', movement: 4 }, B1: { at: 'A1' } },
      types,
    })
    expect(far.question?.fallback()).toBe('leave A1')
  })

  it('9.14 with or without the Ring on, though its own army breaks in that turn', () => {
    const t = begin({
      A1: { ...wearer, at: 'L5' },
      A8: { at: '', condition: 'removed' },
      A9: { at: '', condition: 'removed' },
      B1: { at: 'A1' },
    })
    expect(t.answer('leave A1').state.result).toMatchObject({ winner: 0, rule: '9.14' })
  })

  it('9.14 3.08 nothing is at work on whoever has left', () => {
    const t = begin({ A1: { ...bearer, at: 'L5', abilities: ['one-ring:0', 'fast:1'] }, B1: { at: 'A1' } })
    t.answer('use A1 fast', 'leave A1')
    expect(t.figure('A1')).toMatchObject({ condition: 'removed', at: -1, marks: [] })
  })

  it('9.14 8.43 who cannot pay for staying may leave', () => {
    const B1: Placed = { at: 'L4', facing: 'S', abilities: ['fearsome:0'] }
    const t = begin({ A1: { ...bearer, kind: 'warrior', at: 'L5', apNow: 0 }, B1 })
    expect(t.legal('done')).toEqual([])
    expect(t.legal('leave')).toEqual(['leave A1'])
    expect(t.dice(2).answer('leave A1').state.result).toMatchObject({ winner: 0, rule: '9.14' })
  })

  it('9.14 8.18 held at the edge, its move is over', () => {
    const B1: Placed = { at: 'L4', facing: 'S', ap: 1, abilities: ['stalwart:1'] }
    const t = begin({ A1: { ...bearer, at: 'L5', movement: 4 }, B1 })
    t.answer('leave A1', 'use B1 stalwart')
    expect(t.where('A1')).toBe('L5')
    expect(t.refused('leave A1')).toMatchObject({ code: 'move-over', rule: '4.08' })
    expect(t.refused('move A1 L6')).toMatchObject({ code: 'move-over' })
    expect(t.told('free-attack')).toEqual([])
  })

  it('9.14 8.13 a flyer that leaves the zone it began in is attacked for it', () => {
    const B1: Placed = { at: 'L4', facing: 'S' }
    const t = begin({ A1: { ...bearer, at: 'L5', abilities: ['flyer:0'] }, B1 })
    t.dice(2).answer('leave A1')
    expect(t.told('free-attack')).toMatchObject([{ attackers: ['B1'], target: 'A1' }])
    expect(t.state.result).toMatchObject({ winner: 0, rule: '9.14' })
  })

  it('9.14 4.13 not without a movement point left, nor by others, nor by its own edge', () => {
    const tired = begin({ A1: { ...bearer, at: 'K5', movement: 1 }, B1: { at: 'A1' } }).answer('move A1 L5')
    expect(tired.refused('leave A1')).toMatchObject({ code: 'too-few-points' })
    const other = begin({ A1: bearer, A2: { at: 'L5' }, B1: { at: 'A1' } })
    expect(other.refused('leave A2')).toMatchObject({ code: 'no-leaving' })
    const home = begin({ A1: { ...bearer, at: 'A5' }, B1: { at: 'L1' } })
    expect(home.refused('leave A1')).toMatchObject({ code: 'not-at-far-edge' })
  })

  it('9.14 4.11 out of a danger zone only past a free attack', () => {
    const t = begin({ A1: { ...bearer, at: 'L5' }, B1: { at: 'L4', facing: 'S' } })
    t.dice(2).answer('leave A1')
    expect(t.told('free-attack')).toHaveLength(1)
    expect(t.state.result).toMatchObject({ winner: 0 })
  })
})

describe('the bearer in an army', () => {
  it('9.01 the figure with the Ring on is not chosen for an army', () => {
    expect(checkArmy(['frodo'], { points: 500 })).toEqual([])
    expect(checkArmy(['frodo-ring'], { points: 500 })).toMatchObject([
      { code: 'only-replaces', rule: '9.01' },
    ])
  })

  it('9.01 and comes with the bearer', () => {
    const save = goodAgainstEvil(['frodo'], ['ringwraith'])
    expect(Object.keys(save.battle.types).sort()).toEqual(['frodo', 'frodo-ring', 'ringwraith'])
    expect(resume(save, 'left').ok).toBe(true)
  })
})

describe('9.13 who is a ringwraith', () => {
  const names = ['ringwraith', 'nazgul', 'witch king', 'esprit servant', 'roi sorcier']
  const named = (type: FigureType) =>
    [type.name.en, type.name.fr].some(name => names.some(one => plainName(name).startsWith(one)))

  it('9.13 those who bear one of three names, in either language, and nobody else', () => {
    expect(roster.filter(named).map(({ id }) => id)).toEqual(
      roster.filter(type => type.traits?.includes('ringwraith')).map(({ id }) => id),
    )
    expect(roster.filter(named).length).toBeGreaterThanOrEqual(3)
  })
})
