import { describe, expect, it } from 'vitest'
import { hexOf, makeCell } from '../../../../rules/board/board.ts'
import { previewOf } from '../../../../rules/combat-hex/battle/answers/preview.ts'
import { cellsOfFigure } from '../../../../rules/combat-hex/battle/game.ts'
import { dangerZone, inZone, isThreatened } from '../../../../rules/combat-hex/battle/points/zones.ts'
import { shotsOf } from '../../../../rules/combat-hex/battle/shoot/shooting.ts'
import { distance } from '../../../../rules/core/hex.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

type Table = ReturnType<typeof scenario>
const hexes = (t: Table, id: string) =>
  cellsOfFigure(t.game, t.figure(id))
    .map(cell => makeCell(t.board, cell))
    .sort()

/** A large figure of three hexes: the rear one, where it is placed, and two in front. */
const giant = (placed: Placed, more: Record<string, Placed> = {}, board: Scene['board'] = {}) =>
  scenario({ board, figures: { A1: { base: 'large-3', ...placed }, B1: { at: 'L10' }, ...more } })

describe('large figures', () => {
  it('4.14 the rear hex alone moves and pays; the others are placed at the end', () => {
    // Difficult ground lies under the front hexes only, at the start and at the end.
    const sides = sidesOf('difficult', 'F5 S', 'G6 SW', 'F6 NE')
    const t = giant({ at: 'F6', facing: 'N' }, {}, { sides })
    expect(hexes(t, 'A1')).toEqual(['F5', 'F6', 'G6'])
    t.answer('move A1 F7-F8 N')
    expect(t.told('moved')).toMatchObject([{ cost: 2 }])
    expect(hexes(t, 'A1')).toEqual(['F7', 'F8', 'G8'])
  })

  it('4.14 takes any facing in which its hexes are free and not parted', () => {
    const board = { barred: ['G6'], sides: sidesOf('obstacle', 'F6 SW') }
    const t = giant({ at: 'F9', facing: 'S' }, { A2: { at: 'E6' } }, board)
    // N and NE need G6, which is barred; S and SW would lie across the dotted side; on E6 stands a friend.
    expect(t.refused('move A1 F8-F7-F6 N')).toMatchObject({
      code: 'cannot-face',
      rule: '4.14',
      about: { facings: 'SE' },
    })
    t.answer('move A1 F8-F7-F6 SE')
    expect(hexes(t, 'A1')).toEqual(['F6', 'F7', 'G7'])
  })

  it('4.14 does not end where no facing fits, and passes there', () => {
    const ring = ['N', 'NE', 'SE', 'SW', 'NW', 'S'].map(facing => `F6 ${facing}`)
    const t = giant(
      { at: 'F8', facing: 'S' },
      { A2: { at: 'F5' }, A3: { at: 'G6' }, A4: { at: 'E6' } },
      {
        sides: sidesOf('impassable', ...ring.slice(1, 5)),
      },
    )
    expect(t.refused('move A1 F7-F6')).toMatchObject({
      code: 'no-room',
      rule: '4.14',
      about: { why: 'base' },
    })
    t.answer('move A1 F7-F6-F5-F4')
    expect(t.where('A1')).toBe('F4')
  })

  it('4.11 8.46 however often it comes into a zone and leaves it in one move, its owner attacks once', () => {
    const enemies: Record<string, Placed> = { B2: { at: 'C4', facing: 'S' }, B3: { at: 'C8', facing: 'N' } }
    const t = giant({ at: 'D7', facing: 'N', movement: 10, life: 5, abilities: ['large:0'] }, enemies)
    // C5 is in the zone of B2, C7 in that of B3, C6 in none.
    const way = 'move A1 C6-C5-C6-C5-C6 N'
    expect(previewOf(t.game, 0, way, false)).toMatchObject({ freeAttacks: ['B3', 'B2'] })
    t.dice(2, 2).answer(way)
    expect(t.told('free-attack')).toMatchObject([{ attackers: ['B3'] }, { attackers: ['B2'] }])
    // Nor in another piece of the same move, in whose zone ever.
    t.answer('move A1 C5-C6-C7-C6 N')
    expect(t.told('free-attack')).toHaveLength(2)
    expect(t.where('A1')).toBe('C6')
  })

  it('4.14 disengages by its rear hex alone', () => {
    const t = giant({ at: 'F6', facing: 'N' }, { B2: { at: 'F4', facing: 'S' } })
    expect(isThreatened(t.game, t.figure('A1'))).toBe(true)
    t.answer('move A1 F7')
    expect(t.told('disengaging')).toEqual([])
    const other = giant({ at: 'F6', facing: 'N' }, { B2: { at: 'F7', facing: 'N' } })
    other.dice(2).answer('move A1 E6')
    expect(other.told('disengaging')).toMatchObject([{ attackers: ['B2'] }])
  })

  it('4.14 turns about its rear hex, where it fits', () => {
    const t = giant({ at: 'F6', facing: 'N' }, { A2: { at: 'G7' } })
    expect(t.legal('turn A1')).toEqual(['turn A1 S', 'turn A1 SW', 'turn A1 NW'])
    expect(t.refused('turn A1 NE')).toMatchObject({ code: 'cannot-face', rule: '4.14' })
    t.answer('turn A1 S')
    expect(hexes(t, 'A1')).toEqual(['E7', 'F6', 'F7'])
  })

  it('4.07 nobody ends on any of its hexes', () => {
    const t = giant({ at: 'F6', facing: 'N' }, { A2: { at: 'F3' } })
    for (const hex of ['F5', 'F6', 'G6'])
      expect(t.refused(`move A2 ${hex}`)).toMatchObject({ code: 'no-room', rule: '4.07' })
  })

  it('5.06 8.46 shoots from any hex of its base, at any hex of another, as far as its range goes', () => {
    const shooting = { dice: 1, range: 3 }
    const around = { B2: { at: 'F2' }, B3: { at: 'F10' }, B4: { at: 'I2' } }
    const archer = giant({ at: 'F6', facing: 'N', shooting }, around)
    expect(shotsOf(archer.game, archer.figure('A1')).map(({ target }) => target.id)).toEqual(['B2'])
    const giants = giant(
      { at: 'F9', facing: 'N', base: 'large-9', shooting },
      { B2: { at: 'F1', facing: 'S', base: 'large-9' } },
    )
    expect(
      distance(hexOf(giants.board, giants.figure('A1').at), hexOf(giants.board, giants.figure('B2').at)),
    ).toBe(8)
    expect(shotsOf(giants.game, giants.figure('A1')).map(({ target }) => target.id)).toEqual(['B2'])
  })

  it('8.46 a danger zone is every hex around the base', () => {
    const t = giant({ at: 'F6', facing: 'N' }, { B2: { at: 'F7', facing: 'S' } })
    const zone = dangerZone(t.game, t.figure('A1')).map(cell => makeCell(t.board, cell))
    expect(zone.sort()).toEqual(['E5', 'E6', 'E7', 'F4', 'F7', 'G5', 'G7', 'H5', 'H6'])
    expect(inZone(t.game, t.figure('A1')).map(f => f.id)).toEqual(['B2'])
    const nine = giant({ at: 'F6', facing: 'N', base: 'large-9' })
    expect(hexes(nine, 'A1')).toHaveLength(9)
    expect(dangerZone(nine.game, nine.figure('A1'))).toHaveLength(14)
  })

  it('8.46 4.041 black and dotted sides cut it too', () => {
    const sides = [...sidesOf('impassable', 'F6 S'), ...sidesOf('obstacle', 'F5 N')]
    const t = giant({ at: 'F6', facing: 'N' }, {}, { sides })
    const zone = dangerZone(t.game, t.figure('A1')).map(cell => makeCell(t.board, cell))
    expect(zone).not.toContain('F7')
    expect(zone).not.toContain('F4')
  })

  it('8.46 sees all around, however it faces', () => {
    const shooting = { dice: 1, range: 6 }
    const t = giant({ at: 'F5', facing: 'N', shooting }, { B2: { at: 'F9' }, B3: { at: 'F1' } })
    expect(new Set(t.legal('shoot').map(answer => answer.split(' ')[2]))).toEqual(new Set(['B2', 'B3']))
    // And from every hex of its base: F1 is three hexes from its front, four from its rear.
    const near = giant({ at: 'F5', facing: 'N', shooting: { dice: 1, range: 3 } }, { B2: { at: 'F1' } })
    near.dice(2).answer('shoot A1 B2')
    expect(near.told('shot')).toMatchObject([{ range: 3 }])
    t.dice(2).answer('shoot A1 B2')
    expect(t.told('shot')).toMatchObject([{ target: 'B2', facing: 'N' }])
  })

  it('8.46 6.05 meets every enemy around it in one combat', () => {
    const t = giant(
      { at: 'F6', facing: 'N', attacks: 3 },
      {
        B2: { at: 'F7', facing: 'S' },
        B3: { at: 'F4', facing: 'S' },
      },
    )
    t.dice(2, 2, 2, 2).dice(6, 1).answer('done', 'done', 'done', 'done')
    // B2 looks away: it is part of the chain, and throws nothing.
    expect(t.told('combat-began')).toMatchObject([{ figures: ['A1', 'B2', 'B3'], dice: [3, 1] }])
  })

  it('4.14 a base of nine hexes: three by three before and beside the hex of reference', () => {
    const t = giant({ at: 'F8', facing: 'N', base: 'large-9' })
    expect(hexes(t, 'A1')).toEqual(['E6', 'E7', 'E8', 'F6', 'F7', 'F8', 'G6', 'G7', 'G8'])
    expect(makeCell(t.board, cellsOfFigure(t.game, t.figure('A1'))[0]!)).toBe('F8')
  })
})
