import { boards, type Camp, checkArmies, joinSeed, type Refusal, setUp } from '../../rules/index.ts'
import { bringOrders, ordersOf } from '../discord/actions/orderOptions.ts'
import type { Call, Change, Refused, Services } from '../discord/types.ts'
import { armiesMessage } from '../discord/views/armiesMessage.ts'
import { armyFaults } from '../discord/views/armyFaults.ts'
import { challengeMessage } from '../discord/views/challengeMessage.ts'
import { seatOf } from '../discord/views/gameView.ts'
import { threadName } from '../discord/views/threadName.ts'
import { awaited, guestsOf } from '../store/guests.ts'
import type { GameRecord, OutboxEntry, Seat } from '../store/types.ts'
import { type Actor, applyOutcome, keyOf, post, refused } from './applyOutcome.ts'
import {
  campsOf,
  campsToBring,
  campsWithoutStarter,
  choosesCamp,
  hasPicked,
  starterFor,
} from './armiesToBring.ts'
import { dueAt } from './deadline.ts'
import { ownAmong, rosterToPick } from './figureRoster.ts'

export const numberLimit = 100

/** A player's part in the seed as it is kept: one line, without what would shape a message. */
export const cleanNumber = (text: string): string => text.replace(/[\s`\p{C}]+/gu, ' ').trim()

export const seatFor = (call: Call, number: string): Seat => ({
  user: call.user.id,
  name: call.user.name,
  locale: call.locale,
  number,
  armies: {},
})

/** The challenge is taken up: board drawn, thread asked for, armies to be chosen. */
export function accept(
  call: Call,
  services: Pick<Services, 'random'>,
  game: GameRecord,
  number: string | undefined,
  everybody: boolean,
): Change | Refused {
  if (game.stage !== 'challenge') return refused({ code: 'challenge-gone' })
  if (seatOf(game, call.user.id) >= 0) return refused({ code: 'own-challenge' })
  if (game.invited !== null && !guestsOf(game).includes(call.user.id)) return refused({ code: 'not-invited' })
  const mine = number === undefined ? call.id : cleanNumber(number)
  if (mine.length > numberLimit || !mine) return refused({ code: 'number-long' })
  const all = boards()
  const drawn = all[Number.parseInt(services.random(4), 16) % all.length]!.id
  const seats = [...game.seats, seatFor(call, mine)]
  const joined: GameRecord = { ...game, seats, changed: call.now }
  if (awaited(joined).length)
    return {
      game: joined,
      // Whoever types the command has no message to be changed.
      outbox: everybody ? [] : [post(game, 'challenge')],
      reply: saved => ({
        ...challengeMessage(saved, everybody ? saved.language : call.locale),
        ...(everybody && { everybody }),
      }),
    }
  const next: GameRecord = {
    ...joined,
    stage: 'armies',
    terms: { ...game.terms, board: game.terms.board === 'random' ? drawn : game.terms.board },
    until: dueAt(game.terms.pace, call.now),
    changed: call.now,
  }
  const outbox: OutboxEntry[] = [
    { key: keyOf(game, 'thread'), do: 'thread', name: threadName(next) },
    { key: keyOf(game, 'index'), do: 'index' },
    post(
      game,
      'armies',
      {},
      seats.map(seat => seat.user),
    ),
  ]
  return {
    game: next,
    outbox,
    reply: saved =>
      everybody
        ? { ...challengeMessage(saved, saved.language), everybody: true }
        : armiesMessage(saved, call.locale, call.user.id),
  }
}

/** The challenged one says no, or the challenger withdraws. */
export function decline(call: Call, game: GameRecord, everybody: boolean): Change | Refused {
  if (game.stage !== 'challenge') return refused({ code: 'challenge-gone' })
  if (seatOf(game, call.user.id) < 0) {
    if (game.invited === null) return refused({ code: 'open-challenge' })
    if (!guestsOf(game).includes(call.user.id)) return refused({ code: 'not-invited' })
  }
  const next: GameRecord = { ...game, stage: 'declined', until: null, changed: call.now }
  const everyone = new Set([...guestsOf(game), ...game.seats.map(seat => seat.user)])
  const others = [...everyone].filter(user => user !== call.user.id)
  return {
    game: next,
    outbox: [
      { key: keyOf(game, 'index'), do: 'index' },
      post(game, 'declined', { by: call.user.id }, others),
    ],
    reply: saved => ({
      ...challengeMessage(saved, everybody ? saved.language : call.locale),
      ...(everybody && { everybody }),
    }),
  }
}

/** What a player brings; figure type ids by camp. */
export type Picked = Partial<Record<Camp, string[]>>

/**
 * Starter armies of the camps that a player brings to this game, where there are any (2.021).
 * @param wanted where the player chooses the camp
 */
export function starters(game: GameRecord, user: string, wanted?: string): Picked {
  const player = Math.max(0, seatOf(game, user))
  const camps = campsToBring(game, player)
  const none = campsWithoutStarter(game)
  const ready = camps.filter(camp => !none.includes(camp))
  const chosen = choosesCamp(game, player)
    ? [camps.find(camp => camp === wanted) ?? ready[player % ready.length] ?? camps[0]!]
    : camps
  return Object.fromEntries(
    chosen.filter(camp => ready.includes(camp)).map(camp => [camp, starterFor(game, camp)]),
  )
}

/**
 * A player's choice of armies is kept, hidden from the opponent until both have chosen; then the battle is
 * set up and begins.
 * @param ready those of them that are ready-made
 * @param everybody the button stands on a message for all, which then shows who has chosen
 */
export async function pick(
  call: Call,
  { store }: Pick<Services, 'store'>,
  game: GameRecord,
  picked: Picked,
  everybody: boolean,
  ready: Picked = {},
): Promise<Change | Refused> {
  const player = seatOf(game, call.user.id)
  if (player < 0) return refused({ code: 'stranger' })
  if (game.stage !== 'armies') return refused({ code: 'not-picking' })
  const wanted = campsToBring(game, player)
  for (const camp of ['good', 'evil'] as const)
    if (picked[camp] && !wanted.includes(camp))
      return refused({ code: 'army-camp', rule: '2.022', about: { camp: wanted[0]! } })
  const ids = (from: Picked) => [...(from.good ?? []), ...(from.evil ?? [])]
  const roster = await rosterToPick(store, game, ids(ready))
  const { points, rules, restrictions } = game.terms
  const faults = checkArmies(picked, { points, rules, restrictions, types: roster.own })
  if (faults.length) return { ...refused(faults[0]!), shown: armyFaults(faults, call.locale, roster) }
  const one = choosesCamp(game, player)
  if (one && Object.keys(picked).length > 1) return refused({ code: 'one-army' })
  const seats = game.seats.map((seat, i) =>
    i === player ? { ...seat, armies: { ...(!one && seat.armies), ...picked } } : seat,
  )
  const types = { ...game.types, ...ownAmong(ids(picked), roster) }
  const remembers = Object.keys(types).length > 0
  const next: GameRecord = { ...game, seats, ...(remembers && { types }), changed: call.now }
  if (!seats.every((_, i) => hasPicked(next, i))) {
    const told = hasPicked(next, player) && !everybody
    return {
      game: next,
      outbox: told ? [post(game, 'armies')] : [],
      reply: saved =>
        everybody
          ? { ...armiesMessage(saved, saved.language, null), everybody: true }
          : armiesMessage(saved, call.locale, call.user.id),
    }
  }
  return begin(call, await bringOrders(store, next), everybody)
}

/** Why a player cannot take ready armies alone: restrictions leave none of a camp that is wanted (2.021). */
function missingStarter(
  game: GameRecord,
  player: number,
  ready: Picked,
  wanted: string,
): Refusal | undefined {
  const camps = campsToBring(game, player).filter(camp => !choosesCamp(game, player) || camp === wanted)
  const camp = camps.find(each => !ready[each])
  return camp && { code: 'no-starter', rule: '2.021', about: { camp } }
}

/** Picks ready armies, by the button under the message for all. */
export function pickReady(
  call: Call,
  services: Pick<Services, 'store'>,
  game: GameRecord,
  wanted: string,
): Promise<Change | Refused> {
  const ready = starters(game, call.user.id, wanted)
  const player = seatOf(game, call.user.id)
  const missing = player >= 0 && missingStarter(game, player, ready, wanted)
  if (missing) return Promise.resolve(refused(missing))
  return pick(call, services, game, ready, true, ready)
}

/** Both armies are chosen: the battle is set up, and the dice fall. */
export function begin(call: Actor, game: GameRecord, everybody = false): Change | Refused {
  const { terms, seats } = game
  const outcome = setUp(
    {
      rules: terms.rules,
      points: terms.points,
      board: terms.board === 'rolled' ? null : terms.board,
      ...(game.grounds && { grounds: game.grounds }),
      ...(game.types && { types: game.types }),
      camps: campsOf(game),
      players: seats.map(({ name, armies }) => ({ name, armies })),
      seed: joinSeed(
        game.secret,
        seats.map(seat => seat.number),
      ),
    },
    { orders: ordersOf(game) },
  )
  if (!outcome.ok) return refused(outcome.refusal)
  // From here on the battle itself remembers them.
  const { grounds: _grounds, types: _types, ...rest } = game
  const change = applyOutcome(call, { game: rest, outcome })
  return {
    ...change,
    ...(everybody && {
      reply: saved => ({ ...armiesMessage(saved, saved.language, null), everybody: true }),
    }),
  }
}
