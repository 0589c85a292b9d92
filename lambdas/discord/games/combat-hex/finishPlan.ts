import { type Entry, engine } from '../../../../rules/combat-hex/index.ts'
import { ordersOf } from '../../../game/standingOrders.ts'
import type { Picture } from '../../types.ts'
import { boardPicture } from './boardPicture.ts'
import type { CombatHexView } from './view.ts'

/** Dice in the place of the real ones, of which nobody may know before they are thrown. */
const otherDice = (n: number): number => [4, 2, 5, 3, 1, 6][n % 6]!

/** What a figure does in its own phase, in a sign and a place; undefined for whatever else happens. */
function doing(entry: Entry, { words, names }: CombatHexView): string | undefined {
  switch (entry.event) {
    case 'moved':
      return `→ ${entry.path.at(-1) ?? entry.from}`
    case 'ran':
      return `→ ${entry.to}`
    case 'turned':
      return `↻ ${words.terms.facings[entry.facing as keyof typeof words.terms.facings]}`
    case 'shot':
      return `🏹 ${entry.target}`
    case 'volley':
      return `🏹 ${entry.targets.join(' ')}`
    case 'activated':
      return `✨ ${names.ability(entry.copied ?? entry.ability)}${entry.ap ? ` ${words.tells.paid('', entry.ap).trim()}` : ''}`
    default:
      return undefined
  }
}

/** Lines of a plan at most: figures share them where there are more. */
const maxLines = 5

/**
 * What the program would do with the rest of the reader's phase: a line or less for each figure, and their ways on the
 * board as it stands. Dice that fall on the way may make it do otherwise. Undefined before the first turn.
 */
export function finishPlan(
  view: CombatHexView,
): { lines: string[]; picture: Picture | undefined } | undefined {
  const { game, save, viewer, state, names } = view
  if (state.turn === 0 || state.phase === 'deployment') return undefined
  // Nobody may learn by it what somebody else has ordered.
  const orders = ordersOf(game).map((own, player) => (player === viewer ? own : undefined))
  const outcome = engine.finishPhase(save, viewer, orders, otherDice)
  if (!outcome.ok) return undefined
  const own = new Set(state.figures.flatMap(({ id, owner }) => (owner === viewer ? [id] : [])))
  const doings = new Map<string, string[]>()
  const shown: Entry[] = []
  for (const entry of outcome.events) {
    if (entry.turn !== state.turn || entry.phase !== state.phase) continue
    const said = 'figure' in entry && own.has(entry.figure) ? doing(entry, view) : undefined
    if (said === undefined || !('figure' in entry)) continue
    doings.set(entry.figure, [...(doings.get(entry.figure) ?? []), said])
    shown.push(entry)
  }
  const each = [...doings].map(([figure, said]) => `${names.figure(figure)} ${said.join(' ')}`)
  const wide = Math.max(1, Math.ceil(each.length / maxLines))
  const lines = each.flatMap((_, i) => (i % wide ? [] : [each.slice(i, i + wide).join(' · ')]))
  return { lines, picture: boardPicture(view, { told: shown, highlighted: [...doings.keys()] }) }
}
