import { isRefusal } from '../../../game/change.ts'
import { seasonsInOrder } from '../../../league/records.ts'
import type { SeasonRecord } from '../../../store/seasonTypes.ts'
import { panel } from '../../api/panel.ts'
import type { Call, Message, Services } from '../../types.ts'
import { row } from '../../views/league/seasonMessage.ts'
import { entrantName } from '../../views/league/seasonNames.ts'
import { plain } from '../../words/fill.ts'
import { wordsOf } from '../../words/index.ts'
import { confirmIrreversible } from './confirmIrreversible.ts'
import { readSeason } from './findSeason.ts'

/** What everybody is rated in the game of a season by the closed seasons of its server, by user. */
async function ratingsBefore(
  { season: { settings }, guild }: Pick<SeasonRecord, 'season' | 'guild'>,
  { store, seasonRecords }: Pick<Services, 'store' | 'seasonRecords'>,
): Promise<Record<string, number>> {
  const { ratingsOf } = await seasonRecords()
  const rated = ratingsOf(seasonsInOrder(await store.closedSeasons(guild), settings.game))
  return Object.fromEntries([...rated].map(([user, { rating }]) => [user, rating]))
}

/** Registration closes, and the season begins: places go by the ratings of this moment where its settings say so. */
export async function startSeason(call: Call, services: Services): Promise<Message> {
  const words = wordsOf(call.locale)
  const found = await readSeason(call, services.store)
  const ratings =
    !isRefusal(found) && found.season.settings.seeding === 'rating' && (await ratingsBefore(found, services))
  return confirmIrreversible(
    call,
    services,
    () => ({
      doing: {
        do: 'start',
        ...(call.options.without === true && { without: true }),
        ...(ratings && { ratings }),
      },
    }),
    (_, { season: { season }, events }) => {
      const { forGood } = words.league
      const { name, format } = season.settings
      const started = events.find(({ event }) => event === 'started')
      const { entrants, out } = started?.event === 'started' ? started : { entrants: [], out: [] }
      const names = (numbers: readonly number[]) =>
        row(numbers.map(number => entrantName(season, number, words)))
      return {
        what: 'start',
        lines: [
          forGood.start(plain(name), entrants.length, names(entrants.toSorted((a, b) => a - b))),
          out.length > 0 && forGood.startWithout(names(out)),
          forGood.startHow,
          forGood.lateEntry(format === 'swiss'),
        ],
      }
    },
    ({ season }, events) => {
      const started = events.find(({ event }) => event === 'started')
      const out =
        started?.event === 'started'
          ? started.out.map(number => entrantName(season, number, words)).join(', ')
          : ''
      const playing = season.entrants.filter(({ state }) => state === 'in').length
      return panel({ texts: [words.league.started(playing, out)] })
    },
  )
}
