import { type Budget, wholeBudget } from '../../play/odds/budget.ts'
import { attackDice, beginCombat } from '../battle/fight/combat.ts'
import { type Game, inOrder } from '../battle/game.ts'
import { isThreatened } from '../battle/points/zones.ts'
import type { Figure } from '../battle/state.ts'
import { bringAbout, watch } from './changes.ts'
import { beforeCombat, combatParts } from './combatParts.ts'
import { ifCounted, type OddsOptions } from './countOrThrow.ts'
import { type Answerer, byDefaults, type Chance, everyFall } from './everyFall.ts'
import { type Fate, type FigureOdds, oddsOf, unharmed, watchFates } from './fates.ts'
import { undone } from './snapshot.ts'
import { fatesOf } from './stages.ts'
import { throwOften } from './thrown.ts'

/** What may become of a chain of combat. */
export interface CombatOdds {
  /** dice for hits by player, on average where dice decide about them */
  dice: number[]
  /** of all of them; of those whom nothing can happen to, where there are too many cases */
  figures: FigureOdds[]
  /** the others then, by their labels */
  uncounted: string[]
}

/**
 * What will become of a chain that is fought as figures stand (6.07 to 6.20): counted from the stages of the combat
 * itself, or thrown where there are too many cases. The game is left as it was.
 */
export function combatOdds(g: Game, figures: readonly Figure[], options: OddsOptions = {}): CombatOdds {
  const { answer = byDefaults, budget = wholeBudget() } = options
  return (
    ifCounted(budget, part => counted(g, figures, answer, part)) ??
    thrown(g, figures, answer, budget) ??
    certain(g, figures)
  )
}

function counted(g: Game, figures: readonly Figure[], answer: Answerer, budget: Budget): CombatOdds {
  const sides = inOrder(g)
  const average = g.battle.players.map(() => 0)
  const since = watch(g)
  const openings = everyFall(
    g,
    () => beginCombat(g, [...figures]),
    answer,
    dice => ({ dice: dice ?? [], changes: since() }),
    budget,
  )
  const fates: Chance<Fate[]>[][] = []
  for (const { value, chance } of openings) {
    for (const [i, side] of sides.entries()) average[side]! += chance * (value.dice[i] ?? 0)
    undone(g, () => {
      bringAbout(g, value.changes)
      g.combat = [...figures]
      for (const list of fatesOf({ g, figures, sides, dice: value.dice, answer, budget }))
        fates.push(list.map(fate => ({ ...fate, chance: fate.chance * chance })))
    })
  }
  return { dice: average, figures: oddsOf(g, fates, figures), uncounted: [] }
}

function thrown(
  g: Game,
  figures: readonly Figure[],
  answer: Answerer,
  budget: Budget,
): CombatOdds | undefined {
  const combat = { start: beforeCombat, parts: combatParts(g, figures) }
  const found = throwOften(g, combat, answer, watchFates(g), budget)
  if (!found) return undefined
  const average = g.battle.players.map(() => 0)
  for (const { value, chance } of found.begun)
    for (const [i, side] of inOrder(g).entries()) average[side]! += chance * (value.dice[i] ?? 0)
  return { dice: average, figures: oddsOf(g, [found.seen], figures, found.throws), uncounted: [] }
}

/** What is certain before any die: what the bases throw, and who is in nobody's danger zone. */
function certain(g: Game, figures: readonly Figure[]): CombatOdds {
  return undone(g, () => {
    g.combat = [...figures]
    const dice = g.battle.players.map((_, side) =>
      figures.reduce((sum, figure) => (figure.owner === side ? sum + attackDice(g, figure) : sum), 0),
    )
    const reached = figures.filter(figure => isThreatened(g, figure))
    return {
      dice,
      figures: figures.filter(figure => !reached.includes(figure)).map(unharmed),
      uncounted: reached.map(({ id }) => id),
    }
  })
}
