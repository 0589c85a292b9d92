import type { Question, Save } from '../../core/script.ts'
import type { Engine } from '../../play/engine.ts'
import type { Level, Opponent } from '../../play/gameParts.ts'
import type { War } from '../battleState.ts'
import type { WarQuestion } from '../field/questions.ts'
import { makeWarField } from '../field/war.ts'
import type { Regiments } from '../module.ts'
import { cloneWar } from '../turn/warMachine.ts'
import { computedAnswer } from './answers.ts'

/** What the computer has in mind: which player turn and phase it is for. */
interface WarThought {
  part: string
}

const partOf = ({ turn, active, stage }: War): string => `${turn} ${active} ${stage}`

/** A sound answer to any question: as a level would play, on a position of one's own. */
const answerOn = (question: WarQuestion, war: War, level: Level): string => {
  const f = makeWarField(cloneWar(war), () => {})
  const answer = computedAnswer(f, question, level)
  const checked = answer === undefined ? undefined : question.space.check(answer)
  return checked?.ok ? checked.answer : question.fallback()
}

/** A sound answer in the place of a player who is away. */
export const soundWarAnswer = (question: Question, war: War): string =>
  answerOn(question as WarQuestion, war, 'recruit')

export function warComputerOf(engine: Engine<Regiments>): Opponent<Regiments> {
  return {
    think(save: Save<War>, level: Level) {
      const { question, state } = engine.open(save)
      if (!question) return { answer: undefined, thought: undefined }
      const thought: WarThought = { part: partOf(state) }
      return { answer: answerOn(question, state, level), thought }
    },
    isUnderWay: (thought, save) => (thought as WarThought).part === partOf(save.battle),
  }
}
