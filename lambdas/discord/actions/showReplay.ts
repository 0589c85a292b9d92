import type { Refusal } from '../../../rules/index.ts'
import { isRefusal } from '../../game/change.ts'
import type { GameRecord, Locale, Store } from '../../store/types.ts'
import type { GameReplay } from '../games/face.ts'
import { type GameView, gameView } from '../games/gameView.ts'
import { faceOf } from '../games/index.ts'
import { knownLog } from '../games/knownLog.ts'
import type { Message } from '../types.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { frameMessage, parseFrame, type ReplayedTurn, replayMessage } from '../views/replayMessage.ts'

/** A game, or one turn of it, as it went, as far as everybody may see it. */
async function replayOf(
  record: GameRecord,
  locale: Locale,
  store: Store,
  turn: ReplayedTurn,
): Promise<{ view: GameView; replay: GameReplay | undefined } | Refusal> {
  const view = gameView(record, locale, null)
  if (!view) return { code: 'no-battle' }
  if (turn !== undefined && turn > view.state.turn)
    return { code: 'no-such-turn', about: { turn, last: view.state.turn } }
  const { replay } = faceOf(record)
  if (!replay) return { code: 'no-replay' }
  return { view, replay: replay(view, await knownLog(view, store), turn) }
}

/** The game, or one turn of it, as a moving picture; where everybody sees it, in the language of the game. */
export async function showReplay(
  record: GameRecord,
  store: Store,
  { turn, reader }: { turn?: number; reader?: Locale },
): Promise<Message> {
  const locale = reader ?? record.language
  const found = await replayOf(record, locale, store, turn)
  return isRefusal(found)
    ? refusalMessage(found, locale)
    : replayMessage(found.view, found.replay, turn, reader === undefined)
}

/** One picture of it, in its reader's language; `argument` as a button carries it. */
export async function showFrame(
  record: GameRecord,
  locale: Locale,
  store: Store,
  argument: string,
): Promise<Message> {
  const asked = parseFrame(argument)
  if (!asked) return refusalMessage({ code: 'unknown-button' }, locale)
  const { turn, number } = asked
  const found = await replayOf(record, locale, store, turn)
  if (isRefusal(found)) return refusalMessage(found, locale)
  const { view, replay } = found
  const shown = replay ? frameMessage(view, replay, turn, number) : replayMessage(view, replay, turn, false)
  return isRefusal(shown) ? refusalMessage(shown, locale, view) : shown
}
