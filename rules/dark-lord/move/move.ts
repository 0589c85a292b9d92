import type { Cell } from '../../board/board.ts'
import type { Script } from '../../core/script.ts'
import { testCourage } from '../field/courage.ts'
import { between, hexLabel, isOnBoard, labelsOf, putAt, takeUp, touches } from '../field/field.ts'
import { stepBetween } from '../field/ground.ts'
import { type Hand, halfMove, type Walker, zonesOn } from '../field/movement.ts'
import { engage, ruleSays } from '../field/points.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { overEdge, putOut } from '../field/wounds.ts'
import type { Combatant } from '../state.ts'
import { shift } from './shift.ts'

/** A move declared whole (DB-10c): its way, and whom it charges besides those whose zones it ends in. */
export interface MoveChoice {
  cells: Cell[]
  names: Combatant[]
}

/** Whom such a move charges. */
export const chargedBy = (f: Battlefield, { figure }: Walker, { cells, names }: MoveChoice): Combatant[] => {
  const inZones = zonesOn(f, figure, cells.at(-1) ?? figure.at)
  return [...inZones, ...names.filter(each => !inZones.includes(each))]
}

/** Must it find this enemy before it charges it? Not one that it has found this turn (DL-14). */
export const mustFind = (f: Battlefield, figure: Combatant, enemy: Combatant): boolean =>
  !figure.marks.found.includes(enemy.label) && (ruleSays(f, 'hidesFrom', enemy, figure) ?? false)

/** Must it pass a test before it charges these? By its owner's hand alone (DL-27b, DL-37, DL-57). */
export const mustDare = (
  f: Battlefield,
  figure: Combatant,
  hand: Hand,
  enemies: readonly Combatant[],
): boolean =>
  hand === 'owner' &&
  !figure.marks.terrorPassed &&
  enemies.some(enemy => ruleSays(f, 'mustTest', enemy, figure) ?? false)

/** `moved` with or without a charge; `frozen` by terror; `missed`: a wearer was not found, another move may be declared. */
export type MoveOutcome = 'moved' | 'frozen' | 'missed'

/** Tests first, then the way, then the charge (DB-10, DB-11). */
export function* performMove(
  f: Battlefield,
  walker: Walker,
  by: number,
  choice: MoveChoice,
): Script<MoveOutcome> {
  const { figure, hand } = walker
  const enemies = chargedBy(f, walker, choice)
  const tested = yield* testBeforeCharge(f, figure, hand, enemies)
  if (tested !== 'dares') return tested
  // DB-10a: a step into zones ends the move, whatever becomes of whom it charges.
  if (enemies.length > 0) figure.marks.settled = true
  if (choice.cells.length > 0) yield* goAlong(f, walker, by, choice.cells)
  if (!isOnBoard(figure)) return 'moved'
  const met = enemies.filter(enemy => isOnBoard(enemy) && touches(f, figure.at, enemy.at))
  if (met.length > 0) {
    for (const enemy of met) engage(figure, enemy)
    figure.marks.charged = true
    f.emit({
      event: 'charged',
      figure: figure.label,
      at: hexLabel(f, figure.at),
      enemies: labelsOf(met),
      hand: by,
    })
  }
  return 'moved'
}

/** Tests before it charges these enemies (DB-11): terror first, then each wearer named; `dares`: it may. */
export function* testBeforeCharge(
  f: Battlefield,
  figure: Combatant,
  hand: Hand,
  enemies: readonly Combatant[],
): Script<MoveOutcome | 'dares'> {
  if (mustDare(f, figure, hand, enemies)) {
    const { passed } = yield* testCourage(f, figure, { why: 'terror' })
    if (!isOnBoard(figure)) return 'moved'
    if (!passed) {
      figure.marks.frozen = true
      f.emit({ event: 'frozen', figure: figure.label })
      return 'frozen'
    }
    figure.marks.terrorPassed = true
  }
  // As they stand when the charge is declared (DL-14a).
  for (const enemy of enemies.filter(each => mustFind(f, figure, each))) {
    const less = between(f, figure.at, enemy.at)
    const { passed } = yield* testCourage(f, figure, { why: 'finding', less })
    if (!isOnBoard(figure)) return 'moved'
    const list = passed ? figure.marks.found : figure.marks.missed
    list.push(enemy.label)
    if (!passed) f.emit({ event: 'missed-wearer', figure: figure.label, wearer: enemy.label })
  }
  if (enemies.some(enemy => figure.marks.missed.includes(enemy.label))) return 'missed'
  return 'dares'
}

/** Gets up from the ground, for half its Move (DB-23e). */
export function standUp(f: Battlefield, figure: Combatant): void {
  figure.marks.spent += halfMove(f, figure)
  figure.condition = 'standing'
  f.emit({ event: 'stood-up', figure: figure.label })
}

/** Goes hex by hex; who stands on the last one and lets it in is shifted first (DL-12a). */
function* goAlong(f: Battlefield, { figure }: Walker, by: number, cells: readonly Cell[]): Script {
  const from = hexLabel(f, figure.at)
  let at = figure.at
  let cost = 0
  let falls = false
  let wet = false
  for (const cell of cells) {
    const step = stepBetween(f, at, cell)!
    cost += step.cost
    falls ||= step.overEdge
    wet ||= step.water
    at = cell
  }
  figure.marks.spent += cost
  const stands = f.occupant[at]
  const shoved = stands && stands !== figure ? yield* shift(f, stands, figure, by) : false
  takeUp(f, figure)
  putAt(f, figure, at)
  f.emit({ event: 'moved', figure: figure.label, from, way: cells.map(cell => hexLabel(f, cell)), hand: by })
  if (shoved) yield* overEdge(f, stands!)
  if (wet) putOut(f, figure)
  if (!falls) return
  // DB-13: the move ends with it.
  figure.marks.settled = true
  yield* overEdge(f, figure)
}
