import { describe, expect, it } from 'vitest'
import { soundAnswer } from '../../../../rules/combat-hex/battle/answers/orders/policy.ts'
import { camps, finishPhase, ordersPolicy, setUp, starterArmy } from '../../../../rules/combat-hex/index.ts'
import type { Orders } from '../../../../rules/index.ts'
import { documentSeen } from '../../../helpers/document.ts'
import { calm, fight } from '../../../helpers/fight.ts'
import { type Placed, type Scene, scenario } from '../../../helpers/scenario.ts'
import { trial } from '../../../helpers/trials.ts'

const obeying = (mine: Orders, theirs: Orders = { everything: 'ask' }): Partial<Scene> => ({
  policy: ordersPolicy([mine, theirs]),
})
/** Everything of mine is asked but what the order is about. */
const only = (orders: Orders) => obeying({ everything: 'ask', ...orders })

const duel: Record<string, Placed> = {
  A1: { at: 'C5', facing: 'N', kind: 'hero', ap: 2 },
  A2: { at: 'D4', facing: 'NW', ap: 3 },
  B1: { at: 'C4', facing: 'S', life: 3 },
  B2: { at: 'L1' },
  B3: { at: 'L3' },
}
/** Mine throw a superficial hit. */
const converting = (orders: Orders) => fight(duel, [1, ...calm], only(orders))
const payers = (t: ReturnType<typeof converting>) => t.told('converted').map(e => `${e.what} ${e.figure}`)

describe('orders for superficial hits (6.10)', () => {
  it.each([
    ['never', []],
    ['always', ['hit A2']],
    ['heroes', ['hit A1']],
    ['warriors', ['hit A2']],
    ['keep:2', ['hit A2']],
    ['keep:3', []],
    ['heroes keep:2', []],
    ['A1', ['hit A1']],
    ['default', ['hit A2']],
  ])('%s', (value, paid) => {
    expect(payers(converting({ hits: value }))).toEqual(paid)
  })

  it('waits for whoever says so, and for nobody else', () => {
    expect(converting({ hits: 'ask' }).asked).toBe('convert-hit 0')
    const t = fight(duel, [1, ...calm], { policy: ordersPolicy([{ hits: 'ask-own' }, {}]) })
    expect(t.asked).not.toMatch(/^convert/)
  })

  it('are told with the answer that they gave', () => {
    const t = converting({ hits: 'heroes' })
    expect(t.told('ordered')).toMatchObject([
      { by: 0, question: 'convert-hit', answer: 'A1', topic: 'hits', value: 'heroes' },
    ])
    expect(payers(t)).toEqual(['hit A1'])
  })

  it('that forbid what the program would have done are told, others that do nothing are not', () => {
    const never = converting({ hits: 'never' })
    expect(never.told('ordered')).toMatchObject([{ answer: 'none', topic: 'hits', value: 'never' }])
    const plain = converting({ hits: 'default' })
    expect(plain.told('ordered')).toEqual([])
  })
})

describe('orders for abilities', () => {
  const coming = (orders: Orders, more: Partial<Placed> = {}) => {
    const t = scenario({
      figures: {
        A1: { at: 'C7', facing: 'N', movement: 6, ...more },
        A2: { at: 'A7' },
        B1: { at: 'C4', facing: 'S', ap: 2, abilities: ['repel:1', 'courage:1'] },
        B2: { at: 'L1' },
      },
      policy: ordersPolicy([{ everything: 'ask' }, { everything: 'ask', ...orders }]),
    })
    t.dice(2).answer('move A1 C5')
    return t
  }
  const repelled = (t: ReturnType<typeof coming>) => t.told('activated').map(e => e.ability)

  it.each([
    ['always', 1],
    ['never', 0],
    ['heroes', 0],
    ['warriors', 1],
    ['B1', 1],
    ['B2', 0],
    ['A1', 1],
    ['A2', 0],
    ['against-heroes', 0],
    ['against-warriors', 1],
    ['keep:1', 1],
    ['keep:2', 0],
  ])('repel %s', (value, times) => {
    expect(repelled(coming({ repel: value }))).toHaveLength(times)
  })

  it('that ask on a condition ask only then', () => {
    expect(coming({ repel: 'ask against-heroes' }, { kind: 'hero' }).asked).toBe('react 1 A1')
    expect(coming({ repel: 'ask against-heroes' }).asked).toBe('act 0 A1')
  })

  it('keep points in reserve for what is named, which may draw on it', () => {
    expect(repelled(coming({ repel: 'always', reserve: '2 courage' }))).toEqual([])
    expect(repelled(coming({ repel: 'always', reserve: '1 courage' }))).toEqual(['repel'])
    expect(repelled(coming({ repel: 'always', reserve: '2 repel' }))).toEqual(['repel'])
    expect(repelled(coming({ repel: 'always', reserve: '2 B2' }))).toEqual(['repel'])
    expect(repelled(coming({ repel: 'always', reserve: '2' }))).toEqual([])
    expect(coming({ repel: 'default', reserve: '2' }).told('ordered')).toMatchObject([{ topic: 'reserve' }])
  })

  it('8.45 declare Initiative ahead, and nobody learns of it before all have declared', () => {
    const figures: Record<string, Placed> = {
      A1: { at: 'C5', ap: 3, abilities: ['initiative:1'] },
      B1: { at: 'H5', ap: 3, abilities: ['initiative:1'] },
    }
    const t = scenario({ figures, phase: 'strategy', turn: 0, ...only({ initiative: 'always' }) })
    expect(t.asked).toBe('declare 1')
    const seenBy = (viewer: number | 'spectator') =>
      documentSeen(t, viewer, { log: t.events }).log.map(({ event }) => event)
    expect(seenBy(0)).toContain('ordered')
    expect(seenBy(1)).not.toContain('ordered')
    expect(seenBy('spectator')).not.toContain('ordered')
  })

  it('3.05 take the role that was ordered', () => {
    for (const role of ['attacker', 'defender']) {
      const figures: Record<string, Placed> = { A1: { at: 'C5' }, B1: { at: 'H5' } }
      const t = scenario({ figures, phase: 'strategy', turn: 0, dice: [6, 1], ...only({ role }) })
      expect(t.state.attacker).toBe(role === 'attacker' ? 0 : 1)
    }
  })
})

describe('orders for whom to hit first (6.16)', () => {
  const figures: Record<string, Placed> = {
    A1: { at: 'C5', facing: 'N', attacks: 2, endurance: 6 },
    B1: { at: 'C4', facing: 'N', life: 3, points: 90 },
    B2: { at: 'B4', facing: 'N', life: 2, kind: 'hero', points: 10 },
    B3: { at: 'D4', facing: 'N', life: 1, points: 5 },
    B4: { at: 'L1' },
    B5: { at: 'L3' },
    B6: { at: 'L5' },
    B7: { at: 'L7' },
  }
  // Two attacks and three of surprise, of which two hit.
  const dice = [4, 4, 2, 2, 2, 3, 3, 6, 1]
  const hit = (value: string) => {
    const t = fight(figures, dice, only({ targets: value }))
    return t.told('allocated').map(e => e.target)
  }

  it.each([
    ['default', ['B2', 'B2']],
    ['weakest', ['B2', 'B3']],
    ['heroes', ['B2', 'B2']],
    ['warriors', ['B1', 'B3']],
    ['B1', ['B1', 'B1']],
    ['B3 B1', ['B1', 'B3']],
    ['nearest:D3', ['B1', 'B3']],
  ])('%s', (value, targets) => {
    expect([...hit(value)].sort()).toEqual(targets)
  })

  it('6.02 and for the order of combats', () => {
    const two: Record<string, Placed> = {
      A1: { at: 'C5', facing: 'N' },
      B1: { at: 'C4', facing: 'S' },
      A2: { at: 'H5', facing: 'N' },
      A3: { at: 'G5', facing: 'NE' },
      B2: { at: 'H4', facing: 'S' },
    }
    const first = (value: string) =>
      fight(two, calm, only({ combats: value }))
        .told('combat-began')
        .map(e => e.figures[0])
    expect(first('biggest')[0]).toBe('A2')
    expect(first('smallest')[0]).toBe('A1')
    expect(first('B2')[0]).toBe('A2')
    expect(first('nearest:H1')[0]).toBe('A2')
    expect(first('default')[0]).toBe('A1')
  })
})

describe('whoever lets the program play on', () => {
  it('spends no points that are kept in reserve', () => {
    const figures: Record<string, Placed> = {
      A1: { at: 'B5', movement: 3, ap: 2, abilities: ['fast:1', 'courage:1'] },
      B1: { at: 'G5' },
    }
    const t = scenario({ figures })
    expect(t.question.fallback()).toBe('use A1 fast')
    expect(soundAnswer(t.question, t.state)).toBe('use A1 fast')
    expect(soundAnswer(t.question, t.state, { reserve: '1 courage' })).toBe('use A1 fast')
    expect(soundAnswer(t.question, t.state, { reserve: '2 courage' })).toMatch(/^move A1 /)
    expect(soundAnswer(t.question, t.state, { reserve: '2 heroes' })).toBe('use A1 fast')
  })

  it('answers as by default where nothing is spent', () => {
    const t = scenario({ figures: { A1: { at: 'C5', facing: 'N', ap: 2 }, B1: { at: 'C6', facing: 'S' } } })
    t.answer('done')
    expect(t.asked).toBe('turning 0')
    expect(soundAnswer(t.question, t.state, { reserve: '2' })).toMatch(/^turn A1 S/)
  })

  it('has orders answer, and is not waited for', () => {
    const trialOf = setUp(trial(4, [600]), { orders: [{ everything: 'ask' }, { everything: 'ask' }] })
    if (!trialOf.ok) throw new Error(trialOf.refusal.code)
    let { save } = trialOf
    const orders: Orders[] = [{ everything: 'ask', hits: 'always' }, { everything: 'ask' }]
    const told: string[] = []
    for (let phase = 0; save.pending && phase < 400; phase++) {
      const outcome = finishPhase(save, save.pending.by, orders)
      if (!outcome.ok) throw new Error(outcome.refusal.code)
      save = outcome.save
      for (const event of outcome.events)
        if (event.event === 'ordered') told.push(`${event.by} ${event.topic} ${event.value}`)
    }
    expect(save.battle.result).not.toBeNull()
    expect([...new Set(told)]).toEqual(['0 hits always'])
  })
})

describe('the roles of the first turn', () => {
  it('wait for the winner of the deployment roll, whose order is heard all the same', () => {
    const begun = (orders: Orders[]) => {
      const players = camps.map(camp => ({ name: camp, armies: { [camp]: starterArmy(camp, 500) } }))
      const options = { rules: 'classic', points: 500, board: 'the-marsh', players, seed: 'ab' } as const
      const outcome = setUp({ ...options, camps: [...camps] }, { orders })
      if (!outcome.ok) throw new Error(outcome.refusal.code)
      return outcome.save.pending?.kind
    }
    expect(begun([])).toBe('role')
    expect(begun([{ role: 'attacker' }, { role: 'attacker' }])).toBe('edge')
  })
})
