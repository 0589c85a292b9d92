import type { GameFace } from '../face.ts'
import { battlePicture, looksAlike } from './battlePicture.ts'
import { heading, orderHint, questionText, resultLine, title } from './battleText.ts'
import { emptyBoardPicture } from './boardPicture.ts'
import { choiceLines } from './choiceLines.ts'
import { eventLine } from './eventLine.ts'
import { abilityExample, questionExample } from './examples/examplePicture.ts'
import { highlights } from './highlights.ts'
import { looks } from './looks.ts'
import { mapForAll } from './mapMessage.ts'
import { musterPicture } from './musterPicture.ts'
import { unpackAnswers } from './packAnswers.ts'
import { questionRows } from './questionRows.ts'
import { replayMessage } from './replayMessage.ts'
import { resultPicture } from './resultPicture.ts'
import { sayAnswer } from './sayAnswer.ts'
import { showAnswers } from './showAnswers.ts'
import { tellBattle } from './tellBattle.ts'

export const combatHexFace: GameFace = {
  name: { en: 'Combat Hex', fr: 'Combat Hex' },
  heading,
  title,
  result: resultLine,
  question: questionText,
  hint: orderHint,
  choices: choiceLines,
  rows: questionRows,
  accent: ({ state }, { by }) => state.players[by]?.camp ?? undefined,
  board: emptyBoardPicture,
  picture: battlePicture,
  looksAlike,
  muster: musterPicture,
  resultPicture,
  highlights,
  replay: replayMessage,
  answer: (answer, view) => sayAnswer(answer, view),
  event: eventLine,
  tell: tellBattle,
  unpack: unpackAnswers,
  preview: showAnswers,
  looks,
  forAll(view, what) {
    const [kind, carried = ''] = what.split(' ')
    return kind === 'map' ? mapForAll(view, carried) : undefined
  },
  examples: { ability: abilityExample, question: questionExample },
  finishable: ['deploy', 'act', 'turning'],
  secret: ['deploy'],
}
