import { firstGame, gameOf, ofGame } from '../../../rules/games.ts'
import type { Orders, Refusal } from '../../../rules/index.ts'
import type { ParsedOrder } from '../../../rules/play/gameParts.ts'
import { isRefusal } from '../../game/change.ts'
import { type ChangeOrders, changeOrders } from '../../game/changeOrders.ts'
import { isOpen, seatOf } from '../../game/seats.ts'
import { lostRace, retrying } from '../../store/retrying.ts'
import type { GameRecord, OfGame } from '../../store/types.ts'
import { truncated } from '../../truncated.ts'
import { battleChange } from '../actions/battleChange.ts'
import { findGame, readGame } from '../actions/findGame.ts'
import { gameMeant, gameSaid, hasOrders } from '../actions/gameMeant.ts'
import { changing } from '../actions/playAnswers.ts'
import { limits } from '../api/limits.ts'
import { panel } from '../api/panel.ts'
import { matching } from '../games/choices.ts'
import type { OrderPlace, OrdersInWords } from '../games/face.ts'
import { faceOf } from '../games/index.ts'
import type { Call, Changing, Command, Message, Services } from '../types.ts'
import { ordersMessage } from '../views/ordersMessage.ts'
import { presentMessage } from '../views/presentMessage.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { wordsOf } from '../words/index.ts'
import { choice, command, game, string, subcommand } from './define.ts'
import { gameChoices } from './gameChoices.ts'
import { system } from './listChoices.ts'

const maxAttempts = 5

/**
 * The game that the call is about, where the caller sits at it and it goes on; none where another kind of game is named
 * than is played here.
 */
async function gameHere(call: Call, { store }: Pick<Services, 'store'>): Promise<GameRecord | undefined> {
  const found = await readGame(call, store)
  if (isRefusal(found) || !isOpen(found)) return undefined
  const said = gameSaid(call, hasOrders)
  if (said !== undefined && said !== (found.game ?? firstGame)) return undefined
  return seatOf(found, call.user.id) < 0 ? undefined : found
}

/**
 * Where the caller names neither a game nor a scope and plays in several games: those, to choose from. An order that was
 * meant for one of them would do nothing there as a default.
 */
async function whichGame(call: Call, { store }: Services): Promise<Message | undefined> {
  if (call.options.scope !== undefined || gameSaid(call, hasOrders) !== undefined) return undefined
  const found = await findGame(call, store)
  const games = isRefusal(found) && 'games' in found ? found.games : []
  if (!games.length || games.some(game => seatOf(game, call.user.id) < 0)) return undefined
  const { orders } = wordsOf(call.locale)
  return { ...refusalMessage({ code: 'which-game', games }, call.locale), elsewise: orders.orDefault }
}

/** What is meant where no scope is named: the game here, else the personal default. */
const isForGame = (call: Call, here: GameRecord | undefined): boolean =>
  call.options.scope === undefined ? here !== undefined : call.options.scope === 'game'

/** Changes the caller's orders in a game. */
function change(
  call: Call,
  record: GameRecord,
  turn: ChangeOrders,
  note: (before: Orders) => string,
): Changing {
  const changed = changeOrders(call, record, turn)
  if (isRefusal(changed)) return changed
  const said = note(record.seats[seatOf(record, call.user.id)]?.orders?.here ?? {})
  return 'told' in changed
    ? battleChange(call, changed, said)
    : { ...changed, keepsButtons: true, reply: () => panel({ texts: [said] }) }
}

/** Changes the caller's default for a kind of game on the condition of what was read; doing it twice does no harm. */
async function changeDefault(
  call: Call,
  { store }: Services,
  of: OfGame,
  turn: ChangeOrders,
  note: (before: Orders) => string,
) {
  const attempt = async () => {
    const before = await store.userOrders(call.user.id, of)
    const saved = await store.saveUserOrders({ ...before, orders: turn(before.orders) })
    return saved ? panel({ texts: [note(before.orders)] }) : lostRace
  }
  return retrying(maxAttempts, attempt, refusalMessage({ code: 'busy' }, call.locale))
}

/** The longest value that can be typed. */
const maxValue = 160

/** How the orders of a game read and what they may be; a game that takes none refuses. */
function ordersOfGame(
  record: OfGame,
):
  | { inWords: OrdersInWords; parse: (topic: string, value: string, place: OrderPlace) => ParsedOrder }
  | Refusal {
  const { orders } = gameOf(record)
  const inWords = faceOf(record).orders
  if (!orders || !inWords) return { code: 'no-orders' }
  return {
    inWords,
    parse: (topic, value, { game: here, player }) =>
      orders.parse(topic, value, {
        book: here?.terms.rules,
        ...(here?.save && { begun: { save: here.save, player } }),
      }),
  }
}

async function set(call: Call, services: Services): Promise<Message> {
  const { locale } = call
  const several = await whichGame(call, services)
  if (several) return several
  const here = await gameHere(call, services)
  const forGame = isForGame(call, here)
  const { orders } = wordsOf(locale)
  const of = await gameMeant(call, services.store, hasOrders)
  const read = (record: GameRecord | undefined): { line: string; topic: string; value: string } | Refusal => {
    const own = ordersOfGame(record ?? of)
    if (isRefusal(own)) return own
    const place = { game: record, player: record ? seatOf(record, call.user.id) : -1, locale }
    const topic = own.inWords.topicNamed(String(call.options.topic ?? ''), place)
    const value = own.inWords.valueNamed(topic, String(call.options.value ?? ''), place)
    const order = own.parse(topic, value, place)
    return order.ok ? { ...order, line: own.inWords.line(order.topic, order.value, place) } : order.refusal
  }
  if (!forGame) {
    const order = read(undefined)
    if (isRefusal(order)) return refusalMessage(order, locale)
    return changeDefault(
      call,
      services,
      of,
      before => ({ ...before, [order.topic]: order.value }),
      () => orders.setDefault(order.line),
    )
  }
  const which = await findGame(call, services.store)
  if (isRefusal(which)) return refusalMessage(which, locale)
  return changing(call, services, which, record => {
    const order = read(record)
    if (isRefusal(order)) return order
    return change(
      call,
      record,
      before => ({ ...before, [order.topic]: order.value }),
      () => orders.set(order.line),
    )
  })
}

const none = (): Orders => ({})
const count = (orders: Orders): number => Object.keys(orders).length

async function reset(call: Call, services: Services): Promise<Message> {
  const { orders } = wordsOf(call.locale)
  if (!isForGame(call, await gameHere(call, services)))
    return changeDefault(call, services, await gameMeant(call, services.store, hasOrders), none, before =>
      orders.resetDefault(count(before)),
    )
  const which = await findGame(call, services.store)
  if (isRefusal(which)) return refusalMessage(which, call.locale)
  return changing(call, services, which, record =>
    change(call, record, none, before => orders.reset(count(before))),
  )
}

async function show(call: Call, services: Services): Promise<Message> {
  const here = await gameHere(call, services)
  const of = here ? ofGame(here.game) : await gameMeant(call, services.store, hasOrders)
  const own = ordersOfGame(of)
  if (isRefusal(own)) return refusalMessage(own, call.locale)
  const mine = await services.store.userOrders(call.user.id, of)
  const player = here ? seatOf(here, call.user.id) : -1
  return ordersMessage(here, player, mine.orders, own.inWords, call.locale)
}

/**
 * A player says who decides what is paid for in fights: in this game from now on, and in every new one.
 * @param who `program`, or whoever presses
 */
export async function whoDecides(call: Call, services: Services, id: string, who: string): Promise<Message> {
  const { locale, user } = call
  const found = await services.store.loadGame(id)
  const deciding = found && gameOf(found).orders?.deciding
  if (!deciding) return refusalMessage({ code: 'no-game', about: { game: id } }, locale)
  const order = who === 'program' ? deciding.program : deciding.self
  const { orders } = wordsOf(locale)
  const said = who === 'program' ? orders.programDecides : orders.selfDecides
  const join = (before: Orders): Orders => ({ ...before, ...order })
  // The default first: where the game has changed meanwhile, doing both again does no harm.
  if (seatOf(found, user.id) >= 0) await changeDefault(call, services, ofGame(found.game), join, () => said)
  if (!isOpen(found)) return panel({ texts: [said] })
  return changing(call, services, id, record => {
    const changed = change(call, record, join, () => said)
    return 'keepsButtons' in changed && call.isPrivate
      ? { ...changed, reply: saved => presentMessage(saved, locale, user.id, said) }
      : changed
  })
}

const scopes = ['game', 'default'] as const

export const ordersCommand: Command = {
  definition: command(
    'orders',
    subcommand('orders show', game(), ...system(hasOrders)),
    subcommand(
      'orders set',
      string('orders set.topic', { required: true, complete: true, most: 60 }),
      string('orders set.value', { required: true, complete: true, most: maxValue }),
      choice('orders set.scope', scopes),
      game(),
      ...system(hasOrders),
    ),
    subcommand(
      'orders reset',
      choice('orders reset.scope', scopes, { required: true }),
      game(),
      ...system(hasOrders),
    ),
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
    const place = { game: here, player: here ? seatOf(here, call.user.id) : -1, locale }
    const own = ordersOfGame(here ?? (await gameMeant(call, services.store, hasOrders)))
    if (isRefusal(own)) return []
    if (focused.name === 'topic') return matching(focused.value, own.inWords.topics(place))
    const topic = own.inWords.topicNamed(String(call.options.topic ?? ''), place)
    return own.inWords
      .values(topic, focused.value, place)
      .slice(0, limits.choices)
      .map(({ name, value }) => ({ name: truncated(name, limits.choice), value }))
  },
}
