import type { Refusal } from '../../../core/space.ts'
import { readAnswer } from '../answer.ts'
import { type Game, label } from '../game.ts'
import { affords, stayToll } from '../move/tolls.ts'
import { ownFigure } from '../points/uses.ts'
import type { Figure } from '../state.ts'
import { doneBan, endable } from '../verbs/actors.ts'
import { actionVerbs, mandatoryMoveFault, verbOf } from '../verbs/index.ts'
import type { ActionVerb, PhaseAct } from '../verbs/verb.ts'

/**
 * Reads an answer of an action phase; what comes back is legal now, or the reason why it is not.
 * @param turning only turns are left (3.091)
 */
export function parseAct(g: Game, side: number, answer: string, turning = false): PhaseAct | Refusal {
  const raw = readAnswer(answer)
  if (raw?.verb === 'done') return (turning ? undefined : doneBan(g, side)) ?? { verb: 'done' }
  const verb = actionVerbs.find(each => each === raw?.verb)
  if (!raw || (!verb && raw.verb !== 'end')) return { code: 'not-offered', about: { answer } }
  if (turning && verb !== 'turn') return { code: 'only-turning', rule: '3.091' }
  if (!verb) return readEnd(g, raw.figure)
  const figure = ownFigure(g, side, raw.figure)
  if ('code' in figure) return figure
  const banned = actBan(g, figure, verb, turning)
  if (banned) return banned
  const act = verbOf(verb).understand(g, figure, raw)
  return 'code' in act ? act : (mandatoryMoveFault(g, act) ?? act)
}

/** Why the figure may not act so, whatever the verb itself says. */
function actBan(g: Game, figure: Figure, verb: ActionVerb, turning: boolean): Refusal | undefined {
  const about = { figure: figure.id }
  if (turning && figure.actionTaken === 'shot') return { code: 'shot-already', rule: '3.091', about }
  // Some abilities are for those, too, who have acted.
  if (!turning && figure.actionTaken !== 'nothing' && verb !== 'use')
    return { code: 'acted-already', rule: '3.09', about }
  const cost = verbOf(verb).stays ? stayToll(g, figure) : 0
  if (affords(g, figure, cost)) return undefined
  const here = { to: label(g, figure.at), cost, ap: figure.ap }
  return { code: 'too-afraid', rule: '8.43', about: { ...about, ...here } }
}

/** `end A3`, or `end` alone: the label only says it again, for whoever reads. */
function readEnd(g: Game, typed: string | undefined): PhaseAct | Refusal {
  const figure = endable(g)
  if ('code' in figure) return figure
  if (typed !== undefined && typed.toUpperCase() !== figure.id)
    return { code: 'not-acting-now', rule: '3.09', about: { figure: typed, active: figure.id } }
  return { verb: 'end', figure }
}
