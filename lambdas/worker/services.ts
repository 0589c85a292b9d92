import type { Refusal } from '../../rules/index.ts'
import type { Rest } from '../discord/api/restTypes.ts'
import { mayThread, missingToPost } from '../discord/api/rights.ts'
import type { Call, Message, Services } from '../discord/types.ts'
import { withAvailability } from '../game/availability.ts'
import { isRefusal } from '../game/change.ts'
import { holdPings } from '../game/holdPings.ts'
import { withTodaysLanguage } from '../game/languages.ts'
import { readableBy } from '../game/mayRead.ts'
import { addToOutbox, ofMaking, showsBoard } from '../game/outbox.ts'
import { withTodaysNames } from '../game/seatNames.ts'
import { withTodaysName } from '../league/todaysName.ts'
import { guestsOf } from '../store/guests.ts'
import type { LobbyRecord } from '../store/lobbyTypes.ts'
import { lostRace, retrying } from '../store/retrying.ts'
import type { SeasonRecord } from '../store/seasonTypes.ts'
import type { GameRecord, OutboxEntry, Store, UserSettings } from '../store/types.ts'
import { fetchUpload } from './fetchUpload.ts'
import { readFigures } from './figureReaders.ts'
import { helpExample } from './helpExamples.ts'
import { toShow } from './lobbyOutbox.ts'
import type { WorkerDeps } from './types.ts'

/** How often a lost race is run again before the player is asked to. */
const maxAttempts = 8
/** Interactions that are remembered as carried out, a game. */
const maxRemembered = 32

const nextVersion = <Stored extends { version: number }>(saved: Stored): Stored => ({
  ...saved,
  version: saved.version + 1,
})

/**
 * The services of one call.
 * @param settings the caller's
 * @returns with them `touched`, the games that it changed as they were saved: their outboxes are to be emptied;
 *   `seasons` and `lobbies`, the same of those; and `read`, games that it looked at, as they were
 */
export function makeServices(
  call: Call,
  deps: Pick<WorkerDeps, 'store' | 'bot' | 'random' | 'sleep' | 'cdnBase'> & {
    rest: Pick<Rest, 'canPost' | 'isMember'>
  },
  settings?: UserSettings,
): {
  services: Services
  touched: Map<string, GameRecord>
  read: ReadonlyMap<string, GameRecord>
  seasons: Map<string, SeasonRecord>
  lobbies: Map<string, LobbyRecord>
} {
  const { store, bot } = deps
  const touched = new Map<string, GameRecord>()
  const seasons = new Map<string, SeasonRecord>()
  const lobbies = new Map<string, LobbyRecord>()
  const inWords = (refusal: Refusal): Message => bot.refusalMessage(refusal, call.locale)

  /** Does the call come from where everybody is told of the game? */
  const isHere = (game: GameRecord): boolean => (game.thread ?? game.channel) === call.channel

  /** What the program may not say in this channel is found out before anything changes. */
  function lacking(game: GameRecord, outbox: readonly OutboxEntry[]): Refusal | undefined {
    if (!isHere(game) || !outbox.some(entry => entry.do === 'post')) return undefined
    const rights = missingToPost(call)
    return rights.length > 0 ? { code: 'missing-rights', about: { rights: rights.join(', ') } } : undefined
  }

  /** A thread only where it may be made, and out of the invitation whose button was pressed. */
  function fitted(game: GameRecord, outbox: readonly OutboxEntry[]): OutboxEntry[] {
    const here = game.channel === call.channel
    const allowed = game.guild !== null && (!here || mayThread(call))
    // A lobby has many challenges, and a message only one thread; what one user alone sees has none.
    const message = call.component?.action === 'join' || call.isPrivate ? null : call.message
    return outbox
      .filter(entry => entry.do !== 'thread' || allowed)
      .map(entry => (entry.do === 'thread' && here && message ? { message, ...entry } : entry))
  }

  // What the command has read to find its game need not be read again: the save is on the condition of it.
  const read = new Map<string, GameRecord>()
  const readable = readableBy(call, store)
  const remembering: Store = {
    ...readable,
    async loadGame(id) {
      const game = await readable.loadGame(id)
      if (game) read.set(id, game)
      return game
    },
  }

  /**
   * Loads a record, changes it, and saves it on the condition of what was read; a lost race is run again. A second
   * delivery of the same interaction changes nothing.
   */
  function changeStored<
    Stored extends { id: string; version: number; recent: string[]; changed: number },
  >(how: {
    load(before: number): Promise<Stored | undefined>
    missing: Refusal
    again(stored: Stored): Message
    /** what there is to be saved, with everything that is to be told */
    change(
      stored: Stored,
    ): Promise<{ next: Stored; reply(saved: Stored): Message; keepsButtons?: boolean } | Refusal | Message>
    /** @returns what is stored now; undefined where somebody else was faster */
    save(next: Stored, read: Stored, keepsButtons: boolean): Promise<Stored | undefined>
    saved(stored: Stored): void
  }): Promise<Message> {
    const attempt = async (before: number) => {
      const stored = await how.load(before)
      if (!stored) return inWords(how.missing)
      if (stored.recent.includes(call.id)) return how.again(stored)
      const changed = await how.change(stored)
      if (isRefusal(changed)) return inWords(changed)
      if ('components' in changed) return changed
      const next: Stored = {
        ...changed.next,
        id: stored.id,
        version: stored.version,
        changed: call.now,
        recent: [...stored.recent, call.id].slice(-maxRemembered),
      }
      const saved = await how.save(next, stored, changed.keepsButtons === true)
      if (saved) {
        how.saved(saved)
        return changed.reply(saved)
      }
      await deps.sleep(Math.random() * 20 * 2 ** before)
      return lostRace
    }
    return retrying(maxAttempts, attempt, inWords({ code: 'busy' }))
  }

  const services: Services = {
    store: remembering,
    canPost: deps.rest.canPost,
    async hasLeft(guild, user) {
      const found = await deps.rest.isMember(guild, user)
      return found.ok && !found.value
    },
    random: deps.random,
    fetchUpload: (upload, limit) => fetchUpload(upload, limit, deps.cdnBase),
    readFigures,
    helpExample,

    async seasonSheets(season, words) {
      const files = await import('../../rules/league/exports.ts')
      return {
        standings: files.csvOf(files.sheetIn(files.standingsSheet(season), words), words.language),
        battles: files.csvOf(files.sheetIn(files.battlesSheet(season), words), words.language),
        document: files.seasonDocument(season),
      }
    },

    async seasonRecords() {
      const [{ ratingsOf }, { recordOf, recordsOf, statsOf }] = await Promise.all([
        import('../../rules/league/ratings.ts'),
        import('../../rules/league/records.ts'),
      ])
      return { ratingsOf, recordOf, recordsOf, statsOf }
    },

    changeGame: (call, id, change, again) =>
      changeStored<GameRecord>({
        load: async before => (before === 0 ? read.get(id) : undefined) ?? (await remembering.loadGame(id)),
        missing: { code: 'no-game', about: { game: id.slice(0, 50) } },
        again(game) {
          touched.set(id, game)
          return again(game)
        },
        async change(game) {
          if (game.takingBack) return { code: 'busy' }
          const changed = await change(game)
          if (isRefusal(changed) || 'components' in changed) return changed
          const refusal = lacking(changed.game, changed.outbox)
          if (refusal) return refusal
          const named = withTodaysLanguage(withTodaysNames(changed.game, call), call)
          const seated = { ...named, seats: withAvailability(named, settings) }
          const calm = holdPings(seated, fitted(seated, changed.outbox), {
            now: call.now,
            acting: call.user.id,
          })
          const next = { ...calm.game, outbox: addToOutbox(game.outbox, calm.outbox) }
          // What is told has a key made of the version, which such a change leaves as it is.
          const keepsButtons = changed.keepsButtons === true && changed.outbox.length === 0
          const toldToAll = deps.rest.canPost && isHere(next) && showsBoard(calm.outbox)
          return { next, reply: saved => changed.reply(saved, toldToAll), keepsButtons }
        },
        async save(next, read, keepsButtons) {
          if (!keepsButtons) return (await store.saveGame(next)) ? nextVersion(next) : undefined
          return (await store.tickGame(next, read)) ? { ...next, ticks: (read.ticks ?? 0) + 1 } : undefined
        },
        saved: game => void touched.set(id, game),
      }),

    changeSeason: (call, id, change, again) =>
      changeStored<SeasonRecord>({
        load: () => remembering.loadSeason(id),
        missing: { code: 'no-season' },
        again(season) {
          seasons.set(id, season)
          return again(season)
        },
        async change(season) {
          const changed = await change(season)
          if (isRefusal(changed) || 'components' in changed) return changed
          const outbox = [...season.outbox, ...changed.outbox]
          return { next: { ...withTodaysName(changed.season, call), outbox }, reply: changed.reply }
        },
        save: async next => ((await store.saveSeason(next)) ? nextVersion(next) : undefined),
        saved: season => void seasons.set(id, season),
      }),

    changeLobby: (call, guild, channel, change) =>
      retrying(
        maxAttempts,
        async () => {
          const changed = await change(await store.loadLobby(guild, channel))
          if (isRefusal(changed)) return inWords(changed)
          const { lobby, reply } = changed
          const next = { ...lobby, outbox: toShow(lobby), changed: call.now }
          if (!(await store.saveLobby(next))) return lostRace
          lobbies.set(channel, { ...next, version: next.version + 1 })
          return reply
        },
        inWords({ code: 'busy' }),
      ),

    async createSeason(call, season, reply) {
      const record = { ...season, recent: [call.id], outbox: ofMaking(season.outbox) }
      if (!(await store.createSeason(record))) {
        // Its id is made from the interaction's: this is a second delivery.
        const made = await store.loadSeason(season.id)
        if (made) seasons.set(season.id, made)
        return reply(made ?? season)
      }
      seasons.set(season.id, record)
      return reply(season)
    },

    async createGame(call, game, outbox, reply) {
      const refusal = lacking(game, outbox)
      if (refusal) return inWords(refusal)
      const seated = { ...game, seats: withAvailability(game, settings) }
      // Somebody who is challenged has no seat yet.
      const guests = await Promise.all(guestsOf(game).map(user => store.userSettings(user)))
      const calm = holdPings(seated, fitted(seated, outbox), {
        now: call.now,
        acting: call.user.id,
        settingsOf: user => guests.find(guest => guest.user === user),
      })
      const record = { ...calm.game, changed: call.now, recent: [call.id], outbox: ofMaking(calm.outbox) }
      if (await store.createGame(record)) {
        touched.set(game.id, record)
        return reply
      }
      // Its id is made from the interaction's: this is a second delivery.
      const made = await store.loadGame(game.id)
      if (made) touched.set(game.id, made)
      return reply
    },
  }
  return { services, touched, read, seasons, lobbies }
}
