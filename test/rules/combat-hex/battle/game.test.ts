import { describe, expect, it } from 'vitest'
import { parseCell } from '../../../../rules/board/board.ts'
import {
  addMark,
  cellsOfFigure,
  dropMarks,
  farFrom,
  figuresOn,
  type Game,
  label,
  lift,
  mount,
  pass,
  passengersOf,
  put,
  remove,
  setDown,
  withMark,
} from '../../../../rules/combat-hex/battle/game.ts'
import { costNow } from '../../../../rules/combat-hex/battle/points/prices.ts'
import { carriers } from '../../../../rules/combat-hex/battle/points/uses.ts'
import { threatsTo } from '../../../../rules/combat-hex/battle/points/zones.ts'
import type { Mark } from '../../../../rules/combat-hex/battle/state.ts'
import { archer, play } from '../../../helpers/ent.ts'
import { type Placed, scenario } from '../../../helpers/scenario.ts'

const set = (figures: Record<string, Placed>) => {
  const t = scenario({ figures: { B9: { at: 'L10' }, ...figures } })
  const { game } = t
  const cell = (hex: string) => parseCell(t.board, hex)!
  return {
    ...t,
    game,
    cell,
    figure: t.figure,
    hexes: (id: string) => cellsOfFigure(game, t.figure(id)).map(at => label(game, at)),
    on: (hex: string) =>
      figuresOn(game, cell(hex))
        .map(({ id }) => id)
        .join(' '),
    /** who takes the room there */
    standsOn: (hex: string) => game.occupant[cell(hex)]?.id,
    /** enemies of player 0 who have this hex in their zones */
    threats: (hex: string) => threatsTo(game, 0, cell(hex)).map(({ id }) => id),
  }
}
const rider: Partial<Placed> = { base: 'cavalry', abilities: ['cavalry:0'] }

describe('where a figure stands', () => {
  it('4.14 8.10 on no hex when it is off the board', () => {
    const t = set({
      A1: { at: '' },
      A2: { at: '', ...rider },
      A3: { at: '', base: 'large-3' },
      A4: { at: 'A1' },
    })
    expect(['A1', 'A2', 'A3', 'A4'].map(t.hexes)).toEqual([[], [], [], ['A1']])
  })

  it('4.14 8.10c on its way, on the hex of reference alone, whoever stands there', () => {
    const t = set({
      A1: { at: 'L1' },
      B1: { at: 'C5', facing: 'N', ...rider },
      B2: { at: 'C3', facing: 'N' },
    })
    expect(t.threats('B4')).toEqual(['B1'])
    pass(t.game, t.figure('B1'), t.cell('D4'))
    expect(t.hexes('B1')).toEqual(['D4'])
    expect(['C5', 'C6', 'D4', 'D5'].map(t.on)).toEqual(['', '', 'B1', ''])
    expect(t.standsOn('D4')).toBeUndefined()
    expect(t.threats('B4')).toEqual([])
    expect(t.threats('D3')).toEqual(['B1'])
    // Over its friend, which stays there.
    pass(t.game, t.figure('B1'), t.cell('C3'))
    expect(['D4', 'C3'].map(t.on)).toEqual(['', 'B2 B1'])
    expect(t.standsOn('C3')).toBe('B2')
    put(t.game, t.figure('B1'), t.cell('C1'), 0)
    expect(['C3', 'C1', 'C2'].map(t.on)).toEqual(['B2', 'B1', 'B1'])
    expect(t.hexes('B1')).toEqual(['C1', 'C2'])
  })

  it('8.10c whoever else leaves the board meanwhile, it is still on its way', () => {
    const t = set({ A1: { at: 'C4' }, B1: { at: 'C5', facing: 'N', ...rider }, B2: { at: 'C3' } })
    pass(t.game, t.figure('B1'), t.cell('C3'))
    lift(t.game, t.figure('A1'))
    expect(t.hexes('B1')).toEqual(['C3'])
    put(t.game, t.figure('B1'), t.cell('C1'), 0)
    expect(t.hexes('B1')).toEqual(['C1', 'C2'])
    lift(t.game, t.figure('B1'))
    expect(t.hexes('B1')).toEqual([])
  })

  it('3.02 whoever comes onto the board counts from then on, also in its corner', () => {
    const t = set({ A1: { at: 'L1' }, B1: { at: '', abilities: ['armor:1'] } })
    const armoured = () => carriers(t.game, { moment: 'damage-allocated', cause: null })?.[1] ?? []
    expect(armoured()).toEqual([])
    t.figure('B1').condition = 'standing'
    put(t.game, t.figure('B1'), t.cell('A1'), 3)
    expect(armoured().map(({ id }) => id)).toEqual(['B1'])
    expect([t.on('A1'), t.standsOn('A1')]).toEqual(['B1', 'B1'])
    expect(t.threats('A2')).toEqual(['B1'])
    t.figure('B1').condition = 'removed'
    lift(t.game, t.figure('B1'))
    expect(armoured()).toEqual([])
    expect([t.on('A1'), t.standsOn('A1')]).toEqual(['', undefined])
    expect(t.threats('A2')).toEqual([])
  })

  it('9.14 hexes between it and a hex, none where it is off the board', () => {
    const t = set({ A1: { at: 'A1' }, A2: { at: '' } })
    expect(farFrom(t.game, 'a1', 'A1')).toBe(0)
    expect(farFrom(t.game, 'A1', 'B2')).toBe(2)
    expect(farFrom(t.game, 'A2', 'A1')).toBeUndefined()
    expect(farFrom(t.game, 'A7', 'A1')).toBeUndefined()
    expect(farFrom(t.game, 'A1', 'Z9')).toBeUndefined()
  })
})

describe('8.42 whoever is carried', () => {
  const load = () => {
    const t = play({ A2: archer, A3: { at: 'F7', facing: 'N' }, A4: { at: 'D7', facing: 'N' } })
    const { game } = t
    const who = (id: string) => t.figure(id)
    return {
      game,
      who,
      carried: () => passengersOf(game, who('A1')).map(({ id }) => id),
      at: (id: string) => label(game, who(id).at),
      on: (hex: string) => game.occupant[parseCell(t.board, hex)!]?.id,
      to: (hex: string) => parseCell(t.board, hex)!,
    }
  }

  it('8.42 has its own place, and the first free one is taken', () => {
    const t = load()
    // Up there it has no danger zone.
    const threatening = () => threatsTo(t.game, 1, t.to('F6')).map(({ id }) => id)
    expect(threatening()).toContain('A3')
    mount(t.game, t.who('A3'), t.who('A1'))
    expect(threatening()).not.toContain('A3')
    mount(t.game, t.who('A2'), t.who('A1'))
    expect(t.carried()).toEqual(['A3', 'A2'])
    expect([t.at('A3'), t.at('A2')]).toEqual(['E5', 'F5'])
    expect(['F7', 'D6'].map(t.on)).toEqual([undefined, undefined])
    setDown(t.game, t.who('A3'), t.to('F7'), 0)
    expect(t.on('F7')).toBe('A3')
    expect(t.at('A2')).toBe('F5')
    mount(t.game, t.who('A4'), t.who('A1'))
    expect(t.carried()).toEqual(['A4', 'A2'])
    expect(t.at('A4')).toBe('E5')
    const other = load()
    mount(other.game, other.who('A2'), other.who('A1'))
    mount(other.game, other.who('A3'), other.who('A1'))
    expect(other.carried()).toEqual(['A2', 'A3'])
  })

  it('8.42 4.14 is above the one hex of its carrier while that is on its way', () => {
    const t = load()
    mount(t.game, t.who('A2'), t.who('A1'))
    mount(t.game, t.who('A3'), t.who('A1'))
    pass(t.game, t.who('A1'), t.to('E8'))
    expect([t.at('A1'), t.at('A2'), t.at('A3')]).toEqual(['E8', 'E8', 'E8'])
    put(t.game, t.who('A1'), t.to('E9'), 0)
    expect([t.at('A1'), t.at('A2'), t.at('A3')]).toEqual(['E9', 'E8', 'F8'])
  })
})

describe('8.04 what is at work', () => {
  const seer: Mark = { ability: 'battle-awareness', duration: 'turn' }
  const dread: Mark = { ability: 'dread', duration: 'turn' }
  const cry: Mark = { ability: 'battle-cry', duration: 'turn' }
  const start = () => {
    const t = set({
      A1: { at: 'C5', facing: 'N', ap: 5, abilities: ['fast:1'] },
      B1: { at: 'C4', facing: 'N', abilities: ['battle-awareness:1', 'dread:1'] },
    })
    const price = (g: Game = t.game) => costNow(g, t.figure('A1'), 1, 'ability')
    return { ...t, B1: t.figure('B1'), price, look: () => [t.threats('C5').length, price()] }
  }

  it('8.09 8.41 what would be if it were is as it was afterwards, also where looking fails', () => {
    const t = start()
    const fails = () => {
      throw new Error('nothing to see')
    }
    for (const mark of [seer, dread]) {
      expect(withMark(t.game, t.B1, mark, t.look)).not.toEqual([0, 1])
      expect(t.look()).toEqual([0, 1])
      const looked = () => (t.look(), fails())
      expect(() => withMark(t.game, t.B1, mark, looked)).toThrow('nothing to see')
      expect(t.look()).toEqual([0, 1])
    }
    expect(t.B1.marks).toEqual([])
  })

  it('8.09 8.41 counts from when it begins to when it ends, alone and with others', () => {
    const t = start()
    expect(t.look()).toEqual([0, 1])
    addMark(t.game, t.B1, seer)
    expect(t.look()).toEqual([1, 1])
    addMark(t.game, t.B1, dread)
    expect(t.look()).toEqual([1, 2])
    addMark(t.game, t.B1, cry)
    dropMarks(t.game, t.B1, mark => mark.ability === 'courage')
    expect(t.look()).toEqual([1, 2])
    dropMarks(t.game, t.B1, mark => mark !== seer)
    expect(t.look()).toEqual([1, 1])
    dropMarks(t.game, t.B1, () => true)
    expect(t.look()).toEqual([0, 1])
    expect(t.B1.marks).toEqual([])
    // Together, something else among them.
    for (const mark of [cry, seer, dread]) addMark(t.game, t.B1, mark)
    expect(t.look()).toEqual([1, 2])
    dropMarks(t.game, t.B1, () => true)
    expect(t.look()).toEqual([0, 1])
  })

  it('3.08 is over for whoever leaves the board', () => {
    const t = start()
    addMark(t.game, t.B1, seer)
    remove(t.game, t.B1)
    expect(t.B1).toMatchObject({ condition: 'removed', at: -1, marks: [] })
    expect(t.look()).toEqual([0, 1])
  })

  it('8.09 8.41 may be imagined, and is nothing afterwards', () => {
    const t = start()
    for (const [mark, seen] of [
      [seer, [1, 1]],
      [dread, [0, 2]],
      [cry, [0, 1]],
    ] as const) {
      expect(t.look()).toEqual([0, 1])
      expect(withMark(t.game, t.B1, mark, t.look)).toEqual(seen)
      expect(t.look()).toEqual([0, 1])
    }
    expect(t.B1.marks).toEqual([])
    // Besides what is at work already.
    addMark(t.game, t.B1, seer)
    expect(withMark(t.game, t.B1, dread, t.look)).toEqual([1, 2])
    expect(t.look()).toEqual([1, 1])
    expect(t.B1.marks).toEqual([seer])
  })
})
