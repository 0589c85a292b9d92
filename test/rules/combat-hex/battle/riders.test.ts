import { describe, expect, it } from 'vitest'
import { makeCell } from '../../../../rules/board/board.ts'
import { cellsOfFigure } from '../../../../rules/combat-hex/battle/game.ts'
import { dangerZone, isRaised, isThreatened } from '../../../../rules/combat-hex/battle/points/zones.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

type Table = ReturnType<typeof scenario>
const zone = (t: Table, id: string) =>
  dangerZone(t.game, t.figure(id))
    .map(cell => makeCell(t.board, cell))
    .sort()
const hexes = (t: Table, id: string) =>
  cellsOfFigure(t.game, t.figure(id)).map(cell => makeCell(t.board, cell))

const rider = (placed: Placed, more: Record<string, Placed> = {}, board: Scene['board'] = {}) =>
  scenario({
    board,
    figures: { A1: { base: 'cavalry', movement: 6, ...placed }, B1: { at: 'L10' }, ...more },
  })

describe('riders', () => {
  it('8.10 a danger zone is the three hexes before the front hex', () => {
    const t = rider({ at: 'C5', facing: 'N' })
    expect(hexes(t, 'A1')).toEqual(['C5', 'C6'])
    expect(zone(t, 'A1')).toEqual(['B4', 'C4', 'D4'])
  })

  it('8.10 the front hex alone moves; the rear one is placed behind the facing', () => {
    const t = rider({ at: 'C5', facing: 'N' })
    // Over its own rear hex, which is not there while it moves.
    t.answer('move A1 C6-C7 S')
    expect(hexes(t, 'A1')).toEqual(['C7', 'C6'])
    expect(t.told('moved')).toMatchObject([{ cost: 2 }])
  })

  it('8.10 it passes where its base would not fit, and does not end there', () => {
    // A passage, E5, walled on all sides but N and S, with friends before and behind it.
    const sides = sidesOf('impassable', 'E5 NE', 'E5 SE', 'E5 SW', 'E5 NW')
    const t = rider({ at: 'E3', facing: 'S' }, { A2: { at: 'E4' }, A3: { at: 'E6' } }, { sides })
    expect(t.refused('move A1 E4-E5')).toMatchObject({ code: 'no-room', rule: '8.10' })
    expect(t.legal('move A1 E4-E5 ')).toEqual([])
    t.answer('move A1 E4-E5-E6-E7 SE')
    expect(hexes(t, 'A1')).toEqual(['E7', 'D6'])
  })

  it('8.10 refuses a rear hex that is taken, barred, off the board or across a black side', () => {
    const board = { barred: ['B6'], sides: sidesOf('impassable', 'C6 NE') }
    const t = rider({ at: 'C3', facing: 'N' }, { A2: { at: 'C7' } }, board)
    // On C6: rear hex of N is C7 (taken), of NE is B6 (barred), of SW is D5 (wall).
    for (const facing of ['N', 'NE', 'SW'])
      expect(t.refused(`move A1 C6 ${facing}`)).toMatchObject({
        code: 'cannot-face',
        rule: '8.10',
        about: { facings: 'SE S NW' },
      })
    t.answer('move A1 C6 S')
    expect(hexes(t, 'A1')).toEqual(['C6', 'C5'])
  })

  it('8.10 4.02 nobody named: it looks as near to the way it went as its base fits', () => {
    const rideFrom = (facing: string, ...friends: string[]) => {
      const more = Object.fromEntries(friends.map((at, i) => [`A${i + 2}`, { at }]))
      const t = rider({ at: 'C3', facing }, more)
      t.answer('move A1 C4-C5-C6')
      return t.told('moved')[0]!.facing
    }
    const ride = (...friends: string[]) => rideFrom('N', ...friends)
    expect(ride()).toBe('S')
    // C5 is behind S, D5 behind SW, B5 behind SE, D6 behind NW, B6 behind NE
    expect(ride('C5')).toBe('SW')
    expect(ride('C5', 'D5')).toBe('SE')
    expect(ride('C5', 'D5', 'B5')).toBe('NW')
    expect(ride('C5', 'D5', 'B5', 'D6')).toBe('NE')
    expect(ride('C5', 'D5', 'B5', 'D6', 'B6')).toBe('N')
    expect(rideFrom('SE', 'C5', 'D5', 'B5', 'D6', 'B6')).toBe('N')
  })

  it('8.10 a hex without room for the rear is no end of a move, and none to enter in a zone', () => {
    // C5 can be entered from C4 alone, where a friend stands, and lies in the enemy's zone.
    const sides = sidesOf('impassable', 'C5 NE', 'C5 SE', 'C5 SW', 'C5 NW')
    const t = rider({ at: 'C2', facing: 'N' }, { A2: { at: 'C4' }, B2: { at: 'C6', facing: 'N' } }, { sides })
    expect(t.refused('move A1 C3-C4-C5')).toMatchObject({ code: 'cannot-stop-in-zone', rule: '4.08' })
  })

  it('8.10 turns by half a circle on its two hexes, which is its whole move', () => {
    const t = rider({ at: 'C5', facing: 'N', ap: 3 })
    expect(t.refused('turn A1 NE')).toMatchObject({
      code: 'cannot-face',
      rule: '8.10',
      about: { facings: 'S' },
    })
    t.answer('turn A1 S')
    expect(hexes(t, 'A1')).toEqual(['C6', 'C5'])
    expect(t.refused('move A1 C7')).toMatchObject({ code: 'move-over', rule: '8.10' })
    expect(t.refused('run A1 C7')).toMatchObject({ rule: '8.10' })
    expect(t.legal('move')).toEqual([])
    expect(t.legal('run')).toEqual([])
  })

  it('8.10d 4.12 a rider that has moved a hex does not turn by half, not even back', () => {
    const t = rider({ at: 'C5', facing: 'N', ap: 3 }, { B2: { at: 'C7', facing: 'N' } })
    t.answer('move A1 C4 N')
    expect(t.refused('turn A1 S')).toMatchObject({ code: 'turn-moved', rule: '8.10' })
    expect(t.legal('turn A1')).toEqual([])
    expect(t.question.fallback()).not.toMatch(/^turn A1/)
    // each part of a move ends with any facing that fits
    t.answer('move A1 C3 SE')
    expect(t.legal('turn A1')).toEqual([])
    // a figure on foot goes on turning
    const foot = rider({ at: 'C5', facing: 'N', base: 'single' })
    foot.answer('move A1 C4 N', 'turn A1 S')
  })

  it('8.10d 5.08 nor does it for a shot in the middle of a move', () => {
    const shooting = { dice: 1, range: 9 }
    const t = rider(
      { at: 'C5', facing: 'N', shooting, abilities: ['cavalry:0'] },
      { B1: { at: 'L1' }, B2: { at: 'C1', facing: 'N' }, B3: { at: 'C10' } },
    )
    expect(t.legal('shoot')).toEqual(['shoot A1 B2 N', 'shoot A1 B3 S'])
    t.answer('move A1 C4 N')
    expect(t.legal('shoot')).toEqual(['shoot A1 B2 N'])
    expect(t.refused('shoot A1 B3')).toMatchObject({ code: 'out-of-field', rule: '5.07' })
    // it faces where the part of the move ends
    t.dice(2).answer('move A1 C3 S', 'shoot A1 B3 S', 'move A1 D3')
    expect(t.told('shot')).toMatchObject([{ target: 'B3', facing: 'S' }])
  })

  it('8.10 3.091 the half turn at the end of the phase', () => {
    const t = rider({ at: 'C5', facing: 'N' })
    t.answer('move A1 C4 N', 'done')
    expect(t.legal('turn A1')).toEqual(['turn A1 S'])
    t.answer('turn A1 S', 'done')
    expect(hexes(t, 'A1')).toEqual(['C5', 'C4'])
  })

  it('8.10 4.11 the half turn is no disengaging', () => {
    const t = rider({ at: 'C5', facing: 'S' }, { B2: { at: 'C6', facing: 'N' } })
    t.answer('turn A1 N')
    expect(t.told('disengaging')).toEqual([])
  })

  it('8.10 4.11 the front hex alone decides who attacks when it disengages', () => {
    const t = rider({ at: 'C5', facing: 'N' }, { B2: { at: 'C7', facing: 'N' } })
    // The enemy threatens the rear hex: that is being threatened, and no reason for a free attack.
    expect(isThreatened(t.game, t.figure('A1'))).toBe(true)
    t.answer('move A1 C4')
    expect(t.told('disengaging')).toEqual([])
  })

  it('8.10 4.08 the front hex alone decides where it stops', () => {
    const t = rider(
      { at: 'C9', facing: 'N' },
      { B2: { at: 'B6', facing: 'SE', abilities: ['repel'], ap: 1 } },
    )
    // C7 is in the zone; D6 is not, though the rear hex would come to lie in it.
    expect(zone(t, 'B2')).toEqual(['B7', 'C6', 'C7'])
    t.answer('move A1 D8-D7-D6 NE')
    expect(hexes(t, 'A1')).toEqual(['D6', 'C7'])
    expect(t.question).toMatchObject({ kind: 'act', about: { active: 'A1', movement: 3 } })
    expect(t.refused('run A1 D5')).toMatchObject({ code: 'run-threatened' })
  })

  it('8.10 5.02 any hex decides whether it is threatened, and who is in its chain', () => {
    const t = rider(
      { at: 'C5', facing: 'N', shooting: { dice: 1, range: 9 } },
      { B2: { at: 'C7', facing: 'N' } },
    )
    expect(t.refused('shoot A1 B1')).toMatchObject({ code: 'shoot-threatened', rule: '5.02' })
    t.dice(2, 3, 6, 1).answer('done', 'done', 'done', 'done')
    expect(t.told('combat-began')).toMatchObject([{ figures: ['A1', 'B2'], dice: [0, 2] }])
  })

  it('8.10 it sees from its front hex, and turns half a circle to shoot', () => {
    const shooting = { dice: 1, range: 4 }
    const t = rider(
      { at: 'C5', facing: 'N', shooting },
      { B2: { at: 'C1' }, B3: { at: 'C10' }, B4: { at: 'G6' } },
    )
    expect(t.legal('shoot').map(a => a.split(' ').slice(2).join(' '))).toEqual(['B2 N', 'B3 S'])
    // C1 is four hexes from the front hex; C10 is four from the rear hex, where the front comes to lie.
    t.dice(2).answer('shoot A1 B3')
    expect(hexes(t, 'A1')).toEqual(['C6', 'C5'])
    expect(t.told('shot')).toMatchObject([{ range: 4, facing: 'S' }])
  })

  it('8.10 one hex on raised ground is enough', () => {
    const t = rider({ at: 'C5', facing: 'N' }, {}, { raised: ['C6'] })
    expect(isRaised(t.game, t.figure('A1'))).toBe(true)
  })

  it('8.10c a side beside the base does not lie under it', () => {
    // D4 and C5 are its hexes; the wall is between D4 and D5.
    const wall = (...sides: string[]) =>
      rider({ at: 'G7', facing: 'N', movement: 9 }, {}, { sides: sidesOf('impassable', ...sides) })
    const ends = (t: ReturnType<typeof rider>) =>
      t.legal('move A1 ').flatMap(answer => / (?:\S+-)?D4 (NE)$/.exec(answer)?.[1] ?? [])
    for (const side of ['D5 N', 'C4 S', 'C5 N', 'C5 SE', 'D4 N', 'D4 NW'])
      expect(ends(wall(side))).toEqual(['NE'])
    for (const side of ['D4 SW', 'C5 NE']) expect(ends(wall(side))).toEqual([])
  })
})
