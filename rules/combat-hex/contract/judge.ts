import { noHex, parseCell } from '../../board/board.ts'
import { parseFacing } from '../../core/hex.ts'
import type { Refusal } from '../../core/space.ts'
import type { Correction } from '../../play/module.ts'
import { baseRule, fittingBases } from '../battle/bases.ts'
import { type Game, passengersOf } from '../battle/game.ts'
import { gameOf, type Library } from '../battle/sequence/machine.ts'
import type { CombatHexState, Figure } from '../battle/state.ts'
import { library } from '../library.ts'

type Corrected = { ok: true; state: CombatHexState } | { ok: false; refusal: Refusal }

const no = (refusal: Refusal): Corrected => ({ ok: false, refusal })

/** Why a number cannot stand on a figure. */
function numberFault(value: string | number, least: number, most: number): Refusal | undefined {
  const fits = Number.isInteger(value) && Number(value) >= least && Number(value) <= most
  return fits ? undefined : { code: 'correction-number', rule: '10.01', about: { least, most } }
}

/** Why a figure cannot stand where it was put. */
function placeFault(g: Game, figure: Figure): Refusal | undefined {
  const { base } = g.typeOf(figure)
  const cells = fittingBases(g.board, base)[figure.at * 6 + figure.facing]
  if (!cells || cells.some(cell => g.board.barred[cell]))
    return { code: 'correction-place', rule: baseRule(base), about: { figure: figure.id } }
  const other = cells.map(cell => g.occupant[cell]).find(one => one && one.id !== figure.id)
  return other && { code: 'correction-taken', rule: '4.07', about: { figure: figure.id, target: other.id } }
}

/**
 * A battle in which a judge has put one figure right: life and action points up to what is on its base, its hex and
 * its facing. A figure that has left comes back where it is given a hex, with one life at least.
 * @param known where its board and figures are found
 */
export function correct(
  battle: CombatHexState,
  { piece, values }: Correction,
  known: Library = library,
): Corrected {
  const before = battle.figures.find(({ id }) => id === piece.toUpperCase())
  if (!before || battle.board === null) return no({ code: 'no-figure', about: { figure: piece } })
  const g = gameOf(known, battle, () => undefined)
  const type = g.typeOf(before)
  const figure: Figure = { ...before }
  const { life, ap, at, facing, ...unknown } = values
  if (Object.keys(unknown).length > 0) return no({ code: 'no-correction', about: { figure: before.id } })
  const returns = at !== undefined && figure.condition !== 'standing'
  if (returns) Object.assign(figure, { condition: 'standing', life: Math.max(1, figure.life) })
  if (figure.condition !== 'standing') return no({ code: 'no-correction', about: { figure: figure.id } })
  if (life !== undefined) {
    const fault = numberFault(life, 1, type.life)
    if (fault) return no(fault)
    figure.life = Number(life)
  }
  if (ap !== undefined) {
    const fault = numberFault(ap, 0, type.ap)
    if (fault) return no(fault)
    figure.ap = Number(ap)
  }
  if (facing !== undefined) {
    const read = parseFacing(String(facing))
    if (read === undefined) return no({ code: 'no-facing', about: { facing: String(facing) } })
    figure.facing = read
  }
  if (at !== undefined) {
    const cell = parseCell(g.board, String(at))
    if (cell === undefined) return no(noHex(g.board, String(at)))
    // Whoever carries somebody takes them along in the sequence of play, and by no other hand.
    if (passengersOf(g, before).length) return no({ code: 'no-correction', about: { figure: figure.id } })
    figure.at = cell
    figure.carried = undefined
  }
  if (!figure.carried) {
    const fault = placeFault(g, figure)
    if (fault) return no(fault)
  }
  const figures = battle.figures.map(one => (one === before ? figure : one))
  return { ok: true, state: { ...battle, figures } }
}
