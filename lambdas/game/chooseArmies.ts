import { type Refusal } from '../../rules/index.ts'
import type { GameRecord } from '../store/types.ts'
import {
  armiesOf,
  campsToBring,
  campsWithoutStarter,
  choosesCamp,
  hasPicked,
  numbersOf,
  starterFor,
} from './armiesToBring.ts'
import type { Actor, Changed } from './change.ts'
import { ownAmong, type Roster } from './figureRoster.ts'
import { edit } from './outbox.ts'
import { seatOf } from './seats.ts'

/** What a player brings; ids of pieces by list. */
export type Picked = Record<string, string[]>

export const figuresOf = (picked: Picked): string[] => Object.values(picked).flat()

/**
 * Starter armies of the camps that a player brings to this game, where there are any.
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

/** Why a player cannot take ready armies alone: restrictions leave none of a camp that is wanted. */
export function missingStarter(
  game: GameRecord,
  player: number,
  ready: Picked,
  wanted: string,
): Refusal | undefined {
  const camps = campsToBring(game, player).filter(camp => !choosesCamp(game, player) || camp === wanted)
  const camp = camps.find(each => !ready[each])
  return camp === undefined
    ? undefined
    : { code: 'no-starter', rule: numbersOf(game).restrictions, about: { camp } }
}

/** Why a user does not choose armies here, or not of these camps. */
export function cannotChoose(game: GameRecord, user: string, picked: Picked): Refusal | undefined {
  const player = seatOf(game, user)
  if (player < 0) return { code: 'stranger' }
  if (game.stage !== 'armies') return { code: 'not-picking' }
  const wanted = campsToBring(game, player)
  const isWrong = Object.keys(picked).some(list => !wanted.includes(list))
  return isWrong ? { code: 'army-camp', rule: numbersOf(game).lists, about: { camp: wanted[0]! } } : undefined
}

/** Every reason why these armies may not take the field in this game. */
export const pickFaults = (game: GameRecord, picked: Picked, { own }: Roster): Refusal[] =>
  armiesOf(game).checkAll(picked, { ...game.terms, types: own })

/**
 * A player's choice of armies is kept, hidden from the opponent until both have chosen. The armies are allowed
 * (`cannotChoose`, `pickFaults`).
 * @param options.onMessage chosen on the message for all, which then shows who has: elsewhere that one is changed
 */
export function chooseArmies(
  { user, now }: Pick<Actor, 'user' | 'now'>,
  game: GameRecord,
  picked: Picked,
  { roster, onMessage }: { roster: Roster; onMessage: boolean },
): Changed | Refusal {
  const player = seatOf(game, user.id)
  const one = choosesCamp(game, player)
  if (one && Object.keys(picked).length > 1) return { code: 'one-army' }
  const seats = game.seats.map((seat, i) =>
    i === player ? { ...seat, armies: { ...(!one && seat.armies), ...picked } } : seat,
  )
  const types = { ...game.types, ...ownAmong(figuresOf(picked), roster) }
  const remembers = Object.keys(types).length > 0
  const next: GameRecord = { ...game, seats, ...(remembers && { types }), changed: now }
  return {
    game: next,
    outbox: hasPicked(next, player) && !onMessage ? [edit(game, 'armies', 'or-post')] : [],
  }
}

/** Has everybody chosen? Then the battle may begin. */
export const allHavePicked = (game: GameRecord): boolean => game.seats.every((_, i) => hasPicked(game, i))
