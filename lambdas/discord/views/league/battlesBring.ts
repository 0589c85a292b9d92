import { gameOf } from '../../../../rules/games.ts'
import { battleScores, countsAsTold, drawOf, type Season } from '../../../../rules/league/running.ts'
import { gameOfSeason } from '../../../league/gameOfSeason.ts'
import type { Words } from '../../words/index.ts'

type OfSeason = Pick<Season, 'settings'>

/** What the game's victories bring, where that depends on how great they are. */
const victoryOf = (season: OfSeason) => gameOf(gameOfSeason({ season })).league?.victory

/** What battles bring, from victory to defeat: `3 / 1 / 0`, `11–20 / 10 / 9–0`. */
export function battlesRow({ settings }: OfSeason, { league }: Words): string {
  const { scores, told = battleScores } = settings
  const { battle = told } = scores
  const victory = victoryOf({ settings })
  if (!victory || !countsAsTold(settings)) return battle.map(league.points).join(' / ')
  const [least, most] = victory
  const all = battle[0]!
  return [
    `${league.points(least)}–${league.points(most)}`,
    league.points(drawOf(settings)),
    `${league.points(all - least)}–${league.points(all - most)}`,
  ].join(' / ')
}

/** The same as a sentence for the standings, of a game whose victories are not all alike; undefined for any other. */
export function battlesBring({ settings }: OfSeason, { league }: Words): string | undefined {
  const victory = victoryOf({ settings })
  if (!victory) return undefined
  const { scores, told = battleScores } = settings
  const { battle = told } = scores
  const draw = league.points(drawOf(settings))
  return countsAsTold(settings)
    ? league.victoryBrings(league.points(victory[0]), league.points(victory[1]), draw)
    : league.everyVictory(league.points(battle[0]!), draw, league.points(battle.at(-1)!))
}
