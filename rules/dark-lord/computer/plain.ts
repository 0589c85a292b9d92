import type { Question } from '../../core/script.ts'
import { foesOf, makeField, typeOfCombatant } from '../field/field.ts'
import type { GameQuestion } from '../field/questions.ts'
import type { Battlefield, GameLibrary } from '../field/vocabulary.ts'
import { chargedBy, type MoveChoice } from '../move/move.ts'
import { everyMove } from '../move/moveChoice.ts'
import { castBan, nameBan } from '../powers/cast.ts'
import type { Combatant, DarkLordState } from '../state.ts'
import { weaponOf } from '../turn/shooting.ts'
import { actBan, type FigureAct, walkerOf, writeAct } from '../turn/verbs.ts'
import { inTurn, mayMove, worthDoing } from './acts.ts'
import { type Aims, aimsOf } from './aims.ts'
import { mayExit } from './runaway.ts'

// What whoever plays plainly does, and the program in the place of players who are away: each figure charges the nearest,
// or goes where its side's aim is; powers with one die at the nearest; no Ring on.

function plainCast(f: Battlefield, caster: Combatant): FigureAct | undefined {
  if (castBan(f, caster) || caster.will < 2) return undefined
  for (const printed of typeOfCombatant(f, caster).powers) {
    if (!f.library.powers[printed.id].names) continue
    const target = foesOf(f, caster.owner).find(each => !nameBan(f, caster, printed, each, false))
    if (target)
      return { verb: 'cast', figure: caster, cast: { power: printed.id, target, dice: 1, channel: false } }
  }
  return undefined
}

function plainMove(f: Battlefield, figure: Combatant, aims: Aims): FigureAct | undefined {
  const walker = walkerOf(f, figure)
  const charges = figure !== aims.runaway && !weaponOf(f, figure) && !figure.carries
  let best: MoveChoice | undefined
  let most = aims.placeOf(figure, figure.at) + worthDoing
  for (const choice of everyMove(f, walker)) {
    const isCharge = chargedBy(f, walker, choice).length > 0
    // Ways come the shortest first.
    if (isCharge && charges) return { verb: choice.cells.length > 0 ? 'move' : 'charge', figure, choice }
    if (isCharge) continue
    const place = aims.placeOf(figure, choice.cells.at(-1)!)
    if (place <= most) continue
    best = choice
    most = place
  }
  return best && { verb: 'move', figure, choice: best }
}

/** What a side does next that plays plainly; undefined: it is done. */
export function plainDoing(f: Battlefield, owner: number): FigureAct | undefined {
  const aims = aimsOf(f, owner)
  for (const figure of inTurn(f, owner, aims)) {
    if (figure === aims.runaway && mayExit(f, figure)) return { verb: 'exit', figure }
    for (const verb of ['lift', 'stand'] as const)
      if (!figure.carries && !actBan(f, figure, verb)) return { verb, figure }
    const doing = plainCast(f, figure) ?? (mayMove(f, figure) ? plainMove(f, figure, aims) : undefined)
    if (doing) return doing
  }
  return undefined
}

/** The plain answer to any question. */
export function plainAnswer(f: Battlefield, question: GameQuestion): string {
  if (question.kind !== 'act') return question.fallback()
  const doing = plainDoing(f, question.by)
  return doing ? writeAct(f, doing) : 'done'
}

/** A sound answer in the place of a player who is away. */
export const soundAnswerOf =
  (library: GameLibrary) =>
  (question: Question, skirmish: DarkLordState): string =>
    plainAnswer(
      makeField(skirmish, library, () => {}),
      question as GameQuestion,
    )
