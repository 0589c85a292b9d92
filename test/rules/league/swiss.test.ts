import { describe, expect, it } from 'vitest'
import { picker } from '../../../rules/core/random.ts'
import type { PairingHistory } from '../../../rules/league/history.ts'
import { minSides, sidesOf } from '../../../rules/league/pairing/bound.ts'
import { forcedBeyondLeast } from '../../../rules/league/pairing/forced.ts'
import { asOneNumber, cheapestMatching } from '../../../rules/league/pairing/matching.ts'
import { pairSwiss } from '../../../rules/league/pairing/swiss.ts'
import type { Pair } from '../../../rules/league/season.ts'
import { many } from '../../helpers/thorough.ts'

/** A history by chance: scores, sides, byes, and who has met, as thick as `met` of a hundred pairs. */
function chance(n: number, seed: number, met: number, scores = 4): PairingHistory {
  const pick = picker(seed)
  const all = Array.from({ length: n }, (_, i) => i)
  const history: PairingHistory = {
    score: all.map(() => pick(scores) * (1 + pick(2))),
    balance: all.map(() => pick(5) - 2),
    byes: all.map(() => (pick(3) === 0 ? 1 : 0)),
    met: all.map(() => new Map<number, number>()),
  }
  for (const a of all)
    for (let b = a + 1; b < n; b++)
      if (pick(100) < met) {
        const times = pick(6) === 0 ? 2 : 1
        history.met[a]!.set(b, times)
        history.met[b]!.set(a, times)
      }
  return history
}

/** What pairs cost in each wish, written anew from the list of wishes, without the code under test. */
function costs({ score, balance, byes, met }: PairingHistory, pairs: readonly Pair[]): number[] {
  const total = [0, 0, 0, 0, 0, 0]
  for (const [a, b] of pairs) {
    if (b === null) {
      total[0]! += byes[a]!
      total[2]! += score[a]!
      continue
    }
    total[1]! += met[a]!.get(b) ?? 0
    total[3]! += (score[a]! - score[b]!) * (score[a]! - score[b]!)
    // Whoever has played the first side less plays it; where both are level one of them does.
    const afterA = balance[a]! <= balance[b]! ? balance[a]! + 1 : balance[a]! - 1
    const afterB = balance[a]! <= balance[b]! ? balance[b]! - 1 : balance[b]! + 1
    for (const after of [afterA, afterB]) {
      if (after > 1 || after < -1) total[4]! += 1
      total[5]! += after < 0 ? -after : after
    }
  }
  return total
}

/** Every way to pair a list. */
function* everyPairing(players: readonly number[]): Generator<Pair[]> {
  if (players.length === 0) {
    yield []
    return
  }
  const [first, ...others] = players
  if (players.length % 2 === 1)
    for (const rest of everyPairing(others))
      if (rest.every(([, b]) => b !== null)) yield [[first!, null], ...rest]
  for (const [i, other] of others.entries())
    for (const rest of everyPairing([...others.slice(0, i), ...others.slice(i + 1)]))
      yield [[first!, other], ...rest]
}

const isLess = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, i) => value !== b[i])
  return at >= 0 && a[at]! < b[at]!
}

const list = (n: number) => Array.from({ length: n }, (_, i) => i)

describe('a Swiss round', () => {
  it('is paired as well as the best of all pairings', () => {
    let rematches = 0
    for (let seed = 0; seed < many(3000, 400); seed++) {
      const n = 2 + (seed % (seed % 40 === 0 ? 9 : 7))
      const history = chance(n, seed, [0, 20, 50, 80, 100][seed % 5]!)
      let best: number[] | undefined
      for (const pairs of everyPairing(list(n))) {
        const cost = costs(history, pairs)
        if (!best || isLess(cost, best)) best = cost
      }
      const found = costs(history, pairSwiss(list(n), history, picker(seed)))
      expect(found, `seed ${seed}, ${n} players`).toEqual(best)
      if (best![1]! > 0) rematches++
    }
    expect(rematches).toBeGreaterThan(20)
  })

  it('is paired in blocks as well as in one piece', () => {
    for (let seed = 0; seed < many(300, 60); seed++) {
      const n = 12 + (seed % 15)
      const history = chance(n, seed, [5, 30, 60][seed % 3]!, 8)
      const one: Parameters<typeof cheapestMatching>[1] = list(n).flatMap(a =>
        list(n)
          .filter(b => b > a)
          .map(b => {
            const cost = costs(history, [[a, b]])
            return { a, b, costs: [cost[1]!, cost[3]!, cost[4]!, cost[5]!] }
          }),
      )
      if (n % 2 === 1) continue
      const mates = cheapestMatching(n, one)!
      const whole = list(n).flatMap((a): Pair[] => (mates[a]! > a ? [[a, mates[a]!]] : []))
      expect(costs(history, pairSwiss(list(n), history, picker(seed))), `seed ${seed}`).toEqual(
        costs(history, whole),
      )
    }
  })

  it('is paired from some pairs as well as from all', () => {
    for (let seed = 0; seed < many(40, 8); seed++) {
      const n = 62 + 2 * (seed % 12)
      const history = chance(n, seed, [0, 3, 8][seed % 3]!, [1, 3, 6][seed % 3])
      const all: Parameters<typeof cheapestMatching>[1] = list(n).flatMap(a =>
        list(n)
          .filter(b => b > a && !history.met[a]!.has(b))
          .map(b => ({ a, b, costs: costs(history, [[a, b]]).slice(3) })),
      )
      const mates = cheapestMatching(n, all)!
      const whole = list(n).flatMap((a): Pair[] => (mates[a]! > a ? [[a, mates[a]!]] : []))
      expect(costs(history, pairSwiss(list(n), history, picker(seed))), `seed ${seed}`).toEqual(
        costs(history, whole),
      )
    }
  })

  it('is paired in blocks as well as in one piece in late rounds, where those at the ends have all met', () => {
    let beyond = 0
    for (let seed = 0; seed < many(60, 16); seed++) {
      const n = 20 + 2 * (seed % 9)
      const pick = picker(seed)
      const history = chance(n, seed, 0)
      history.score = list(n).map(() => 0)
      history.balance = list(n).map(() => 0)
      for (let round = 1; round <= 11; round++) {
        const pairs = pairSwiss(list(n), history, picker(seed * 100 + round))
        const all = list(n).flatMap(a =>
          list(n)
            .filter(b => b > a && !history.met[a]!.has(b))
            .map(b => ({ a, b, costs: costs(history, [[a, b]]).slice(3) })),
        )
        const mates = cheapestMatching(n, all)
        if (!mates) break
        const whole = list(n).flatMap((a): Pair[] => (mates[a]! > a ? [[a, mates[a]!]] : []))
        expect(costs(history, pairs), `seed ${seed}, round ${round}`).toEqual(costs(history, whole))
        const order = list(n).toSorted((a, b) => history.score[b]! - history.score[a]!)
        const { top, bottom } = forcedBeyondLeast({ history, order, byes: [] })
        if (top + bottom > 0) beyond++
        for (const [a, b] of pairs) {
          // The better player wins, nearly always: few are left at the ends, who soon have met each other.
          const [winner, loser] = (pick(10) === 0 ? [b!, a] : [a, b!].toSorted((x, y) => x - y)) as [
            number,
            number,
          ]
          const drawn = pick(8) === 0
          history.score[winner]! += drawn ? 3 : 6
          history.score[loser]! += drawn ? 3 : 0
          const first = history.balance[a]! <= history.balance[b!]! ? a : b!
          history.balance[a]! += first === a ? 1 : -1
          history.balance[b!]! += first === a ? -1 : 1
          history.met[a]!.set(b!, 1)
          history.met[b!]!.set(a, 1)
        }
      }
    }
    expect(beyond).toBeGreaterThan(10)
  })

  it('is paired in blocks as well as in one piece where those beside each other have met', () => {
    const seeds = many(list(20_000), list(200))
    // Where what is forced at one end, counted beside a cut within that end, would keep blocks apart.
    for (const seed of [...seeds, 1898, 2305, 3963, 5911, 6098]) {
      const pick = picker(seed)
      const n = 12 + 2 * pick(8)
      const spread = 3 + pick(8)
      const history = chance(n, seed, 0)
      history.score = list(n).map(() => pick(spread) * (1 + pick(2)))
      history.balance = list(n).map(() => pick(3) - 1)
      const [near, thick] = [1 + pick(4), 30 + pick(60)]
      for (const a of list(n))
        for (const b of list(n))
          if (b > a && Math.abs(history.score[a]! - history.score[b]!) <= near && pick(100) < thick) {
            history.met[a]!.set(b, 1)
            history.met[b]!.set(a, 1)
          }
      const all = list(n).flatMap(a =>
        list(n)
          .filter(b => b > a && !history.met[a]!.has(b))
          .map(b => ({ a, b, costs: costs(history, [[a, b]]).slice(3) })),
      )
      const mates = cheapestMatching(n, all)
      if (!mates) continue
      const whole = list(n).flatMap((a): Pair[] => (mates[a]! > a ? [[a, mates[a]!]] : []))
      const pairs = pairSwiss(list(n), history, picker(seed))
      expect(costs(history, pairs), `seed ${seed}`).toEqual(costs(history, whole))
    }
  })

  it('knows what those at the ends of the order cost more than the least, whomever the others meet', () => {
    const history = chance(12, 1, 0)
    history.score = [12, 11, 9, 9, 6, 6, 6, 6, 6, 6, 1, 0]
    const meet = (a: number, b: number) => {
      history.met[a]!.set(b, 1)
      history.met[b]!.set(a, 1)
    }
    const forced = () => forcedBeyondLeast({ history, order: list(12), byes: [] })
    expect(forced()).toEqual({ top: 0, above: 4, bottom: 0, below: 10 })
    meet(0, 1)
    // 3² and 2² in the place of 1².
    expect(forced().top).toBe(9 + 4 - 1)
    meet(10, 11)
    // Both go up: what is beyond the score of 1 is not theirs alone.
    expect(forced().bottom).toBe(1 - 1)
    expect(forcedBeyondLeast({ history, order: list(12), byes: [0] }).top).toBe(0)
  })

  it('is paired from all pairs that matter where a rematch at the top drives two down', () => {
    const n = 64
    const history = chance(n, 1, 0)
    history.score = list(n).map(player => (player < 2 ? 10 : 8))
    history.balance = list(n).map(player => (player % 2 ? 1 : -1))
    history.met[0]!.set(1, 1)
    history.met[1]!.set(0, 1)
    const pairs = pairSwiss(list(n), history, picker(1))
    // Two pairs two halves apart, and everybody comes to balance.
    expect(costs(history, pairs).slice(1)).toEqual([0, 0, 8, 0, 0])
  })

  it.each(many([[200, 1000] as const, [1000, 5000] as const], [[200, 1000] as const]))(
    'of %i players takes less than %i ms of the processor',
    (n, most) => {
      const history = chance(n, 7, 3, 10)
      const before = process.cpuUsage()
      expect(pairSwiss(list(n), history, picker(7))).toHaveLength(n / 2)
      const { user, system } = process.cpuUsage(before)
      expect((user + system) / 1000).toBeLessThan(most)
    },
  )

  it('costs in sides never less than the bound says, and mostly as much', () => {
    let equal = 0
    const tries = many(600, 150)
    for (let seed = 0; seed < tries; seed++) {
      const n = 3 + (seed % 6)
      const history = { ...chance(n, seed, 0, 3), byes: list(n).map(() => 0) }
      const pick = picker(seed)
      history.balance = list(n).map(() => pick(5) - 2)
      const order = list(n).toSorted((a, b) => history.score[b]! - history.score[a]!)
      const lowest = Math.min(...history.score)
      const byes = n % 2 ? order.filter(player => history.score[player] === lowest) : []
      const pairs = pairSwiss(list(n), history, picker(seed))
      const bound = minSides(history, order, byes)
      expect(bound, `seed ${seed}`).toBeLessThanOrEqual(sidesOf(history, pairs))
      if (bound === sidesOf(history, pairs)) equal++
    }
    expect(equal).toBeGreaterThan(0.9 * tries)
  })

  /** Rounds of some players by chance, each paired with those in mind that are left. @returns whether somebody met again */
  function rematchIn(
    n: number,
    rounds: number,
    seed: number,
    each?: (h: PairingHistory, pairs: Pair[], left: number) => void,
  ) {
    const pick = picker(seed)
    const zero = () => list(n).map(() => 0)
    const history: PairingHistory = {
      score: zero(),
      balance: zero(),
      byes: zero(),
      met: list(n).map(() => new Map()),
    }
    let again = false
    for (let round = 1; round <= rounds; round++) {
      const pairs = pairSwiss(list(n), history, picker(seed * 100 + round), true, rounds - round)
      each?.(history, pairs, rounds - round)
      for (const [a, b] of pairs) {
        if (b === null) {
          if (history.byes[a]! > 0) again = true
          history.byes[a]!++
          history.score[a]! += 6
          continue
        }
        if (history.met[a]!.has(b)) again = true
        const [x, y] = [
          [6, 0],
          [0, 6],
          [4, 2],
          [2, 4],
          [3, 3],
        ][pick(5)] as [number, number]
        history.score[a]! += x
        history.score[b]! += y
        const first = history.balance[a]! <= history.balance[b]! ? a : b
        history.balance[a]! += first === a ? 1 : -1
        history.balance[b]! += first === b ? 1 : -1
        history.met[a]!.set(b, 1)
        history.met[b]!.set(a, 1)
      }
    }
    return again
  }

  it.each([
    [4, 3],
    [5, 5],
    [6, 4],
    [6, 5],
    [7, 7],
    [8, 5],
    [8, 7],
    [9, 9],
    [10, 9],
    [14, 9],
  ])('of %i players over %i rounds leaves no rematch to a later one, nor a second bye', (n, rounds) => {
    for (let seed = 0; seed < many(400, n > 8 ? 20 : 60); seed++)
      expect(rematchIn(n, rounds, seed), `seed ${seed}`).toBe(false)
  })

  it('is paired as well as the best of all pairings that leave the rounds to come without a rematch', () => {
    /** Every way is tried, without the code under test. */
    const canGoOn = (h: PairingHistory, n: number, left: number): boolean => {
      if (left === 0) return true
      for (const pairs of everyPairing(list(n))) {
        if (pairs.some(([a, b]) => (b === null ? h.byes[a]! > 0 : h.met[a]!.has(b)))) continue
        if (canGoOn(after(h, pairs), n, left - 1)) return true
      }
      return false
    }
    const after = (h: PairingHistory, pairs: readonly Pair[]): PairingHistory => {
      const next = { ...h, byes: [...h.byes], met: h.met.map(met => new Map(met)) }
      for (const [a, b] of pairs)
        if (b === null) next.byes[a]!++
        else {
          next.met[a]!.set(b, 1)
          next.met[b]!.set(a, 1)
        }
      return next
    }
    let narrowed = 0
    for (let seed = 0; seed < many(300, 40); seed++) {
      const n = 5 + (seed % 2)
      rematchIn(n, 4, seed, (history, pairs, left) => {
        let best: number[] | undefined
        let now: number[] | undefined
        for (const other of everyPairing(list(n))) {
          const cost = costs(history, other)
          if (!now || isLess(cost, now)) now = cost
          const isFree = cost[0] === 0 && cost[1] === 0 && canGoOn(after(history, other), n, left)
          if (isFree && (!best || isLess(cost, best))) best = cost
        }
        if (isLess(now!, best!)) narrowed++
        expect(costs(history, pairs), `seed ${seed}, ${left} left`).toEqual(best)
      })
    }
    expect(narrowed).toBeGreaterThan(0)
  })

  it('is the same for the same seed, and others for others', () => {
    const history = chance(20, 1, 0)
    const drawn = (seed: number) => JSON.stringify(pairSwiss(list(20), history, picker(seed)))
    expect(drawn(1)).toBe(drawn(1))
    const blank = {
      score: list(20).map(() => 0),
      balance: list(20).map(() => 0),
      byes: list(20).map(() => 0),
    }
    const first = (seed: number) =>
      JSON.stringify(pairSwiss(list(20), { ...blank, met: list(20).map(() => new Map()) }, picker(seed)))
    expect(new Set([1, 2, 3, 4].map(first)).size).toBe(4)
  })

  it('minds no sides where the game has none', () => {
    const history = { ...chance(8, 3, 0), score: list(8).map(() => 0), balance: [3, 3, 3, 3, -3, -3, -3, -3] }
    const sided = pairSwiss(list(8), history, picker(1))
    expect(sided.every(([a, b]) => history.balance[a] !== history.balance[b!])).toBe(true)
    const unsided = [1, 2, 3].flatMap(seed => pairSwiss(list(8), history, picker(seed), false))
    expect(unsided.every(([a, b]) => history.balance[a] !== history.balance[b!])).toBe(false)
  })
})

describe('a matching', () => {
  it('is refused where its numbers would not be exact', () => {
    const edges = [{ a: 0, b: 1, costs: [1e6, 1e6, 1e6] }]
    expect(() => asOneNumber(edges, 1)).toThrow(RangeError)
    expect(cheapestMatching(2, [])).toBeUndefined()
    expect(cheapestMatching(3, [{ a: 0, b: 1, costs: [0] }])).toBeUndefined()
  })
})
