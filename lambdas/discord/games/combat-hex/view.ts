import type { CombatHex, Figure } from '../../../../rules/combat-hex/index.ts'
import { seal } from '../../../../rules/games.ts'
import type { GameRecord, Locale } from '../../../store/types.ts'
import { type GameView, gameView } from '../gameView.ts'
import type { CombatHexWords } from './words/index.ts'

/** A battle of Combat Hex laid out for reading. */
export type CombatHexView = GameView<CombatHex, CombatHexWords>

/** Lays a battle of Combat Hex out, as `gameView` does for any game. */
export const combatHexView = (
  game: GameRecord,
  locale: Locale,
  user: string | null,
): CombatHexView | undefined => seal(gameView(game, locale, user))

export const figureOf = (view: CombatHexView, label: string): Figure | undefined =>
  view.state.figures.find(figure => figure.id === label)
