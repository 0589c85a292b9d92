import type { AbilityId } from '../army/figure.ts'
import { isPaidInCombat } from '../battle/answers/orders/policy.ts'
import { type Topic, topicOfQuestion } from '../battle/answers/orders/topics.ts'
import { conversionPrice } from '../battle/fight/damage.ts'
import type { Game } from '../battle/game.ts'
import { costNow, priceOf } from '../battle/points/prices.ts'
import { readyFor } from '../battle/points/uses.ts'
import { fightersOf } from '../battle/points/zones.ts'
import type { GameQuestion, Moment } from '../battle/questions.ts'
import type { Figure } from '../battle/state.ts'
import { open } from '../engine.ts'
import type { CombatHexSave } from '../types.ts'

/** Something that a figure may pay for in the combat under way. */
export interface Payable {
  topic: Topic
  figure: string
  /** action points, as things stand */
  cost: number
  /** it is asked now; else it may come up later in the combat, by the dice */
  isNow: boolean
}

/** What may be paid for in a combat, in the order in which it comes (6.07 to 6.20). */
const stages = [
  'count-attacks',
  'before-combat-roll',
  'hits',
  'after-damage-roll',
  'wounds',
  'before-allocation',
  'damage-allocated',
  'fallen',
] as const satisfies readonly (Moment | 'hits' | 'wounds')[]
type PayStage = (typeof stages)[number]

const stageOf = ({ kind, about }: GameQuestion): PayStage | undefined => {
  if (kind === 'convert-hit') return 'hits'
  if (kind === 'convert-wound') return 'wounds'
  return kind === 'react' ? stages.find(stage => stage === about.moment) : undefined
}

/** What a figure of the combat may pay for at a stage that is still to come. */
function laterOf(g: Game, figure: Figure, stage: PayStage): Payable[] {
  const { id } = figure
  if (stage === 'hits' || stage === 'wounds') {
    const what = stage === 'hits' ? 'hit' : 'wound'
    const cost = costNow(g, figure, conversionPrice[what], what)
    const fights = fightersOf(g, figure.owner).includes(figure)
    return fights && cost > 0 && figure.ap >= cost ? [{ topic: stage, figure: id, cost, isNow: false }] : []
  }
  const ready: readonly AbilityId[] = readyFor(g, figure, { moment: stage, cause: null }).map(a => a.id)
  return g.typeOf(figure).abilities.flatMap(({ id: ability, cost: printed }, i) => {
    if (!ready.includes(ability) || figure.used.includes(i)) return []
    const cost = priceOf(g, { figure, ability: g.book.abilities[ability], cost: printed })
    return cost > 0 && figure.ap >= cost ? [{ topic: ability, figure: id, cost, isNow: false }] : []
  })
}

/**
 * Everything that whoever is asked may pay for in the combat under way: what is asked now, and what the dice may bring up
 * after it; each once for a figure. Nothing where the question is not about action points in a combat.
 */
export function payableIn(save: CombatHexSave): Payable[] {
  const { state, question, game: g } = open(save)
  if (!question?.choices || !g.combat) return []
  const whole = topicOfQuestion(question)
  const now = question
    .choices()
    .filter(choice => isPaidInCombat(choice.cost, state) && !choice.isVain?.())
    .map(({ ability, figure, cost }): Payable => ({ topic: (whole ?? ability)!, figure, cost, isNow: true }))
  if (!now.length) return []
  const stage = stageOf(question)
  const rest = stage ? stages.slice(stages.indexOf(stage) + 1) : []
  const later = rest.flatMap(each =>
    g.combat!.flatMap(figure => (figure.owner === question.by ? laterOf(g, figure, each) : [])),
  )
  const all = [...now, ...later]
  return all.filter(
    (one, i) => all.findIndex(({ topic, figure }) => topic === one.topic && figure === one.figure) === i,
  )
}

/**
 * What is payable as the orders that settle a whole combat: what was picked is paid, at once where it is asked now, and
 * where it pays off if it comes up later; the rest is not.
 * @param picked some of `payable`
 */
export function settling(payable: readonly Payable[], picked: readonly Payable[]): Record<string, string> {
  const orders: Record<string, string> = { everything: 'default', points: 'never' }
  for (const { topic, isNow } of payable) {
    const own = picked.filter(each => each.topic === topic).map(({ figure }) => figure)
    orders[topic] = own.length ? [isNow ? 'always' : 'default', ...own].join(' ') : 'never'
  }
  return orders
}
