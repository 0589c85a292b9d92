import type { GameRecord, Locale, Store } from '../../store/types.ts'
import { gameView } from '../games/gameView.ts'
import { faceOf } from '../games/index.ts'
import type { Message } from '../types.ts'
import { refusalMessage } from '../views/refusalMessage.ts'
import { wholeLog } from './wholeLog.ts'

/** The battle, or one turn of it, as a moving picture, as everybody may see it. */
export async function showReplay(
  record: GameRecord,
  locale: Locale,
  store: Store,
  turn?: number,
): Promise<Message> {
  const view = gameView(record, locale, null)
  if (!view) return refusalMessage({ code: 'no-battle' }, locale)
  if (turn !== undefined && turn > view.state.turn)
    return refusalMessage({ code: 'no-such-turn', about: { turn, last: view.state.turn } }, locale)
  const { replay } = faceOf(record)
  return replay
    ? replay(view, await wholeLog(store, record), turn)
    : refusalMessage({ code: 'no-replay' }, locale)
}
