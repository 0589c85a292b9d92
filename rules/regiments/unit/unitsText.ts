/** Many units as a text, a line each; a line that begins with # is a remark. */
import { type Fault, type Faults, faultList, type Language, linesOf } from '../../core/text.ts'
import { readFielded } from './line.ts'
import { fault, type LineReading } from './slices.ts'
import type { UnitProfile } from './unitProfile.ts'
import { profileText } from './writeUnit.ts'

export const maxUnits = 200
const maxTextLength = 200_000

/** Reads units from a text into a list of faults that has others; each line may name those before it. */
export function readUnits(text: string, known: readonly UnitProfile[], faults: Faults): UnitProfile[] {
  const units = new Map<string, { line: number; unit: UnitProfile }>()
  const start: LineReading = { line: 1, faults }
  if (text.length > maxTextLength) {
    fault(start, { at: 0 }, 'text-too-long', { length: text.length, most: maxTextLength })
    return []
  }
  for (const [i, line] of linesOf(text).entries()) {
    const reading = { line: i + 1, faults }
    if (faults.full()) break
    if (/^\s*(?:#|$)/.test(line)) continue
    if (units.size === maxUnits) {
      fault(reading, { at: 0 }, 'too-many-units', { most: maxUnits })
      break
    }
    const before = [...units.values()].map(({ unit }) => unit)
    const fielded = readFielded(line, [...before, ...known], reading)
    if (!fielded) continue
    const { unit, joined } = fielded
    const twice = units.get(unit.id)
    if (joined.length > 0) fault(reading, { at: 0 }, 'joined-in-list', { unit: unit.id })
    else if (twice) fault(reading, { at: 0 }, 'unit-twice', { unit: unit.id, other: twice.line })
    else units.set(unit.id, { line: reading.line, unit })
  }
  return [...units.values()].map(({ unit }) => unit)
}

/** Reads units from a text, all faults at once, each with its line and column. Takes any text. */
export function readUnitsText(
  text: string,
  known: readonly UnitProfile[],
): { ok: true; units: UnitProfile[] } | { ok: false; faults: Fault[] } {
  const faults = faultList()
  const units = readUnits(text, known, faults)
  return faults.any() ? { ok: false, faults: faults.sorted() } : { ok: true, units }
}

/** Units as a text, in the words of a language and with their names in both; what reads it finds the same units. */
export function writeUnitsText(units: readonly UnitProfile[], language: Language): string {
  return units
    .map(unit => {
      const { en, fr } = unit.name
      return `${profileText(unit, language, en === fr ? en : `${en} / ${fr}`)}\n`
    })
    .join('')
}
