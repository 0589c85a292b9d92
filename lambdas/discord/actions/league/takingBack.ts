import type { Refusal } from '../../../../rules/index.ts'
import type { Round } from '../../../../rules/league/running.ts'
import { endHold, hasBegun, held } from '../../../league/holdGame.ts'
import { lostRace, retrying } from '../../../store/retrying.ts'
import type { SeasonEntry, SeasonRecord } from '../../../store/seasonTypes.ts'
import { panel } from '../../api/panel.ts'
import type { Call, Message, Services } from '../../types.ts'
import { row } from '../../views/league/seasonMessage.ts'
import { pairName } from '../../views/league/seasonNames.ts'
import { wordsOf } from '../../words/index.ts'
import { confirmIrreversible } from './confirmIrreversible.ts'
import { notDirector } from './deciding.ts'

const lastRound = ({ season }: SeasonRecord): Round | undefined => season.rounds.at(-1)
const gamesOf = (round: Round | undefined): string[] => round?.battles.flatMap(({ game }) => game ?? []) ?? []
/** Is something still to be done to the games of a round that was decided before? */
const isUnderWay = (entry: SeasonEntry, round: Round | undefined, ids: readonly string[]): boolean =>
  (entry.do === 'battle' && entry.round === round?.number) ||
  (entry.do === 'game' && ids.includes(entry.game))
const begun = ({ number: round }: Round): Refusal => ({ code: 'round-begun', about: { round } })

/** So often a game is read again that somebody else was faster to write. */
const maxAttempts = 8

/**
 * Takes back the last round, as long as nobody has played in it; its games are broken off. Before the season is written
 * each game is held: then it takes no move that the round taken back would lose. Where it comes to nothing they go on, and
 * where this process dies first, the clock sees to it.
 */
export async function takeBackRound(call: Call, services: Services): Promise<Message> {
  const { store } = services
  const words = wordsOf(call.locale)
  const { forGood, takenBackNow } = words.league
  const touched = new Set<string>()
  let isTakenBack = false

  const hold = (id: string, record: SeasonRecord): Promise<'held' | 'begun' | 'busy'> =>
    retrying<'held' | 'begun' | 'busy'>(
      maxAttempts,
      async () => {
        const game = await store.loadGame(id)
        const next = game && held(game, record, call.now)
        if (!next) return 'begun'
        return (await store.saveGame(next)) ? 'held' : lostRace
      },
      'busy',
    )

  async function holdAll(record: SeasonRecord): Promise<Refusal | undefined> {
    const round = lastRound(record)!
    for (const id of gamesOf(round)) {
      touched.add(id)
      const done = await hold(id, record)
      if (done === 'busy') return { code: 'busy' }
      if (done === 'begun') return begun(round)
    }
    return undefined
  }

  const answer = await confirmIrreversible(
    call,
    services,
    async record => {
      const refusal = notDirector(call, record)
      if (refusal) return refusal
      const round = lastRound(record)
      const ids = gamesOf(round)
      // A game that is being made is not known to the season yet, and would stay; and one that is held changes in no other way.
      if (record.outbox.some(entry => isUnderWay(entry, round, ids))) return { code: 'busy' }
      const games = await Promise.all(ids.map(id => store.loadGame(id)))
      if (round && games.some(game => game && hasBegun(game))) return begun(round)
      return { doing: { do: 'take-back' } }
    },
    record => {
      const round = lastRound(record)!
      const pairs = round.battles.filter(({ outcome }) => !outcome)
      return {
        what: 'take-back',
        lines: [
          forGood.takeBack(
            round.number,
            row(pairs.map(({ players }) => pairName(record.season, players, words))),
          ),
          forGood.takeBackHow,
        ],
      }
    },
    ({ season }) => {
      isTakenBack = true
      return panel({ texts: [takenBackNow(season.rounds.length + 1)] })
    },
    holdAll,
  )
  if (!isTakenBack) for (const id of touched) await endHold(id, store, call.now)
  return answer
}
