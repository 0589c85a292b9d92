import { type LessonId, lessonIds, lessonsById } from '../../../../rules/regiments/index.ts'
import { isOneThing } from '../../../game/lessons.ts'
import type { Locale } from '../../../store/types.ts'
import type { LessonWords } from '../../words/types.ts'
import type { RegimentsView } from './view.ts'
import { regimentsWords } from './words/index.ts'

const idOf = ({ game }: Pick<RegimentsView, 'game'>): LessonId | undefined =>
  lessonIds.find(id => id === game.lesson?.id)

export const lessonWords = (id: string, locale: Locale): LessonWords =>
  regimentsWords[locale].lessons[id as LessonId]

/** What the lesson asks for, in small print: said again where its message gave way to a unit's lists or to a preview. */
export function lessonTask(view: Pick<RegimentsView, 'game' | 'locale'>): string | undefined {
  const id = idOf(view)
  return id && isOneThing(view.game) ? `-# 🎓 ${lessonWords(id, view.locale).task}` : undefined
}

/** The unit that a lesson is about: it is in hand from the beginning. Whoever did something else chooses anew. */
export function unitInHand(view: RegimentsView): string | undefined {
  const { game, question } = view
  const id = idOf(view)
  if (!id || !isOneThing(game) || game.lesson?.state !== 'begun') return undefined
  return question && 'ready' in question.about ? lessonsById[id].unit : undefined
}
