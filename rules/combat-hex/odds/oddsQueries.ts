import type { Refusal } from '../../core/space.ts'
import type { Orders } from '../../play/module.ts'
import { type Budget, inTurn, previewBudget, wholeBudget } from '../../play/odds/budget.ts'
import { isPreview, type Preview } from '../battle/answers/preview.ts'
import { findChains } from '../battle/fight/combat.ts'
import { figureById, type Game } from '../battle/game.ts'
import { sightTo } from '../battle/shoot/seeing.ts'
import type { Use } from '../battle/vocabulary.ts'
import { type OpenGame, open, view } from '../engine.ts'
import { previewIn } from '../queries/queries.ts'
import type { CombatHexSave } from '../types.ts'
import { type ActOdds, actOdds, useOdds } from './acts.ts'
import { byOrders, withAbility } from './answers.ts'
import { oddsOfScript, shootWith, type Wanted } from './blows.ts'
import { type CombatOdds, combatOdds } from './combatOdds.ts'
import type { Answerer } from './everyFall.ts'
import type { FigureOdds } from './fates.ts'
import { strategyOdds } from './strategyOdds.ts'

/**
 * Answers that odds go by: the orders of whoever looks for their own side, the defaults for everybody else, whose orders
 * nobody else knows.
 */
function answersFor(viewer: number, orders: Orders | undefined): Answerer {
  const all: (Orders | undefined)[] = []
  if (viewer >= 0 && orders) all[viewer] = orders
  return byOrders(all)
}

/** What an answer would do, and what may come of it. */
export interface PreviewWithOdds {
  shown: Preview | Refusal
  odds: ActOdds
}

/**
 * What an answer would do, and what may come of it by the dice, for the player who is asked.
 * @param orders of that player; whoever else has to answer does so by the defaults
 */
export function previewWithOdds(save: CombatHexSave, answer: string, orders?: Orders): PreviewWithOdds {
  const opened = open(save)
  const shown = previewIn(opened, answer)
  return { shown, odds: isPreview(shown) ? oddsIn(opened, answer, orders, previewBudget()) : {} }
}

/** What may come of each of several answers. */
export function oddsOfAnswers(save: CombatHexSave, answers: readonly string[], orders?: Orders): ActOdds[] {
  const opened = open(save)
  return inTurn(previewBudget(), answers, (answer, part) => oddsIn(opened, answer, orders, part))
}

function oddsIn(
  { question, game }: OpenGame,
  answer: string,
  orders: Orders | undefined,
  budget: Budget,
): ActOdds {
  if (!question) return {}
  const options = { answer: answersFor(question.by, orders), budget }
  if (question.kind === 'strategy') {
    const checked = question.space.check(answer)
    return checked.ok && checked.value ? useOdds(game, checked.value as Use, options) : {}
  }
  if (question.kind !== 'act' && question.kind !== 'turning') return {}
  return actOdds(game, question.by, answer, question.kind === 'turning', options)
}

/** A battle as everybody may see it. */
const openToAll = (save: CombatHexSave): Game => view(save, 'spectator').table

/** Every chain of combat as the figures stand, and who would win the strategy roll. */
export interface ChainsAndRoll {
  chains: CombatOdds[]
  /** chances of the players, by their number */
  strategy: number[]
}

/**
 * What the next combats and the next strategy roll would come to as things stand.
 * @param viewer number of the player who looks, or -1
 * @param figure of its chain alone
 */
export function oddsOfBattle(
  save: CombatHexSave,
  viewer: number,
  orders: Orders | undefined,
  figure?: string,
): ChainsAndRoll {
  const g = openToAll(save)
  const answer = answersFor(viewer, orders)
  const chains = findChains(g)
    .filter(chain => figure === undefined || chain.some(({ id }) => id === figure))
    .map((chain, i) => ({ chain, i }))
    // Small ones first: what they leave goes to the large ones.
    .sort((a, b) => a.chain.length - b.chain.length)
  const odds: CombatOdds[] = []
  inTurn(wholeBudget(), chains, ({ chain, i }, budget) => {
    odds[i] = combatOdds(g, chain, { answer, budget })
  })
  return { chains: odds, strategy: strategyOdds(g) }
}

/**
 * A shot from where both stand, whoever's turn it is; undefined where the one does not see the other within range.
 * @param ability of the shooter, which it uses whenever it can, or never
 */
export function oddsOfShot(
  save: CombatHexSave,
  viewer: number,
  orders: Orders | undefined,
  { figure, target, ability }: { figure: string; target: string; ability?: Wanted },
  budget: Budget = wholeBudget(),
): FigureOdds[] | undefined {
  const g = openToAll(save)
  const own = figureById(g, figure)
  const other = figureById(g, target)
  const range = own && g.typeOf(own).shooting?.range
  if (!own || !other || own.at < 0 || other.at < 0 || range === undefined) return undefined
  const seen = sightTo(g, own, other, range)
  if (!seen.visible) return undefined
  const facing = seen.best!.facing
  const answer = answersFor(viewer, orders)
  return oddsOfScript(g, () => shootWith(g, own, other, facing, ability), [other], {
    answer: ability ? withAbility(answer, own.id, ability.id, ability.uses) : answer,
    budget,
  })
}
