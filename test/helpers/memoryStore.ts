import { serverDefaults, userDefaults } from '../../lambdas/store/defaults.ts'
import { dueTime } from '../../lambdas/store/dueTime.ts'
import { guestsOf } from '../../lambdas/store/guests.ts'
import { lobbyEntry } from '../../lambdas/store/lobbyKeys.ts'
import type { LobbyRecord } from '../../lambdas/store/lobbyTypes.ts'
import { seasonDueTime } from '../../lambdas/store/seasonDue.ts'
import { seasonEntry } from '../../lambdas/store/seasonKeys.ts'
import type { ClosedSeasons, SeasonRecord } from '../../lambdas/store/seasonTypes.ts'
import { tutorialIdsOf } from '../../lambdas/store/tutorialId.ts'
import type {
  ArmyRecord,
  BoardRecord,
  FiguresRecord,
  GameRecord,
  KeptCommand,
  LateNotice,
  LogEntry,
  ServerSettings,
  ShownBoard,
  Store,
  UserOrders,
  UserSettings,
} from '../../lambdas/store/types.ts'
import { isUnsaid, tryTimes } from '../../lambdas/store/waiting.ts'
import { ofGame } from '../../rules/games.ts'

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

const gameMark = (of?: { game?: string }) => `/${ofGame(of?.game).game ?? ''}`
const armyKey = (user: string, name: string, of?: { game?: string }) =>
  `${user}${gameMark(of)}/${name.toLowerCase()}`

/** A store in memory with the promises of the real one: conditional writes, and nothing shared by reference. */
export function memoryStore(): Store & {
  games: Map<string, GameRecord>
  logs: Map<string, Map<number, LogEntry>>
  seasons: Map<string, SeasonRecord>
  lobbies: Map<string, LobbyRecord>
  reads: string[]
} {
  const games = new Map<string, GameRecord>()
  const seasons = new Map<string, SeasonRecord>()
  const seasonPointers = new Map<string, { guild: string; kind: 'open' | 'past'; name: string }>()
  const closed = new Map<string, ClosedSeasons>()
  const logs = new Map<string, Map<number, LogEntry>>()
  const lobbies = new Map<string, LobbyRecord>()
  const openGames = new Set<string>()
  const armies = new Map<string, ArmyRecord>()
  const boards = new Map<string, BoardRecord>()
  const figures = new Map<string, FiguresRecord>()
  const users = new Map<string, UserSettings>()
  const orders = new Map<string, UserOrders>()
  let ranAt: number | undefined
  const shownBoards = new Map<string, ShownBoard>()
  const commands = new Map<string, KeptCommand>()
  const lateNotices = new Map<string, LateNotice>()
  const servers = new Map<string, ServerSettings>()
  const pointers = new Map<string, Set<string>>()
  const reads: string[] = []
  const pointed = (key: string) => [...(pointers.get(key) ?? [])].reverse()
  const point = (key: string, id: string) => pointers.set(key, (pointers.get(key) ?? new Set()).add(id))
  const isAsRead = (game: GameRecord) => {
    const stored = games.get(game.id)
    return stored?.version === game.version && stored.ticks === game.ticks
  }
  return {
    games,
    logs,
    seasons,
    lobbies,
    reads,
    async loadGame(id) {
      reads.push(id)
      const game = games.get(id)
      return game && copy(game)
    },
    async createGame(game) {
      if (games.has(game.id)) return false
      games.set(game.id, copy(game))
      return true
    },
    async saveGame(game) {
      if (!isAsRead(game)) return false
      games.set(game.id, copy({ ...game, version: game.version + 1 }))
      return true
    },
    async tickGame(game, read) {
      const outbox = JSON.stringify(games.get(game.id)?.outbox)
      if (!isAsRead(read) || outbox !== JSON.stringify(read.outbox)) return false
      games.set(game.id, copy({ ...game, ticks: (read.ticks ?? 0) + 1 }))
      return true
    },
    async clearOutbox(game) {
      if (!isAsRead(game)) return false
      const stored = games.get(game.id)!
      games.set(game.id, { ...stored, thread: game.thread, outbox: [] })
      return true
    },
    due: async (now, limit) =>
      [
        ...[...games.values()].map(game => ({ id: game.id, due: dueTime(game) })),
        ...[...seasons.values()].map(season => ({ id: seasonEntry(season.id), due: seasonDueTime(season) })),
        ...[...lobbies.values()].map(lobby => ({
          id: lobbyEntry(lobby.guild, lobby.channel),
          due: tryTimes(lobby)[0],
        })),
      ]
        .map(({ id, due }) => ({ id, due: due ?? Number.POSITIVE_INFINITY }))
        .filter(({ due }) => due <= now)
        .sort((a, b) => a.due - b.due)
        .slice(0, limit)
        .map(({ id }) => id),
    unsaid: async limit =>
      [
        ...[...games.values()].filter(isUnsaid).map(game => game.id),
        ...[...seasons.values()].filter(isUnsaid).map(({ id }) => seasonEntry(id)),
        ...[...lobbies.values()].filter(isUnsaid).map(each => lobbyEntry(each.guild, each.channel)),
      ].slice(0, limit),
    async gamesOfChannel(channel) {
      const isHome = (id: string) => Number(games.get(id)?.thread === channel)
      return pointed(`c${channel}`).sort((a, b) => isHome(b) - isHome(a))
    },
    gamesOfUser: async user => pointed(`u${user}`).slice(0, 100),
    everyGameOfUser: async user => pointed(`u${user}`),
    async indexGame(game) {
      for (const user of [...game.seats.map(seat => seat.user), ...guestsOf(game)]) point(`u${user}`, game.id)
      point(`c${game.thread ?? game.channel}`, game.id)
      if (game.guild === null || game.invited !== null) return
      if (game.stage === 'challenge') openGames.add(game.id)
      else openGames.delete(game.id)
    },
    async appendLog(game, entries) {
      const log = logs.get(game) ?? new Map<number, LogEntry>()
      for (const entry of entries) log.set(entry.n, copy(entry))
      logs.set(game, log)
    },
    readLog: async game => [...(logs.get(game)?.values() ?? [])].sort((a, b) => a.n - b.n),
    loadSeason: async id => {
      const season = seasons.get(id)
      return season && copy(season)
    },
    async createSeason(season) {
      if (seasons.has(season.id)) return false
      seasons.set(season.id, copy(season))
      return true
    },
    async saveSeason(season) {
      if (seasons.get(season.id)?.version !== season.version) return false
      seasons.set(season.id, copy({ ...season, version: season.version + 1 }))
      return true
    },
    async indexSeason({ id, guild, season }, user) {
      const kind = season.stage === 'over' ? 'past' : 'open'
      seasonPointers.set(id, { guild, kind, name: season.settings.name })
      if (user) point(`s${user}`, id)
    },
    seasonsOfServer: async (guild, kind, limit) =>
      [...seasonPointers]
        .filter(([, each]) => each.guild === guild && each.kind === kind)
        .reverse()
        .slice(0, limit)
        .map(([id, { name }]) => ({ id, name, stage: seasons.get(id)!.season.stage })),
    seasonsOfUser: async user => pointed(`s${user}`),
    closedSeasons: async guild => copy(closed.get(guild) ?? { guild, seasons: {}, version: 0 }),
    async saveClosedSeasons(saved) {
      if ((closed.get(saved.guild)?.version ?? 0) !== saved.version) return false
      closed.set(saved.guild, copy({ ...saved, version: saved.version + 1 }))
      return true
    },
    lobbiesOf: async guild => [...lobbies.values()].filter(each => each.guild === guild).map(copy),
    loadLobby: async (_guild, channel) => {
      const lobby = lobbies.get(channel)
      return lobby && copy(lobby)
    },
    async saveLobby(lobby) {
      if ((lobbies.get(lobby.channel)?.version ?? 0) !== lobby.version) return false
      lobbies.set(lobby.channel, copy({ ...lobby, version: lobby.version + 1 }))
      return true
    },
    async deleteLobby({ channel, version }) {
      return lobbies.get(channel)?.version === version && lobbies.delete(channel)
    },
    openChallenges: async (guild, limit) =>
      [...openGames]
        .filter(id => games.get(id)?.guild === guild)
        .reverse()
        .slice(0, limit),
    armiesOf: async (user, of) =>
      [...armies.values()].filter(army => army.user === user && gameMark(army) === gameMark(of)).map(copy),
    loadArmy: async (user, name, of) => {
      const army = armies.get(armyKey(user, name, of))
      return army && copy(army)
    },
    async saveArmy(army) {
      const key = armyKey(army.user, army.name, army)
      if ((armies.get(key)?.version ?? 0) !== army.version) return false
      armies.set(key, copy({ ...army, version: army.version + 1 }))
      return true
    },
    deleteArmy: async (user, name, of) => armies.delete(armyKey(user, name, of)),
    boardsOf: async guild => [...boards.values()].filter(board => board.guild === guild).map(copy),
    loadBoard: async (guild, id) => {
      const board = boards.get(`${guild}/${id}`)
      return board && copy(board)
    },
    async saveBoard(board) {
      const key = `${board.guild}/${board.id}`
      if ((boards.get(key)?.version ?? 0) !== board.version) return false
      boards.set(key, copy({ ...board, version: board.version + 1 }))
      return true
    },
    async deleteBoard({ guild, id, version }) {
      return boards.get(`${guild}/${id}`)?.version === version && boards.delete(`${guild}/${id}`)
    },
    figuresOf: async (guild, of) =>
      copy(
        figures.get(guild + gameMark(of)) ?? {
          guild,
          ...ofGame(of?.game),
          figures: [],
          version: 0,
          recent: [],
        },
      ),
    async saveFigures(record) {
      const key = record.guild + gameMark(record)
      if ((figures.get(key)?.version ?? 0) !== record.version) return false
      figures.set(key, copy({ ...record, version: record.version + 1 }))
      return true
    },
    userSettings: async user => users.get(user) ?? userDefaults(user),
    async saveUserSettings(settings) {
      users.set(settings.user, settings)
    },
    userOrders: async (user, of) =>
      copy(orders.get(user + gameMark(of)) ?? { user, ...ofGame(of?.game), orders: {}, version: 0 }),
    async saveUserOrders(saved) {
      const key = saved.user + gameMark(saved)
      if ((orders.get(key)?.version ?? 0) !== saved.version) return false
      orders.set(key, copy({ ...saved, version: saved.version + 1 }))
      return true
    },
    async swapBoard(shown) {
      const key = `${shown.user}/${shown.channel}/${shown.game}`
      const before = shownBoards.get(key)
      shownBoards.set(key, copy(shown))
      return before
    },
    keptCommand: async (user, id) => commands.get(`${user}/${id}`),
    async keepCommand(kept) {
      commands.set(`${kept.user}/${kept.id}`, copy(kept))
    },
    lateNotice: async channel => lateNotices.get(channel),
    async saveLateNotice(notice) {
      lateNotices.set(notice.channel, notice)
    },
    clockRan: async () => ranAt,
    async saveClockRan(at) {
      ranAt = at
    },
    serverSettings: async guild => servers.get(guild) ?? serverDefaults(guild),
    async saveServerSettings(settings) {
      servers.set(settings.guild, settings)
    },
    async forgetUser(user) {
      users.delete(user)
      for (const [key, kept] of orders) if (kept.user === user) orders.delete(key)
      pointers.delete(`u${user}`)
      pointers.delete(`s${user}`)
      for (const id of tutorialIdsOf(user)) {
        games.delete(id)
        logs.delete(id)
      }
      for (const [key, army] of armies) if (army.user === user) armies.delete(key)
    },
  }
}
