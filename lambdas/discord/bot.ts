import type { Refusal } from '../../rules/index.ts'
import type { Offers } from '../game/openChallenges.ts'
import type { SeasonPost, SeasonRecord, SeasonRefused } from '../store/seasonTypes.ts'
import type { GameRecord, LateCommand, Locale, LogEntry, Post } from '../store/types.ts'
import type { Command, ComponentHandler, Message, Picture } from './types.ts'

/** All that the door and the worker know of the game: what may be called, and how things are put into words. */
export interface Bot {
  commands: readonly Command[]
  componentHandlers: Readonly<Record<string, ComponentHandler>>
  /** buttons whose answer everybody sees, by the first word of their custom ids */
  publicButtons: readonly string[]
  /** `log`: all that happened, for the post that a battle is over */
  renderPost: (post: Post, game: GameRecord, log?: readonly LogEntry[]) => Message
  /** what the thread of a game is called */
  threadName: (game: GameRecord) => string
  /** what that thread grows from, where no button was pressed */
  threadMessage: (game: GameRecord) => Message
  /** to one user in private: there is something in a game whose channel takes no messages */
  directMessage: (game: GameRecord, user: string) => Message
  /** a season as it stands, for its pinned message */
  seasonMessage: (season: SeasonRecord) => Message
  renderSeasonPost: (post: SeasonPost, season: SeasonRecord) => Message
  /** to one user in private: their armies were refused */
  armiesRefused: (refused: SeasonRefused, season: SeasonRecord, locale: Locale) => Message
  /** what the first game looks like, to whoever does not know it */
  welcomePicture: (locale: Locale) => Promise<Picture | undefined>
  /** the standing message of a lobby */
  lobbyMessage: (offers: Offers, locale: Locale) => Message
  refusalMessage: (refusal: Refusal, locale: Locale) => Message
  /** commands of a channel that came too late, and whose they were */
  lateMessage: (commands: readonly LateCommand[], locale: Locale) => Message
}
