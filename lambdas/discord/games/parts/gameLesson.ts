import { isOneThing } from '../../../game/lessons.ts'
import type { GameRecord, Locale } from '../../../store/types.ts'
import type { LessonWords } from '../../words/types.ts'

/** A view of a game, as far as its lesson is concerned. */
interface LessonView {
  game: GameRecord
  locale: Locale
  question?: { about: unknown } | undefined
}

/** The lessons of a game: which there are, what they say, and the piece that each is about. */
interface GameLessons<Id extends string> {
  ids: readonly Id[]
  words: Readonly<Record<Locale, { lessons: Readonly<Record<Id, LessonWords>> }>>
  pieceOf(id: Id): string | undefined
}

/** What messages say of the lesson that is played. */
export const gameLesson = <Id extends string>({ ids, words, pieceOf }: GameLessons<Id>) => {
  const idOf = ({ game }: Pick<LessonView, 'game'>) => ids.find(id => id === game.lesson?.id)
  const lessonWords = (id: string, locale: Locale): LessonWords => words[locale].lessons[id as Id]
  return {
    lessonWords,
    /**
     * What the lesson asks for, in small print: said again where its message gave way to the lists of a piece or to a
     * preview, so that nobody has to remember it.
     */
    lessonTask(view: LessonView): string | undefined {
      const id = idOf(view)
      return id && isOneThing(view.game) ? `-# 🎓 ${lessonWords(id, view.locale).task}` : undefined
    },
    /** The piece that a lesson is about: it is in hand from the beginning. A player who did something else chooses again. */
    pieceInHand(view: LessonView): string | undefined {
      const { game, question } = view
      const id = idOf(view)
      if (!id || !isOneThing(game) || game.lesson?.state !== 'begun') return undefined
      return question && 'ready' in (question.about as object) ? pieceOf(id) : undefined
    },
  }
}
