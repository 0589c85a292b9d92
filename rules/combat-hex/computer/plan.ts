import { actOfLeaver, bestAct, chooseAct, goOn } from '../battle/answers/defaults.ts'
import { enemiesOf, type Game, standingOf } from '../battle/game.ts'
import { terrainDistances } from '../battle/move/movement.ts'
import { fights } from '../battle/points/zones.ts'
import type { GameQuestion } from '../battle/questions.ts'
import type { CombatHexState, Figure } from '../battle/state.ts'
import { readyFigures } from '../battle/verbs/actors.ts'
import { makeAct } from '../battle/verbs/index.ts'
import type { PhaseAct } from '../battle/verbs/verb.ts'

/**
 * What a figure is to do in its side's phase: `default`, what the defaults would; `plain`, the same without using
 * any ability; `hold`, nothing; else answers in their order, parted by `; `.
 */
export type Intent = string

/** What a side means to do in its phase: intents of figures by label, and who comes before the others. */
export interface Plan {
  intents: Record<string, Intent>
  first: string[]
}

/** Tells the phases of a battle apart: a plan is for one of them. */
export const phaseOf = ({ turn, phase, mover }: CombatHexState): string => `${turn} ${phase} ${mover ?? ''}`

export const noPlan = (): Plan => ({ intents: {}, first: [] })

/** Figures that are to do something else by the other plan. What nobody has been told is what the defaults would do. */
export const otherwiseIn = (a: Plan, b: Plan): string[] =>
  [...new Set([...Object.keys(a.intents), ...Object.keys(b.intents)])].filter(
    id => intentIn(a, id) !== intentIn(b, id),
  )

export const isSameOrder = (a: Plan, b: Plan): boolean => a.first.join() === b.first.join()

/** Do all figures do the same, in the same order? */
export const isSamePlan = (a: Plan, b: Plan): boolean => isSameOrder(a, b) && otherwiseIn(a, b).length === 0

/** What a figure is to do by a plan. */
export const intentIn = ({ intents }: Plan, id: string): Intent => intents[id] ?? 'default'

/** Turns in which whoever waits does so: an enemy who has not come by then waits as well. */
const turnsToWait = 5

/**
 * Lets the enemy come: as long as nobody fights, whoever would only walk, and has nobody within reach, stays where it is. The enemies then come
 * one after the other, as fast as each can, and are met by all; against the defaults that is worth six points of a
 * hundred.
 */
export function waitingPlan(g: Game, side: number): Plan {
  const plan = noPlan()
  if (g.battle.turn > turnsToWait || standingOf(g, side).some(figure => fights(g, figure))) return plan
  const enemies = enemiesOf(g, side)
  for (const figure of readyFigures(g, side)) {
    if (bestAct(g, figure, () => true)?.verb !== 'move') continue
    const steps = g.typeOf(figure).movement + 1
    const reaches = enemies.some(enemy => {
      const far = terrainDistances(g, enemy.at)[figure.at]!
      return far >= 0 && far <= steps
    })
    if (!reaches) plan.intents[figure.id] = 'hold'
  }
  return plan
}

const words = ['default', 'plain', 'hold']
/** The answers that an intent names. */
const answersOf = (intent: Intent): string[] => (words.includes(intent) ? [] : intent.split('; '))

const never = () => false

/** Those who have not acted, in the order of the plan. */
function readyBy(g: Game, side: number, { first }: Plan): Figure[] {
  const ready = readyFigures(g, side)
  if (!first.length) return ready
  const place = ({ id }: Figure) => {
    const at = first.indexOf(id)
    return at < 0 ? first.length : at
  }
  return ready.sort((a, b) => place(a) - place(b))
}

/** The answer to a question of an action phase by a plan; where the plan does not fit any more, by the defaults. */
export const answerByPlan = (g: Game, question: GameQuestion, plan: Plan): string =>
  makeAct(g, actByPlan(g, question, plan))

/**
 * The same, as the rules go on with it.
 * @param lookAt is told of each figure before it is looked up what it is to do
 */
export function actByPlan(
  g: Game,
  { by, space }: GameQuestion,
  plan: Plan,
  lookAt?: (id: string) => void,
): PhaseAct {
  const intentOf = ({ id }: Figure): Intent => {
    lookAt?.(id)
    return intentIn(plan, id)
  }
  const legal = (answers: readonly string[]): PhaseAct | undefined => {
    for (const answer of answers) {
      const checked = space.check(answer)
      if (checked.ok) return checked.value as PhaseAct
    }
    return undefined
  }
  const active = g.activation?.figure
  const own = active && active.owner === by ? intentOf(active) : 'default'
  const named = answersOf(own)
  if (named.length) {
    const next = legal(named)
    if (next) return next
    // It has done what it was to do: it goes on only with what its move has led it to.
    const act = g.activation!.entered ? goOn(g, by) : goOn(g, by, never)
    if (act && (act.verb === 'strike' || act.verb === 'use')) return act
  } else {
    const act = goOn(g, by, own === 'plain' ? never : undefined)
    if (act) return act
  }
  for (const figure of readyBy(g, by, plan)) {
    const intent = intentOf(figure)
    if (intent === 'hold') continue
    const answer = legal(answersOf(intent))
    if (answer) return answer
    const act = bestAct(g, figure, intent === 'plain' ? 'nothing' : () => true)
    if (act) return act
  }
  const last = chooseAct(g, by, never, [])
  if (last.verb === 'done' || last.verb === 'end' || last.figure !== active) return last
  // Somebody who would go on for ever, by the plan and by the defaults in turn, has done enough.
  return space.check('done').ok ? { verb: 'done' } : (actOfLeaver(g, by) ?? last)
}
