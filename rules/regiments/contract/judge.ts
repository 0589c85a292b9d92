import { noHex, parseCell } from '../../board/board.ts'
import { type Facing, facings, parseFacing } from '../../core/hex.ts'
import type { Refusal, RefusalCode } from '../../core/space.ts'
import type { Correction } from '../../play/module.ts'
import { sideTowards } from '../field/arcs.ts'
import { type Battlefield, byUnitLabel, makeBattlefield, putUnit, unitCalled } from '../field/battlefield.ts'
import { noUnitMarks, type Regiment, type RegimentsState } from '../state.ts'
import { cloneState } from '../turn/cloneState.ts'
import { destroy, partAll } from '../turn/losses.ts'
import { isOver } from '../turn/victory.ts'
import { invariantFaults } from './invariants.ts'

type PutRight = { ok: true; state: RegimentsState } | { ok: false; refusal: Refusal }

/** How a judge may say that a unit is: steady again, or out of play. */
const unitStates = ['standing', 'slain'] as const

const about = (unit: Regiment, code: RefusalCode, rule: string): Refusal => ({
  code,
  rule,
  about: { figure: unit.label },
})

/** Onto a hex, from another or from out of play: it touches nobody there, and has a life at least. */
function putOnHex(f: Battlefield, unit: Regiment, hex: string | number): Refusal | undefined {
  const cell = parseCell(f.board, String(hex))
  if (cell === undefined) return noHex(f.board, String(hex), 'RB-02')
  if (!f.board.present[cell] || f.board.barred[cell]) return about(unit, 'correction-place', 'RB-02')
  const other = f.occupant[cell]
  if (other && other !== unit)
    return { code: 'correction-taken', rule: 'RB-02', about: { figure: unit.label, target: other.label } }
  partAll(f, unit)
  if (unit.condition !== 'field')
    Object.assign(unit, { life: Math.max(1, unit.life), shaken: false, flights: 0, marks: noUnitMarks() })
  putUnit(f, unit, cell)
  return undefined
}

/** Turns a unit where it stands; whom it touches it touches over another side. */
function turnTo(f: Battlefield, unit: Regiment, side: string | number): Refusal | undefined {
  const facing = parseFacing(String(side))
  if (facing === undefined) return about(unit, 'no-correction', 'RB-02')
  unit.facing = facing
  for (const touch of unit.touches) {
    const enemy = unitCalled(f, touch.with)
    const direction = facings.find(each => f.board.neighbour[unit.at * 6 + each] === enemy.at) as Facing
    touch.over = sideTowards(facing, direction)
    for (const back of enemy.touches) if (back.with === unit.label) back.at = touch.over
  }
  return undefined
}

function change(f: Battlefield, unit: Regiment, values: Correction['values']): Refusal | undefined {
  const { state, at, facing, life, ...others } = values
  const isKnown =
    Object.keys(others).length === 0 &&
    (state === undefined || unitStates.some(each => each === state)) &&
    // Who has joined a unit stands where that stands.
    (unit.condition !== 'joined' || (at === undefined && facing === undefined && state === undefined))
  if (!isKnown) return about(unit, 'no-correction', 'RB-02')
  if (state === 'slain') {
    if (at !== undefined || facing !== undefined || life !== undefined || unit.condition !== 'field')
      return about(unit, 'correction-gone', 'RB-02')
    destroy(f, unit, 'fallen')
    return undefined
  }
  const fault = at === undefined ? undefined : putOnHex(f, unit, at)
  if (fault) return fault
  if (unit.condition !== 'field' && unit.condition !== 'joined')
    return about(unit, 'correction-gone', 'RB-02')
  if (state === 'standing') Object.assign(unit, { shaken: false, flights: 0, fledByWill: false })
  if (life !== undefined) {
    const fits = Number.isInteger(life) && Number(life) >= 1 && Number(life) <= unit.startLife
    if (!fits)
      return { code: 'correction-number', rule: 'RB-16.4', about: { least: 1, most: unit.startLife } }
    unit.life = Number(life)
  }
  return facing === undefined ? undefined : turnTo(f, unit, facing)
}

const no = (refusal: Refusal): PutRight => ({ ok: false, refusal })

/**
 * A battle in which a judge has put one unit right: where it stands and whither it looks, its life up to what it began
 * with, steady again or out of play. Refused where it makes no sound battle, or one that is over.
 */
export function correctState(war: RegimentsState, { piece, values }: Correction): PutRight {
  const f = makeBattlefield(cloneState(war), () => undefined)
  const unit = byUnitLabel(f, piece)
  if (!unit) return no({ code: 'no-figure', rule: 'RB-02', about: { figure: piece.slice(0, 40) } })
  // Until the first turn players place their units themselves.
  if (war.active === null) return no(about(unit, 'correction-early', 'RB-23'))
  const fault = change(f, unit, values)
  if (fault) return no(fault)
  if (isOver(f) === 'wiped-out') return no(about(unit, 'correction-ends', 'RB-25'))
  const before = invariantFaults(makeBattlefield(war, () => undefined))
  if (invariantFaults(f).some(each => !before.includes(each)))
    return no(about(unit, 'no-correction', 'RB-02'))
  return { ok: true, state: f.war }
}
