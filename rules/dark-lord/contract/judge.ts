import { noHex, parseCell } from '../../board/board.ts'
import type { Refusal, RefusalCode } from '../../core/space.ts'
import type { Correction } from '../../play/module.ts'
import type { Profile } from '../army/profile.ts'
import { isOnBoard, makeField, ofOwner, putAt, takeUp, typeOfCombatant } from '../field/field.ts'
import { has, livesByWill, partFrom, rulesOf } from '../field/points.ts'
import type { Battlefield, GameLibrary } from '../field/vocabulary.ts'
import { rankOf } from '../ring/holders.ts'
import { type Combatant, type DarkLordState, noMarks } from '../state.ts'
import { cloneState } from '../turn/machine.ts'
import { invariantFaults } from './invariants.ts'

type PutRight = { ok: true; state: DarkLordState } | { ok: false; refusal: Refusal }
type Value = string | number

/** How a judge may say that a figure is: on the board, or out of play. */
const stateWords = ['standing', 'lying', 'slain', 'away'] as const
const ringWords = ['no-ring', 'ring-off', 'ring-on'] as const

/** Numbers that can be put right: from the least that a figure can have to what it begins with. */
const numberNames = ['life', 'might', 'will', 'fate'] as const satisfies readonly (keyof Profile)[]

const named = (figure: Combatant, code: RefusalCode, rule: string): Refusal => ({
  code,
  rule,
  about: { figure: figure.label },
})

function setNumber(f: Battlefield, figure: Combatant, name: (typeof numberNames)[number], value: Value) {
  // Who lives by Will is removed with its last point (DB-26c); who has no life left is removed too.
  const least = name === 'life' || (name === 'will' && livesByWill(f, figure)) ? 1 : 0
  const most = typeOfCombatant(f, figure)[name]
  const fits = Number.isInteger(value) && Number(value) >= least && Number(value) <= most
  if (!fits) return { code: 'correction-number', rule: 'DB-03', about: { least, most } } as const
  figure[name] = Number(value)
  return undefined
}

/** Out of play: what it carried lies on its hex (DB-28), the Ring comes off, whom it was engaged with is free. */
function takeOff(f: Battlefield, figure: Combatant, condition: 'removed' | 'away'): Refusal | undefined {
  if (condition === 'away' && f.scenario.exit !== f.skirmish.players[figure.owner]!.side)
    return named(figure, 'no-exit', 'DB-30')
  if (isOnBoard(figure) && figure.carries) f.skirmish.treasure = figure.at
  takeUp(f, figure)
  Object.assign(figure, { condition, carries: false, burning: false })
  if (figure.ring === 'on') figure.ring = 'off'
  partFrom(f, figure)
  return undefined
}

/** Onto a hex, from another or from out of play: then it begins with nothing done this turn, and a life at least. */
function putOn(f: Battlefield, figure: Combatant, hex: Value): Refusal | undefined {
  const cell = parseCell(f.board, String(hex))
  if (cell === undefined) return noHex(f.board, String(hex), 'DB-09')
  if (!f.board.present[cell] || f.board.barred[cell]) return named(figure, 'correction-place', 'DB-09')
  const other = f.occupant[cell]
  if (other && other !== figure)
    return { code: 'correction-taken', rule: 'DB-09', about: { figure: figure.label, target: other.label } }
  if (!isOnBoard(figure)) {
    const least = {
      life: Math.max(1, figure.life),
      will: Math.max(livesByWill(f, figure) ? 1 : 0, figure.will),
    }
    Object.assign(figure, { condition: 'standing', marks: noMarks(), ...least })
  }
  putAt(f, figure, cell)
  partFrom(f, figure)
  return undefined
}

function setRing(f: Battlefield, figure: Combatant, word: Value): Refusal | undefined {
  if (word === 'no-ring') {
    figure.ring = null
    return undefined
  }
  const rank = rankOf(f, figure)
  if (rank === null) return named(figure, 'correction-no-holder', 'DL-32')
  // There is one; only where both sides have a holder of that rank, each has its own (DL-33).
  const other = f.skirmish.combatants.find(
    each =>
      each !== figure && each.ring !== null && (each.owner === figure.owner || rankOf(f, each) !== rank),
  )
  if (other)
    return { code: 'correction-ring', rule: 'DL-32', about: { figure: figure.label, target: other.label } }
  if (word === 'ring-on') {
    if (!isOnBoard(figure)) return named(figure, 'correction-gone', 'DL-03')
    if (has(f, figure, 'mastersRing')) return named(figure, 'masters-ring', 'DL-41')
    if (figure.mount) return named(figure, 'correction-mounted', 'DL-05')
  }
  figure.ring = word === 'ring-on' ? 'on' : 'off'
  return undefined
}

/** Would the game be over with this? Nobody judges it to its end by a figure. */
const endsGame = (f: Battlefield): boolean =>
  f.scenario.suddenly(f) !== undefined ||
  [0, 1].some(owner => ofOwner(f, owner).length === 0) ||
  f.skirmish.combatants.some(
    figure =>
      isOnBoard(figure) &&
      rulesOf(f, figure).some(({ rule }) => rule.lostAlone) &&
      f.skirmish.combatants.every(
        each => each === figure || each.owner !== figure.owner || each.condition === 'removed',
      ),
  )

function change(f: Battlefield, figure: Combatant, values: Correction['values']): Refusal | undefined {
  const { state, at, ring, ...numbers } = values
  const isOff = state === 'slain' || state === 'away'
  const isKnown =
    (state === undefined || stateWords.some(each => each === state)) &&
    (ring === undefined || ringWords.some(each => each === ring)) &&
    Object.keys(numbers).every(name => numberNames.some(each => each === name))
  if (!isKnown) return named(figure, 'no-correction', 'DB-30')
  if (isOff && at !== undefined) return named(figure, 'correction-gone', 'DB-30')
  if (isOff) {
    const fault = takeOff(f, figure, state === 'away' ? 'away' : 'removed')
    if (fault) return fault
  }
  if (at !== undefined) {
    const fault = putOn(f, figure, at)
    if (fault) return fault
  }
  // Of whoever is out of play nothing can be said but that it had no Ring.
  const saysMore = state !== undefined || Object.keys(numbers).length > 0
  if (!isOnBoard(figure) && !isOff && saysMore) return named(figure, 'correction-gone', 'DB-30')
  if (state === 'lying' || state === 'standing') figure.condition = state
  for (const name of numberNames) {
    const value = numbers[name]
    const fault = value === undefined ? undefined : setNumber(f, figure, name, value)
    if (fault) return fault
  }
  return ring === undefined ? undefined : setRing(f, figure, ring)
}

const no = (refusal: Refusal): PutRight => ({ ok: false, refusal })

/**
 * A game in which a judge has put one figure right: where it is, how it is, its wounds and stores up to what it begins
 * with, the Ring. Refused where it makes no sound game, or one that is over.
 */
export const correctOf =
  (library: GameLibrary) =>
  (skirmish: DarkLordState, { piece, values }: Correction): PutRight => {
    const f = makeField(cloneState(skirmish), library, () => undefined)
    const figure = f.skirmish.combatants.find(({ label }) => label === piece.toUpperCase())
    if (!figure) return no({ code: 'no-figure', rule: 'DB-30', about: { figure: piece.slice(0, 40) } })
    // Until the first turn players place their figures themselves, and nobody has the Ring.
    if (skirmish.turn === 0) return no(named(figure, 'correction-early', 'DB-30'))
    const fault = change(f, figure, values)
    if (fault) return no(fault)
    if (endsGame(f)) return no(named(figure, 'correction-ends', 'DB-30'))
    const before = invariantFaults(makeField(skirmish, library, () => undefined))
    if (invariantFaults(f).some(each => !before.includes(each)))
      return no(named(figure, 'no-correction', 'DB-30'))
    return { ok: true, state: f.skirmish }
  }
