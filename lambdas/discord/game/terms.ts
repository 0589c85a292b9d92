import { type Camp, freeCamps } from '../../../rules/index.ts'
import { partySize } from '../../store/guests.ts'
import type { GameRecord } from '../../store/types.ts'

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
