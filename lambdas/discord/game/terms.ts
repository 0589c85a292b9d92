import type { Camp } from '../../../rules/index.ts'
import type { GameRecord } from '../../store/types.ts'

export const otherCamp = (camp: Camp): Camp => (camp === 'good' ? 'evil' : 'good')

/** Camps in the order of the players, or null where the deployment roll decides them (3.02). */
export const campsOf = ({ terms }: GameRecord): Camp[] | null =>
  terms.camps === 'rolled' ? null : [terms.camps, otherCamp(terms.camps)]

/** The camps for which a player brings an army. */
export const campsToBring = (game: GameRecord, player: number): Camp[] => {
  const camps = campsOf(game)
  return camps ? [camps[player]!] : ['good', 'evil']
}

export const hasPicked = (game: GameRecord, player: number): boolean =>
  campsToBring(game, player).every(camp => game.seats[player]?.armies[camp]?.length)
