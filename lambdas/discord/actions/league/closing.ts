import { battlesOf, type Decision, roundCount } from '../../../../rules/league/running.ts'
import { isRefusal } from '../../../game/change.ts'
import { wholeLog } from '../../../game/wholeLog.ts'
import { decideAll } from '../../../league/decide.ts'
import { isDecided, resultOf } from '../../../league/result.ts'
import { records } from '../../../league/seasonEntries.ts'
import type { SeasonRecord } from '../../../store/seasonTypes.ts'
import { panel } from '../../api/panel.ts'
import type { Call, Message, Services } from '../../types.ts'
import { row } from '../../views/league/seasonMessage.ts'
import { entrantName, pairName } from '../../views/league/seasonNames.ts'
import { winnersText } from '../../views/league/seasonPicture.ts'
import { closedText } from '../../views/league/seasonPosts.ts'
import { standingsMessage } from '../../views/league/standingsMessage.ts'
import { refusalMessage } from '../../views/refusalMessage.ts'
import { plain } from '../../words/fill.ts'
import { wordsOf } from '../../words/index.ts'
import { confirmIrreversible } from './confirmIrreversible.ts'
import { notDirector } from './deciding.ts'
import { findSeason } from './findSeason.ts'

/** A director ends the season; its table stays. */
export const closeSeason = (call: Call, services: Services): Promise<Message> =>
  confirmIrreversible(
    call,
    services,
    () => ({ doing: { do: 'close', ...(call.options.abandon === true && { abandon: true }) } }),
    ({ season }, { season: { season: closed } }) => {
      const words = wordsOf(call.locale)
      const { forGood } = words.league
      const winners = winnersText(closed, words, entrantName)
      const open = battlesOf(season).filter(({ battle }) => battle.outcome === null)
      const pairs = open.map(({ battle }) => pairName(season, battle.players, words))
      const [done, all] = [season.rounds.length, roundCount(season)]
      return {
        what: 'close',
        lines: [
          forGood.close(plain(season.settings.name)),
          done < all && forGood.roundsOf(done, all),
          pairs.length > 0 &&
            forGood.abandoned(row(pairs), words.league.points(season.settings.scores.neitherAtFault)),
          season.draft !== null && forGood.draftDropped,
          winners !== undefined && words.league.winners(winners),
          forGood.closeHow,
        ],
      }
    },
    // Everybody is told in the channel.
    saved => panel({ texts: [closedText(saved, wordsOf(call.locale))], accent: 'fine' }),
  )

/** Tells a season once more how its games ended, as they stand in the store. What it knows already counts once. */
export async function recount(call: Call, services: Services): Promise<Message> {
  const { store } = services
  const { locale } = call
  const id = await findSeason(call, store)
  if (isRefusal(id)) return refusalMessage(id, locale)
  const { league } = wordsOf(locale)
  let counted = 0
  const show = (saved: SeasonRecord) => standingsMessage(saved, locale, { note: league.recounted(counted) })
  return services.changeSeason(
    call,
    id,
    async record => {
      const refusal = notDirector(call, record)
      if (refusal) return refusal
      const battles = battlesOf(record.season).filter(({ battle }) => battle.game !== null)
      counted = battles.length
      // What was told before would count once all the same.
      const untold = battles.filter(({ battle }) => !battle.outcome?.result && !battle.late)
      const decisions = await Promise.all(
        untold.map(async ({ battle }): Promise<Decision[]> => {
          const game = await store.loadGame(battle.game!)
          const result = game && isDecided(game) && resultOf(game, await wholeLog(store, game))
          return game && result
            ? [{ do: 'result', game: game.id, result, by: '', at: call.now, as: 'program' }]
            : []
        }),
      )
      const { season, outbox } = decideAll(record, decisions.flat())
      const isTold = record.season.stage !== 'over' || outbox.some(entry => entry.do === 'records')
      return { season, outbox: isTold ? outbox : [...outbox, records(record)], reply: show }
    },
    show,
  )
}
