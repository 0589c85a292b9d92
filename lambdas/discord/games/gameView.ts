import type { Save } from '../../../rules/core/script.ts'
import type { Numbered } from '../../../rules/core/tape.ts'
import { type AnyGame, type AnySave, engineOf } from '../../../rules/games.ts'
import type { Board } from '../../../rules/index.ts'
import type { GameTypes } from '../../../rules/play/module.ts'
import { seatOf } from '../../game/seats.ts'
import type { GameRecord, Locale } from '../../store/types.ts'
import type { Words } from '../words/index.ts'
import type { Names } from '../words/types.ts'
import { namesOf } from './names.ts'
import { gameWords } from './words.ts'

/**
 * A game laid out for reading: what the reader may know of it, and the reader's words. What is a game's own in it can be
 * looked into by that game's face alone.
 */
export interface GameView<T extends GameTypes = AnyGame, W extends Words = Words> {
  game: GameRecord
  save: Save<T['state']>
  locale: Locale
  words: W
  names: Names
  state: T['state']
  board: Board | null
  question: T['question'] | undefined
  /** number of the player who looks, or -1 for everybody else */
  viewer: number
  /** it is told anew, later: what was ordered then nobody knows any more but from the log, and what is ordered now tells nothing of it */
  retold?: boolean
  /** may the reader know of this event? */
  knows(entry: Numbered<T['event']>): boolean
}

/**
 * The battle as everybody but whoever is asked sees it: as it was told last, without what is gathered for the next
 * message; where that is not known, without what may still be taken back.
 * @returns with the number of the first event that they do not know of
 */
function toldOf(game: GameRecord, save: AnySave): { save: AnySave; since?: number } {
  const { seen, waiting } = game.news ?? {}
  const first = waiting?.[0]
  return seen && first ? { save: seen, since: first.n } : engineOf(game).settled(save)
}

/** Lays a game out for a user, or for everybody; undefined where its battle has not begun. */
export function gameView(game: GameRecord, locale: Locale, user: string | null): GameView | undefined {
  const { save } = game
  if (!save) return undefined
  const viewer = user === null ? -1 : seatOf(game, user)
  const engine = engineOf(game)
  const { save: seen, since = Infinity } =
    save.pending && save.pending.by !== viewer ? toldOf(game, save) : { save }
  const { state, question, knows } = engine.view(seen, viewer < 0 ? 'spectator' : viewer)
  const words = gameWords(game, locale)
  const names = namesOf(game, locale, state)
  // A battle that was broken off asks nobody any more.
  const asked = game.stage === 'declined' ? undefined : question
  return {
    game,
    save: seen,
    locale,
    words,
    names,
    state,
    board: engine.module.boardOf(state),
    question: asked,
    viewer,
    knows: entry => entry.n < since && knows(entry),
  }
}
