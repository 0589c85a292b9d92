import { gameOf, games } from '../../../rules/games.ts'
import { numbersOf, starterFor } from '../../game/armiesToBring.ts'
import { beginBattle } from '../../game/beginBattle.ts'
import { isRefusal } from '../../game/change.ts'
import {
  allHavePicked,
  cannotChoose,
  chooseArmies,
  figuresOf,
  missingStarter,
  type Picked,
  pickFaults,
  starters,
} from '../../game/chooseArmies.ts'
import { rosterToPick } from '../../game/figureRoster.ts'
import { edit } from '../../game/outbox.ts'
import { seatOf } from '../../game/seats.ts'
import { bringOrders } from '../../game/standingOrders.ts'
import type { ArmyRecord, GameRecord } from '../../store/types.ts'
import type { Call, Changing, Message, Services } from '../types.ts'
import { armiesMessage } from '../views/armiesMessage.ts'
import { armyFaults } from '../views/armyFaults.ts'
import { pickedArmies } from '../views/pickedArmies.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { battleChange } from './battleChange.ts'
import { findArmy } from './ownArmies.ts'
import { changing } from './playAnswers.ts'

/** Who has chosen, on the message for all; and what the caller has, for the caller alone. */
export const armiesForAll = ({ locale, user }: Call, saved: GameRecord): Message => ({
  ...armiesMessage(saved, saved.language, null),
  everybody: true,
  besides: pickedArmies(saved, locale, user.id),
})

/**
 * Keeps a player's choice of armies; when everybody has chosen, the battle begins.
 * @param ready those of them that are ready-made
 * @param everybody the button stands on a message for all, which then shows who has chosen
 */
export async function pickArmies(
  call: Call,
  { store }: Pick<Services, 'store'>,
  game: GameRecord,
  picked: Picked,
  { everybody, ready = {} }: { everybody: boolean; ready?: Picked },
): Promise<Changing> {
  const refusal = cannotChoose(game, call.user.id, picked)
  if (refusal) return refusal
  const roster = await rosterToPick(store, game, figuresOf(ready))
  const faults = pickFaults(game, picked, roster)
  if (faults.length) return armyFaults(faults, call.locale, roster)
  const chosen = chooseArmies(call, game, picked, { roster, onMessage: everybody })
  if (isRefusal(chosen)) return chosen
  const toAll = (saved: GameRecord) => armiesForAll(call, saved)
  if (!allHavePicked(chosen.game))
    return {
      ...chosen,
      reply: saved => (everybody ? toAll(saved) : armiesMessage(saved, call.locale, call.user.id)),
    }
  const begun = beginBattle(call, await bringOrders(store, chosen.game))
  if (isRefusal(begun)) return begun
  // Both armies are shown before anything else happens, by the message for all or by one of their own.
  if (!everybody) begun.outbox.unshift(edit(game, 'armies', 'or-post'))
  const change = battleChange(call, begun)
  const besides = (saved: GameRecord) => pickedArmies(saved, call.locale, call.user.id)
  return {
    ...change,
    reply: (saved, toldToAll) =>
      everybody ? toAll(saved) : { ...change.reply(saved, toldToAll), besides: besides(saved) },
  }
}

/** Picks ready armies, by the button under the message for all, or under one that the caller alone sees. */
export async function pickReady(
  call: Call,
  services: Pick<Services, 'store'>,
  game: GameRecord,
  wanted: string,
): Promise<Changing> {
  const ready = starters(game, call.user.id, wanted)
  const player = seatOf(game, call.user.id)
  const missing = player >= 0 && missingStarter(game, player, ready, wanted)
  return missing || pickArmies(call, services, game, ready, { everybody: !call.isPrivate, ready })
}

/** What stands for the ready-made army of a list. */
export const starterName = (list: string): string => `starter-${list}`

/** Names that stand for the ready-made armies of a game, with the list of each. */
const startersOf = (game: Pick<GameRecord, 'game'>): [name: string, list: string][] =>
  (gameOf(game).armies?.lists ?? []).map(list => [starterName(list), list])

/** Those of all games. */
export const starterNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(games).flatMap(game => startersOf({ game })),
)

export const isStarter = (name: string): boolean => Object.hasOwn(starterNames, name)

/** Picks armies of the caller for a game, by name; the ready ones of its lists are always there. */
export async function pickByName(
  call: Call,
  services: Services,
  id: string,
  names: readonly string[],
): Promise<Message> {
  const found = await services.store.loadGame(id)
  // Nobody ever chooses armies in a game without any.
  if (found && !gameOf(found).armies) return refusalMessage({ code: 'not-picking' }, call.locale)
  const starters = new Map(found ? startersOf(found) : Object.entries(starterNames))
  const own = new Map<string, ArmyRecord>()
  for (const name of names) {
    if (starters.has(name)) continue
    const army = await findArmy(call, services, name, found ?? {})
    if (isRefusal(army)) return refusalMessage(army, call.locale)
    own.set(name, army)
  }
  return changing(call, services, id, game => {
    const picked: Picked = {}
    const ready: Picked = {}
    for (const name of names) {
      const camp = own.get(name)?.camp ?? starters.get(name)!
      if (picked[camp]) return { code: 'same-camp', rule: numbersOf(game).lists, about: { camp } }
      const army = own.get(name)
      const figures = army?.figures ?? starterFor(game, camp)
      if (!army && !figures.length)
        return { code: 'no-starter', rule: numbersOf(game).restrictions, about: { camp } }
      picked[camp] = figures
      if (!army) ready[camp] = picked[camp]
    }
    return pickArmies(call, services, game, picked, { everybody: false, ready })
  })
}
