import { button, buttons, idOf, type Rows } from '../api/components.ts'
import type { GameView } from '../games/gameView.ts'

/**
 * A button that shows everybody what its presser looks at alone.
 * @param what what that is, as the button carries it
 */
export const showAllRow = ({ words, game }: Pick<GameView, 'words' | 'game'>, what: string): Rows =>
  buttons([button(words.says.showEverybody, idOf(game, 'show-all', what))])
