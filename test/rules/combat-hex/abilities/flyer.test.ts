import { describe, expect, it } from 'vitest'
import { previewOf } from '../../../../rules/combat-hex/battle/answers/preview.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

const flyer: Placed = { at: 'C8', facing: 'N', movement: 6, attacks: 2, ap: 3, abilities: ['flyer:0'] }
const play = (a1: Partial<Placed>, more: Record<string, Placed> = {}, scene: Partial<Scene> = {}) =>
  scenario({ figures: { A1: { ...flyer, ...a1 }, B9: { at: 'L10' }, ...more }, ...scene })

describe('8.13 Flyer', () => {
  it('8.13 takes every side for open ground', () => {
    const sides = [
      ...sidesOf('difficult', 'C7 S'),
      ...sidesOf('water', 'C6 S'),
      ...sidesOf('impassable', 'C5 S'),
      ...sidesOf('obstacle', 'C4 S'),
    ]
    const t = play({}, {}, { board: { sides } })
    t.answer('move A1 C7-C6-C5-C4-C3')
    expect(t.told('moved')).toMatchObject([{ cost: 5, left: 1 }])
  })

  it('8.13 ends on no X and on nobody', () => {
    const t = play({}, { B1: { at: 'C6', facing: 'N' } }, { board: { barred: ['C7'] } })
    expect(t.refused('move A1 C7')).toMatchObject({ code: 'no-room', rule: '4.07' })
    expect(t.refused('move A1 C7-C6')).toMatchObject({ code: 'no-room', rule: '4.07' })
    t.answer('move A1 C7-C6-C5')
  })

  it('8.13 passes over enemies and their zones without stopping and without free attacks', () => {
    const t = play({}, { B1: { at: 'C6', facing: 'S' }, B2: { at: 'C4', facing: 'S' } })
    expect(previewOf(t.game, 0, 'move A1 C7-C6-C5-C4-C3', false)).toMatchObject({ freeAttacks: [] })
    t.answer('move A1 C7-C6-C5-C4-C3')
    expect(t.where('A1')).toBe('C3')
    expect(t.told('free-attack')).toEqual([])
  })

  it('8.13 stops in the zone of another flyer', () => {
    const t = play({}, { B1: { at: 'C6', facing: 'S', abilities: ['flyer:0'] } })
    expect(t.refused('move A1 C7-D6')).toMatchObject({ code: 'must-stop', rule: '4.08' })
    t.answer('move A1 C7')
    expect(t.refused('move A1 C8')).toMatchObject({ code: 'move-over' })
  })

  it('8.13 4.11 is attacked freely when it leaves the zone it began in', () => {
    const t = play({}, { B1: { at: 'C7', facing: 'S', attacks: 2 } })
    t.dice(4, 2, 4).answer('move A1 C9')
    expect(t.told('disengaging')).toMatchObject([{ attackers: ['B1'] }])
    expect(t.figure('A1').life).toBe(1)
  })

  it('8.13 steps inside the zone it began in are not leaving it, the step out of it is', () => {
    // C8 and D7 lie in the zone of B1, D6 does not.
    const t = play({}, { B1: { at: 'C7', facing: 'SE' } })
    expect(previewOf(t.game, 0, 'move A1 D7', false)).toMatchObject({ freeAttacks: [] })
    expect(previewOf(t.game, 0, 'move A1 D7-E7', false)).toMatchObject({ freeAttacks: ['B1'] })
    t.answer('move A1 D7')
    expect(t.told('disengaging')).toEqual([])
    t.dice(2).answer('move A1 E7')
    expect(t.told('disengaging')).toMatchObject([{ attackers: ['B1'] }])
    expect(t.where('A1')).toBe('E7')
  })

  it('8.13 one zone may be left and another only crossed', () => {
    const t = play({}, { B1: { at: 'C7', facing: 'S' }, B2: { at: 'C4', facing: 'S' } })
    t.dice(2).answer('move A1 D7-D6-D5-C5-B4')
    expect(t.told('disengaging')).toMatchObject([{ attackers: ['B1'] }])
  })

  it('8.13 8.18 Stalwart holds one that began in its zone, and none that crosses', () => {
    const holder: Placed = { at: 'C7', facing: 'S', ap: 1, abilities: ['stalwart:1'] }
    const t = play({}, { B1: holder })
    t.answer('move A1 C9', 'use B1 stalwart')
    expect(t.where('A1')).toBe('C8')
    const over = play({ at: 'C9' }, { B1: holder })
    over.answer('move A1 C8-B7-B6')
    expect(over.where('A1')).toBe('B6')
  })

  it('8.13 8.16 is not repelled where it only passes, and nobody is asked', () => {
    const t = play({}, { B1: { at: 'C5', facing: 'S', ap: 1, abilities: ['repel:1'] } })
    // C6, D5 and B5 lie in the zone of B1.
    t.answer('move A1 C7-C6-D5-D4-D3-D2')
    expect(t.asked).toBe('act 0 A1')
    expect(t.where('A1')).toBe('D2')
    expect(t.told('free-attack')).toEqual([])
    expect(t.figure('B1').ap).toBe(1)
  })

  it('8.13 8.16 is repelled in the zone where it ends, also after steps inside it', () => {
    for (const way of ['C7-C6', 'D7-D6-D5', 'C7-C6-D5', 'C7-C6-D6-D5', 'C7-C6-D5-C6']) {
      const t = play({}, { B1: { at: 'C5', facing: 'S', ap: 1, abilities: ['repel:1'] } })
      t.answer(`move A1 ${way}`)
      expect(t.asked).toBe('react 1 A1')
      t.dice(2, 2).answer('use B1 repel')
      expect(t.told('free-attack')).toMatchObject([{ attackers: ['B1'], target: 'A1' }])
      expect(t.where('A1')).toBe(way.split('-').at(-1))
      // One answer a turn: nothing is left to ask when it flies on inside the zone.
      expect(t.asked).toBe('act 0 A1')
    }
  })

  it('8.13 8.16 is not repelled in the zone it began in, unless it comes back to it', () => {
    const figures: Record<string, Placed> = {
      B1: { at: 'C7', facing: 'S', ap: 1, abilities: ['repel:1'] },
    }
    const t = play({ at: 'B7' }, figures)
    // B7 and C8 lie in the zone of B1.
    t.answer('move A1 C8')
    expect(t.asked).toBe('act 0 A1')
    const back = play({ at: 'B7' }, figures)
    back.dice(2).answer('move A1 B8-C8')
    expect(back.asked).toBe('react 1 A1')
  })

  it('8.13 8.16 is repelled where another flyer stops it', () => {
    const t = play({}, { B1: { at: 'C5', facing: 'S', ap: 1, abilities: ['repel:1', 'flyer:0'] } })
    t.answer('move A1 C7-C6')
    expect(t.asked).toBe('react 1 A1')
  })

  it('8.13 8.16 is repelled where somebody holds it in the air', () => {
    // It breaks away from B1 with its second step, and is held over D7, in the zone of B2 as well.
    const t = play(
      {},
      {
        B1: { at: 'C7', facing: 'SE', ap: 1, abilities: ['stalwart:1'] },
        B2: { at: 'D6', facing: 'S', ap: 1, abilities: ['repel:1'] },
      },
    )
    t.answer('move A1 D7-E7')
    expect(t.asked).toBe('react 1 A1')
    t.answer('use B1 stalwart')
    expect(t.where('A1')).toBe('D7')
    expect(t.legal()).toEqual(['use B2 repel', 'pass'])
  })

  it('8.13 8.18 held where somebody stands, it goes back to where it can stand', () => {
    // D7, D6 and C8 lie in the zone of B1; E5 does not.
    const holder: Placed = { at: 'C7', facing: 'SE', ap: 1, abilities: ['stalwart:1'] }
    const t = play({}, { B1: holder, A2: { at: 'D6' } })
    t.answer('move A1 D7-D6-E6 SE', 'use B1 stalwart')
    expect(t.where('A1')).toBe('D7')
    expect(t.figure('A1').facing).toBe(2)
    expect(t.told('moved').map(e => [e.from, e.path, e.facing])).toEqual([
      ['C8', ['D7', 'D6'], 'N'],
      ['D6', ['D7'], 'SE'],
    ])
    expect(t.told('turned')).toEqual([])
    expect(t.game.occupant[t.figure('A2').at]?.id).toBe('A2')
    expect(t.refused('move A1 D8')).toMatchObject({ code: 'move-over' })
  })

  it('8.13 8.18 and where it set out it stands as it stood', () => {
    const holder: Placed = { at: 'C7', facing: 'SE', ap: 2, abilities: ['stalwart:1', 'repel:1'] }
    const t = play({}, { B1: holder, A2: { at: 'D7' } })
    t.answer('move A1 D7-E7 SE', 'use B1 stalwart')
    expect(t.where('A1')).toBe('C8')
    expect(t.figure('A1').facing).toBe(0)
    // It came into no zone.
    expect(t.asked).toBe('act 0 A1')
    expect(t.told('moved').map(e => e.path)).toEqual([['D7'], ['C8']])
  })

  it('8.13 8.18 held where it can stand, it is seen to turn as it wished, if it does', () => {
    const holder: Placed = { at: 'C7', facing: 'SE', ap: 1, abilities: ['stalwart:1'] }
    for (const [facing, turned] of [
      ['SE', ['SE']],
      ['N', []],
    ] as const) {
      const t = play({}, { B1: holder })
      t.answer(`move A1 D7-E7 ${facing}`, 'use B1 stalwart')
      expect(t.where('A1')).toBe('D7')
      expect(t.told('moved').map(e => e.path)).toEqual([['D7']])
      expect(t.told('turned').map(e => e.facing)).toEqual(turned)
    }
  })

  it('8.13 8.16 is told before whose answer it draws: where it ends, also by a step inside a zone', () => {
    const repel: Placed = { at: 'C5', facing: 'S', ap: 1, abilities: ['repel:1'] }
    const drawn = (t: ReturnType<typeof play>, way: string) => {
      const told = previewOf(t.game, 0, `move A1 ${way}`, false)
      return 'outcome' in told ? told.outcome.reactions : told
    }
    const t = play({}, { B1: repel })
    for (const way of ['C7-C6', 'D7-D6-D5', 'C7-C6-D5', 'C7-C6-D6-D5', 'C7-C6-D5-C6'])
      expect(drawn(t, way)).toEqual([{ figure: 'B1', ability: 'repel' }])
    expect(drawn(t, 'C7-C6-D5-D4')).toEqual([])
    // Not in the zone it began in, unless it comes back to it.
    const inside = play({ at: 'B7' }, { B1: { ...repel, at: 'C7' } })
    expect(drawn(inside, 'C8')).toEqual([])
    expect(drawn(inside, 'B8-C8')).toEqual([{ figure: 'B1', ability: 'repel' }])
  })

  it('8.13 4.11 a zone that it flew into is not one that it began in, in later parts of its move too', () => {
    const t = play({}, { B1: { at: 'C5', facing: 'S' } })
    t.answer('move A1 C7-C6')
    expect(previewOf(t.game, 0, 'move A1 C7', false)).toMatchObject({ freeAttacks: [] })
    t.answer('move A1 C7')
    expect(t.told('free-attack')).toEqual([])
  })

  it('8.13 8.12 4.08 when the flyer that stopped it has fallen, others do not hold it', () => {
    const t = play(
      { abilities: ['flyer:0', 'fast-strike:1'] },
      {
        B1: { at: 'C4', facing: 'S', life: 1, abilities: ['flyer:0'] },
        B2: { at: 'D4', facing: 'SW' },
      },
    )
    t.answer('move A1 C7-C6-C5 N')
    expect(t.refused('move A1 B5')).toMatchObject({ code: 'move-over', rule: '4.08' })
    t.dice(4, 2, 6).answer('use A1 fast-strike B1')
    expect(t.figure('B1').condition).toBe('removed')
    t.answer('move A1 B5')
    expect(t.where('A1')).toBe('B5')
    expect(t.told('disengaging')).toEqual([])
  })

  it('8.13 8.10f a Spearman attacks a flying rider where it ends, not where it passes', () => {
    const spear: Placed = { at: 'C5', facing: 'S', attacks: 1, abilities: ['spearman:1'] }
    const t = play({ base: 'cavalry' }, { B1: spear })
    t.answer('move A1 C7-C6-D5-D4-D3 N')
    expect(t.told('free-attack')).toEqual([])
    const ending = play({ base: 'cavalry' }, { B1: spear })
    ending.dice(2).answer('move A1 C7-C6 N')
    expect(ending.told('free-attack')).toMatchObject([{ attackers: ['B1'], target: 'A1' }])
  })

  it('8.13 does not run', () => {
    const t = play({})
    t.answer('move A1 C7')
    expect(t.refused('run A1 C6')).toMatchObject({ code: 'flyer-runs', rule: '8.13' })
  })

  it('8.13 ends its action with a free attack', () => {
    const t = play({}, { B1: { at: 'C5', facing: 'N' } })
    t.answer('move A1 C7-C6')
    expect(t.legal('strike')).toEqual(['strike A1 B1'])
    expect(previewOf(t.game, 0, 'strike A1 B1', false)).toMatchObject({ kind: 'strike', dice: 2 })
    t.dice(4, 2, 3).answer('strike A1 B1')
    expect(t.figure('B1').life).toBe(1)
    expect(t.refused('strike A1 B1')).toMatchObject({ code: 'struck-already', rule: '8.13' })
    expect(t.refused('move A1 B5')).toMatchObject({ code: 'move-over' })
  })

  it('8.13 or with a shot, and not with both', () => {
    const shooting = { dice: 1, range: 9 }
    const figures = { B1: { at: 'C5', facing: 'N' }, B2: { at: 'C2', facing: 'N' } }
    const t = play({ shooting }, figures)
    t.dice(2).answer('move A1 C7-D6-D5 NW', 'shoot A1 B1')
    expect(t.refused('strike A1 B1')).toMatchObject({ code: 'shot-already', rule: '8.13' })
    expect(t.refused('move A1 D6')).toMatchObject({ code: 'shot-already' })
    const other = play({ shooting }, figures)
    other.dice(2, 3).answer('move A1 C7-D6-D5 NW', 'strike A1 B1')
    expect(other.refused('shoot A1 B1')).toMatchObject({ code: 'struck-already' })
  })

  it('8.13 attacks those in its danger zone, and only a flyer does so', () => {
    const t = play({}, { A2: { at: 'E5' }, B1: { at: 'E4', facing: 'N' } })
    expect(t.refused('strike A1 B1')).toMatchObject({ code: 'not-in-zone' })
    expect(t.refused('strike A2 B1')).toMatchObject({ code: 'no-striker' })
  })

  it('8.13 8.18 a flying rider goes back to where both its hexes fit, facing as it can', () => {
    // D7 and D6 lie in the zone of B1, and A2 stands on D6.
    const t = play(
      { base: 'cavalry', at: 'C8', facing: 'N' },
      { B1: { at: 'C7', facing: 'SE', ap: 1, abilities: ['stalwart:1'] }, A2: { at: 'D6' } },
    )
    t.answer('move A1 D7-D6-E6 SE', 'use B1 stalwart')
    expect(t.where('A1')).toBe('D7')
    // Behind SE stands B1 itself.
    expect(t.figure('A1').facing).not.toBe(2)
    expect(t.told('moved').map(e => e.path)).toEqual([['D7', 'D6'], ['D7']])
  })

  it('8.13 8.10 8.18 a rider held where it fits is seen to lie another way', () => {
    const held = (facing: string) => {
      const t = play(
        { base: 'cavalry', at: 'C8', facing: 'N' },
        { B1: { at: 'C7', facing: 'SE', ap: 1, abilities: ['stalwart:1'] } },
      )
      t.answer(`move A1 D7-E7 ${facing}`, 'use B1 stalwart')
      expect(t.where('A1')).toBe('D7')
      return t.told('moved').map(e => [e.from, e.path, e.facing, e.left])
    }
    expect(held('N')).toEqual([['C8', ['D7'], 'N', 5]])
    expect(held('S')).toEqual([
      ['C8', ['D7'], 'N', 5],
      ['D7', ['D7'], 'S', 5],
    ])
  })

  const big: Partial<Placed> = { base: 'large-3', abilities: ['flyer:0', 'large:0'] }
  const far = 'move A1 C7-C6-C5-C4-C3 N'

  it('8.13 8.46 a Large flyer need not stop for another flyer, who attacks it freely for passing', () => {
    const passing = (b1: string[]) => {
      const t = play({ ...big, at: 'C9', movement: 8 }, { B1: { at: 'D6', facing: 'SW', abilities: b1 } })
      return previewOf(t.game, 0, 'move A1 C8-C7-C6-C5-C4-C3 N', false)
    }
    expect(passing([])).toMatchObject({ freeAttacks: [] })
    expect(passing(['flyer:0'])).toMatchObject({ freeAttacks: ['B1'] })
  })

  it('8.13 8.16 8.17 a sneaking flyer is met by another flyer as it passes, and not by those on foot', () => {
    const passing = (b1: string[]) => {
      const t = play(
        { abilities: ['flyer:0', 'sneak:0'] },
        { B1: { at: 'D5', facing: 'SW', ap: 1, abilities: ['repel:1', ...b1] } },
      )
      return t.answer('use A1 sneak', far).asked
    }
    expect(passing(['flyer:0'])).toBe('react 1 A1')
    expect(passing([])).toBe('act 0 A1')
  })

  it('8.13 4.11 whom it passes before it leaves the zone it began in is seen before the attack', () => {
    const t = play({ at: 'C5', life: 3 }, { B1: { at: 'C4', facing: 'S' } })
    t.dice(2).answer('move A1 D4-E4-E3 N')
    const events = t.events.map(e => e.event)
    expect(t.told('moved')).toMatchObject([{ path: ['D4'] }, { from: 'D4', path: ['E4', 'E3'] }])
    expect(events.indexOf('moved')).toBeLessThan(events.indexOf('free-attack'))
    expect(events.filter(event => event === 'free-attack')).toHaveLength(1)
  })

  it('8.13 5.08 on one hex it turns for a shot after its move as well', () => {
    const t = play({ shooting: { dice: 1, range: 9 } }, { B1: { at: 'C10', facing: 'S', life: 3 } })
    t.answer('move A1 C7-C6 N')
    expect(t.legal('shoot A1').map(answer => answer.split(' ').slice(2).join(' '))).toContain('B1 S')
    t.dice(2).answer('shoot A1 B1 S')
    expect(t.told('shot')).toMatchObject([{ target: 'B1', facing: 'S' }])
  })
})
