import { type LessonId, lessonIds, lessonsById } from '../../../../rules/dark-lord/index.ts'
import { isOneThing } from '../../../game/lessons.ts'
import type { Locale } from '../../../store/types.ts'
import type { LessonWords } from '../../words/types.ts'
import type { DarkLordView } from './view.ts'
import { darkLordWords } from './words/index.ts'

const idOf = ({ game }: Pick<DarkLordView, 'game'>): LessonId | undefined =>
  lessonIds.find(id => id === game.lesson?.id)

export const lessonWords = (id: string, locale: Locale): LessonWords =>
  darkLordWords[locale].lessons[id as LessonId]

/**
 * What the lesson asks for, in small print: said again where its message gave way to the lists of a figure or to a
 * preview, so that nobody has to remember it.
 */
export function lessonTask(view: Pick<DarkLordView, 'game' | 'locale'>): string | undefined {
  const id = idOf(view)
  return id && isOneThing(view.game) ? `-# 🎓 ${lessonWords(id, view.locale).task}` : undefined
}

/** The figure that a lesson is about: it is in hand from the beginning. Whoever did something else chooses anew. */
export function figureInHand(view: DarkLordView): string | undefined {
  const { game, question } = view
  const id = idOf(view)
  if (!id || !isOneThing(game) || game.lesson?.state !== 'begun') return undefined
  return question && 'ready' in question.about ? lessonsById[id].figure : undefined
}
