import type { CombatHex } from '../../../../rules/combat-hex/index.ts'
import { mapForAll } from '../carriedMap.ts'
import type { GameFace } from '../face.ts'
import { armiesInWords, toneOf } from './armies.ts'
import { battlePicture, looksAlike } from './battlePicture.ts'
import { battleReplay } from './battleReplay.ts'
import { heading, orderHint, questionText, resultLine, title } from './battleText.ts'
import { emptyBoardPicture } from './boardPicture.ts'
import { looks } from './buttonViews.ts'
import { choiceLines } from './choiceLines.ts'
import { combatPicture } from './combatPicture.ts'
import { eventLine } from './eventLine.ts'
import { finishPlan } from './finishPlan.ts'
import { highlights } from './highlights.ts'
import { figureInHand, lessonWords } from './lessonTask.ts'
import { mapMessage } from './mapMessage.ts'
import { musterPicture } from './musterPicture.ts'
import { odds } from './odds.ts'
import { ordersInWords } from './orderOptions.ts'
import { unpackAnswers } from './packAnswers.ts'
import { settle } from './payRows.ts'
import { questionRows } from './questionRows.ts'
import { resultPicture } from './resultPicture.ts'
import { sayAnswer } from './sayAnswer.ts'
import { showAnswers } from './showAnswers.ts'
import { tellBattle } from './tellBattle.ts'
import { verbs } from './verbs/index.ts'
import { why } from './why.ts'
import { type CombatHexWords, combatHexWords } from './words/index.ts'

export const combatHexFace: GameFace<CombatHex, CombatHexWords> = {
  name: { en: 'Combat Hex', fr: 'Combat Hex' },
  heading,
  title,
  phase: ({ words, state }) => words.terms.phases[state.phase],
  betweenTurns: ({ event, phase }) =>
    phase === 'strategy' || event === 'turn-ended' || event === 'phase-began' || event === 'nobody-acted',
  result: resultLine,
  question: questionText,
  hint: orderHint,
  choices: choiceLines,
  rows: questionRows,
  settle,
  finishPlan,
  accent({ state }, { by }) {
    const camp = state.players[by]?.camp
    return camp ? toneOf(camp) : undefined
  },
  board: emptyBoardPicture,
  map: (view, options) => mapMessage(view, options),
  picture: battlePicture,
  story: combatPicture,
  looksAlike,
  muster: musterPicture,
  resultPicture,
  highlights,
  replay: battleReplay,
  answer: (answer, view) => sayAnswer(answer, view),
  givingUp: ({ words: { says } }, goesOn) => (goesOn ? says.givenUpMany : says.givenUp),
  event: eventLine,
  tell: tellBattle,
  unpack: unpackAnswers,
  preview: showAnswers,
  looks,
  verbs,
  odds,
  forAll: (view, what) => mapForAll(what, options => mapMessage(view, options, true)),
  armies: armiesInWords,
  book(id, locale) {
    const book = id === 'classic' ? 'classic' : 'tournament'
    const { rules, books } = combatHexWords[locale].terms
    return { name: rules[book], listed: books[book] }
  },
  lessons: { words: lessonWords, opened: figureInHand },
  orders: ordersInWords,
  why,
  help: async () => (await import('./help.ts')).help,
  finishable: ['deploy', 'act', 'turning'],
  secret: ['deploy'],
}
