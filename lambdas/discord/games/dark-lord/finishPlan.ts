import { darkLordGame } from '../../../../rules/dark-lord/gameParts.ts'
import { type DarkLordState, type Entry, isOnBoard } from '../../../../rules/dark-lord/index.ts'
import { parseCell } from '../../../../rules/index.ts'
import { ordersOf } from '../../../game/standingOrders.ts'
import type { Picture } from '../../types.ts'
import { planLines } from '../parts/planLines.ts'
import { boardPicture, named } from './picture.ts'
import type { DarkLordView } from './view.ts'

/**
 * Dice in the place of the real ones, of which nobody may know before they are thrown: with these whoever tests passes, so
 * that the plan is told as it is meant; no shot hits, so that nobody falls of whom it is not known.
 */
const passing = () => 6
const missing = () => 1

/** What somebody does in the reader's phase, in a sign and a place; undefined for whatever else happens. */
function doing(entry: Entry, { words, names, viewer }: DarkLordView): string | undefined {
  const { verbs } = words.tells
  switch (entry.event) {
    case 'placed':
      return `→ ${entry.at}`
    case 'moved':
      return entry.hand === viewer ? `→ ${entry.way.at(-1) ?? entry.from}` : undefined
    case 'charged':
      return entry.hand === viewer ? `⚔ ${entry.enemies.join(' ')}` : undefined
    case 'shot':
      return `🏹 ${entry.target}`
    case 'cast':
      return `✨ ${names.ability(entry.power)}${entry.target ? ` ${entry.target}` : ''}`
    case 'ring-on':
      return `💍 ${verbs.ring}`
    case 'ring-off':
      return `💍 ${verbs.unring}`
    case 'stood-up':
      return verbs.stand
    case 'lay-down':
      return verbs.lie
    case 'dismounted':
      return verbs.dismount
    case 'took':
      return `💰 ${verbs.lift}`
    case 'dropped':
      return `💰 ${verbs.drop}`
    case 'left-board':
      return `🏃 ${verbs.exit}`
    default:
      return undefined
  }
}

/** The game as the reader sees it, with everybody where the plan has them end. */
function afterPlan(view: DarkLordView, plan: readonly Entry[]): DarkLordState {
  const { state, board } = view
  const ends = new Map<string, string>()
  for (const entry of plan)
    if (entry.event === 'moved') ends.set(entry.figure, entry.way.at(-1) ?? entry.from)
    else if (entry.event === 'placed') ends.set(entry.figure, entry.at)
  const combatants = state.combatants.map(figure => {
    const at = parseCell(board!, ends.get(figure.label) ?? '')
    if (at === undefined) return figure
    return { ...figure, at, ...(figure.condition === 'waiting' && { condition: 'standing' as const }) }
  })
  return { ...state, players: named(view), combatants }
}

/**
 * What the program would do with the rest of the reader's phase: a line for each figure as far as there is room, and where
 * they would end, with their ways. Dice that fall on the way may make it do otherwise.
 */
export function finishPlan(
  view: DarkLordView,
): { lines: string[]; picture: Picture | undefined } | undefined {
  const { game, save, viewer, state, names } = view
  // Nobody may learn by it what somebody else has ordered.
  const orders = ordersOf(game).map((own, player) => (player === viewer ? own : undefined))
  const dice = state.stage === 'shooting' ? missing : passing
  const outcome = darkLordGame.engine.finishPhase(save, viewer, orders, dice)
  if (!outcome.ok) return undefined
  const { lines, shown, who, alone } = planLines(
    outcome.events,
    ({ turn, stage }) => turn === state.turn && stage === state.stage,
    entry => {
      const said = doing(entry, view)
      return said === undefined || !('figure' in entry) || entry.figure === null
        ? undefined
        : { who: entry.figure, said }
    },
    names.figure,
  )
  const after = { ...view, state: afterPlan(view, shown) }
  const placed = shown.some(({ event }) => event === 'placed')
  return {
    lines,
    picture: boardPicture(after, {
      told: shown,
      // A ring round everybody would point at nobody.
      ...(alone && { highlighted: who }),
      ...(placed && { focus: after.state.combatants.filter(isOnBoard).map(({ at }) => at), labels: true }),
      alt: lines.join('. '),
    }),
  }
}
