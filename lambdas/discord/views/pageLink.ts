import { languagesOfAll } from '../../game/languages.ts'
import type { Locale } from '../../store/types.ts'
import type { GameView } from '../games/gameView.ts'
import type { BattlePage, PageLink, SeasonPage } from '../types.ts'
import { wordsOf } from '../words/index.ts'
import { labelIn } from './inAllLanguages.ts'

/**
 * The link to the page of a battle.
 * @param forAll everybody sees the message that bears it: it leads to what everybody may know
 */
export const pageLink = ({ game, viewer, locale }: GameView, forAll: boolean): PageLink<BattlePage> => ({
  // No more of it than the link is made of.
  game: {
    id: game.id,
    guild: game.guild,
    seats: game.seats.map(({ user }) => ({ user })),
    ...(game.links !== undefined && { links: game.links }),
  },
  viewer: forAll || viewer < 0 ? 'spectator' : viewer,
  label: labelIn(forAll ? languagesOfAll(game) : [locale], 'openBoard'),
})

/** The link to the page of a season. */
export const seasonPageLink = (
  { id, guild, links }: SeasonPage['season'],
  locale: Locale,
): PageLink<SeasonPage> => ({
  season: { id, guild, ...(links !== undefined && { links }) },
  label: wordsOf(locale).league.openSeason,
})
