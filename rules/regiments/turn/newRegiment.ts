import { library } from '../library.ts'
import { usualSpells } from '../magic/knownSpells.ts'
import { paths } from '../magic/spells.ts'
import { noUnitMarks, type Regiment } from '../state.ts'
import type { UnitProfile } from '../unit/unitProfile.ts'

/** Something of a seed (hexadecimal), for what players leave to chance before the first die. */
export const chance = (seed: string, of: number): number => Number.parseInt(seed.slice(0, 6), 16) % of

/** The dearest character whose presence commands, else the dearest of all (RB-22.3). */
export function generalOf(
  regiments: readonly Regiment[],
  owner: number,
  types: Readonly<Record<string, UnitProfile>>,
): string | null {
  const characters = regiments
    .filter(each => each.owner === owner && types[each.type]!.attachable)
    .toSorted((a, b) => types[b.type]!.points - types[a.type]!.points)
  const leads = ({ type }: Regiment) => types[type]!.model.rules.some(({ id }) => library[id].lendsDiscipline)
  return (characters.find(leads) ?? characters[0])?.label ?? null
}

/** A unit as it begins, not yet on the field. */
export function newRegiment(label: string, owner: number, type: UnitProfile, seed: string): Regiment {
  const life = type.count * type.model.life
  return {
    label,
    owner,
    type: type.id,
    at: -1,
    facing: owner === 0 ? 0 : 3,
    files: type.files,
    condition: 'waiting',
    host: null,
    behind: false,
    life,
    startLife: life,
    shaken: false,
    fledByWill: false,
    flights: 0,
    touches: [],
    rounds: 0,
    outside: false,
    wields: {},
    knows: usualSpells(type, paths[chance(seed.slice(Number(label.slice(1)) % 40), paths.length)]!),
    tried: [],
    spent: [],
    spells: [],
    marks: noUnitMarks(),
  }
}
