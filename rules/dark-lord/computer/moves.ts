import type { Cell } from '../../board/board.ts'
import { putAt } from '../field/field.ts'
import { engage, isEngaged, livesByWill } from '../field/points.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { chargedBy, type MoveChoice } from '../move/move.ts'
import { everyMove } from '../move/moveChoice.ts'
import type { Combatant } from '../state.ts'
import { walkerOf } from '../turn/verbs.ts'
import type { Aims } from './aims.ts'
import { chanceToCharge } from './chances.ts'
import { costOfWill } from './exchange.ts'
import type { WeighedAct } from './reasons.ts'

/** A move that a figure may make, with what it should gain over staying where it is. */
export interface WeighedMove extends WeighedAct {
  gain: number
  /** whom it charges */
  enemies: Combatant[]
}

/** Ends of a charge on the same enemies, and of other moves, that are looked at. */
const endsOfCharge = 3
const endsOfMove = 2
/** Charges of one figure that are looked at: on the fewest and costliest enemies first. */
const maxCharges = 12
/** What it is worth, as a share of its prize, that an enemy that still has its part is held fast. */
const forHolding = 0.04

/** Looks at a position that differs by one figure's place, and puts everything back. */
export function asIf<T>(
  f: Battlefield,
  figure: Combatant,
  to: Cell,
  enemies: readonly Combatant[],
  look: () => T,
): T {
  const from = figure.at
  const before = [figure, ...enemies].map(each => [each, each.marks.engaged] as const)
  const { charged } = figure.marks
  // A wearer that would be shifted (DL-12).
  const shifted = f.occupant[to]
  for (const [each, engaged] of before) each.marks.engaged = [...engaged]
  if (to !== from) putAt(f, figure, to)
  for (const enemy of enemies) engage(figure, enemy)
  figure.marks.charged = charged || enemies.length > 0
  const seen = look()
  if (to !== from) {
    putAt(f, figure, from)
    f.occupant[to] = shifted
  }
  for (const [each, engaged] of before) each.marks.engaged = engaged
  figure.marks.charged = charged
  return seen
}

/** Enemies that have not had their part yet do less once they are engaged. */
const holding = (f: Battlefield, enemies: readonly Combatant[], aims: Aims): number =>
  f.skirmish.part === 1
    ? 0
    : enemies.reduce((sum, each) => sum + (isEngaged(each) ? 0 : forHolding * aims.prizeOf(each)), 0)

/** Who lives by Will pays for each turn in which it fights, unless it is with a wearer (DB-26). */
const costOfFight = (f: Battlefield, figure: Combatant, enemies: readonly Combatant[], aims: Aims): number =>
  livesByWill(f, figure) && !enemies.some(({ ring }) => ring === 'on')
    ? costOfWill(figure, aims.prizeOf(figure))
    : 0

/** All moves of a figure that are worth a look, by ends: charges by whom they charge, others by where they lead. */
function* choicesOf(
  f: Battlefield,
  figure: Combatant,
  aims: Aims,
): Generator<{ choice: MoveChoice; enemies: Combatant[] }> {
  const walker = walkerOf(f, figure)
  const groups = new Map<string, { choice: MoveChoice; enemies: Combatant[]; place: number }[]>()
  for (const choice of everyMove(f, walker)) {
    const enemies = chargedBy(f, walker, choice)
    if (enemies.length > 0 && figure.condition === 'lying') continue
    const place = aims.placeOf(figure, choice.cells.at(-1) ?? figure.at)
    const key = enemies.map(({ label }) => label).join()
    const group = groups.get(key)
    if (group) group.push({ choice, enemies, place })
    else groups.set(key, [{ choice, enemies, place }])
  }
  const worth = (enemies: readonly Combatant[]) =>
    enemies.reduce((sum, each) => sum + aims.prizeOf(each), 0) / enemies.length ** 2
  const charges = [...groups.values()]
    .filter(([first]) => first!.enemies.length > 0)
    .sort((a, b) => worth(b[0]!.enemies) - worth(a[0]!.enemies))
    .slice(0, maxCharges)
  for (const group of [groups.get('') ?? [], ...charges]) {
    const most = group[0]?.enemies.length ? endsOfCharge : endsOfMove
    yield* group.sort((a, b) => b.place - a.place).slice(0, most)
  }
}

/**
 * The moves of a figure, the best first.
 * @param only those that charge this enemy
 */
export function movesOf(f: Battlefield, figure: Combatant, aims: Aims, only?: Combatant): WeighedMove[] {
  const look = () => aims.fights(f)
  const fightsNow = look()
  const now = fightsNow + aims.placeOf(figure, figure.at)
  const moves: WeighedMove[] = []
  for (const { choice, enemies } of choicesOf(f, figure, aims)) {
    if (only && !enemies.includes(only)) continue
    const to = choice.cells.at(-1) ?? figure.at
    const place = aims.placeOf(figure, to)
    const held = holding(f, enemies, aims)
    const fights = asIf(f, figure, to, enemies, look)
    const then = fights + place + held
    const costs = enemies.length > 0 && !isEngaged(figure) ? costOfFight(f, figure, enemies, aims) : 0
    const chance = enemies.length > 0 ? chanceToCharge(f, figure, enemies) : 1
    moves.push({
      doing: { verb: choice.cells.length > 0 ? 'move' : 'charge', figure, choice },
      gain: chance * (then - now) - costs,
      fights: chance * (fights - fightsNow),
      ...(chance < 1 && { chance }),
      enemies,
    })
  }
  return moves.sort((a, b) => b.gain - a.gain)
}
