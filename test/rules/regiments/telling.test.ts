import { describe, expect, it } from 'vitest'
import { gatherEvents, telling } from '../../../rules/regiments/contract/telling.ts'
import { touching, war, wonByStandard } from '../../helpers/regimentsField.ts'

const owner = (label: string) => (label.startsWith('A') ? 0 : 1)
const both = touching('A1', 'B1')

describe('a round of a combat', () => {
  it('is told as one, with all that came of it', () => {
    const { events } = wonByStandard('defaults')
    const [combat] = gatherEvents(events, owner).filter(({ kind }) => kind === 'combat')
    expect(combat).toMatchObject({
      round: { units: ['A1', 'B1'], totals: [3, 2] },
      entries: [
        { event: 'tested', unit: 'B1' },
        { event: 'broke', unit: 'B1' },
        { event: 'caught', unit: 'B1' },
        { event: 'destroyed', unit: 'B1' },
        { event: 'pursued', unit: 'A1', from: 'H9' },
      ],
    })
    expect(telling.ends).toContain('melee-over')
    expect(events.some(({ event }) => event === 'melee-over')).toBe(true)
  })

  it('takes a line for each that came of it, besides who won, the table with its head and its sum', () => {
    const { events } = wonByStandard('defaults')
    const at = events.findIndex(({ event }) => event === 'melee')
    const over = events.findIndex(({ event }) => event === 'melee-over')
    expect(telling.lines(events.slice(at, over + 1))).toBe(1 + 1 + 2 + 1 + 5)
  })

  it('is open while something is asked in its middle', () => {
    const t = wonByStandard('ask')
    expect(t.asked).toBe('pursue 0 A1')
    expect(telling.open!(t.events, t.question)?.map(({ event }) => event)[0]).toBe('melee')
    const { events, question } = wonByStandard('defaults')
    expect(telling.open!(events, question)).toBeUndefined()
  })

  it('says how each stood when the blows were over', () => {
    const [round] = wonByStandard('defaults').told('melee')
    expect(round!.stood).toEqual([
      {
        unit: 'A1',
        members: ['A1'],
        at: 'H9',
        over: 'front',
        files: 5,
        life: 10,
        joined: 0,
        behind: 0,
        round: 2,
      },
      {
        unit: 'B1',
        members: ['B1'],
        at: 'H8',
        over: 'front',
        files: 5,
        life: 10,
        joined: 0,
        behind: 0,
        round: 2,
      },
    ])
  })
})

it('a charge is told once: with what came of it', () => {
  const t = war({
    units: {
      A1: { at: 'H12', facing: 'N' },
      B1: { at: 'H9', facing: 'S' },
      B9: { at: 'P1', facing: 'S' },
    },
    answers: 'defaults',
  })
  t.dice(6, ...Array.from({ length: 80 }, () => 1)).answer('charge A1 B1')
  const told = gatherEvents(t.events, owner).flatMap(each =>
    each.kind === 'event' ? [each.entry.event] : [],
  )
  expect(told.filter(event => ['declared', 'reacted', 'charged'].includes(event))).toEqual(['charged'])
})

it('who falls within a unit is told of', () => {
  const t = war({
    stage: 'shooting',
    units: {
      A1: { at: 'H9', facing: 'N', attacks: -1, now: { ...both.A1, rounds: 1 } },
      A2: { at: '', host: 'A1', attachable: true, attacks: -1, now: { life: 0 } },
      B1: { at: 'H8', facing: 'S', attacks: -1, now: { ...both.B1, rounds: 1 } },
    },
    answers: 'defaults',
  })
  expect(t.told('destroyed')[0]).toMatchObject({ unit: 'A2', why: 'slain' })
})

it('a turn in which nothing else is to tell says that it is over, and whose it was', () => {
  const began = (active: number) =>
    ({ event: 'turn-began', active, n: 1, stage: 'movement', turn: 2 }) as const
  const moved = {
    event: 'moved',
    unit: 'B1',
    how: 'advance',
    from: 'H8',
    to: 'H9',
    facing: 3,
    files: 5,
  } as const
  expect(gatherEvents([began(0)], owner)).toEqual([{ kind: 'turn-over', by: 1 }])
  const told = gatherEvents([{ ...moved, n: 0, stage: 'movement', turn: 1 }, began(0)], owner)
  expect(told.map(({ kind }) => kind)).toEqual(['moves'])
  expect(gatherEvents([], owner)).toEqual([])
})
