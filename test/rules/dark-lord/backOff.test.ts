import { describe, expect, it } from 'vitest'
import type { BoardPlan } from '../../../rules/board/board.ts'
import type { Stood } from '../../helpers/darkLord.ts'
import { melee } from '../../helpers/melee.ts'

/** A1 wins against B1 on G6. */
const lost = (
  board: Partial<BoardPlan> = {},
  more: Record<string, Stood> = {},
  pairs: string[] = ['A1 B1'],
  dice: number[] = [],
) =>
  melee({ A1: { at: 'G5' }, B1: { at: 'G6' }, ...more }, pairs, [6, 1, ...dice], {
    asks: ['back-off'],
    board,
  })
const ways = (t: ReturnType<typeof lost>) => t.legal()

describe('backing off', () => {
  it('DB-16a to a touching hex that touches no enemy fighter of the fight', () => {
    const t = lost()
    expect(t.asked).toBe('back-off 1')
    // Not F5 and H5, which touch G5.
    expect(ways(t)).toEqual(['B1 H6', 'B1 G7', 'B1 F6'])
    t.dice(1).answer('B1 G7')
    expect(t.told('backed-off')).toMatchObject([{ figure: 'B1', from: 'G6', to: 'G7' }])
  })

  it('DB-16a the hex is empty and not barred', () => {
    const t = lost({}, { A2: { at: 'F6' }, B2: { at: 'P1' } })
    expect(ways(t)).toEqual(['B1 H6', 'B1 G7'])
    // One way is no choice.
    const one = lost({ barred: ['G7'] }, { A2: { at: 'F6' }, B2: { at: 'P1' } }, ['A1 B1'], [1])
    expect(one.told('backed-off')).toMatchObject([{ figure: 'B1', to: 'H6' }])
  })

  it('DB-16a over no obstacle side, not up, not over an edge', () => {
    const side = (facing: number, kind: 'obstacle' | 'impassable' | 'water') => ({ hex: 'G6', facing, kind })
    expect(ways(lost({ sides: [side(3, 'obstacle')] }))).toEqual(['B1 H6', 'B1 F6'])
    expect(ways(lost({ sides: [side(3, 'impassable')] }))).toEqual(['B1 H6', 'B1 F6'])
    expect(ways(lost({ sides: [side(3, 'water')] }))).toEqual(['B1 H6', 'B1 G7', 'B1 F6'])
    expect(ways(lost({ raised: ['G7'] }))).toEqual(['B1 H6', 'B1 F6'])
    // Down where there is no edge it may go.
    expect(ways(lost({ raised: ['G6'] }))).toEqual(['B1 H6', 'B1 G7', 'B1 F6'])
    expect(ways(lost({ raised: ['G6'], sides: [side(3, 'obstacle')] }))).toEqual(['B1 H6', 'B1 F6'])
    expect(ways(lost({ raised: ['G6', 'G7'] }))).toEqual(['B1 H6', 'B1 G7', 'B1 F6'])
  })

  it('DB-16a zones of others do not matter, and nobody is engaged by it', () => {
    const t = lost({}, { A2: { at: 'G8' } })
    t.dice(1).answer('B1 G7')
    expect([t.where('B1'), t.told('charged')]).toEqual(['G7', []])
  })

  it('DB-16a every losing fighter, in an order that its owner chooses', () => {
    const two = melee(
      { A1: { at: 'G5' }, B1: { at: 'G6' }, B2: { at: 'H5' } },
      ['A1 B1', 'A1 B2'],
      [6, 1, 1],
      { asks: ['back-off'] },
    )
    expect(ways(two)).toEqual(expect.arrayContaining(['B1 H6', 'B2 H6', 'B2 I5']))
    two.answer('B2 H6')
    expect(ways(two)).toEqual(expect.arrayContaining(['B1 G7', 'B1 F6', 'B1 H6 B2 I6']))
    expect(two.refused('B2 I5')).toMatchObject({ code: 'not-offered' })
    two.dice(1).answer('B1 F6')
    expect(two.told('backed-off').map(({ figure }) => figure)).toEqual(['B2', 'B1'])
  })

  describe('making way', () => {
    const shut: Partial<BoardPlan> = { barred: ['H6', 'F6'] }
    const friend = (more: Partial<Stood> = {}): Record<string, Stood> => ({
      B2: { at: 'G7', ...more },
      B3: { at: 'P1' },
    })

    it('DB-16b a friend goes one hex on by the same conditions', () => {
      const t = lost(shut, friend())
      expect(ways(t).sort()).toEqual(['B1 G7 B2 F7', 'B1 G7 B2 G8', 'B1 G7 B2 H7'])
      t.dice(1).answer('B1 G7 B2 G8')
      expect(t.told('made-way')).toMatchObject([{ figure: 'B2', from: 'G7', to: 'G8' }])
      expect([t.where('B1'), t.where('B2')]).toEqual(['G7', 'G8'])
    })

    it.each<[string, Partial<Stood>]>([
      ['lies', { now: { condition: 'lying' } }],
      ['is transfixed', { marks: { transfixed: true } }],
      ['is frozen', { marks: { frozen: true } }],
      ['is frightened', { marks: { frightened: true } }],
    ])('DB-16b not a friend that %s', (_, more) => {
      const t = melee({ A1: { at: 'G5' }, B1: { at: 'G6' }, ...friend(more) }, ['A1 B1'], [6, 1, 1, 1], {
        board: shut,
      })
      expect([t.told('made-way'), t.told('trapped').map(({ figure }) => figure)]).toEqual([[], ['B1']])
    })

    it('DB-16b not one that is engaged', () => {
      const t = melee(
        { A1: { at: 'G5' }, A2: { at: 'G8' }, B1: { at: 'G6' }, B2: { at: 'G7' }, B3: { at: 'P1' } },
        ['A1 B1', 'A2 B2'],
        [6, 1, 1, 1, 6, 1, 1, 1],
        { board: shut },
      )
      expect(t.told('trapped')[0]).toMatchObject({ figure: 'B1' })
    })

    it('DB-16b no chain, and no enemy', () => {
      const walls: Partial<BoardPlan> = { barred: ['H6', 'F6', 'H7', 'F7'] }
      const chain = melee(
        { A1: { at: 'G5' }, B1: { at: 'G6' }, B2: { at: 'G7' }, B3: { at: 'G8' } },
        ['A1 B1'],
        [6, 1, 1, 1],
        { board: walls },
      )
      expect(chain.told('trapped')).toMatchObject([{ figure: 'B1' }])
      const enemy = melee(
        { A1: { at: 'G5' }, A2: { at: 'G7' }, B1: { at: 'G6' }, B2: { at: 'P1' } },
        ['A1 B1'],
        [6, 1, 1, 1],
        { board: shut },
      )
      expect(enemy.told('trapped')).toMatchObject([{ figure: 'B1' }])
    })

    it('DB-16b once a friend and fight', () => {
      // Both losers have no way but through B3, which goes for the first.
      const t = melee(
        {
          A1: { at: 'G5' },
          B1: { at: 'G6' },
          B2: { at: 'H5' },
          B3: { at: 'H6' },
          B4: { at: 'P1' },
        },
        ['A1 B1', 'A1 B2'],
        [6, 1, 1, 1, 1],
        { asks: ['back-off'], board: { barred: ['G7', 'F6', 'I5', 'I6', 'I7', 'H8'] } },
      )
      t.answer('B1 H6 B3 H7')
      expect(t.told('trapped')).toMatchObject([{ figure: 'B2' }])
      expect(t.where('B3')).toBe('H7')
    })
  })

  it('DB-16c who cannot is trapped, and stays', () => {
    const t = melee({ A1: { at: 'G5' }, B1: { at: 'G6', defence: 9 } }, ['A1 B1'], [6, 1, 1, 1], {
      board: { barred: ['H6', 'G7', 'F6'] },
    })
    expect([t.told('trapped'), t.where('B1')]).toMatchObject([[{ figure: 'B1' }], 'G6'])
  })

  it('DB-16d the lying stay, and are treated as trapped', () => {
    const t = melee(
      { A1: { at: 'G5' }, B1: { at: 'G6', defence: 3, life: 3, now: { condition: 'lying' } } },
      ['A1 B1'],
      [6, 1, 5, 5],
    )
    expect([t.told('trapped'), t.where('B1'), t.figure('B1').life]).toMatchObject([
      [{ figure: 'B1' }],
      'G6',
      1,
    ])
  })

  it('DB-16e backing off comes before strikes', () => {
    const t = lost()
    expect(t.told('struck')).toEqual([])
    t.dice(1).answer('B1 G7')
    const order = t.events.map(({ event }) => event)
    expect(order.indexOf('backed-off')).toBeLessThan(order.indexOf('struck'))
    expect(t.figure('B1').marks.spent).toBe(0)
  })

  it('DB-16f supporters stay', () => {
    const t = lost({}, { B2: { at: 'G7', traits: ['spear'] } }, ['A1 B1'], [1])
    expect(t.told('fight-began')).toMatchObject([{ supporters: ['B2'] }])
    expect(t.legal().every(text => text.startsWith('B1'))).toBe(true)
  })
})
