import { regimentsGame } from '../../../../rules/regiments/gameParts.ts'
import type { Entry } from '../../../../rules/regiments/index.ts'
import { afterEvents, momentAt } from '../../../../rules/regiments/replay/moment.ts'
import { ordersOf } from '../../../game/standingOrders.ts'
import type { Picture } from '../../types.ts'
import { planLines } from '../parts/planLines.ts'
import { boardPicture } from './picture.ts'
import type { RegimentsView } from './view.ts'

/**
 * Dice in the place of the real ones, of which nobody may know before they are thrown: with these charges arrive and spells
 * come off, so that the plan is told as it is meant; no shot hits, so that nobody falls of whom it is not known.
 */
const arriving = () => 6
const missing = () => 1

/** What a unit does in the reader's phase, in a sign and a place; undefined for whatever else happens. */
function doing(entry: Entry, { names }: RegimentsView): string | undefined {
  switch (entry.event) {
    case 'placed':
      return `→ ${entry.at}`
    case 'moved':
      return `→ ${entry.to}`
    case 'joined':
      return `→ ${entry.host}`
    case 'declared':
      return `🐎 ${entry.on}`
    case 'shot':
      return entry.out ? undefined : `🏹 ${entry.at}`
    case 'cast':
      return `✨ ${names.ability(entry.spell)} ${entry.on}`
    default:
      return undefined
  }
}

/** What of it moves somebody, and is seen on the board. */
const placing: readonly Entry['event'][] = ['placed', 'moved', 'joined']

/**
 * What the program would do with the rest of the reader's phase: a line for each unit as far as there is room, and where they
 * would end, with their ways. Dice that fall on the way, and whoever is charged, may make it go otherwise.
 */
export function finishPlan(
  view: RegimentsView,
): { lines: string[]; picture: Picture | undefined } | undefined {
  const { game, save, viewer, state, names, board } = view
  if (!board) return undefined
  // Nobody may learn by it what somebody else has ordered.
  const orders = ordersOf(game).map((own, player) => (player === viewer ? own : undefined))
  const dice = state.stage === 'shooting' ? missing : arriving
  const outcome = regimentsGame.engine.finishPhase(save, viewer, orders, dice)
  if (!outcome.ok) return undefined
  const { lines, shown, who, alone } = planLines(
    outcome.events,
    ({ turn, stage }) => turn === state.turn && stage === state.stage,
    entry => {
      const said = doing(entry, view)
      return said === undefined || !('unit' in entry) || !entry.unit.startsWith('AB'[viewer] ?? '-')
        ? undefined
        : { who: entry.unit, said }
    },
    names.figure,
  )
  const moves = shown.filter(({ event }) => placing.includes(event))
  const standing = new Map(state.regiments.map(unit => [unit.label, unit]))
  const after = { ...view, state: momentAt(state, afterEvents(standing, moves, board)) }
  return {
    lines,
    picture: boardPicture(after, {
      told: shown.filter(({ event }) => event === 'moved'),
      // A ring round everybody would point at nobody.
      ...(alone && { highlighted: who }),
      focus: after.state.regiments.flatMap(({ condition, at }) => (condition === 'field' ? [at] : [])),
      windows: 1,
      alt: lines.join('. '),
    }),
  }
}
