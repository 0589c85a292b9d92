import { isPhaseUnderWay } from '../../../rules/combat-hex/index.ts'
import { panel } from '../api/panel.ts'
import type { GameView } from '../games/gameView.ts'
import { faceOf } from '../games/index.ts'
import type { Message } from '../types.ts'

/** More figures than these are counted, not told of. */
const maxTold = 8

/** What the computer weighed in its last phase. While it still plays that phase, nothing is told. */
export function whyMessage(view: GameView): Message {
  const { game, words, names } = view
  const { says } = words
  const { thought, save } = game
  const reason = thought?.reason
  if (!thought || !reason || !save) return panel({ texts: [says.whyNothing] })
  const isPlaying = save.step !== null && (save.pending?.by === reason.side || isPhaseUnderWay(thought, save))
  if (isPlaying) return panel({ texts: [says.whyLater(names.player(reason.side))] })
  const intents = Object.entries(reason.intents)
  const told = intents.slice(0, maxTold).flatMap(([figure, intent]) => {
    if (intent === 'hold') return says.whyHold(names.figure(figure))
    if (intent === 'plain') return says.whyPlain(names.figure(figure))
    // What is used first is told with what for; the rest is in case that cannot be.
    const [first, next] = intent.split('; ')
    const answers = first!.startsWith('use ') && next ? [first!, next] : [first!]
    return answers.map(answer => faceOf(game).answer(answer, view))
  })
  const more = Math.max(0, intents.length - maxTold)
  return panel({
    texts: [
      says.why(names.player(reason.side), reason.turn, thought.looked),
      told.length ? says.whyWanted(reason.gain === undefined ? undefined : reason.gain / 10) : says.whySame,
      [...told.map(line => `- ${line}`), ...(more > 0 ? [says.whyMore(more)] : [])].join('\n'),
    ],
  })
}
