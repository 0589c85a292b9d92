import type { AnySave } from '../../rules/games.ts'
import type { Level } from '../../rules/index.ts'
import { isComputer } from '../store/guests.ts'
import type { GameRecord, Locale, OutboxEntry, Seat } from '../store/types.ts'
import { hasPicked } from './armiesToBring.ts'
import { starters } from './chooseArmies.ts'
import { outboxKey } from './outbox.ts'

/** Whoever plays for the program has an id of its own in every game. */
export const computerUser = (place: number): string => `computer-${place}`

/** A seat of the program. Nobody on Discord has such an id, so nobody can act for it. */
export const computerSeat = (level: Level, place: number, name: string, locale: Locale): Seat => ({
  user: computerUser(place),
  name,
  locale,
  number: computerUser(place),
  armies: {},
  computer: level,
})

/** The same game with ready armies for the computer; undefined where there is none that is allowed (2.021). */
export function withComputerArmies(game: GameRecord): GameRecord | undefined {
  if (!game.seats.some(({ computer }) => computer)) return game
  const seats = game.seats.map(seat =>
    seat.computer ? { ...seat, armies: starters(game, seat.user) } : seat,
  )
  const armed = { ...game, seats }
  return seats.every((seat, player) => !seat.computer || hasPicked(armed, player)) ? armed : undefined
}

/** The seat of the computer, where it is the computer that a battle waits for. */
export function computerAsked({ stage, save, seats }: GameRecord): Seat | undefined {
  const seat = stage === 'battle' && save?.pending ? seats[save.pending.by] : undefined
  return seat && isComputer(seat.user) ? seat : undefined
}

/** What a save leaves to be done where the computer is asked next. */
export const letComputerPlay = (game: GameRecord, save: AnySave): OutboxEntry[] =>
  computerAsked({ ...game, stage: 'battle', save }) && save.step !== null
    ? [{ key: outboxKey(game, 'computer'), do: 'computer' }]
    : []
