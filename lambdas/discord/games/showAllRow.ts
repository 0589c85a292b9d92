import { button, buttons, idOf, type Rows } from '../api/components.ts'
import type { GameView } from './gameView.ts'

/**
 * A button that shows everybody what its presser looks at alone.
 * @param what what that is, as the button carries it
 */
export const showAllButton = ({ words, game }: Pick<GameView, 'words' | 'game'>, what: string) =>
  button(words.says.showEverybody, idOf(game, 'show-all', what))

/** The same as a row of its own. */
export const showAllRow = (view: Pick<GameView, 'words' | 'game'>, what: string): Rows =>
  buttons([showAllButton(view, what)])
