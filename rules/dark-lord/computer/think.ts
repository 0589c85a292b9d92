import type { Save } from '../../core/script.ts'
import type { Engine } from '../../play/engine.ts'
import type { Level, Opponent } from '../../play/gameParts.ts'
import { makeField, ofOwner } from '../field/field.ts'
import type { SkirmishQuestion } from '../field/questions.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import type { DarkLord } from '../module.ts'
import type { Combatant, Skirmish } from '../state.ts'
import { cloneSkirmish } from '../turn/machine.ts'
import { type FigureAct, writeAct } from '../turn/verbs.ts'
import { actAtOnce, inTurn, mayMove, nextDoing, worthDoing } from './acts.ts'
import { type Aims, aimsOf } from './aims.ts'
import { answerForced } from './compelled.ts'
import { movesOf } from './moves.ts'
import { plainAnswer } from './plain.ts'
import { bestShot } from './shots.ts'
import { bestTeam, temptingEnemies } from './teams.ts'

/** What the computer has in mind: plain JSON, kept beside the game between its answers. */
export interface SkirmishThought {
  /** the part that it is for */
  part: string
  /** the question that is being looked at: what was asked, after which event */
  question: string
  /** what has been looked at of it, and the best answer so far */
  next: number
  best: string | null
  gain: number
}

const partOf = ({ turn, part, stage }: Skirmish): string => `${turn} ${part} ${stage === 'deployment'}`

const questionOf = ({ events, told, journal, pending }: Save<Skirmish>): string =>
  `${events} ${told} ${journal.length} ${pending?.key ?? ''}`

/** A position of one's own, to be looked at and put out of order. */
const scratchOf = (f: Battlefield): Battlefield => {
  const scratch = makeField(cloneSkirmish(f.skirmish), f.library, () => {}, f.board)
  const { acting } = f
  const own = acting && scratch.skirmish.combatants.find(({ label }) => label === acting.label)
  return { ...scratch, acting: own ?? null }
}

/** One thing to look at before a captain answers: a figure's own best, or what several do together. */
type Consideration = { figure: Combatant } | { enemy: Combatant }

const looksOf = (f: Battlefield, owner: number, aims: Aims): Consideration[] => [
  ...inTurn(f, owner, aims)
    .filter(each => mayMove(f, each))
    .map(figure => ({ figure })),
  ...temptingEnemies(f, aims).map(enemy => ({ enemy })),
]

function lookAt(
  f: Battlefield,
  look: Consideration,
  aims: Aims,
): { doing: FigureAct; gain: number } | undefined {
  if ('enemy' in look) return bestTeam(f, look.enemy, aims)
  return movesOf(f, look.figure, aims)[0]
}

/** What has to be done before all else, or by whoever is in the middle of it. */
function urgent(f: Battlefield, owner: number, aims: Aims): FigureAct | undefined {
  const { acting } = f
  if (acting) {
    const own = nextDoing(f, [acting], aims)
    if (own) return own.doing
  }
  const { runaway } = aims
  if (runaway && runaway.owner === owner) {
    const own = nextDoing(f, [runaway], aims)
    if (own) return own.doing
  }
  for (const figure of ofOwner(f, owner)) {
    const act = figure.marks.finished ? undefined : actAtOnce(f, figure, aims)
    if (act) return act
  }
  return undefined
}

export function computerOf(engine: Engine<DarkLord>): Opponent<DarkLord> {
  function think(
    save: Save<Skirmish>,
    level: Level,
    known: object | undefined,
    _seed: number,
    positions = Number.POSITIVE_INFINITY,
  ): { answer: string | undefined; thought: object | undefined } {
    const { question, table, state } = engine.open(save)
    if (!question) return { answer: undefined, thought: undefined }
    const done = (answer: string) => ({ answer, thought: known })
    const [only, another] = question.space.enumerate('', 2)
    if (another === undefined) return done(only ?? question.fallback())
    if (level === 'recruit') return done(plainAnswer(table, question))
    const f = scratchOf(table)
    if (question.kind !== 'act') return done(answerOther(f, question))
    const aims = aimsOf(f, question.by, level === 'captain')
    if (level === 'soldier') {
      const next = nextDoing(f, inTurn(f, question.by, aims), aims)
      return done(next ? writeAct(f, next.doing) : 'done')
    }
    const asked = questionOf(save)
    const before = known as SkirmishThought | undefined
    const goesOn = before?.question === asked
    if (!goesOn) {
      const now = urgent(f, question.by, aims)
      if (now) return done(writeAct(f, now))
    }
    const thought: SkirmishThought = goesOn
      ? { ...before }
      : { part: partOf(state), question: asked, next: 0, best: null, gain: worthDoing }
    const looks = looksOf(f, question.by, aims)
    for (let n = 0; n < positions && thought.next < looks.length; n++) {
      const found = lookAt(f, looks[thought.next++]!, aims)
      if (!found || found.gain <= thought.gain) continue
      thought.best = writeAct(f, found.doing)
      thought.gain = found.gain
    }
    return { answer: thought.next < looks.length ? undefined : (thought.best ?? 'done'), thought }
  }

  return {
    think,
    isUnderWay: (thought, save) => (thought as SkirmishThought).part === partOf(save.battle),
  }
}

/** What is asked besides what figures do. */
function answerOther(f: Battlefield, question: SkirmishQuestion): string {
  if (question.kind === 'shots') return bestShot(f, question.by) ?? question.fallback()
  return answerForced(f, question) ?? question.fallback()
}
