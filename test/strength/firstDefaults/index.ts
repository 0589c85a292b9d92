import { figureById, type Game, label } from '../../../rules/combat-hex/battle/game.ts'
import { courseOf } from '../../../rules/combat-hex/battle/move/movement.ts'
import type { GameQuestion, QuestionKind } from '../../../rules/combat-hex/battle/questions.ts'
import { makeAct } from '../../../rules/combat-hex/battle/verbs/index.ts'
import { type CombatHexSave, open } from '../../../rules/combat-hex/index.ts'
import { chooseAct, chooseTurn } from './acts.ts'
import { withFirstAdvice } from './advice.ts'
import { targetOf } from './allocation.ts'
import { oneWayReach, wayIn } from './reach.ts'
import { payerOf } from './spending.ts'

/** What is answered as it was then; see `firstDefaults`. */
export const firstKinds: readonly QuestionKind[] = [
  'act',
  'turning',
  'declare',
  'strategy',
  'react',
  'convert-hit',
  'allocate',
  'move-enemy',
]

/**
 * Plays as the defaults did when the computer was asked for (November 22nd, 2026), by the rules of today: the yardstick
 * of "85 of 100 against today's defaults". The defaults have changed since, so that `recruit` is none. Of 640 battles
 * that they played against themselves, with the same armies and dice, 614 are the same to the last answer; the others
 * part where a rule was corrected (sight past others, riders who began threatened, an Ent's friends).
 *
 * As it was then: what figures do in action phases, and by which way; turning; which abilities are used, also those
 * that answer others; who pays for superficial hits; whom damage dice go to; where enemies are moved to.
 * What is left to the defaults of today was the same then: deployment, roles, the order of combats, the Ring, which
 * dice are thrown again, and, in all those battles, who pays for superficial wounds.
 */
export function firstDefaults(save: CombatHexSave): string {
  const { game, question } = open(save)
  return withFirstAdvice(game, () => answerTo(game, question!))
}

function answerTo(g: Game, question: GameQuestion): string {
  switch (question.kind) {
    case 'act':
      return makeAct(g, chooseAct(g, question.by))
    case 'turning':
      return makeAct(g, chooseTurn(g, question.by))
    case 'convert-hit':
      return payerOf(g, question)
    case 'allocate':
      return targetOf(g, question)
    case 'move-enemy':
      return furthest(g, question)
    default:
      return question.fallback()
  }
}

/** As far off as the enemy goes, by the cheapest way. */
function furthest(
  g: Game,
  { about, space, fallback }: Extract<GameQuestion, { kind: 'move-enemy' }>,
): string {
  const figure = figureById(g, about.figure)!
  const reach = oneWayReach(g, courseOf(g, figure))
  const cell = reach.cells.at(-1)
  if (cell === undefined) return 'done'
  const way = wayIn(reach, cell).map(each => label(g, each))
  const answer = `move ${figure.id} ${way.join('-')}`
  const checked = space.check(answer)
  return checked.ok ? checked.answer : fallback()
}
