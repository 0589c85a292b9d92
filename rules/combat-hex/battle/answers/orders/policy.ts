import type { Policy, Question } from '../../../../core/script.ts'
import type { Orders } from '../../../../play/module.ts'
import type { AnswerChoice, GameQuestion } from '../../questions.ts'
import type { CombatHexState, Figure } from '../../state.ts'
import { isMode, makeOrder, type OrderToken, says, tokensOf } from './parse.ts'
import {
  familyOf,
  isAskedByItself,
  isOwnPhase,
  leavesToDefaults,
  orderModes,
  type Topic,
  topicOfQuestion,
} from './topics.ts'

/** An order understood: what it does, on which conditions, and how it is told. */
interface Order {
  /** undefined where nobody gave one */
  topic?: Topic
  /** `topic value`, as an answer of it is marked; undefined where nobody gave one */
  name: string | undefined
  mode: (typeof orderModes)[number]
  tokens: readonly OrderToken[]
}

function readOrder(topic: Topic, value: string): Order {
  const tokens = tokensOf(topic, value)
  const mode = orderModes.find(each => tokens.some(token => says(token, each))) ?? 'always'
  return { topic, name: `${topic} ${value}`, mode, tokens: tokens.filter(token => !isMode(token)) }
}

/** Does it cost action points in a combat? An order of its own may say who decides on that. */
export const isPaidInCombat = (cost: number, { phase }: Pick<CombatHexState, 'phase'>): boolean =>
  cost > 0 && phase === 'combat'

/**
 * The order for a topic: its own, else that for what is paid in combats, else that for everything, else what the game
 * does by itself.
 */
function orderFor(question: GameQuestion, orders: Orders, topic: Topic, isPaid = false): Order {
  for (const each of [topic, ...(isPaid ? (['points'] as const) : []), 'everything'] as const) {
    const value = orders[each]
    if (value !== undefined) return readOrder(each, value)
  }
  return { name: undefined, mode: isAskedByItself(question, topic) ? 'ask' : 'default', tokens: [] }
}

/**
 * Does an answer wait for its player? Without an order one that costs points does, in the player's own phase: whoever
 * sits there decides what to pay for.
 */
const waits = ({ mode, name }: Order, state: CombatHexState, by: number, cost = 0): boolean =>
  mode === 'ask' ||
  (mode === 'ask-combat' && state.phase === 'combat') ||
  ((mode === 'ask-own' || mode === 'ask-combat' || (!name && cost > 0)) && isOwnPhase(state, by))

/** Whoever wants to decide what is paid in combats is not asked about what would change nothing. */
const isIdleAsk = ({ topic }: Order, choice: AnswerChoice): boolean =>
  topic === 'points' && choice.isVain?.() === true

const figureOf = (state: CombatHexState, id: string): Figure | undefined =>
  state.figures.find(figure => figure.id === id)
const payerOf = (state: CombatHexState, choice: AnswerChoice<unknown>): Figure =>
  figureOf(state, choice.figure)!
const isHero = (state: CombatHexState, figure: Figure): boolean => state.types[figure.type]?.kind === 'hero'

/** Does the choice keep to the conditions of an order? */
function fits(order: Order, choice: AnswerChoice, state: CombatHexState, by: number): boolean {
  if (order.mode === 'never') return false
  const payer = payerOf(state, choice)
  const about = choice.about.flatMap(id => figureOf(state, id) ?? [])
  const enemies = about.filter(({ owner }) => owner !== by)
  const labels = order.tokens.flatMap(token => (token.is === 'figure' ? [token.label] : []))
  const foes = labels.filter(label => figureOf(state, label)?.owner !== by)
  const own = labels.filter(label => !foes.includes(label))
  if (own.length && ![payer, ...about].some(({ id }) => own.includes(id))) return false
  if (foes.length && !enemies.some(({ id }) => foes.includes(id))) return false
  return order.tokens.every(token => {
    if (token.is === 'keep') return !choice.cost || payer.ap - choice.cost >= token.ap
    switch (token.is === 'word' ? token.word : undefined) {
      case 'heroes':
        return isHero(state, payer)
      case 'warriors':
        return !isHero(state, payer)
      case 'against-heroes':
        return enemies.some(enemy => isHero(state, enemy))
      case 'against-warriors':
        return enemies.some(enemy => !isHero(state, enemy))
      default:
        return true
    }
  })
}

/** Would it take from what is to be kept? Abilities that a reserve names may draw on it. */
function breaksReserve(reserve: Order, choice: AnswerChoice<unknown>, state: CombatHexState): boolean {
  if (!choice.cost) return false
  const payer = payerOf(state, choice)
  const labels = reserve.tokens.flatMap(token => (token.is === 'figure' ? [token.label] : []))
  const keptFor = reserve.tokens.flatMap(token => (token.is === 'ability' ? [token.id] : []))
  const [kept] = reserve.tokens.flatMap(token => (token.is === 'number' ? [token.n] : []))
  const other = isHero(state, payer) ? 'warriors' : 'heroes'
  if (reserve.tokens.some(token => says(token, other))) return false
  if (labels.length && !labels.includes(payer.id)) return false
  if (keptFor.length) {
    if (keptFor.some(id => id === choice.ability)) return false
    const printed = state.types[payer.type]!.abilities
    if (!printed.some(({ id }, i) => keptFor.includes(id) && !payer.used.includes(i))) return false
  }
  return payer.ap - choice.cost < kept!
}

/** Points that the player wants kept, if any. */
const reserveOf = (orders: Orders): Order | undefined =>
  orders['reserve'] === undefined ? undefined : readOrder('reserve', orders['reserve'])

type PolicyAnswer = ReturnType<Policy<CombatHexState>>

const byDefault = (answer: string): PolicyAnswer => ({ answer, from: 'default' })
/** How the end of a phase is marked in which nobody could do anything. */
export const nothingToDo = 'nothing to do'
const byOrder = (answer: string, { name }: Order): PolicyAnswer => ({
  answer,
  from: name ? `order ${name}` : 'default',
})

/** Which of the choices is taken, if any: each by the order of its own topic. */
function decide(
  question: GameQuestion,
  possible: readonly AnswerChoice[],
  state: CombatHexState,
  orders: Orders,
): PolicyAnswer {
  const { by } = question
  const whole = topicOfQuestion(question)
  const reserve = reserveOf(orders)
  const choices = possible.map(choice => {
    const isPaid = isPaidInCombat(choice.cost, state)
    const order = orderFor(question, orders, (whole ?? choice.ability)!, isPaid)
    const against = !fits(order, choice, state, by)
      ? order
      : reserve && breaksReserve(reserve, choice, state)
        ? reserve
        : undefined
    return { choice, order, against }
  })
  const open = choices.filter(({ against }) => !against)
  if (open.some(({ order, choice }) => waits(order, state, by, choice.cost) && !isIdleAsk(order, choice)))
    return undefined
  for (const { choice, order } of open) {
    if (order.mode === 'always') return byOrder(choice.answer, order)
    if (choice.recommended()) return byOrder(choice.answer, order.tokens.length ? order : unnamed)
  }
  // An order counts as the reason where the program would have done it otherwise.
  const reason = choices.find(({ choice }) => choice.recommended())?.against
  const decline = question.decline!
  return reason ? byOrder(decline, reason) : byDefault(decline)
}
const unnamed: Order = { name: undefined, mode: 'default', tokens: [] }

/** How much a figure is preferred by one word: the less, the sooner. */
function rank(token: OrderToken, id: string, question: GameQuestion, state: CombatHexState): number {
  const figure = figureOf(state, id)!
  const { kind, about, by } = question
  if (token.is === 'figure') return token.label === id ? 0 : 1
  if (token.is === 'nearest') return question.far?.(id, token.hex) ?? 1000
  const size = () => (kind === 'combat' ? about.chains.find(chain => chain.includes(id))!.length : 0)
  if (says(token, 'biggest')) return -size()
  if (says(token, 'smallest')) return size()
  if (figure.owner === by) return 1000
  if (says(token, 'heroes')) return isHero(state, figure) ? 0 : 1
  if (says(token, 'warriors')) return isHero(state, figure) ? 1 : 0
  return (kind === 'allocate' && about.targets.find(target => target.id === id)?.life) || figure.life
}

/** An answer by what the order prefers. */
const preferred = (question: GameQuestion, state: CombatHexState, order: Order): PolicyAnswer => {
  const answer = question.prefer!((a, b) => {
    for (const token of order.tokens) {
      const difference = rank(token, a, question, state) - rank(token, b, question, state)
      if (difference) return difference
    }
    return 0
  })
  return byOrder(answer, order)
}

const ownFigures = ({ figures }: CombatHexState, by: number): Figure[] =>
  figures.filter(({ owner, condition }) => owner === by && condition === 'standing')

/** Is it a question of an action phase in which none of the side's figures has acted as yet? */
export const hasNobodyActed = ({ kind, about, by }: GameQuestion, state: CombatHexState): boolean =>
  kind === 'act' &&
  about.active === null &&
  ownFigures(state, by).every(({ actionTaken }) => actionTaken === 'nothing')

/**
 * Can a player do nothing in the phase that begins but end it? Where anything was done in it, the end stays the player's:
 * until then it can be taken back.
 */
function isIdle(question: GameQuestion, state: CombatHexState): boolean {
  if (!hasNobodyActed(question, state)) return false
  const { by, space } = question
  if (ownFigures(state, by).some(({ used }) => used.length)) return false
  // Nearly everybody can turn at least, which is found soonest.
  return space.enumerate('turn ', 1).length === 0 && space.enumerate('', 2).join() === 'done'
}

function answerOf(question: GameQuestion, state: CombatHexState, orders: Orders): PolicyAnswer {
  if (isIdle(question, state)) return { answer: 'done', from: nothingToDo }
  if (question.choices) return decide(question, question.choices(), state, orders)
  const topic = topicOfQuestion(question)
  if (!topic) return undefined
  const order = orderFor(question, orders, topic)
  if (waits(order, state, question.by)) return undefined
  if (leavesToDefaults(order.mode)) return byDefault(question.fallback())
  if (question.prefer) return preferred(question, state, order)
  // Whom to move, and which dice to throw again, where the ability itself was used already.
  if (familyOf(topic) === 'spend') return byDefault(question.fallback())
  return byOrder(order.mode === 'never' ? 'done' : makeOrder(order.tokens), order)
}

/**
 * Answers in the players' absence, by the orders of each; who gave none has the defaults. Only legal answers
 * are given: where an order does not fit, the default is. An answer by an order is marked with it.
 */
export function ordersPolicy(orders: readonly (Orders | undefined)[]): Policy<CombatHexState> {
  return (asked: Question, state) => {
    const question = asked as GameQuestion
    const given = answerOf(question, state, orders[question.by] ?? {})
    return given && !question.space.check(given.answer).ok ? byDefault(question.fallback()) : given
  }
}

/** The least chance on which anybody's hero stakes its last point. */
const minChance = 1 / 2

/** Would a hero spend its last action point on less than an even chance? What does not come back is its player's to risk. */
function isRash(choice: AnswerChoice<unknown>, state: CombatHexState): boolean {
  const payer = payerOf(state, choice)
  if (!choice.cost || payer.ap > choice.cost || !isHero(state, payer)) return false
  return (choice.chance?.() ?? 1) < minChance
}

/**
 * Sound play in the place of a player, whatever the orders say of waiting; it leaves alone what is kept in reserve, and a
 * hero's last point where it would more likely be spent for nothing.
 */
export function soundAnswer(asked: Question, state: CombatHexState, orders: Orders = {}): string {
  const { choices, decline, sparing, fallback } = asked as GameQuestion
  const reserve = reserveOf(orders)
  const may = (choice: AnswerChoice<unknown>) =>
    !(reserve && breaksReserve(reserve, choice, state)) && !isRash(choice, state)
  if (choices) return choices().find(choice => may(choice) && choice.recommended())?.answer ?? decline!
  return sparing ? sparing(may) : fallback()
}

/** The order that gave an answer, by its mark in the journal. */
export function orderIn(from: string): { topic: string; value: string } | undefined {
  const found = /^order (\S+) (.+)$/.exec(from)
  return found ? { topic: found[1]!, value: found[2]! } : undefined
}

/**
 * The orders of a player in one battle: those given for it over what holds for all. An order for everything leaves
 * nothing of those but the points in reserve.
 */
export function joinedOrders(mine: Orders, here: Orders): Orders {
  if (!Object.hasOwn(here, 'everything')) return { ...mine, ...here }
  return { ...(mine['reserve'] !== undefined && { reserve: mine['reserve'] }), ...here }
}
