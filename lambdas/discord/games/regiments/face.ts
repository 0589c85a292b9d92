import type { Regiments } from '../../../../rules/regiments/index.ts'
import { mapForAll } from '../carriedMap.ts'
import type { GameFace } from '../face.ts'
import { armiesInWords } from './armies.ts'
import { musterPicture } from './armySheet.ts'
import { looks } from './buttonViews.ts'
import { choiceLines } from './choiceLines.ts'
import { storyPicture } from './combatStory.ts'
import { finishPlan } from './finishPlan.ts'
import { heading, questionText, resultLine, title } from './gameText.ts'
import { lessonWords, pieceInHand } from './lesson.ts'
import { toneOf } from './lists.ts'
import { mapMessage } from './map.ts'
import { odds } from './odds.ts'
import { ordersInWords } from './orders.ts'
import { gamePicture } from './picture.ts'
import { previewMessage } from './preview.ts'
import { questionRows } from './rows.ts'
import { sayAnswer } from './sayAnswer.ts'
import { gameReplay, resultPicture } from './story.ts'
import { eventLine, tell } from './tell.ts'
import { verbs } from './verbs.ts'
import { why } from './why.ts'
import { type RegimentsWords, regimentsWords } from './words/index.ts'

/** How Regiments looks on Discord. */
export const regimentsFace: GameFace<Regiments, RegimentsWords> = {
  name: { en: 'Regiments', fr: 'Régiments' },
  heading,
  title,
  phase: ({ words, state }) => words.tells.stages[state.stage],
  betweenTurns: ({ event }) => event === 'turn-began',
  result: resultLine,
  question: questionText,
  hint: ({ words, viewer }, { topic, by }) =>
    topic !== null && by === viewer ? words.orders.alwaysHint(words.orderTopics[topic]) : undefined,
  choices: choiceLines,
  rows: questionRows,
  accent: ({ state }, { by }) => toneOf(state, by),
  map: (view, options) => mapMessage(view, options),
  forAll: (view, what) => mapForAll(what, options => mapMessage(view, options, true)),
  picture: gamePicture,
  story: storyPicture,
  muster: musterPicture,
  resultPicture,
  replay: gameReplay,
  answer: sayAnswer,
  event: eventLine,
  tell,
  preview: previewMessage,
  looks,
  verbs,
  odds,
  armies: armiesInWords,
  book: (id, locale) => {
    const { book } = regimentsWords[locale].tells
    return id === 'pitched-battle' ? { name: book, listed: book } : { name: id, listed: id }
  },
  lessons: { words: lessonWords, opened: pieceInHand },
  orders: ordersInWords,
  help: async () => (await import('./help.ts')).help,
  finishPlan,
  why,
  finishable: ['deploy', 'vanguard', 'charge', 'move', 'cast', 'shoot'],
}
