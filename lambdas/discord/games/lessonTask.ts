import { lessons } from '../../../rules/combat-hex/index.ts'
import type { GameRecord } from '../../store/types.ts'
import type { GameView } from './gameView.ts'

/** Does the battle belong to a lesson that asks for one thing alone? The last one is a battle like any other. */
export const isOneThing = ({ lesson }: Pick<GameRecord, 'lesson'>): boolean =>
  lesson !== undefined && lesson.id !== 'victory'

/**
 * What the lesson asks for, in small print: said again where its message gave way to the lists of a figure or to a preview,
 * so that nobody has to remember it.
 */
export const lessonTask = ({ game, words: { tutorial } }: GameView): string | undefined =>
  game.lesson && isOneThing(game) ? `-# 🎓 ${tutorial.lessons[game.lesson.id].task}` : undefined

/**
 * The figure that a lesson is about: it is in hand from the beginning, once a lesson has been about choosing one.
 * Whoever did something else chooses anew.
 */
export function figureInHand({ game, question }: GameView): string | undefined {
  const { lesson } = game
  if (!lesson || !isOneThing(game) || lesson.id === 'move' || lesson.state !== 'begun') return undefined
  return question?.kind === 'act' ? lessons[lesson.id].shows?.figure : undefined
}
