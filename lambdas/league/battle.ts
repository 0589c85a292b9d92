import { commit, joinSeed, type Refusal } from '../../rules/index.ts'
import type { Season } from '../../rules/league/running.ts'
import { newSeat } from '../game/answerChallenge.ts'
import { beginBattle } from '../game/beginBattle.ts'
import { isRefusal } from '../game/change.ts'
import { dueAt } from '../game/deadline.ts'
import { index, ofMaking, outboxKey, post } from '../game/outbox.ts'
import { type SeasonArmies, type SeasonRecord, termsOf } from '../store/seasonTypes.ts'
import type { GameRecord, OutboxEntry, Seat } from '../store/types.ts'
import { gameOfSeason } from './gameOfSeason.ts'

const battleAt = (season: Season, round: number, table: number) => season.rounds[round - 1]!.battles[table]!

/** What is always the same for the same battle of a season, and nobody outside can tell beforehand. */
const derived = (record: SeasonRecord, ...purpose: (string | number)[]): string =>
  joinSeed(record.secret, purpose.map(String))

/**
 * The id of the game in which a battle is fought: the same however often it is asked for, until the battle is to be
 * fought anew.
 */
export function gameIdOf(record: SeasonRecord, round: number, table: number): string {
  const { formerGames } = battleAt(record.season, round, table)
  const text = derived(record, 'game', round, table, formerGames.length)
  return BigInt(`0x${text.slice(0, 16)}`).toString(36)
}

/** A player's part in the seed of the dice of a battle, fixed by when they joined and by the game. */
export const numberOf = ({ numbers }: Pick<SeasonRecord, 'numbers'>, user: string, game: string): string =>
  `${Object.hasOwn(numbers, user) ? numbers[user] : user}-${game}`

/**
 * The game of a battle as it is made when its round is published: armies are chosen, camps and board as they were
 * paired (3.02).
 */
export function gameOfBattle(record: SeasonRecord, round: number, table: number, now: number): GameRecord {
  const { season, channel, guild, language } = record
  const battle = battleAt(season, round, table)
  const { players, sides } = battle
  const id = gameIdOf(record, round, table)
  const secret = derived(record, 'secret', id)
  const { pace, ...terms } = termsOf(record)
  const seats = players.map((number): Seat => {
    const { user, name, armies } = season.entrants[number!]!
    const who = { user: { id: user, name }, locale: language, now }
    return { ...newSeat(who, numberOf(record, user, id)), armies: { ...(armies as SeasonArmies) } }
  })
  return {
    id,
    ...gameOfSeason(record),
    version: 0,
    stage: 'armies',
    guild,
    channel,
    thread: null,
    language,
    terms: {
      ...terms,
      pace,
      camps: sides === null ? 'rolled' : (season.settings.sides[sides[0]] ?? 'rolled'),
      board: battle.board ?? 'rolled',
    },
    season: { id: season.id, name: season.settings.name, round, table },
    ...(record.customBoards && { customBoards: record.customBoards }),
    ...(record.types && { types: record.types }),
    invited: seats[1]!.user,
    seats,
    secret,
    commitment: commit(secret),
    save: null,
    until: dueAt(pace, now),
    made: now,
    changed: now,
    pinged: null,
    drawOffer: null,
    recent: [],
    outbox: [],
  }
}

/**
 * The same, begun: its thread is asked for, its players are called, and the dice fall.
 * @param game with the players' standing orders
 */
export function beginSeasonBattle(game: GameRecord, now: number): GameRecord | Refusal {
  const actor = { user: { id: '', name: '' }, locale: game.language, now }
  const begun = beginBattle(actor, game)
  if (isRefusal(begun)) return begun
  const opening: OutboxEntry[] = [
    { key: outboxKey(game, 'thread'), do: 'thread' },
    index(game),
    post(
      game,
      'season-battle',
      {},
      game.seats.map(({ user }) => user),
    ),
  ]
  return { ...begun.game, outbox: ofMaking([...opening, ...begun.outbox]) }
}
