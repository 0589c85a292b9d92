import { describe, expect, it } from 'vitest'
import { engine } from '../../../../rules/combat-hex/engine.ts'
import {
  type CombatHexSave,
  isDecided,
  ordersPolicy,
  payableIn,
  settling,
} from '../../../../rules/combat-hex/index.ts'
import { makeBoard, type Orders } from '../../../../rules/index.ts'
import { calm, fight } from '../../../helpers/fight.ts'
import type { Placed } from '../../../helpers/scenario.ts'

const asking: Orders = { points: 'ask' }
const duel: Record<string, Placed> = {
  A1: { at: 'C5', facing: 'N', kind: 'hero', ap: 4, attacks: 2 },
  A2: { at: 'D4', facing: 'NW', ap: 3 },
  B1: { at: 'C4', facing: 'S', life: 6 },
  B2: { at: 'L1' },
  B3: { at: 'L3' },
}
const fought = (orders: Orders, dice: number[], figures = duel) =>
  fight(figures, dice, { policy: ordersPolicy([orders, {}]) })

/** The battle of a scene with its board in it, so that it can be opened like any other. */
const saveOf = ({ save, board }: ReturnType<typeof fought>): CombatHexSave => ({
  ...save,
  battle: { ...save.battle, customBoards: { test: makeBoard(board) } },
})

describe('what costs action points in a combat', () => {
  it('waits for whoever wants to decide it, and only that', () => {
    const t = fought(asking, [1, 2, 2, ...calm])
    expect(t.asked).toBe('convert-hit 0')
    expect(fought({}, [1, 2, 2, ...calm]).asked).not.toMatch(/^convert/)
    // Of the order for everything it is the finer one, and its own topic is finer still.
    expect(fought({ everything: 'default', ...asking }, [1, 2, 2, ...calm]).asked).toBe('convert-hit 0')
    expect(fought({ hits: 'never', ...asking }, [1, 2, 2, ...calm]).asked).not.toMatch(/^convert/)
    expect(fought({ points: 'never' }, [1, 2, 2, ...calm]).told('converted')).toEqual([])
    expect(fought({ points: 'default', everything: 'ask' }, [1, 2, 2, ...calm]).asked).not.toMatch(/^convert/)
  })

  it('leaves to the program whom dice go to, and what would change nothing', () => {
    const two = { ...duel, B4: { at: 'B4', facing: 'SE', life: 6 } satisfies Placed }
    const t = fought(asking, [6, 6, 2, 2, 2, 6, 6, ...calm], two)
    expect(t.told('allocated')).toHaveLength(2)
    // Two damage dice kill it as they lie: a third turned would take nothing from anybody.
    const weak = { ...duel, B1: { ...duel['B1']!, life: 2 } }
    const dead = fought(asking, [6, 6, 6, 2, 6, 6, 1, ...calm], weak)
    expect(dead.asked).not.toMatch(/^convert-wound/)
    expect(dead.told('wounded').length).toBeGreaterThan(0)
  })

  it('is listed for the whole combat: what is asked now, and what the dice may bring', () => {
    const t = fought(asking, [1, 2, 2, ...calm])
    expect(payableIn(saveOf(t))).toEqual([
      { topic: 'hits', figure: 'A1', cost: 1, isNow: true },
      { topic: 'hits', figure: 'A2', cost: 1, isNow: true },
      { topic: 'wounds', figure: 'A1', cost: 2, isNow: false },
      { topic: 'wounds', figure: 'A2', cost: 2, isNow: false },
    ])
    const raging = { ...duel, A2: { ...duel['A2']!, abilities: ['rage:1', 'armor:1'] } satisfies Placed }
    const listed = payableIn(saveOf(fought(asking, calm, raging))).map(each => [
      each.topic,
      each.figure,
      each.isNow,
    ])
    expect(listed).toEqual([
      ['rage', 'A2', true],
      ['hits', 'A1', false],
      ['hits', 'A2', false],
      ['wounds', 'A1', false],
      ['wounds', 'A2', false],
      ['armor', 'A2', false],
    ])
    const acting = fight({ ...duel, B1: { at: 'L5' } }, [], { phase: 'attack' })
    expect(payableIn(saveOf(acting))).toEqual([])
  })
})

describe('a whole combat settled at once', () => {
  const asked = () => fought(asking, [1, 1, 2, ...calm])
  const after = (settled?: Orders) => {
    const outcome = engine.finishStep(saveOf(asked()), 0, [asking, {}], settled)
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    return outcome.events.flatMap(e => (e.event === 'converted' ? `${e.what} ${e.figure}` : []))
  }
  const pick = (...picked: string[]) => {
    const payable = payableIn(saveOf(asked()))
    return settling(
      payable,
      payable.filter(({ topic, figure }) => picked.includes(`${topic} ${figure}`)),
    )
  }

  it('goes as recommended, as picked, or without a point', () => {
    expect(after().filter(each => each.startsWith('hit'))).toEqual(['hit A1', 'hit A2'])
    expect(after(pick('hits A2'))).toEqual(['hit A2'])
    expect(after(pick())).toEqual([])
  })

  it('asks again in the next combat, and nobody who is not asked settles anything', () => {
    const two: Record<string, Placed> = {
      ...duel,
      A3: { at: 'H5', facing: 'N', ap: 2, abilities: ['rage:1'] },
      B4: { at: 'H4', facing: 'S', life: 6 },
    }
    const t = fought(asking, [1, 2, 2, ...calm], two)
    const save = saveOf(t)
    const outcome = engine.finishStep(save, 0, [asking, {}], settling([], []))
    expect(outcome.ok && outcome.save.step).toBe('combat')
    expect(outcome.ok && outcome.save.pending?.by).toBe(0)
    expect(engine.finishStep(save, 1).ok).toBe(false)
  })

  it('tells neither as decided by the program nor as a standing order', () => {
    const t = asked()
    const outcome = engine.finishStep(saveOf(t), 0, [asking, {}], pick('hits A2'))
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    const { battle } = outcome.save
    expect(outcome.events.filter(({ event }) => event === 'ordered')).toEqual([])
    expect(outcome.events.filter(event => isDecided(event, 0, battle, asking))).toEqual([])
    expect(outcome.events.filter(event => isDecided(event, 0, battle, {}))).toHaveLength(1)
    expect(outcome.events.filter(event => isDecided(event, 1, battle, {}))).toEqual([])
  })
})
