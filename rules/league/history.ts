import { battlesOf, type Season, type SeasonBattle, wasFought } from './season.ts'
import type { Halves } from './settings.ts'

/** What the rounds published so far mean for the next pairing, by entrant. */
export interface PairingHistory {
  score: Halves[]
  /** battles on the first side minus battles on the second: Good minus Evil (3.02) */
  balance: number[]
  /** battles on the first side, and on the second, where the season compares these instead (3.02) */
  played?: readonly [number[], number[]]
  byes: number[]
  /** whom each has fought, with how often */
  met: Map<number, number>[]
}

/** Sides that were played in a battle, by number; undefined where it was not fought or has none. */
export function sidesPlayed(battle: SeasonBattle): readonly [number, number] | undefined {
  if (!wasFought(battle)) return undefined
  const told = battle.outcome!.result?.sides
  const [a, b] = told ?? battle.sides ?? []
  return a === 0 || a === 1 ? (b === 0 || b === 1 ? [a, b] : undefined) : undefined
}

export function historyOf(season: Season): PairingHistory {
  const each = <Value>(make: () => Value): Value[] => season.entrants.map(make)
  const history: PairingHistory = {
    score: each(() => 0),
    balance: each(() => 0),
    byes: each(() => 0),
    met: each(() => new Map<number, number>()),
    ...(season.settings.lessPlayed === 'count' && { played: [each(() => 0), each(() => 0)] }),
  }
  for (const { battle } of battlesOf(season)) {
    const { players, outcome } = battle
    const [a, b] = players
    history.score[a]! += outcome?.score[0] ?? 0
    if (b === null) {
      if (outcome?.kind !== 'sit-out') history.byes[a]!++
      continue
    }
    history.score[b]! += outcome?.score[1] ?? 0
    // A battle under way will have been fought, unless somebody rules otherwise.
    if (outcome !== null && !wasFought(battle)) continue
    history.met[a]!.set(b, (history.met[a]!.get(b) ?? 0) + 1)
    history.met[b]!.set(a, (history.met[b]!.get(a) ?? 0) + 1)
    const sides = sidesPlayed(battle)
    if (!sides) continue
    history.balance[a]! += sides[0] === 0 ? 1 : -1
    history.balance[b]! += sides[1] === 0 ? 1 : -1
    if (!history.played) continue
    for (const [place, player] of [a, b].entries()) {
      const count = history.played[sides[place as 0 | 1] as 0 | 1]
      count[player] = count[player]! + 1
    }
  }
  return history
}

/**
 * Sides of two players: whoever has played a side less plays it (3.02). That compares the first side minus the second,
 * so that it holds for players with different numbers of battles; or, where the season says so, how often each has
 * played the first side, then how often the second. Null where that leaves it open.
 */
export function sidesFor(
  { balance, played }: Pick<PairingHistory, 'balance' | 'played'>,
  a: number,
  b: number,
): readonly [number, number] | null {
  if (!played) return lessPlays(balance[a]!, balance[b]!)
  const [first, second] = played
  return lessPlays(first[a]!, first[b]!) ?? lessPlays(second[b]!, second[a]!)
}

const lessPlays = (a: number, b: number): readonly [number, number] | null =>
  a === b ? null : a < b ? [0, 1] : [1, 0]
