import { type LessonId, lessonIds, lessons } from '../../../../rules/combat-hex/index.ts'
import { isOneThing } from '../../../game/lessons.ts'
import type { Locale } from '../../../store/types.ts'
import type { LessonWords } from '../../words/types.ts'
import type { CombatHexView } from './view.ts'
import { combatHexWords } from './words/index.ts'

const idOf = ({ game }: Pick<CombatHexView, 'game'>): LessonId | undefined =>
  lessonIds.find(id => id === game.lesson?.id)

export const lessonWords = (id: string, locale: Locale): LessonWords =>
  combatHexWords[locale].lessons[id as LessonId]

/**
 * What the lesson asks for, in small print: said again where its message gave way to the lists of a figure or to a preview,
 * so that nobody has to remember it.
 */
export function lessonTask(view: Pick<CombatHexView, 'game' | 'locale'>): string | undefined {
  const id = idOf(view)
  return id && isOneThing(view.game) ? `-# 🎓 ${lessonWords(id, view.locale).task}` : undefined
}

/**
 * The figure that a lesson is about: it is in hand from the beginning, once a lesson has been about choosing one.
 * Whoever did something else chooses anew.
 */
export function figureInHand(view: CombatHexView): string | undefined {
  const { game, question } = view
  const id = idOf(view)
  if (!id || !isOneThing(game) || id === 'move' || game.lesson?.state !== 'begun') return undefined
  return question?.kind === 'act' ? lessons[id].shows?.figure : undefined
}
