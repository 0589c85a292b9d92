import { type Board, hexOf, parseCell } from '../../../rules/board/board.ts'
import { boardById } from '../../../rules/board/boards.ts'
import { distance } from '../../../rules/core/hex.ts'
import type { Numbered } from '../../../rules/core/tape.ts'
import {
  type DarkLordState,
  darkLord,
  type GameEvent,
  type QuestionFacts,
} from '../../../rules/dark-lord/index.ts'
import { engineOf } from '../../../rules/play/engine.ts'

/** A game that the program played by defaults, with everything that happened. */
export interface PlayedGame {
  state: DarkLordState
  log: Numbered<GameEvent>[]
}

const armies = {
  free: [
    'kings-heir',
    'free-captain',
    ...Array.from({ length: 6 }, () => 'free-warrior'),
    ...Array.from({ length: 4 }, () => 'free-spearman'),
    ...Array.from({ length: 4 }, () => 'free-archer'),
    'mounted-bearer',
  ],
  shadow: [
    'first-ringwraith',
    'ringwraith-rider',
    'raider-captain',
    'troll',
    'raider-drummer',
    ...Array.from({ length: 6 }, () => 'raider'),
    ...Array.from({ length: 3 }, () => 'raider-spearman'),
    ...Array.from({ length: 4 }, () => 'raider-archer'),
    ...Array.from({ length: 2 }, () => 'wolf-rider'),
  ],
}

/** Each goes at the nearest enemy: what the defaults alone would not do. */
function onwards(answers: readonly string[], state: DarkLordState, board: Board): string | undefined {
  const foes = (label: string) =>
    state.combatants.filter(({ at, owner }) => at >= 0 && owner !== ownerOf(label))
  const far = (answer: string) => {
    const [, label = '', to = ''] = answer.split(' ')
    const here = hexOf(board, parseCell(board, to)!)
    return Math.min(...foes(label).map(({ at }) => distance(here, hexOf(board, at))))
  }
  const ways = answers.filter(each => /^move [AB]\d+ [A-Z]\d+$/.test(each))
  return answers.find(each => each.startsWith('charge')) ?? ways.toSorted((a, b) => far(a) - far(b))[0]
}

const ownerOf = (label: string): number => (label.startsWith('A') ? 0 : 1)

const engine = engineOf(darkLord)

/** Plays until the test holds at a question, or to the end. */
export function playDarkLord(
  board: string,
  until: (state: DarkLordState) => boolean = () => false,
  seed = 'd1',
): PlayedGame {
  const ground = boardById(board)!
  const outcome = engine.setUp(
    {
      rules: 'open-field',
      board,
      sides: ['free', 'shadow'],
      players: [
        { name: 'Ada', army: armies.free },
        { name: 'Bruno', army: armies.shadow },
      ],
      seed: seed.padStart(64, '7'),
    },
    {
      policy: (question, state) => {
        if (until(state)) return undefined
        const of = (prefix: string) => question.space.enumerate(prefix, 400)
        const about = question.kind === 'act' ? (question.about as QuestionFacts['act']) : undefined
        const next = about?.active ?? about?.ready[0]
        const answer =
          question.kind === 'shots'
            ? of('shoot')[0]
            : next &&
              (onwards([...of(`charge ${next}`), ...of(`move ${next} `)], state, ground) ??
                of(`end ${next}`)[0])
        return { answer: answer ?? question.fallback(), from: 'gallery' }
      },
    },
  )
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return { state: engine.open(outcome.save).state, log: outcome.events }
}
