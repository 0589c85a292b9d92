import { isRefusal } from '../../game/change.ts'
import { forgetInGame } from '../../game/forgetInGame.ts'
import { isOpen, takesPart } from '../../game/seats.ts'
import { decide } from '../../league/decide.ts'
import { keepClosedSeason } from '../../league/records.ts'
import { lostRace, retrying } from '../../store/retrying.ts'
import type { Store } from '../../store/types.ts'
import { panel } from '../api/panel.ts'
import type { Call, Message, Services } from '../types.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { wordsOf } from '../words/index.ts'
import { loadGames } from './findGame.ts'

const maxAttempts = 5
/** So many games are looked at at once. */
const atOnce = 10

const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, i) => ids.slice(i * atOnce, (i + 1) * atOnce))

/** Takes a player out of a game they do not play any more. @returns false where others kept changing it */
const forgetIn = (store: Store, id: string, user: Call['user']): Promise<boolean> =>
  retrying(
    maxAttempts,
    async () => {
      const game = await store.loadGame(id)
      const forgotten = game && forgetInGame(game, user)
      if (!game || forgotten === game || !forgotten) return true
      return (await store.tickGame(forgotten, game)) || lostRace
    },
    false,
  )

/** Takes a player's name and id out of a season, where their battles stay. @returns false where others kept changing it */
const forgetInSeason = (store: Store, id: string, user: string, at: number): Promise<boolean> =>
  retrying(
    maxAttempts,
    async () => {
      const record = await store.loadSeason(id)
      if (!record) return true
      const forgotten = decide(record, { do: 'forget', user, by: user, at })
      if (isRefusal(forgotten)) return true
      const { [user]: _number, ...numbers } = forgotten.season.numbers
      // Nothing is told any more to whoever is forgotten, and no list leads from them to the season again.
      const outbox = [...record.outbox, ...forgotten.outbox]
        .filter(entry => !('user' in entry) || entry.user !== user)
        .map(entry =>
          entry.do === 'post' ? { ...entry, pings: entry.pings.filter(ping => ping !== user) } : entry,
        )
      const next = { ...forgotten.season, numbers, outbox }
      if (!(await store.saveSeason(next))) return lostRace
      return keepClosedSeason({ ...next, version: next.version + 1 }, store)
    },
    false,
  )

/**
 * Everything of the caller goes, and the caller's name and id go out of the games they have played, which stay with
 * the others. Who still plays is asked to end that first: an opponent is waiting. The list of games goes last, so
 * that whatever ends this in the middle, doing it again does the rest.
 */
export async function forgetPlayer(call: Call, { store }: Pick<Services, 'store'>): Promise<Message> {
  const { id } = call.user
  const parts = inParts(await store.everyGameOfUser(id))
  let open = 0
  for (const part of parts)
    open += (await loadGames(store, part)).filter(game => isOpen(game) && takesPart(game, id)).length
  if (open) return refusalMessage({ code: 'still-playing', about: { count: open } }, call.locale)
  for (const part of parts) {
    const done = await Promise.all(part.map(game => forgetIn(store, game, call.user)))
    if (done.includes(false)) return refusalMessage({ code: 'busy' }, call.locale)
  }
  for (const season of await store.seasonsOfUser(id))
    if (!(await forgetInSeason(store, season, id, call.now)))
      return refusalMessage({ code: 'busy' }, call.locale)
  await store.forgetUser(id)
  return panel({ texts: [wordsOf(call.locale).says.forgotten] })
}
