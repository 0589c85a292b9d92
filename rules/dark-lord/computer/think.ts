import type { Save } from '../../core/script.ts'
import type { Engine } from '../../play/engine.ts'
import type { Level, Opponent } from '../../play/gameParts.ts'
import { makeField, ofOwner } from '../field/field.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import type { Combatant, DarkLordState, TurnStage } from '../state.ts'
import { cloneState } from '../turn/machine.ts'
import { writeAct } from '../turn/verbs.ts'
import type { DarkLord } from '../types.ts'
import { actAtOnce, inTurn, mayMove, nextDoing, worthDoing } from './acts.ts'
import { type Aims, aimsOf } from './aims.ts'
import { answerForced } from './compelled.ts'
import { movesOf } from './moves.ts'
import { plainAnswer } from './plain.ts'
import { type Reason, reasonFor, type WeighedAct } from './reasons.ts'
import { bestShot } from './shots.ts'
import { bestTeam, temptingEnemies } from './teams.ts'

/** What the computer has in mind: plain JSON, kept beside the game between its answers. */
export interface Thought {
  /** the part that it is for */
  part: string
  /** the question that is being looked at: what was asked, after which event */
  question: string
  /** what has been looked at of it, and the best answer so far */
  next: number
  best: Reason | null
  /** what the best brings, exactly */
  most: number
  /** what it has come to in this part so far, and positions looked at for that */
  reasons: Reason[]
  looked: number
  turn: number
  side: number
}

const partOf = ({ turn, part, stage }: DarkLordState): string => `${turn} ${part} ${stage === 'deployment'}`

/** What was kept; older versions kept less. */
type Known = Partial<Thought> | undefined

/** Both parts of a turn are over. */
const afterParts: readonly TurnStage[] = ['division', 'fights', 'end', 'over']

const questionOf = ({ events, told, journal, pending }: Save<DarkLordState>): string =>
  `${events} ${told} ${journal.length} ${pending?.key ?? ''}`

/** A position of one's own, to be looked at and put out of order. */
const scratchOf = (f: Battlefield): Battlefield => {
  const scratch = makeField(cloneState(f.skirmish), f.library, () => {}, f.board)
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

function lookAt(f: Battlefield, look: Consideration, aims: Aims): WeighedAct | undefined {
  if ('enemy' in look) return bestTeam(f, look.enemy, aims)
  return movesOf(f, look.figure, aims)[0]
}

/** What has to be done before all else, or by whoever is in the middle of it. */
function urgent(f: Battlefield, owner: number, aims: Aims): WeighedAct | undefined {
  const { acting } = f
  if (acting) {
    const own = nextDoing(f, [acting], aims)
    if (own) return own
  }
  const { runaway } = aims
  if (runaway && runaway.owner === owner) {
    const own = nextDoing(f, [runaway], aims)
    if (own) return own
  }
  for (const figure of ofOwner(f, owner)) {
    const act = figure.marks.finished ? undefined : actAtOnce(f, figure, aims)
    if (act) return act
  }
  return undefined
}

/** What it has in mind for this part, with nothing looked at of this question yet. */
function beginThought(save: Save<DarkLordState>, side: number, known: Known): Thought {
  const { battle } = save
  const part = partOf(battle)
  const { reasons = [], looked = 0 } = known?.part === part && known.side === side ? known : {}
  return {
    part,
    question: questionOf(save),
    next: 0,
    best: null,
    most: worthDoing,
    reasons,
    looked,
    turn: battle.turn,
    side,
  }
}

const answered = (thought: Thought, reason: Reason) => ({
  answer: reason.answer,
  thought: { ...thought, reasons: [...thought.reasons, reason] },
})

export function computerOf(engine: Engine<DarkLord>): Opponent<DarkLord> {
  function think(
    save: Save<DarkLordState>,
    level: Level,
    known: object | undefined,
    _seed: number,
    positions = Number.POSITIVE_INFINITY,
  ): { answer: string | undefined; thought: object | undefined } {
    const { question, table } = engine.open(save)
    if (!question) return { answer: undefined, thought: undefined }
    const done = (answer: string, thought = known) => ({ answer, thought })
    const [only, another] = question.space.enumerate('', 2)
    if (another === undefined) return done(only ?? question.fallback())
    if (level === 'recruit') return done(plainAnswer(table, question))
    const f = scratchOf(table)
    const before: Known = known
    if (question.kind === 'shots') {
      const shot = bestShot(f, question.by)
      return shot ? answered(beginThought(save, question.by, before), shot) : done(question.fallback())
    }
    if (question.kind !== 'act') return done(answerForced(f, question) ?? question.fallback())
    const goesOn = before?.question === questionOf(save) && before.reasons !== undefined
    const thought = goesOn ? { ...(before as Thought) } : beginThought(save, question.by, before)
    const plain = aimsOf(f, question.by, level === 'captain')
    const aims: Aims = {
      ...plain,
      fights(now) {
        thought.looked++
        return plain.fights(now)
      },
    }
    const does = (act: WeighedAct) => answered(thought, reasonFor(writeAct(f, act.doing), act))
    if (level === 'soldier') {
      const next = nextDoing(f, inTurn(f, question.by, aims), aims)
      return next ? does(next) : done('done', thought)
    }
    if (!goesOn) {
      const now = urgent(f, question.by, aims)
      if (now) return does(now)
    }
    const looks = looksOf(f, question.by, aims)
    let most = thought.most
    for (let n = 0; n < positions && thought.next < looks.length; n++) {
      const found = lookAt(f, looks[thought.next++]!, aims)
      if (!found || found.gain === null || found.gain <= most) continue
      thought.best = reasonFor(writeAct(f, found.doing), found)
      most = found.gain
    }
    thought.most = most
    if (thought.next < looks.length) return { answer: undefined, thought }
    return thought.best ? answered(thought, thought.best) : done('done', thought)
  }

  return {
    think,
    isUnderWay: (thought, { battle }) =>
      (thought as Thought).part === partOf(battle) && !afterParts.includes(battle.stage),
  }
}
