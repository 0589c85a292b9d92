import type { Side } from '../army/profile.ts'
import { byLabel } from '../field/field.ts'
import type { Battlefield, FightUnderWay } from '../field/vocabulary.ts'
import { countingOf, type OddsOptions } from './counting.ts'
import { type FightOdds, oddsOfFight, oddsOfStrikes } from './fightOdds.ts'
import type { CombatantOdds } from './figureOdds.ts'
import { type StagedFigure, stageOf } from './stage.ts'

/** One side of a fight that is no part of a battle. */
export interface StagedFighters {
  side: Side
  fighters: readonly StagedFigure[]
  supporters?: readonly StagedFigure[]
  /** none of its fighters can back off, should it lose */
  trapped?: boolean
}

export interface StagedFight {
  sides: readonly [StagedFighters, StagedFighters]
  priority?: 0 | 1
}

/** Chances of a duel between figures that are in no battle, and of the strikes after it; figures are A1 … and B1 …. */
export function duelOdds(staged: StagedFight, options: OddsOptions = {}): FightOdds {
  const { f, fight, trapped } = stageFight(staged)
  return oddsOfFight(f, fight, countingOf(options), trapped)
}

/** Chances of the strikes alone, where player 0 or 1 has won; null: too long to count. */
export function strikesOdds(
  staged: StagedFight,
  winner: 0 | 1,
  options: OddsOptions = {},
): CombatantOdds[] | null {
  const { f, fight, trapped } = stageFight(staged)
  return oddsOfStrikes(f, fight, winner, trapped[1 - winner]!, countingOf(options))
}

export function stageFight({ sides, priority }: StagedFight): {
  f: Battlefield
  fight: FightUnderWay
  trapped: [Set<string>, Set<string>]
} {
  const all = sides.map(({ side, fighters, supporters = [] }) => ({
    side,
    figures: [...fighters, ...supporters],
  }))
  const f = stageOf([all[0]!, all[1]!], { priority })
  const named = (owner: 0 | 1, from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => byLabel(f, `${'AB'[owner]}${from + n + 1}`)!)
  const fighters = ([0, 1] as const).map(owner => named(owner, 0, sides[owner].fighters.length))
  const [one, ...others] = fighters.flat()
  const fight: FightUnderWay = {
    one: one!,
    others,
    supporters: [
      named(0, sides[0].fighters.length, all[0]!.figures.length),
      named(1, sides[1].fighters.length, all[1]!.figures.length),
    ],
    added: new Map(),
  }
  const trapped = ([0, 1] as const).map(
    owner => new Set(sides[owner].trapped ? fighters[owner]!.map(({ label }) => label) : []),
  )
  return { f, fight, trapped: [trapped[0]!, trapped[1]!] }
}
