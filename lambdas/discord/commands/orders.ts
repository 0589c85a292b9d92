import { longestOrder, type Orders, parseOrder, proceed, type Topic } from '../../../rules/index.ts'
import { applyOutcome, refused } from '../../game/applyOutcome.ts'
import type { GameRecord } from '../../store/types.ts'
import { findGame, isOpen, readGame } from '../actions/findGame.ts'
import {
  ordersOf,
  scopeOf,
  topicChoices,
  topicNamed,
  valueChoices,
  valueNamed,
} from '../actions/orderOptions.ts'
import { changing } from '../actions/playAnswers.ts'
import { limits, short } from '../api/components.ts'
import type { Call, Change, Command, Message, Refused, Services } from '../types.ts'
import { seatOf } from '../views/gameView.ts'
import { orderLine, ordersMessage } from '../views/ordersMessage.ts'
import { panel } from '../views/panel.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { wordsOf } from '../words/index.ts'
import { gameChoices, matching } from './choices.ts'
import { choice, command, game, string, subcommand } from './define.ts'

const maxAttempts = 5

/** The game that the call is about, where the caller sits at it and it goes on. */
async function gameHere(call: Call, { store }: Pick<Services, 'store'>): Promise<GameRecord | undefined> {
  const found = await readGame(call, store)
  if (!found.ok || !isOpen(found.game)) return undefined
  return seatOf(found.game, call.user.id) < 0 ? undefined : found.game
}

/** What is meant where no scope is named: the game here, else the personal default. */
const isForGame = (call: Call, here: GameRecord | undefined): boolean =>
  call.options.scope === undefined ? here !== undefined : call.options.scope === 'game'

type Turn = (orders: Orders) => Orders

/** Changes the caller's orders in a game; the open question is answered at once where an order now can. */
function change(
  call: Call,
  record: GameRecord,
  turn: Turn,
  note: (before: Orders) => string,
): Change | Refused {
  const player = seatOf(record, call.user.id)
  if (player < 0) return refused({ code: 'stranger' })
  if (!isOpen(record)) return refused({ code: 'battle-over' })
  const before = record.seats[player]?.orders ?? { mine: {}, here: {} }
  const seats = record.seats.map((seat, i) =>
    i === player ? { ...seat, orders: { ...before, here: turn(before.here) } } : seat,
  )
  const next: GameRecord = { ...record, seats }
  const said = note(before.here)
  const { save } = record
  if (save?.pending?.by === player) {
    const outcome = proceed(save, ordersOf(next))
    if (outcome.ok && outcome.save.pending?.key !== save.pending.key)
      return applyOutcome(call, { game: next, outcome, note: said })
  }
  return { game: next, outbox: [], reply: () => panel({ texts: [said] }) }
}

/** Changes the caller's default on the condition of what was read; doing it twice does no harm. */
async function changeDefault(call: Call, { store }: Services, turn: Turn, note: (before: Orders) => string) {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const before = await store.userOrders(call.user.id)
    if (await store.saveUserOrders({ ...before, orders: turn(before.orders) }))
      return panel({ texts: [note(before.orders)] })
  }
  return refusalMessage({ code: 'busy' }, call.locale)
}

async function set(call: Call, services: Services): Promise<Message> {
  const { locale } = call
  const here = await gameHere(call, services)
  const forGame = isForGame(call, here)
  const { orders } = wordsOf(locale)
  const read = (record: GameRecord | undefined) => {
    const player = record ? seatOf(record, call.user.id) : -1
    const topic = topicNamed(String(call.options.topic ?? ''), record, player, locale)
    const value = valueNamed(topic as Topic, String(call.options.value ?? ''), record, player, locale)
    return parseOrder(topic, value, scopeOf(record, player))
  }
  if (!forGame) {
    const order = read(undefined)
    if (!order.ok) return refusalMessage(order.refusal, locale)
    return changeDefault(
      call,
      services,
      before => ({ ...before, [order.topic]: order.value }),
      () => orders.setDefault(orderLine(order.topic, order.value, locale)),
    )
  }
  const which = await findGame(call, services.store)
  if (!which.ok) return refusalMessage(which.refusal, locale)
  return changing(call, services, which.id, record => {
    const order = read(record)
    if (!order.ok) return refused(order.refusal)
    return change(
      call,
      record,
      before => ({ ...before, [order.topic]: order.value }),
      () => orders.set(orderLine(order.topic, order.value, locale, record)),
    )
  })
}

const none = (): Orders => ({})
const count = (orders: Orders): number => Object.keys(orders).length

async function reset(call: Call, services: Services): Promise<Message> {
  const { orders } = wordsOf(call.locale)
  if (!isForGame(call, await gameHere(call, services)))
    return changeDefault(call, services, none, before => orders.resetDefault(count(before)))
  const which = await findGame(call, services.store)
  if (!which.ok) return refusalMessage(which.refusal, call.locale)
  return changing(call, services, which.id, record =>
    change(call, record, none, before => orders.reset(count(before))),
  )
}

async function show(call: Call, services: Services): Promise<Message> {
  const here = await gameHere(call, services)
  const mine = await services.store.userOrders(call.user.id)
  return ordersMessage(here, here ? seatOf(here, call.user.id) : -1, mine.orders, call.locale)
}

const scopes = ['game', 'default'] as const

export const ordersCommand: Command = {
  definition: command(
    'orders',
    subcommand('orders show', game()),
    subcommand(
      'orders set',
      string('orders set.topic', { required: true, complete: true, most: 60 }),
      string('orders set.value', { required: true, complete: true, most: 2 * longestOrder }),
      choice('orders set.scope', scopes),
      game(),
    ),
    subcommand('orders reset', choice('orders reset.scope', scopes, { required: true }), game()),
  ),
  async run(call, services) {
    if (call.name === 'orders set') return set(call, services)
    return call.name === 'orders reset' ? reset(call, services) : show(call, services)
  },
  async autocomplete(call, services) {
    const { focused, locale } = call
    if (!focused) return []
    if (focused.name === 'game') return gameChoices(call, services.store)
    const here = call.options.scope === 'default' ? undefined : await gameHere(call, services)
    const player = here ? seatOf(here, call.user.id) : -1
    if (focused.name === 'topic') return matching(focused.value, topicChoices(here, player, locale))
    const topic = topicNamed(String(call.options.topic ?? ''), here, player, locale)
    if (!scopeOf(here, player).topics.some(each => each === topic)) return []
    return valueChoices(topic as Topic, focused.value, here, player, locale)
      .slice(0, limits.choices)
      .map(({ name, value }) => ({ name: short(name, limits.choice), value }))
  },
}
