import { describe, expect, it } from 'vitest'
import { regiments } from '../../../rules/regiments/contract/module.ts'
import { isOver, resultOf, takenFrom } from '../../../rules/regiments/turn/victory.ts'
import { armyFaults, listOfUnit } from '../../../rules/regiments/unit/armyFaults.ts'
import { suppliedUnits } from '../../../rules/regiments/unit/roster.ts'
import { type Stationed, war } from '../../helpers/regimentsField.ts'

const enemy = { B1: { at: 'H3', facing: 'S' } } as const
const scene = (units: Readonly<Record<string, Stationed>>) =>
  war({ units: { A9: { at: 'A16', facing: 'N', points: 40 }, ...units, ...enemy }, stage: 'movement' })

describe('RB-25 victory', () => {
  it('RB-25 all the points of what is destroyed or off the board, half of what is shaken or down to a quarter', () => {
    const taken = (now: object, more: object = {}) =>
      takenFrom(scene({ A1: { at: 'H12', facing: 'N', count: 12, points: 101, ...more, now } }).laidOut, 0)
    expect(taken({})).toBe(0)
    expect([taken({ condition: 'destroyed', life: 0 }), taken({ condition: 'routed' })]).toEqual([101, 101])
    expect(taken({ shaken: true, flights: 1 })).toBe(50)
    expect([taken({ life: 4 }), taken({ life: 3 })]).toEqual([0, 50])
    expect(taken({ life: 2, shaken: true, flights: 1 })).toBe(50)
  })

  it('RB-25 M17 what waits in ambush to the end is not lost', () => {
    const waiting = scene({
      A1: { at: '', points: 100, rules: ['M17'], now: { condition: 'held', life: 1 } },
    })
    expect(takenFrom(waiting.laidOut, 0)).toBe(0)
  })

  it('RB-25 RB-22.1 who has joined a unit is shaken with that one, and with no other', () => {
    const taken = (A1: object, A2: object) =>
      takenFrom(
        scene({
          A1: { at: 'H12', facing: 'N', points: 200, now: A1 },
          A2: { at: 'K12', facing: 'N', points: 60, now: A2 },
          A3: { at: '', host: 'A2', attachable: true, points: 30 },
        }).laidOut,
        0,
      )
    const shaken = { shaken: true, flights: 1 }
    expect([taken(shaken, {}), taken({}, shaken)]).toEqual([100, 30 + 15])
  })

  it('RB-25 M17 a side whose last unit waits in ambush is not beaten yet', () => {
    const over = (condition: 'held' | 'destroyed') =>
      isOver(
        war({ units: { A1: { at: '', rules: ['M17'], now: { condition } }, ...enemy }, active: 1 }).laidOut,
      )
    expect([over('held'), over('destroyed')]).toEqual([undefined, 'wiped-out'])
  })

  it('RB-25 ends with the turn of whoever moves last in turn six', () => {
    const over = (turn: number, active: 0 | 1, first: 0 | 1 = 0) =>
      isOver(
        war({ units: { A1: { at: 'H12', facing: 'N' }, ...enemy }, turn, active, now: { first } }).laidOut,
      )
    expect([over(6, 0), over(6, 1), over(5, 1)]).toEqual([undefined, 'points', undefined])
    expect([over(6, 0, 1), over(6, 1, 1)]).toEqual(['points', undefined])
  })

  it('RB-25 whoever took more wins; as much on both sides wins nobody', () => {
    const result = (A1: object, B1: object) => {
      const { laidOut } = war({
        stage: 'movement',
        units: {
          A9: { at: 'A16', facing: 'N' },
          A1: { at: 'H12', facing: 'N', points: 200, now: A1 },
          B1: { at: 'H3', facing: 'S', points: 200, now: B1 },
        },
      })
      const { winner, taken, score } = resultOf(laidOut, 'points')
      return { winner, taken, score }
    }
    const shaken = { shaken: true, flights: 1 }
    expect(result({}, shaken)).toEqual({ winner: 0, taken: [100, 0], score: [11, 9] })
    expect(result(shaken, {})).toEqual({ winner: 1, taken: [0, 100], score: [9, 11] })
    expect(result(shaken, shaken)).toEqual({ winner: null, taken: [100, 100], score: [10, 10] })
  })
})

describe('an end by word', () => {
  const settled = (winner: 0 | 1 | null) => {
    const { state } = scene({ A1: { at: 'H12', facing: 'N', points: 100 } })
    regiments.settle(state, { winner, reason: winner === null ? 'agreed' : 'gave-up' } as never, () => {})
    return [state.result?.winner, state.result?.score, state.commanders.map(({ lost }) => lost?.reason)]
  }
  it('RB-25 whoever gives up leaves the other all 20; agreed even, each has 10', () => {
    expect(settled(0)).toEqual([0, [20, 0], [undefined, 'gave-up']])
    expect(settled(1)).toEqual([1, [0, 20], ['gave-up', undefined]])
    expect(settled(null)).toEqual([null, [10, 10], [undefined, undefined]])
  })
})

describe('RB-23 armies', () => {
  it('RB-23 takes no unit of the other list', () => {
    const supplied = (id: string) => suppliedUnits().find(unit => unit.id === id)!
    const spears = supplied('spears')
    const raiders = supplied('raiders')
    expect([listOfUnit(spears), listOfUnit(raiders)]).toEqual(['crown', 'wilds'])
    expect(listOfUnit({ ...spears, id: 'own-unit' })).toBeNull()
    const wrong = (list: 'crown' | 'wilds') =>
      armyFaults([spears, raiders], { list, points: 1000 }).filter(({ code }) => code === 'wrong-list')
    expect(wrong('crown')).toEqual([{ code: 'wrong-list', rule: 'RB-23', about: { figure: 'raiders' } }])
    expect(wrong('wilds')).toEqual([{ code: 'wrong-list', rule: 'RB-23', about: { figure: 'spears' } }])
  })
})
