import type {
  APIApplicationCommandOptionChoice,
  APIMessageTopLevelComponent,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10'
import type { OverviewTile } from '../../render/board/overview.ts'
import type { GamePicture, GameStill } from '../../render/games.ts'
import type { LeagueSheet } from '../../render/league/index.ts'
import type { Scene, SheetLook } from '../../render/types.ts'
import type { GamePiece } from '../../rules/games.ts'
import type { Fault, Refusal } from '../../rules/index.ts'
import type * as League from '../../rules/league/index.ts'
import type { Season } from '../../rules/league/running.ts'
import type { Viewer } from '../../rules/play/module.ts'
import type { Changed } from '../game/change.ts'
import type { SeasonChanged } from '../league/decide.ts'
import type { LobbyRecord } from '../store/lobbyTypes.ts'
import type { SeasonRecord } from '../store/seasonTypes.ts'
import type { GameRecord, Locale, OfGame, OutboxEntry, PaletteName, Seat, Store } from '../store/types.ts'

/** An option's value as Discord sends it: users and files by id. */
export type OptionValue = string | number | boolean

/** Options of `/map` by their names. */
export type MapOptions = Readonly<Record<string, OptionValue>>

/** An uploaded file as Discord describes it (`resolved.attachments`). */
export interface Upload {
  id: string
  filename: string
  size: number
  url: string
}

/** A slash command, a button, a select or a request for choices, checked and in plain form. */
export interface Call {
  /** id of the interaction: the same when it is delivered twice */
  id: string
  kind: 'command' | 'autocomplete' | 'component'
  /** `handle`: the name that nobody else on Discord has */
  user: { id: string; name: string; handle?: string }
  /** language of the one who reads the answer (settings before Discord's own locale) */
  locale: Locale
  guild: string | null
  channel: string
  /** the channel is a thread */
  inThread: boolean
  /** components: id of the message that bears it */
  message: string | null
  /** components: all that the message says that bears it */
  shown?: string
  /** components: nobody but the caller sees that message */
  isPrivate?: boolean
  /** what the application may do in the channel (`app_permissions`), as a bit set in decimal; '' where Discord did not say */
  permissions: string
  /** the caller may manage the server */
  manager: boolean
  /** the caller's roles in the server, by id */
  roles: readonly string[]
  /** command and subcommand: `army add`; for components the first word of the custom id */
  name: string
  options: Record<string, OptionValue>
  /** the application itself, which is its bot, too */
  application?: string
  /** users named in options, by id */
  users: Record<string, { id: string; name: string; bot: boolean }>
  uploads: Record<string, Upload>
  /** autocomplete: the option being typed */
  focused: { name: string; value: string } | null
  /** components: the parsed custom id and the values of a select */
  component: { action: string; game: string; version: number; argument: string; values: string[] } | null
  /** seconds since 1970 */
  now: number
}

/** What was typed of a slash command, as far as it has come. */
export type Typed = Pick<Call, 'name' | 'options' | 'focused'>

/** A button that was pressed, or a select with what was chosen. */
export type Pressed = NonNullable<Call['component']>

/** One of several games in one picture. */
export interface GameTile extends Omit<OverviewTile, 'scene'> {
  shown: { scene: Scene } | GameStill
}

/** A picture that goes with a message; it is drawn when the message is sent. */
export type Picture = { name: string; alt: string } & (
  | { scene: Scene }
  | ({ league: LeagueSheet } & SheetLook)
  | { overview: readonly GameTile[]; palette?: PaletteName }
  | GamePicture
)

/** The page of a battle (lambdas/pages), as whoever has its link sees it. */
export interface BattlePage {
  game: Pick<GameRecord, 'id' | 'links' | 'guild'> & { seats: readonly Pick<Seat, 'user'>[] }
  /** as whom one looks from there: a player by number sees more than anybody else, so that such a link is theirs alone */
  viewer: Viewer
}

/** The page of a season: all see the same. */
export interface SeasonPage {
  season: Pick<SeasonRecord, 'id' | 'links' | 'guild'>
}

/** A link to a page. */
export type PageLink<Page = BattlePage | SeasonPage> = Page & {
  label: string
  /** said where there is no page */
  otherwise?: string
}

/** A message in Components V2: top-level components, the pictures they show, and files. */
export interface Message {
  components: APIMessageTopLevelComponent[]
  pictures?: Picture[]
  /** files attached as they are; shown by a file component */
  files?: { name: string; content: string; type: string }[]
  /** users whom the message may notify; nobody else is, whatever the text says */
  pings?: string[]
  /**
   * Answering a component: true edits the message that bears it, for everybody. Otherwise a component of an
   * ephemeral message edits that message, and one of a public message is answered with a follow-up that
   * only the presser sees. Answers to commands and to public buttons go where their acknowledgement said, whatever
   * stands here.
   */
  everybody?: boolean
  /** shown to the caller alone, besides */
  besides?: Message
  /**
   * id of the game whose board it shows: where its reader sees it alone, it takes the place of the one before in the
   * same channel
   */
  board?: string
  /** the page that a button below all others leads to, where there are pages */
  page?: PageLink
  /** several games fit the command: its caller gets a button for each of them in place of this message */
  games?: readonly GameRecord[]
  /** what else the caller may mean than one of them, said with the buttons */
  elsewise?: string
  /** meant for the caller alone, also where everybody was to see the answer: refusals */
  discreet?: boolean
}

/** A change of a game, and the caller's answer once it is saved. */
export interface GameChange extends Changed {
  /** @param toldToAll everybody gets a message with the board, in the channel of the call and right after the answer */
  reply: (game: GameRecord, toldToAll: boolean) => Message
  /** what is asked and shown stays as it was: buttons that stand open stay good. Only where nothing is told of it */
  keepsButtons?: true
}

/**
 * What a change comes to. A refusal, or a message that says more than its words alone, is the answer, and nothing
 * is changed.
 */
export type Changing = GameChange | Refusal | Message

/** A change of a season, and the caller's answer once it is saved. */
export interface SeasonChange extends Omit<SeasonChanged, 'events'> {
  reply: (season: SeasonRecord) => Message
}

/** A lobby as it shall be saved, and the caller's answer then. */
export interface LobbyChange {
  lobby: LobbyRecord
  reply: Message
}

/** Pieces out of a file, or every fault of it with its line. */
export type ReadFigures = { ok: true; figures: GamePiece[] } | { ok: false; faults: Fault[] }

/** A case as a page of help shows it: the picture, and what happens in it, line by line. */
export interface ShownExample {
  picture: Picture
  lines: string[]
}

/** What commands may use. Time comes from `call.now`, chance from `random`. */
export interface Services {
  store: Store
  /** false where the bot has no token: what is left to be told reaches nobody */
  canPost: boolean
  /** Has somebody left the server? False where Discord does not say. */
  hasLeft(guild: string, user: string): Promise<boolean>
  /** fresh random bytes in hexadecimal, for secrets */
  random(bytes: number): string
  /** an uploaded file's text; only from DISCORD_CDN_BASE, at most `limit` bytes */
  fetchUpload(upload: Upload, limit: number): Promise<string | Refusal>
  /**
   * Pieces of a game whose face has `files`, out of a file's text, or every fault of it; `known` are those that are
   * there already. What reads files is no part of the commands, which the front door carries too.
   */
  readFigures(
    game: { game?: string },
    text: string,
    known: (id: string) => GamePiece | undefined,
  ): Promise<ReadFigures>
  /**
   * The case that a game shows of a rule, a trait or a power in help, beside what its page has; undefined where it shows
   * none. What plays it is no part of the commands.
   */
  helpExample(game: OfGame, id: string, locale: Locale): Promise<ShownExample | undefined>
  /** The table and the battles of a season as CSV in somebody's words, which the front door has no need to write. */
  seasonSheets(
    season: Season,
    words: League.SheetWords,
  ): Promise<{ standings: string; battles: string; document: object }>
  /** What works out ratings and records over several seasons, which the front door has no need for either. */
  seasonRecords(): Promise<Pick<typeof League, 'ratingsOf' | 'recordOf' | 'recordsOf' | 'statsOf'>>
  /**
   * Loads a game, lets `change` work on it, and saves on the condition of the version that was read; a lost
   * race is loaded again and retried. A second delivery of the same interaction is not played again but
   * answered with `again`. A refusal (codes of the door and the worker: botRefusals.ts) is answered in words.
   */
  changeGame(
    call: Call,
    id: string,
    change: (game: GameRecord) => Changing | Promise<Changing>,
    again: (game: GameRecord) => Message,
  ): Promise<Message>
  /** Like changeGame for a game that is new; its id is made from the interaction's. */
  createGame(call: Call, game: GameRecord, outbox: OutboxEntry[], reply: Message): Promise<Message>
  /** Like changeGame for a season. */
  changeSeason(
    call: Call,
    id: string,
    change: (
      season: SeasonRecord,
    ) => SeasonChange | Refusal | Message | Promise<SeasonChange | Refusal | Message>,
    again: (season: SeasonRecord) => Message,
  ): Promise<Message>
  /**
   * Opens, changes or closes the lobby of a channel, which is shown afterwards; `change` is given undefined where there
   * is none. Doing it twice does no harm.
   */
  changeLobby(
    call: Call,
    guild: string,
    channel: string,
    change: (lobby: LobbyRecord | undefined) => Promise<LobbyChange | Refusal>,
  ): Promise<Message>
  /** A season that is new, with what is to be told in its outbox; its id is made from the interaction's. */
  createSeason(call: Call, season: SeasonRecord, reply: (season: SeasonRecord) => Message): Promise<Message>
}

/** One slash command: a file in commands/. */
export interface Command {
  definition: RESTPostAPIChatInputApplicationCommandsJSONBody
  /** names (`army add`) whose answer everybody sees; fixed when the interaction is acknowledged */
  public?: readonly string[]
  run(call: Call, services: Services): Promise<Message>
  /** choices for the option being typed; at most 25, names and values at most 100 characters */
  autocomplete?(call: Call, services: Pick<Services, 'store'>): Promise<APIApplicationCommandOptionChoice[]>
}

/** Buttons and selects by action, the first word of their custom id. */
export type ComponentHandler = (call: Call, services: Services) => Promise<Message>

/** Custom ids: `action:game:version:argument`, at most 100 characters; read once, at the door. */
export interface CustomId {
  action: string
  game: string
  version: number
  argument: string
}
