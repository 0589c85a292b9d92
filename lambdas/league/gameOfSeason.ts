import { type AnyGame, gameOf, games, ofGame } from '../../rules/games.ts'
import type { Refusal } from '../../rules/index.ts'
import type { Season, Settings } from '../../rules/league/running.ts'
import type { GameParts, LeagueRule } from '../../rules/play/gameParts.ts'
import type { GameRecord } from '../store/types.ts'

/** The game that a season is of, as records name it. */
export const gameOfSeason = ({ season }: { season: Pick<Season, 'settings'> }): Pick<GameRecord, 'game'> =>
  ofGame(season.settings.game)

/** Seasons are of battles between two that bring armies. */
export const hasLeague = (game: GameParts<AnyGame> | undefined): boolean =>
  game?.league !== undefined &&
  game.armies !== undefined &&
  game.terms.books.some(rules => game.engine.module.maxPlayers({ rules }) >= 2)

/** Are seasons held of more than one game, so that each has to say of which it is? */
export const isOneOfSeveral = (): boolean => Object.values(games).filter(hasLeague).length > 1

/** The number that a rule on seasons has in the book of a game, as it stands behind a text: ` (2.021)`; '' where it has none. */
export function numberOfRule(of: Pick<GameRecord, 'game'>, rule: LeagueRule): string {
  const number = gameOf(of).league?.numbers?.[rule]
  return number === undefined ? '' : ` (${number})`
}

/** Rules that settings are about, by the setting. */
const ruleOfSetting: Readonly<Record<string, LeagueRule>> = { lessPlayed: 'sides', leavers: 'exclusion' }

/** A refusal of rules/league, whose numbers are those of the first game's book, as a game's own book has it. */
export function refusedIn({ game }: Pick<Settings, 'game'>, refusal: Refusal): Refusal {
  if (gameOf({ game }).league?.numbers) {
    const about = ruleOfSetting[String(refusal.about?.setting)]
    return about
      ? { ...refusal, about: { ...refusal.about, numbered: numberOfRule({ game }, about) } }
      : refusal
  }
  const { rule: _rule, ...rest } = refusal
  return rest
}
