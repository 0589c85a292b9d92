import type { Question, Save } from '../../core/script.ts'
import type { Engine } from '../../play/engine.ts'
import type { Level, Opponent } from '../../play/gameParts.ts'
import type { War } from '../battleState.ts'
import type { WarQuestion } from '../field/questions.ts'
import { makeWarField } from '../field/war.ts'
import type { Regiments } from '../module.ts'
import { cloneWar } from '../turn/warMachine.ts'
import {
  bestCharges,
  type Manner,
  mannerlyAnswer,
  pressing,
  standing,
  threatening,
  usualManner,
  wary,
} from './answers.ts'
import { worthInThought } from './lookAhead.ts'

/** What the computer has in mind: which player turn and phase it is for, and how it plays in it. */
interface WarThought {
  part: string
  manner: Manner
}

/** How much a level tries in thought before it charges and moves; a recruit tries nothing. */
interface WarSkill {
  /** falls of the dice for each way to play */
  tries: number
  /** ways to move */
  manners: readonly Manner[]
  /** charges that are tried, the best of them, and none */
  charges: number
}

const skills: Readonly<Record<Level, WarSkill | null>> = {
  recruit: null,
  soldier: { tries: 2, manners: [pressing, standing], charges: 1 },
  captain: { tries: 4, manners: [pressing, threatening, wary, standing], charges: 3 },
}

const partOf = ({ turn, active, stage }: War): string => `${turn} ${active} ${stage}`

/** A sound answer to any question: as somebody would play, on a position of one's own. */
function answerOn(question: WarQuestion, war: War, manner: Manner): string {
  const f = makeWarField(cloneWar(war), () => {})
  const answer = mannerlyAnswer(f, question, manner)
  const checked = answer === undefined ? undefined : question.space.check(answer)
  return checked?.ok ? checked.answer : question.fallback()
}

/** A sound answer in the place of a player who is away. */
export const soundWarAnswer = (question: Question, war: War): string =>
  answerOn(question as WarQuestion, war, usualManner)

interface WayOn {
  answer: string
  manner: Manner
}

/** Ways to go on that differ: which charge is next, or how all move. */
function waysOn(question: WarQuestion, war: War, { manners, charges }: WarSkill): WayOn[] {
  if (question.kind === 'charge') {
    const best = bestCharges(
      makeWarField(cloneWar(war), () => {}),
      question.by,
      -Infinity,
    ).slice(0, charges)
    return [...best, 'done'].map(answer => ({ answer, manner: threatening }))
  }
  return manners.map(manner => ({ answer: answerOn(question, war, manner), manner }))
}

export function warComputerOf(engine: Engine<Regiments>): Opponent<Regiments> {
  /** The way that leads farthest in thought. */
  function best(save: Save<War>, ways: readonly WayOn[], { tries }: WarSkill, seed: number): WayOn {
    const [first, ...others] = ways
    let found = { way: first!, worth: worthInThought(engine, save, first!, tries, seed) }
    for (const way of others) {
      const worth = worthInThought(engine, save, way, tries, seed)
      if (worth > found.worth) found = { way, worth }
    }
    return found.way
  }
  return {
    think(save: Save<War>, level: Level, known, seed) {
      const { question, state } = engine.open(save)
      if (!question) return { answer: undefined, thought: undefined }
      const part = partOf(state)
      const skill = skills[level]
      const before = known as WarThought | undefined
      const settled = before?.part === part && question.kind !== 'charge' ? before.manner : undefined
      if (!skill || settled || (question.kind !== 'charge' && question.kind !== 'move')) {
        const manner = settled ?? usualManner
        return { answer: answerOn(question, state, manner), thought: { part, manner } satisfies WarThought }
      }
      const way = best(save, waysOn(question, state, skill), skill, seed)
      return { answer: way.answer, thought: { part, manner: way.manner } satisfies WarThought }
    },
    isUnderWay: (thought, save) => (thought as WarThought).part === partOf(save.battle),
  }
}
