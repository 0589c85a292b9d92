import { byLabel } from '../field/field.ts'
import { engage } from '../field/points.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { divideFights } from '../fights/division.ts'
import type { FightGroup } from '../state.ts'
import { copyOfField, countingOf, noDice, type OddsOptions, runPart } from './counting.ts'

const isIn = ({ one, others }: FightGroup, label: string): boolean => one === label || others.includes(label)

/**
 * The fights that two enemies would be in, as everybody is engaged now: those that are divided already; else as the side
 * with priority would divide them by its order (DB-14), with the two engaged with each other as by a charge. Two where they
 * would fight apart: the first figure's comes first.
 */
export function fightsOfTwo(
  f: Battlefield,
  one: string,
  other: string,
  options: OddsOptions = {},
): FightGroup[] {
  const ofTwo = (groups: readonly FightGroup[]) => [
    ...groups.filter(group => isIn(group, one)),
    ...groups.filter(group => isIn(group, other) && !isIn(group, one)),
  ]
  const divided = ofTwo(f.skirmish.fights)
  if (divided.length > 0) return divided
  const copy = copyOfField(f)
  engage(byLabel(copy, one)!, byLabel(copy, other)!)
  return ofTwo(runPart(divideFights(copy), countingOf(options), noDice)!.result)
}
