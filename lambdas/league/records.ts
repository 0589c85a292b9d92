import type { Season, SeasonBattle } from '../../rules/league/running.ts'
import { lostRace, retrying } from '../store/retrying.ts'
import type { ClosedSeasons, SeasonRecord } from '../store/seasonTypes.ts'
import type { Store } from '../store/types.ts'

const maxAttempts = 8

const battleFor = ({ late: _late, ...battle }: SeasonBattle): SeasonBattle => ({
  ...battle,
  vetoes: [],
  game: null,
  formerGames: [],
})

/** A closed season with no more than its table, ratings and records are worked out from. */
const shortened = (season: Season): Season => ({
  ...season,
  seed: '',
  settings: { ...season.settings, terms: {}, scenario: '' },
  directors: [],
  referees: [],
  entrants: season.entrants.map(entrant => ({ ...entrant, armies: null, faults: [] })),
  rounds: season.rounds.map(round => ({ ...round, battles: round.battles.map(battleFor) })),
  draft: null,
  drafts: 0,
  rulings: [],
  decisions: 0,
})

const beganAt = (season: Season): number => season.rounds[0]?.published ?? 0

/** The closed seasons of one game, in the order in which they began. */
export const seasonsInOrder = ({ seasons }: ClosedSeasons, game: string): Season[] =>
  Object.values(seasons)
    .map(({ season }) => season)
    .filter(({ settings }) => settings.game === game)
    .sort((a, b) => beganAt(a) - beganAt(b) || (a.id < b.id ? -1 : 1))

/**
 * Keeps what a closed season gives to the records of its server in the place of what it gave before; an older state of
 * the season changes nothing.
 * @returns false where others kept changing the records
 */
export const keepClosedSeason = (
  { guild, season, version }: Pick<SeasonRecord, 'guild' | 'season' | 'version'>,
  store: Pick<Store, 'closedSeasons' | 'saveClosedSeasons'>,
): Promise<boolean> =>
  retrying(
    maxAttempts,
    async () => {
      const closed = await store.closedSeasons(guild)
      const known = closed.seasons[season.id]
      if (season.stage !== 'over' || (known && known.version > version)) return true
      const seasons = { ...closed.seasons, [season.id]: { version, season: shortened(season) } }
      return (await store.saveClosedSeasons({ ...closed, seasons })) || lostRace
    },
    false,
  )
