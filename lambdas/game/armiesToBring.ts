import { type Camp, checkArmy, freeCamps, hasArmy, starterArmy } from '../../rules/combat-hex/index.ts'
import { type Refusal } from '../../rules/index.ts'
import { partySize } from '../store/guests.ts'
import type { ArmyRecord, GameRecord } from '../store/types.ts'
import type { Roster } from './figureRoster.ts'

export const otherCamp = (camp: Camp): Camp => (camp === 'good' ? 'evil' : 'good')

const camps = ['good', 'evil'] as const

/**
 * Does a player bring one army of whichever camp? By rules that let everybody, where the challenge does not
 * say; of more than two players it says so for the challenger alone.
 */
export const choosesCamp = (game: GameRecord, player: number): boolean =>
  freeCamps(game.terms.rules) && (game.terms.camps === 'rolled' || (player > 0 && partySize(game) > 2))

/** Camps in the order of the players, or null where the armies or the deployment roll decide them (3.02). */
export const campsOf = (game: GameRecord): Camp[] | null =>
  game.terms.camps === 'rolled' || partySize(game) > 2
    ? null
    : [game.terms.camps, otherCamp(game.terms.camps)]

/** The camps for which a player brings an army, or one of which where the player chooses. */
export const campsToBring = (game: GameRecord, player: number): readonly Camp[] => {
  const { camps: agreed } = game.terms
  if (agreed === 'rolled' || choosesCamp(game, player)) return camps
  return [player === 0 ? agreed : otherCamp(agreed)]
}

export function hasPicked(game: GameRecord, player: number): boolean {
  const has = (camp: Camp) => (game.seats[player]?.armies[camp]?.length ?? 0) > 0
  const wanted = campsToBring(game, player)
  return choosesCamp(game, player) ? wanted.some(has) : wanted.every(has)
}

/** A ready army of a camp that keeps to what the challenge says; [] where there is none (2.021). */
export const starterFor = ({ terms }: Pick<GameRecord, 'terms'>, camp: Camp): string[] =>
  starterArmy(camp, terms.points, terms.restrictions)

/** Camps somebody may have to bring an army of, for which there is no ready one. */
export function campsWithoutStarter(game: GameRecord): Camp[] {
  if (!game.terms.restrictions) return []
  const players = Array.from({ length: partySize(game) }, (_, player) => player)
  const wanted = new Set(players.flatMap(player => campsToBring(game, player)))
  return camps.filter(camp => wanted.has(camp) && starterFor(game, camp).length === 0)
}

/** Is there nothing ready that a player could take, should they bring nothing themselves? */
export function lacksStarter(game: GameRecord, player: number): boolean {
  const none = campsWithoutStarter(game)
  const wanted = campsToBring(game, player)
  const isNone = (camp: Camp) => none.includes(camp)
  return choosesCamp(game, player) ? wanted.every(isNone) : wanted.some(isNone)
}

/** Every reason why a player may not bring an army to a game. */
export function misfits(
  game: GameRecord,
  player: number,
  { camp, figures }: Pick<ArmyRecord, 'camp' | 'figures'>,
  { own }: Pick<Roster, 'own'>,
): Refusal[] {
  const wanted = campsToBring(game, player)
  if (!wanted.includes(camp)) return [{ code: 'army-camp', rule: '2.022', about: { camp: wanted[0]! } }]
  const { points, rules, restrictions } = game.terms
  return checkArmy(figures, { points, rules, restrictions, camp, types: own })
}

/** Why nobody could bring an army to a challenge, if so: its restrictions leave a camp without anybody to lead. */
export function noArmyPossible(game: GameRecord, { all, own }: Roster): Refusal | undefined {
  const { points, rules, restrictions } = game.terms
  for (let player = 0; player < partySize(game); player++) {
    const camps = campsToBring(game, player)
    const without = camps.filter(camp => !hasArmy(camp, all, { points, rules, restrictions, types: own }))
    if (choosesCamp(game, player) ? without.length === camps.length : without.length)
      return { code: 'no-army-possible', rule: '2.021', about: { camp: without[0]!, points } }
  }
  return undefined
}
