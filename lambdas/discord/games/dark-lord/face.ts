import type { DarkLord } from '../../../../rules/dark-lord/index.ts'
import { mapForAll } from '../carriedMap.ts'
import type { GameFace } from '../face.ts'
import { armiesInWords } from './armies.ts'
import { looks } from './buttonViews.ts'
import { finishPlan } from './finishPlan.ts'
import { heading, questionText, resultLine, title } from './gameText.ts'
import { lessonWords, pieceInHand } from './lesson.ts'
import { mapMessage } from './map.ts'
import { musterPicture } from './muster.ts'
import { odds } from './odds.ts'
import { ordersInWords } from './orders.ts'
import { gamePicture, toneOf } from './picture.ts'
import { previewMessage } from './preview.ts'
import { questionRows } from './rows.ts'
import { sayAnswer } from './sayAnswer.ts'
import { gameReplay, resultPicture, storyPicture } from './story.ts'
import { eventLine, tell } from './tell.ts'
import { verbs } from './verbs.ts'
import { why } from './why.ts'
import { type DarkLordWords, darkLordWords } from './words/index.ts'

/** How The Dark Lord looks on Discord. */
export const darkLordFace: GameFace<DarkLord, DarkLordWords> = {
  name: { en: 'The Dark Lord', fr: 'Le Seigneur Noir' },
  heading,
  title,
  phase: ({ words, state }) => words.tells.stages[state.stage],
  betweenTurns: ({ event }) => event === 'turn-began' || event === 'priority' || event === 'turn-ended',
  result: resultLine,
  question: questionText,
  hint: ({ words, viewer }, { topic, by }) =>
    topic !== null && by === viewer ? words.orders.alwaysHint(words.orderTopics[topic]) : undefined,
  rows: questionRows,
  accent: ({ state }, { by }) => toneOf(state.players[by]!.side),
  map: (view, options) => mapMessage(view, options),
  forAll: (view, what) => mapForAll(what, options => mapMessage(view, options, true)),
  picture: gamePicture,
  story: storyPicture,
  muster: musterPicture,
  resultPicture,
  replay: gameReplay,
  answer: sayAnswer,
  givingUp: ({ words }) => words.tells.givenUp,
  event: eventLine,
  tell,
  preview: previewMessage,
  looks,
  verbs,
  odds,
  armies: armiesInWords,
  book(id, locale) {
    const { scenarios } = darkLordWords[locale]
    return Object.hasOwn(scenarios, id) ? scenarios[id as keyof typeof scenarios] : { name: id, listed: id }
  },
  lessons: { words: lessonWords, opened: pieceInHand },
  orders: ordersInWords,
  help: async () => (await import('./help.ts')).help,
  finishable: ['deploy', 'act', 'shots'],
  finishPlan,
  why,
}
