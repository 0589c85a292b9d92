import type { MannerId, PlannedAnswer, Thought } from '../../../../rules/regiments/index.ts'
import type { Why } from '../face.ts'
import { sayAnswer } from './sayAnswer.ts'
import type { RegimentsView } from './view.ts'

function line({ what, gain }: PlannedAnswer, view: RegimentsView): string {
  const { tells } = view.words
  const said = what.startsWith('charge ')
    ? sayAnswer(what, view)
    : what === 'done'
      ? tells.ends.charge
      : tells.manners[what as MannerId]
  return gain > 0 ? tells.whyChosen(said, tells.whyPoints(gain / 10)) : tells.whyAlike(said)
}

/** What the computer tried in thought in its last turn, and what it chose by that; undefined where it has thought of nothing. */
export function why(view: RegimentsView, thought: object): Why | undefined {
  const { side, turn, looked, choices } = thought as Partial<Thought>
  if (side === undefined || turn === undefined || looked === undefined || !choices) return undefined
  const { tells } = view.words
  return {
    side,
    turn,
    looked,
    lead: choices.length > 0 ? tells.whyLead : tells.whyByEye,
    lines: choices.map(each => line(each, view)),
  }
}
