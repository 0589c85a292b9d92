import { gameOf } from '../../../rules/games.ts'
import { panel } from '../api/panel.ts'
import type { GameView } from '../games/gameView.ts'
import { faceOf } from '../games/index.ts'
import type { Message } from '../types.ts'

/** What the computer weighed in its last phase. While it still plays that phase, nothing is told. */
export function whyMessage(view: GameView): Message {
  const { game, words, names } = view
  const { says } = words
  const { thought, save } = game
  const why = thought && faceOf(game).why?.(view, thought)
  if (!why || !save) return panel({ texts: [says.whyNothing] })
  const goesOn = save.pending?.by === why.side || gameOf(game).opponent?.isUnderWay(thought, save)
  if (save.step !== null && goesOn) return panel({ texts: [says.whyLater(names.player(why.side))] })
  return panel({
    texts: [
      says.why(names.player(why.side), why.turn, why.looked),
      why.lead ??
        (why.lines.length
          ? says.whyWanted(why.gain === undefined ? undefined : why.gain / 10)
          : says.whySame),
      why.lines.map(line => `- ${line}`).join('\n'),
    ],
  })
}
