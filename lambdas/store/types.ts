import type { AnyGame, AnySave, GamePiece } from '../../rules/games.ts'
import type { LessonState, Level, Orders } from '../../rules/index.ts'
import type { LobbyRecord } from './lobbyTypes.ts'
import type { ChangingView, LogEntry, News, OutboxEntry, Posted } from './outboxTypes.ts'
import type { ClosedSeasons, SeasonPlace, SeasonPointer, SeasonRecord } from './seasonTypes.ts'
import type { KeptRestrictions, Locale, Pace, Terms } from './terms.ts'

export * from './outboxTypes.ts'
export * from './terms.ts'

/** When a reminder comes: so long before the deadline; `quarter`: when a quarter of the time is left. */
export const reminders = ['quarter', '1h', '3h', '12h', 'off'] as const
export type Reminder = (typeof reminders)[number]

export const palettes = ['standard', 'colour-blind'] as const
/** The colours of the pictures that a player alone sees. */
export type PaletteName = (typeof palettes)[number]

export const markings = ['few', 'all'] as const
/** How much is written on the figures of the pictures that a player alone sees. */
export type Marking = (typeof markings)[number]

/** In whose colours, and with how many marks on its tokens, a picture is drawn. */
export interface Appearance {
  palette: PaletteName
  marks: Marking
}

/** A player of a game, in the order of the battle's players; the challenger is first. */
export interface Seat {
  /** '' like the name, where the player wanted to be forgotten */
  user: string
  name: string
  /** the name on Discord, where another player of the game has it too: `name` tells them apart then */
  called?: string
  /** the name that nobody else on Discord has, as far as it is known */
  handle?: string
  locale: Locale
  /** the player's part in the seed of the dice */
  number: string
  /** armies picked for this game by list, as ids of pieces; hidden from the other until both have picked */
  armies: Record<string, string[]>
  /** the program itself plays here, and how well */
  computer?: Level
  /** whom it plays on for, where it was called in for somebody (`/game substitute`) */
  standsFor?: string
  /** that player's user, who may take the seat back, for as long as they are not forgotten */
  leftBy?: string
  /** others may call the computer for this player at any time (`/game substitute allow:`) */
  mayBeCalledFor?: true
  /** standing orders: the player's default as it was when the battle began, and those for this game over it */
  orders?: { mine: Orders; here: Orders }
  /** number of the event by which the program first spent the player's points in a fight, without an order of theirs */
  decided?: number
  /** what of the player's settings others meet: copied here when the player acts or changes them */
  rest?: Pick<UserSettings, 'timeZone' | 'quiet' | 'holiday'>
}

export const stages = ['challenge', 'armies', 'battle', 'over', 'declined'] as const
export type Stage = (typeof stages)[number]

/** What the clock knows of one deadline. */
export interface ClockState {
  /** the deadline it is about; void as soon as the game has another one in `until` */
  of: number
  /** when the clock looks at the game next, in seconds since 1970 */
  wake: number
  /** users who were reminded of this deadline */
  reminded: string[]
  /** how often what it brings could not be carried out for a fault of the program; left out: never */
  failed?: number
  /** the deadline was put off by a holiday up to this moment */
  heldUntil?: number
}

/** A ping that waits for the end of somebody's quiet hours. */
export interface HeldPing {
  user: string
  /** seconds since 1970 */
  at: number
}

/** One game as it is stored: a single item, written whole, on the condition of the version that was read. */
export interface GameRecord {
  id: string
  /** which game it is, by the ids of rules/games.ts; Combat Hex where it is left out */
  game?: string
  /** counts changes; buttons carry it, and every save is on the condition of it */
  version: number
  stage: Stage
  guild: string | null
  /** channel in which the challenge was posted */
  channel: string
  /** thread made for the game, or null: then it is played in `channel` */
  thread: string | null
  /** language of shared messages */
  language: Locale
  terms: Terms
  /** user who is challenged; null: open to anyone */
  invited: string | null
  /** further users who are challenged, where more than two play; all of them have to accept */
  others?: string[]
  /** texts of boards that do not come with the game, as they were when the challenge was made */
  customBoards?: string[]
  /** figures that do not come with the game, as they were when they were first picked */
  types?: Record<string, GamePiece>
  seats: Seat[]
  /** hexadecimal; published at the end */
  secret: string
  commitment: string
  save: AnySave | null
  /** when the open question is due, in seconds since 1970; null: never */
  until: number | null
  /** the pace that was agreed, while the clock stands (`/game pause`) */
  paused?: Pace | null
  /** seconds that were left when the clock was stopped, for who was asked then */
  left?: number | null
  clock?: ClockState | null
  held?: HeldPing[]
  /** what the computer had in mind for its last phase */
  thought?: AnyGame['thought']
  /** of a tutorial: the lesson that is on the board, and how far the player has come with it */
  lesson?: { id: string; state: LessonState }
  /** turns missed in a row, by player */
  missed?: number[]
  /** channel in which the server wants results told besides */
  results?: string | null
  /** id of the challenge in which its players meet again, where one of them has asked for it */
  rematch?: string
  /** how often the links to its page were made anew: those of before lead nowhere; left out: never */
  links?: number
  /** a player has shown the result in the channel of the challenge */
  shared?: true
  /** the battle of a season that is fought here */
  season?: SeasonPlace
  /**
   * it takes no move while its round is taken back, by a write of the season at this version (league/holdGame.ts); the
   * clock looks what has become of that, in seconds since 1970
   */
  takingBack?: { season: number; look: number }
  /** of a season: seconds that each player took to answer, and for how many answers */
  took?: [seconds: number, answers: number][]
  /** since when whoever is asked now has been asked, in seconds since 1970; left out in older games */
  askedAt?: number
  /**
   * counts the writes of the clock that leave `version` as it is, so that buttons stay good; a save is on the
   * condition of it too
   */
  ticks?: number
  /** when it was made, and last changed, in seconds since 1970 */
  made: number
  changed: number
  /** user of the last ping and the version it was for: a turn is announced once */
  pinged: string | null
  /** draw offered by this user, if any */
  drawOffer: string | null
  /** who has agreed to it, where more than two play: all who are still in it have to */
  drawYes?: string[]
  /** the version that the offer made: its buttons carry it, and older ones are stale */
  drawSince?: number
  /** ids of the interactions that were carried out last: a second delivery is answered and not played */
  recent: string[]
  outbox: OutboxEntry[]
  /** where the messages for all stand that are changed later on */
  shown?: Partial<Record<ChangingView, Posted>>
  news?: News
  /** users who take no private messages of the bot: it does not try again in this game */
  unreachable?: string[]
}

/** Which game something is of or kept for; the first one where it names none. */
export type OfGame = Pick<GameRecord, 'game'>

export interface ArmyRecord {
  user: string
  /** which game it is for; the first one where it is left out */
  game?: string
  name: string
  /** the list that it is drawn from */
  camp: string
  /** figure type ids, one for each figure */
  figures: string[]
  version: number
  recent: string[]
}

/** A board that a server brought. */
export interface BoardRecord {
  guild: string
  id: string
  /** in the board notation, checked */
  text: string
  version: number
  recent: string[]
}

/** The figures that a server brought to a game, all in one: they join the supplied ones or stand in for them. */
export interface FiguresRecord {
  guild: string
  /** which game it is for; the first one where it is left out */
  game?: string
  figures: GamePiece[]
  version: number
  recent: string[]
}

export interface UserSettings {
  user: string
  language: Locale | null
  timeZone: string | null
  /** ask for a confirmation before moves count */
  confirm: boolean
  reminder: Reminder
  /** hours in which nothing pings, in minutes after midnight in the user's time zone; `from` may be the later one */
  quiet: { from: number; to: number } | null
  /** deadlines stand still from `from` until `until`, in seconds since 1970; kept when it is over */
  holiday: { from: number; until: number } | null
  colours: PaletteName
  marks: Marking
  /** how well the computer plays for them where it is called in; left out: as the server says */
  substitute?: Level
}

/** A player's standing orders for new games of a kind: what every such game of theirs begins with. */
export interface UserOrders {
  user: string
  /** which game it is for; the first one where it is left out */
  game?: string
  orders: Orders
  version: number
}

export interface ServerSettings {
  guild: string
  language: Locale | null
  /** where open invitations and results are posted; null: where the challenge was typed */
  channel: string | null
  /** role that may change these settings, besides those who may manage the server */
  role: string | null
  /** what a challenge in this server asks of armies unless it says otherwise (2.021) */
  restrictions?: KeptRestrictions
  /** the same for other games than the first, by their ids */
  otherRestrictions?: Record<string, KeptRestrictions>
  /** how well the computer plays for somebody who has not chosen; left out: as well as it can */
  substitute?: Level
  /** games of the server have no pages; left out: they have */
  pages?: false
}

/** Which message shows a player a game's board alone, in a channel. */
export interface ShownBoard {
  user: string
  channel: string
  game: string
  /** id of the message */
  message: string
  /** of the interaction that made it or changed it last: with it the message can be taken away for a while */
  token: string
  /** the message is what that interaction was answered with, and nothing that followed */
  original: boolean
  /** in seconds since 1970 */
  at: number
}

/** A command that fitted several games, or cannot be taken back, kept until its caller presses a button for it. */
export interface KeptCommand {
  user: string
  /** of the interaction */
  id: string
  /** `game status`, with its options; `users` are those named in them */
  name: string
  options: Record<string, string | number | boolean>
  users: Record<string, { id: string; name: string; bot: boolean }>
  /** when it was typed, in seconds since 1970 */
  at: number
}

/** Somebody's command that came too late. */
export interface LateCommand {
  /** of the interaction */
  id: string
  user: string
  /** as its user reads it */
  command: string
  /** it was carried out, and only the answer came too late */
  done: boolean
}

/** The one message of a channel about commands that came too late in an outage. */
export interface LateNotice {
  channel: string
  /** the message, where it was posted */
  message: string | null
  commands: LateCommand[]
  /** of the first, in seconds since 1970 */
  at: number
}

/** The store. Every write of a game or an army is conditional on what was read. */
export interface Store {
  /** strongly consistent; undefined when there is none */
  loadGame(id: string): Promise<GameRecord | undefined>
  /** false when a game with this id exists */
  createGame(game: GameRecord): Promise<boolean>
  /** writes `game` as `version + 1`; false when somebody else was faster. Never overwrites. */
  saveGame(game: GameRecord): Promise<boolean>
  /** clears the outbox if the game is still as it was read; leaves the version as it is */
  clearOutbox(game: GameRecord): Promise<boolean>
  /**
   * saves a game that is still just as it was `read`, its outbox included, and leaves the version as it is: for
   * what no button hangs on
   */
  tickGame(game: GameRecord, read: GameRecord): Promise<boolean>
  /**
   * games, seasons and lobbies (`seasonIn` and `lobbyIn` tell them apart) that the clock has to look at by now (sparse
   * index), the longest overdue first
   */
  due(now: number, limit: number): Promise<string[]>
  /** games, seasons and lobbies with a full outbox (sparse index), oldest first */
  unsaid(limit: number): Promise<string[]>
  /** games played in a channel or thread, newest first, but before all the one whose thread it is; and of a user */
  gamesOfChannel(channel: string): Promise<string[]>
  gamesOfUser(user: string): Promise<string[]>
  /** all of them, however many */
  everyGameOfUser(user: string): Promise<string[]>
  indexGame(game: GameRecord): Promise<void>
  /** log items have keys made of game and number: writing one twice changes nothing */
  appendLog(game: string, entries: LogEntry[]): Promise<void>
  readLog(game: string): Promise<LogEntry[]>
  /** undefined when there is none */
  loadSeason(id: string): Promise<SeasonRecord | undefined>
  /** false when a season with this id exists */
  createSeason(season: SeasonRecord): Promise<boolean>
  /** writes `season` as `version + 1`; false when somebody else was faster */
  saveSeason(season: SeasonRecord): Promise<boolean>
  /** the pointer from its server, and from a user, to the season */
  indexSeason(season: SeasonRecord, user?: string): Promise<void>
  /** the newest seasons of a server, those that go on or those that are over */
  seasonsOfServer(guild: string, kind: 'open' | 'past', limit: number): Promise<SeasonPointer[]>
  /** ids of all that somebody has joined */
  seasonsOfUser(user: string): Promise<string[]>
  /** what its closed seasons give to the records of a server */
  closedSeasons(guild: string): Promise<ClosedSeasons>
  /** conditional like saveArmy */
  saveClosedSeasons(closed: ClosedSeasons): Promise<boolean>
  /** all lobbies of a server */
  lobbiesOf(guild: string): Promise<LobbyRecord[]>
  /** undefined when there is none */
  loadLobby(guild: string, channel: string): Promise<LobbyRecord | undefined>
  /** conditional like saveArmy */
  saveLobby(lobby: LobbyRecord): Promise<boolean>
  /** on the condition of the version that was read; false where it has changed or is gone */
  deleteLobby(lobby: LobbyRecord): Promise<boolean>
  /** ids of challenges that anybody in a server may take up, newest first; some may be taken up by now */
  openChallenges(guild: string, limit: number): Promise<string[]>
  /** a player's armies for a game, the first one where `of` names none */
  armiesOf(user: string, of?: Pick<GameRecord, 'game'>): Promise<ArmyRecord[]>
  loadArmy(user: string, name: string, of?: Pick<GameRecord, 'game'>): Promise<ArmyRecord | undefined>
  /** conditional like saveGame; version 0 means it must not exist yet */
  saveArmy(army: ArmyRecord): Promise<boolean>
  deleteArmy(user: string, name: string, of?: Pick<GameRecord, 'game'>): Promise<boolean>
  boardsOf(guild: string): Promise<BoardRecord[]>
  loadBoard(guild: string, id: string): Promise<BoardRecord | undefined>
  /** conditional like saveArmy */
  saveBoard(board: BoardRecord): Promise<boolean>
  /** on the condition of the version that was read; false where it has changed or is gone */
  deleteBoard(board: Pick<BoardRecord, 'guild' | 'id' | 'version'>): Promise<boolean>
  figuresOf(guild: string, of?: Pick<GameRecord, 'game'>): Promise<FiguresRecord>
  /** conditional like saveArmy */
  saveFigures(figures: FiguresRecord): Promise<boolean>
  userSettings(user: string): Promise<UserSettings>
  saveUserSettings(settings: UserSettings): Promise<void>
  userOrders(user: string, of?: Pick<GameRecord, 'game'>): Promise<UserOrders>
  /** conditional like saveArmy */
  saveUserOrders(orders: UserOrders): Promise<boolean>
  /** keeps which message it is, and gives the one before of the same user, channel and game; it expires by itself */
  swapBoard(shown: ShownBoard): Promise<ShownBoard | undefined>
  /** a user's own alone; undefined when there is none, or none any more */
  keptCommand(user: string, id: string): Promise<KeptCommand | undefined>
  /** unconditional: it is the same however often it is kept; it expires by itself */
  keepCommand(kept: KeptCommand): Promise<void>
  /** undefined when there is none */
  lateNotice(channel: string): Promise<LateNotice | undefined>
  /** unconditional: deliveries of a channel come one after the other; it expires by itself */
  saveLateNotice(notice: LateNotice): Promise<void>
  /** when a clock last ended a run, in seconds since 1970; undefined: never */
  clockRan(): Promise<number | undefined>
  saveClockRan(at: number): Promise<void>
  serverSettings(guild: string): Promise<ServerSettings>
  saveServerSettings(settings: ServerSettings): Promise<void>
  /** all that is kept for a user goes: armies, settings, pointers (`/settings forget-me`) */
  forgetUser(user: string): Promise<void>
}
