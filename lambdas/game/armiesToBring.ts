import { type AnyGame, gameOf } from '../../rules/games.ts'
import type { Refusal } from '../../rules/index.ts'
import type { Armies } from '../../rules/play/gameParts.ts'
import { partySize } from '../store/guests.ts'
import type { ArmyRecord, GameRecord } from '../store/types.ts'
import type { Roster } from './figureRoster.ts'

/** How armies are made in a game. @throws for a game without armies */
export function armiesOf(record: Pick<GameRecord, 'game'>): Armies<AnyGame> {
  const { armies } = gameOf(record)
  if (!armies) throw new Error(`no armies in ${record.game}`)
  return armies
}

/** Numbers of rules for what is refused about armies in a game; none where its book has none. */
export const numbersOf = (
  record: Pick<GameRecord, 'game'>,
): Partial<NonNullable<Armies<AnyGame>['numbers']>> => gameOf(record).armies?.numbers ?? {}

/** Of two lists the one that is not this one. */
export const otherList = (record: Pick<GameRecord, 'game'>, list: string): string =>
  armiesOf(record).lists.find(each => each !== list) ?? list

/** Of which lists a player brings armies, and whether it is one of them, as the player chooses. */
const wantedOf = (game: GameRecord, player: number) =>
  gameOf(game).armies?.wanted(game.terms, player, partySize(game)) ?? { lists: [], one: false }

/**
 * Does a player bring one army of whichever list? By rules that let everybody, where the challenge does not
 * say; of more than two players it says so for the challenger alone.
 */
export const choosesCamp = (game: GameRecord, player: number): boolean => wantedOf(game, player).one

/** Sides in the order of the players, or null where the armies or the game decide them. */
export const campsOf = (game: GameRecord): string[] | null =>
  gameOf(game).armies?.sidesOf(game.terms, partySize(game)) ?? null

/** The lists of which a player brings an army, or one of which where the player chooses. */
export const campsToBring = (game: GameRecord, player: number): readonly string[] =>
  wantedOf(game, player).lists

export function hasPicked(game: GameRecord, player: number): boolean {
  const has = (list: string) => (game.seats[player]?.armies[list]?.length ?? 0) > 0
  const { lists, one } = wantedOf(game, player)
  return one ? lists.some(has) : lists.every(has)
}

/** A ready army of a list that keeps to what the challenge says; [] where there is none. */
export const starterFor = (game: Pick<GameRecord, 'game' | 'terms'>, list: string): string[] =>
  armiesOf(game).starter(list, game.terms)

/** Lists somebody may have to bring an army of, for which there is no ready one. */
export function campsWithoutStarter(game: GameRecord): string[] {
  if (!game.terms.restrictions) return []
  const players = Array.from({ length: partySize(game) }, (_, player) => player)
  const wanted = new Set(players.flatMap(player => campsToBring(game, player)))
  return armiesOf(game).lists.filter(list => wanted.has(list) && starterFor(game, list).length === 0)
}

/** Is there nothing ready that a player could take, should they bring nothing themselves? */
export function lacksStarter(game: GameRecord, player: number): boolean {
  const none = campsWithoutStarter(game)
  const { lists, one } = wantedOf(game, player)
  const isNone = (list: string) => none.includes(list)
  return one ? lists.every(isNone) : lists.some(isNone)
}

/** Every reason why a player may not bring an army to a game. */
export function misfits(
  game: GameRecord,
  player: number,
  { camp, figures }: Pick<ArmyRecord, 'camp' | 'figures'>,
  { own }: Pick<Roster, 'own'>,
): Refusal[] {
  const wanted = campsToBring(game, player)
  if (!wanted.includes(camp))
    return [{ code: 'army-camp', rule: numbersOf(game).lists, about: { camp: wanted[0]! } }]
  return armiesOf(game).check(figures, { ...game.terms, list: camp, types: own })
}

/** Why nobody could bring an army to a challenge, if so: its restrictions leave a list without anybody to lead. */
export function noArmyPossible(game: GameRecord, { all, own }: Roster): Refusal | undefined {
  for (let player = 0; player < partySize(game); player++) {
    const { lists, one } = wantedOf(game, player)
    const without = lists.filter(list => !armiesOf(game).isPossible(list, all, { ...game.terms, types: own }))
    if (one ? without.length === lists.length : without.length)
      return {
        code: 'no-army-possible',
        rule: numbersOf(game).restrictions,
        about: { camp: without[0]!, points: game.terms.points },
      }
  }
  return undefined
}
