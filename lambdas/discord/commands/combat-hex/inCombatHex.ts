import { firstGame } from '../../../../rules/games.ts'
import type { Refusal } from '../../../../rules/index.ts'
import type { Store } from '../../../store/types.ts'
import type { Purpose } from '../../actions/findGame.ts'
import type { GameView } from '../../games/gameView.ts'
import type { Call } from '../../types.ts'
import { viewFor } from '../choices.ts'

/** What a command of Combat Hex does in a game of it; elsewhere it says that it does not belong there. */
export const inCombatHex =
  <Value>(show: (view: GameView) => Value) =>
  (view: GameView): Value | Refusal =>
    (view.game.game ?? firstGame) === firstGame ? show(view) : { code: 'other-game' }

/** The game that a call is about, where it is one of Combat Hex. */
export async function combatHexFor(
  call: Call,
  store: Store,
  purpose?: Purpose,
): Promise<GameView | undefined> {
  const view = await viewFor(call, store, purpose)
  return view && inCombatHex(() => view)(view) === view ? view : undefined
}
