import { describe, expect, it } from 'vitest'
import type { BoardPlan } from '../../../rules/board/board.ts'
import { numberOf } from '../../../rules/play/odds/fraction.ts'
import { chargesOf } from '../../../rules/regiments/turn/charges.ts'
import { type ArrivalOdds, oddsOfCharge } from '../../../rules/regiments/turn/fieldOdds.ts'
import { type Stationed, touching, war } from '../../helpers/regimentsField.ts'

const wall: Partial<BoardPlan> = { sides: [{ hex: 'H11', facing: 0, kind: 'obstacle' }] }

interface Wanted {
  over?: boolean
  A1?: Partial<Stationed>
  B1?: Partial<Stationed>
  others?: Record<string, Stationed>
}

/** A1 charges B1 from two hexes before it, over a low wall if told. */
function oddsOf({ over = false, A1, B1, others }: Wanted): ArrivalOdds {
  const t = war({
    ...(over && { board: wall }),
    units: {
      A1: { at: 'H12', facing: 'N', charge: 6, count: 3, files: 3, offence: 5, ...A1 },
      B1: { at: 'H9', facing: 'S', count: 4, files: 4, ...B1 },
      ...others,
    },
  })
  const { unit, target, way } = chargesOf(t.laidOut, t.unit('A1')).find(each => each.target.label === 'B1')!
  return oddsOfCharge(t.laidOut, unit, target, way)
}
/** B1 has bows and shoots at who comes from far enough: one in four of its two shots costs a life. */
const bows = { count: 2, files: 2, rules: ['A31', 'W09'] } as const
const far = { at: 'H13', charge: 6 } as const

const numbers = ({ before }: ArrivalOdds) => before!.map(numberOf)
const won = ({ round }: ArrivalOdds) => [0, 1].map(owner => numberOf(round!.won[owner as 0 | 1]))
/** So many of a number, each by a chance. */
const binomial = (count: number, chance: number): number[] =>
  Array.from({ length: count }, () => 0).reduce<number[]>(
    ways => [...ways, 0].map((_, k) => (ways[k] ?? 0) * (1 - chance) + (ways[k - 1] ?? 0) * chance),
    [1],
  )

/** The chances of a round by what the charger has left, each counted where it meets nothing. */
function mixed(losses: readonly number[], { A1, B1 }: Wanted): number[] {
  const count = A1?.count ?? 3
  return losses.reduce<number[]>(
    (sum, chance, lost) => {
      // Whoever is gone fights no round.
      if (lost >= count) return sum
      const each = won(oddsOf({ A1: { ...A1, now: { life: count - lost } }, B1: { ...B1, rules: [] } }))
      return sum.map((one, i) => one + chance * each[i]!)
    },
    [0, 0],
  )
}
const expectAlike = (some: readonly number[], others: readonly number[]) => {
  expect(some).toHaveLength(others.length)
  for (const [i, one] of some.entries()) expect(one).toBeCloseTo(others[i]!, 10)
}

describe('what a charge meets before anybody strikes', () => {
  it('RB-21 RB-04.3 a low wall costs it lives before the round, which is counted with what is left', () => {
    const over = oddsOf({ over: true })
    expect(over.hazards).toEqual(['ground'])
    const losses = binomial(3, 1 / 6)
    expectAlike(numbers(over), losses)
    expectAlike(won(over), mixed(losses, {}))
    expect(won(over)[0]).toBeLessThan(won(oddsOf({}))[0]!)
    expect(numberOf(over.round!.fought)).toBeCloseTo(1 - 1 / 216)
  })

  it('A31a shots of its target do, and both together', () => {
    const shot = oddsOf({ A1: far, B1: bows })
    expect(shot.hazards).toEqual(['shots'])
    const losses = binomial(2, 1 / 4)
    expectAlike(numbers(shot), losses)
    expectAlike(won(shot), mixed(losses, { A1: far, B1: bows }))
    const both = oddsOf({ over: true, A1: far, B1: bows })
    expect(both.hazards).toEqual(['ground', 'shots'])
    // Nobody shoots at who has fallen: three on the ground leave no fourth loss.
    const ground = binomial(3, 1 / 6)
    const all = [0, 1, 2, 3].map(lost =>
      ground.reduce((sum, chance, fell) => {
        const shots = losses.reduce(
          (part, each, hit) => (Math.min(3, fell + hit) === lost ? part + each : part),
          0,
        )
        return sum + chance * shots
      }, 0),
    )
    expectAlike(numbers(both), all)
    expectAlike(won(both), mixed(all, { A1: far, B1: bows }))
  })

  it('A31b A31c A31d M33c nothing is counted of what it does not meet', () => {
    const none: Wanted[] = [
      {},
      { over: true, A1: { rules: ['M33'] } },
      // Two hexes off and a speed of 6 inches; turned away; and somebody else touches it already.
      { A1: { at: 'H11' }, B1: bows },
      { A1: far, B1: { ...bows, facing: 'NE' } },
      {
        A1: far,
        B1: { ...bows, now: touching('A2', 'B1').B1! },
        others: { A2: { at: 'I10', facing: 'NW', now: touching('A2', 'B1').A2! } },
      },
    ]
    for (const wanted of none) {
      const odds = oddsOf(wanted)
      expect([odds.hazards, numbers(odds)]).toEqual([[], [1]])
    }
  })

  it('RB-21 those alone are in danger who do not ignore it', () => {
    const joined = { A2: { at: '', host: 'A1', attachable: true, count: 1, files: 1, life: 3 } } as const
    const plain = oddsOf({ over: true, others: joined })
    expectAlike(numbers(plain), binomial(3, 1 / 6))
    const guided = oddsOf({ over: true, others: { A2: { ...joined.A2, rules: ['M33'] } } })
    expectAlike(numbers(guided), binomial(2, 1 / 6))
  })

  it('A31 says what it met where it takes too long to count', () => {
    const many = { count: 60, files: 10, life: 3, attacks: 4 } as const
    const odds = oddsOf({ over: true, A1: { ...far, ...many }, B1: { ...many, rules: ['A31', 'W14'] } })
    expect(odds.hazards).toEqual(['ground', 'shots'])
    expect(odds.before).toBeUndefined()
  })
})
