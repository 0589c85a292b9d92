import { firstGame, seal } from '../../../../rules/games.ts'
import type { Refusal } from '../../../../rules/index.ts'
import type { Store } from '../../../store/types.ts'
import type { Purpose } from '../../actions/findGame.ts'
import type { CombatHexView } from '../../games/combat-hex/view.ts'
import type { GameView } from '../../games/gameView.ts'
import type { Call } from '../../types.ts'
import { viewFor } from '../gameChoices.ts'

/** A game as one of Combat Hex; undefined where it is another. */
export const asCombatHex = (view: GameView): CombatHexView | undefined =>
  (view.game.game ?? firstGame) === firstGame ? seal(view) : undefined

/** What a command of Combat Hex does in a game of it; elsewhere it says that it does not belong there. */
export const inCombatHex =
  <Value>(show: (view: CombatHexView) => Value) =>
  (view: GameView): Value | Refusal => {
    const battle = asCombatHex(view)
    return battle ? show(battle) : { code: 'other-game' }
  }

/** The game that a call is about, where it is one of Combat Hex. */
export async function combatHexFor(
  call: Call,
  store: Store,
  purpose?: Purpose,
): Promise<CombatHexView | undefined> {
  const view = await viewFor(call, store, purpose)
  return view && asCombatHex(view)
}
