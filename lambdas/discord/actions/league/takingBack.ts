import type { Refusal } from '../../../../rules/index.ts'
import type { Round } from '../../../../rules/league/running.ts'
import { hasBegun, held, released } from '../../../league/holdGame.ts'
import type { SeasonRecord } from '../../../store/seasonTypes.ts'
import type { GameRecord } from '../../../store/types.ts'
import { panel } from '../../api/panel.ts'
import type { Call, Message, Services } from '../../types.ts'
import { row } from '../../views/league/seasonMessage.ts'
import { pairName } from '../../views/league/seasonNames.ts'
import { wordsOf } from '../../words/index.ts'
import { notDirector } from './deciding.ts'
import { decidingForGood } from './forGood.ts'

const lastRound = ({ season }: SeasonRecord): Round | undefined => season.rounds.at(-1)
const gamesOf = (round: Round | undefined): string[] => round?.battles.flatMap(({ game }) => game ?? []) ?? []
const begun = ({ number: round }: Round): Refusal => ({ code: 'round-begun', about: { round } })

/** So often a game is read again that somebody else was faster to write. */
const maxAttempts = 8

/**
 * Takes back the last round, as long as nobody has played in it; its games are broken off. Before the season is written
 * each game is held: then it takes no move that the round taken back would lose. Where it comes to nothing they go on.
 */
export async function takeBackRound(call: Call, services: Services): Promise<Message> {
  const { store } = services
  const words = wordsOf(call.locale)
  const { forGood, takenBackNow } = words.league
  const mark = (id: string) => `${id}/held ${call.id}`
  const touched = new Map<string, string>()
  let isTakenBack = false

  /** Writes a game as `change` makes it of what is read; undefined where that is not to be. */
  async function write(
    id: string,
    change: (game: GameRecord) => GameRecord | undefined,
  ): Promise<'written' | 'not' | 'busy'> {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const game = await store.loadGame(id)
      const next = game && change(game)
      if (!next) return 'not'
      if (await store.saveGame(next)) return 'written'
    }
    return 'busy'
  }

  async function holdAll(record: SeasonRecord): Promise<Refusal | undefined> {
    const round = lastRound(record)!
    for (const id of gamesOf(round)) {
      touched.set(id, mark(record.id))
      const done = await write(id, game => held(game, mark(record.id), call.now))
      if (done === 'busy') return { code: 'busy' }
      if (done === 'not') return begun(round)
    }
    return undefined
  }

  const answer = await decidingForGood(
    call,
    services,
    async record => {
      const refusal = notDirector(call, record)
      if (refusal) return refusal
      const round = lastRound(record)
      // A game that is being made is not known to the season yet, and would stay.
      if (record.outbox.some(entry => entry.do === 'battle' && entry.round === round?.number))
        return { code: 'busy' }
      const games = await Promise.all(gamesOf(round).map(id => store.loadGame(id)))
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
  if (!isTakenBack) for (const [id, held] of touched) await write(id, game => released(game, held, call.now))
  return answer
}
