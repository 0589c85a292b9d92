import { describe, expect, it } from 'vitest'
import { previewOf } from '../../../../rules/combat-hex/battle/answers/preview.ts'
import { type Placed, type Scene, scenario, sidesOf } from '../../../helpers/scenario.ts'

const sneaker: Placed = { at: 'C8', facing: 'N', movement: 5, ap: 3, abilities: ['sneak:1'] }
const play = (figures: Record<string, Placed>, scene: Partial<Scene> = {}) =>
  scenario({ figures: { A1: sneaker, B9: { at: 'L10' }, ...figures }, ...scene })

describe('8.17 Sneak', () => {
  it('8.17 every hex costs one point, whatever its side, and walls are crossed', () => {
    const sides = [
      ...sidesOf('difficult', 'C7 S'),
      ...sidesOf('water', 'C6 S'),
      ...sidesOf('impassable', 'C5 S'),
      ...sidesOf('obstacle', 'C4 S'),
    ]
    const t = play({}, { board: { sides } })
    expect(t.refused('move A1 C7-C6-C5-C4-C3')).toMatchObject({ code: 'impassable' })
    t.answer('use A1 sneak', 'move A1 C7-C6-C5-C4-C3')
    expect(t.where('A1')).toBe('C3')
    expect(t.told('moved')).toMatchObject([{ cost: 5, left: 0 }])
    expect(t.figure('A1').ap).toBe(2)
  })

  it('8.17 is used before the move', () => {
    const t = play({})
    t.answer('move A1 C7')
    expect(t.refused('use A1 sneak')).toMatchObject({ code: 'not-its-moment' })
  })

  it('8.17 lasts to the end of the turn', () => {
    const t = play({})
    t.answer('use A1 sneak', 'done')
    expect(t.figure('A1').marks).toEqual([{ ability: 'sneak', duration: 'turn' }])
    t.dice(6, 1).answer('done', 'done', 'done', 'attacker')
    expect(t.figure('A1').marks).toEqual([])
  })

  it('8.17 passes enemies and their zones without stopping and without free attacks', () => {
    const t = play({ B1: { at: 'C6', facing: 'S' }, B2: { at: 'C4', facing: 'S' } })
    t.answer('use A1 sneak', 'move A1 C7-C6-C5-C4-C3')
    expect(t.where('A1')).toBe('C3')
    expect(t.told('free-attack')).toEqual([])
    expect(t.told('moved')).toHaveLength(1)
    expect(t.where('B1')).toBe('C6')
    // Those it passed still stand where they stood, for everybody.
    expect(t.game.occupant[t.figure('B1').at]?.id).toBe('B1')
    expect(t.game.occupant[t.figure('B2').at]?.id).toBe('B2')
  })

  it('8.17 passes friends in a danger zone too', () => {
    const t = play({ A2: { at: 'C7' }, B1: { at: 'C6', facing: 'S' } })
    expect(t.refused('move A1 C7-C6')).toMatchObject({ code: 'friend-threatened', rule: '4.05' })
    t.answer('use A1 sneak', 'move A1 C7-C6-C5')
    expect(t.where('A1')).toBe('C5')
  })

  it('8.17 does not end on an X or on somebody', () => {
    const t = play({ B1: { at: 'C6', facing: 'S' } }, { board: { barred: ['C5'] } })
    t.answer('use A1 sneak')
    expect(t.refused('move A1 C7-C6')).toMatchObject({ code: 'no-room', rule: '4.07' })
    expect(t.refused('move A1 C7-C6-C5')).toMatchObject({ code: 'no-room', rule: '4.07' })
    expect(t.legal('move A1').some(answer => / \S*(C6|C5) /.test(answer))).toBe(false)
    t.answer('move A1 C7-C6-C5-C4')
  })

  it('8.17 4.11 leaves a zone it began in without a free attack', () => {
    const t = play({ B1: { at: 'C7', facing: 'S' } })
    expect(previewOf(t.game, 0, 'move A1 D7', false)).toMatchObject({ freeAttacks: ['B1'] })
    t.answer('use A1 sneak')
    expect(previewOf(t.game, 0, 'move A1 D7', false)).toMatchObject({ freeAttacks: [], stops: false })
    t.answer('move A1 D7')
    expect(t.told('disengaging')).toEqual([])
  })

  it('8.17 may stop in a zone and go on', () => {
    const t = play({ B1: { at: 'C6', facing: 'S' } })
    t.answer('use A1 sneak', 'move A1 C7')
    expect(t.question).toMatchObject({ about: { active: 'A1', movement: 4 } })
    t.answer('move A1 B6-B5')
    expect(t.where('A1')).toBe('B5')
  })

  it('8.17 4.131 runs out of a zone once its move has ended on a free hex, for 1 AP through any side', () => {
    const sides = sidesOf('impassable', 'C7 NW')
    const t = play({ B1: { at: 'C6', facing: 'S' } }, { board: { sides } })
    t.answer('use A1 sneak', 'move A1 C7')
    expect(t.refused('run A1 C6')).toMatchObject({ code: 'no-room' })
    t.answer('run A1 B6')
    expect(t.figure('A1').ap).toBe(1)
    expect(t.told('free-attack')).toEqual([])
  })

  it('8.16 8.17 is repelled on its way, over somebody too, and goes on when it lives', () => {
    const t = play({
      B1: { at: 'C6', facing: 'S' },
      B2: { at: 'C5', facing: 'S', ap: 1, abilities: ['repel:1'] },
    })
    t.dice(4, 3).answer('use A1 sneak', 'move A1 C7-C6-B5-B4')
    expect(t.asked).toBe('react 1 A1')
    expect(t.where('A1')).toBe('C6')
    t.answer('use B2 repel')
    expect(t.figure('A1').life).toBe(1)
    expect(t.where('A1')).toBe('B4')
    expect(t.game.occupant[t.figure('B1').at]?.id).toBe('B1')
    expect(t.told('moved').map(e => e.path)).toEqual([
      ['C7', 'C6'],
      ['B5', 'B4'],
    ])
  })

  it('8.16 8.17 who did not repel it is not asked again where it ends in the same zone', () => {
    const t = play({ B1: { at: 'C5', facing: 'S', ap: 1, abilities: ['repel:1'] } })
    t.answer('use A1 sneak', 'move A1 C7-C6-D5')
    expect(t.asked).toBe('react 1 A1')
    t.answer('pass')
    expect(t.asked).toBe('act 0 A1')
    expect(t.where('A1')).toBe('D5')
  })

  it('4.03 8.17 zones that draw nobody are no reason for another way', () => {
    const t = play({ B1: { at: 'C5', facing: 'S' } })
    t.answer('use A1 sneak')
    const ways = new Set(t.legal('move A1 ').map(answer => answer.split(' ')[2]!))
    const ends = [...ways].map(way => way.split('-').at(-1))
    expect(new Set(ends).size).toBe(ends.length)
  })

  it('4.03 8.10f 8.50 a Spearman who may not attack the rider freely is no reason either', () => {
    const rider = (more: string[]): Placed => ({
      ...sneaker,
      base: 'cavalry',
      movement: 6,
      abilities: ['sneak:1', ...more],
    })
    const doubled = (more: string[]) => {
      const t = play({ A1: rider(more), B1: { at: 'C5', facing: 'S', abilities: ['spearman:1'] } })
      t.answer('use A1 sneak')
      const ways = new Set(t.legal('move A1 ').map(answer => answer.split(' ')[2]!))
      return ways.size - new Set([...ways].map(way => way.split('-').at(-1))).size
    }
    expect(doubled([])).toBeGreaterThan(0)
    expect(doubled(['terrifying:0'])).toBe(0)
  })

  it('8.17 falls in the middle of its way and leaves whoever it was passing in place', () => {
    const t = play({
      A1: { ...sneaker, life: 1 },
      A2: { at: 'A1' },
      B1: { at: 'C6', facing: 'S' },
      B2: { at: 'C5', facing: 'S', ap: 1, abilities: ['repel:1'] },
    })
    t.dice(4, 3).answer('use A1 sneak', 'move A1 C7-C6-B5', 'use B2 repel')
    expect(t.figure('A1').condition).toBe('removed')
    expect(t.game.occupant[t.figure('B1').at]?.id).toBe('B1')
    expect(t.question).toMatchObject({ kind: 'act', about: { active: null } })
  })

  it('8.51 a Sneak that is warded takes no effect', () => {
    const t = play({ B1: { at: 'C7', facing: 'S', ap: 1, abilities: ['ward:1'] } })
    t.answer('use A1 sneak', 'use B1 ward')
    expect(t.figure('A1').marks).toEqual([])
    expect(previewOf(t.game, 0, 'move A1 D7', false)).toMatchObject({ freeAttacks: ['B1'] })
  })

  it('8.17 8.18 how far it has come is seen before somebody answers it', () => {
    // Both have C5 in their zones; one of them alone could answer.
    const t = play({
      B1: { at: 'C4', facing: 'S', ap: 1, abilities: ['stalwart:1'] },
      B2: { at: 'D4', facing: 'SW' },
    })
    t.answer('use A1 sneak', 'move A1 C7-C6-C5-B5')
    expect(t.asked).toBe('react 1 A1')
    expect(t.told('moved')).toMatchObject([{ from: 'C8', path: ['C7', 'C6', 'C5'], cost: 3 }])
    t.answer('pass')
    expect(t.told('moved')).toMatchObject([{}, { from: 'C5', path: ['B5'], cost: 4 }])
  })

  it('8.17 8.16 whoever is struck down on its way goes no further', () => {
    const t = play({
      A1: { ...sneaker, life: 1 },
      A2: { at: 'A9' },
      A3: { at: 'A10' },
      B1: { at: 'C5', facing: 'S', ap: 1, abilities: ['repel:1'] },
    })
    t.answer('use A1 sneak', 'move A1 C7-C6-D5-D4')
    t.dice(4, 6).answer('use B1 repel')
    expect(t.figure('A1')).toMatchObject({ condition: 'removed', at: -1 })
    expect(t.told('moved')).toMatchObject([{ path: ['C7', 'C6'] }])
    expect(t.question).toMatchObject({ kind: 'act', about: { active: null } })
  })
})
