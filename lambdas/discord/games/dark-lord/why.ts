import type { Reason, Thought } from '../../../../rules/dark-lord/index.ts'
import type { Why } from '../face.ts'
import { sayAnswer } from './sayAnswer.ts'
import type { DarkLordView } from './view.ts'

/** More than these are counted, not told of: those that brought the least. */
const maxTold = 8

/** Gains and shares smaller than this say nothing: half a point, in tenths. */
const tooLittle = 5

/** What was done at sight was worth most. */
const worth = ({ gain }: Reason): number => gain ?? Number.POSITIVE_INFINITY

function line({ answer, gain, fights = 0, chance, together }: Reason, view: DarkLordView): string {
  const { words, names } = view
  const { tells, says } = words
  const what = sayAnswer(answer, view)
  if (gain === null) return what
  const points = tells.whyNumber(gain / 10)
  if (answer.startsWith('shoot ')) return tells.whyShot(what, points)
  if (answer.startsWith('cast ')) return tells.whyCast(what, points)
  if (together) return tells.whyTogether(what, names.figure(together), points)
  return [
    tells.whyGain(what, points),
    Math.abs(fights) >= tooLittle ? tells.whyFights(tells.whyNumber(fights / 10)) : '',
    chance === undefined ? '' : tells.whyChance(says.percent(String(chance))),
  ].join('')
}

/** What the computer weighed in its last part; undefined where it has planned none. */
export function why(view: DarkLordView, thought: object): Why | undefined {
  // What older versions kept says nothing of it.
  const { reasons, side, turn, looked } = thought as Partial<Thought>
  if (!reasons || side === undefined || turn === undefined || looked === undefined) return undefined
  const { tells } = view.words
  const least = reasons.map(worth).sort((a, b) => b - a)[maxTold - 1] ?? Number.NEGATIVE_INFINITY
  // In the order in which it was done.
  const told = reasons.filter(each => worth(each) >= least).slice(0, maxTold)
  const more = reasons.length - told.length
  return {
    side,
    turn,
    looked,
    lead: reasons.length ? tells.whyLead : tells.whyIdle,
    lines: [...told.map(each => line(each, view)), ...(more > 0 ? [tells.whyMore(more)] : [])],
  }
}
