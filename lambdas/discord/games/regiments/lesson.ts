import { lessonIds, lessonsById } from '../../../../rules/regiments/index.ts'
import { gameLesson } from '../parts/gameLesson.ts'
import { regimentsWords } from './words/index.ts'

/** What messages say of the lesson that is played, and the unit that it is about. */
export const { lessonWords, lessonTask, pieceInHand } = gameLesson({
  ids: lessonIds,
  words: regimentsWords,
  pieceOf: id => lessonsById[id].unit,
})
