import { lessonIds, lessonsById } from '../../../../rules/dark-lord/index.ts'
import { gameLesson } from '../parts/gameLesson.ts'
import { darkLordWords } from './words/index.ts'

/** What messages say of the lesson that is played, and the figure that it is about. */
export const { lessonWords, lessonTask, pieceInHand } = gameLesson({
  ids: lessonIds,
  words: darkLordWords,
  pieceOf: id => lessonsById[id].figure,
})
