import { beginCombat } from '../battle/fight/combat.ts'
import { type Game, inOrder } from '../battle/game.ts'
import type { Figure } from '../battle/state.ts'
import { bringAbout, watch } from './changes.ts'
import { type Answerer, byDefaults, type Chance, everyFall, TooManyFalls } from './everyFall.ts'
import { type Fate, type FigureOdds, oddsOf } from './fates.ts'
import { type CombatAhead, fatesOf } from './stages.ts'
import { undone } from './undone.ts'

/** What may become of a chain of combat. */
export interface CombatOdds {
  /** dice for hits by player, on average where dice decide about them */
  dice: number[]
  figures: FigureOdds[]
  /** abilities that answer damage dice or wounds are not counted: there would be too many cases */
  answersLeftOut: boolean
  /** nor are converted wounds, in the very largest combats */
  woundsLeftOut: boolean
}

export interface OddsOptions {
  /** answers for the players; the defaults where it is left out */
  answer?: Answerer
  /** how many cases may be looked at; beyond that, what answers damage is left out */
  most?: number
}

/** Cases that are looked at in about the time that somebody waits for an answer. */
export const mostCases = 20_000

/**
 * What will become of a chain that is fought as figures stand (6.07 to 6.20), counted from the stages of the combat
 * itself. The game is left as it was.
 */
export function combatOdds(g: Game, figures: readonly Figure[], options: OddsOptions = {}): CombatOdds {
  const { answer = byDefaults, most = mostCases } = options
  const all = Number.POSITIVE_INFINITY
  // A case in which a wound may be converted costs less than one that is answered from beginning to end.
  const mostPaying = 1.5 * most
  const ways = [
    { answer, most, mostPaying, unanswered: false, unconverted: false },
    { answer, most: all, mostPaying, unanswered: true, unconverted: false },
  ]
  for (const way of ways)
    try {
      return count(g, figures, way)
    } catch (thrown) {
      if (!(thrown instanceof TooManyFalls)) throw thrown
    }
  return count(g, figures, { answer, most: all, mostPaying, unanswered: true, unconverted: true })
}

function count(
  g: Game,
  figures: readonly Figure[],
  how: Pick<CombatAhead, 'answer' | 'most' | 'mostPaying' | 'unanswered' | 'unconverted'>,
): CombatOdds {
  const sides = inOrder(g)
  const average = g.battle.players.map(() => 0)
  const since = watch(g)
  const openings = everyFall(
    g,
    () => beginCombat(g, [...figures]),
    how.answer,
    dice => ({ dice: dice ?? [], changes: since() }),
  )
  const fates: Chance<Fate[]>[][] = []
  for (const { value, chance } of openings) {
    for (const [i, side] of sides.entries()) average[side]! += chance * (value.dice[i] ?? 0)
    undone(g, () => {
      bringAbout(g, value.changes)
      g.combat = [...figures]
      for (const list of fatesOf({ g, figures, sides, dice: value.dice, ...how }))
        fates.push(list.map(fate => ({ ...fate, chance: fate.chance * chance })))
    })
  }
  return {
    dice: average,
    figures: oddsOf(g, fates, figures),
    answersLeftOut: how.unanswered,
    woundsLeftOut: how.unconverted,
  }
}
