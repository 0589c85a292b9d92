import { type Faults, faultList } from '../../core/text.ts'
import { readFielded } from './line.ts'
import { isUnitName } from './readHead.ts'
import {
  type ModelValue,
  modelValues,
  type StrikingValue,
  strikingValues,
  type UnitProfile,
} from './unitProfile.ts'
import { modelValueNames, strikingValueNames } from './valueNames.ts'
import { headText } from './writeUnit.ts'

/** A unit as a table says it: numbers by themselves, rules and parts in the words of a line. */
export interface UnitFields {
  id: string
  name: UnitProfile['name']
  points: number
  count: number
  files: number
  /** the first part may have no attacks */
  values: Readonly<Record<ModelValue | Exclude<StrikingValue, 'attacks'>, number>> & { attacks?: number }
  rules: string
  parts: string
}

/**
 * Reads a unit out of fields; its faults go to a line of a file, without a column: that would be one of the line that is
 * made of the fields here.
 */
export function readUnitFields(
  { id, name, points, count, files, values, rules, parts }: UnitFields,
  line: number,
  faults: Faults,
): UnitProfile | undefined {
  const odd = [name.en, name.fr].find(each => !isUnitName(each))
  if (odd !== undefined) {
    faults.add(line, 'bad-unit-name', { text: odd.slice(0, 40), most: 40 })
    return undefined
  }
  const said = (list: readonly (ModelValue | StrikingValue)[]) =>
    list
      .flatMap(value => {
        const names = { ...modelValueNames, ...strikingValueNames }[value]
        return values[value] === undefined ? [] : [`${names.short.en}${values[value]}`]
      })
      .join(' ')
  const head = headText({ count, files, points }, `${name.en} / ${name.fr}`, 'en')
  const own = faultList()
  const text = [head, said(modelValues), said(strikingValues), rules, parts].join(' | ')
  const fielded = readFielded(text, [], { line, faults: own })
  for (const { code, about } of own.sorted()) faults.add(line, code, about)
  if (!fielded || own.any()) return undefined
  if (fielded.joined.length > 0) {
    faults.add(line, 'joined-in-list', { unit: id })
    return undefined
  }
  return { ...fielded.unit, id, name }
}
