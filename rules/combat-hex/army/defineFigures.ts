import { type AbilityId, abilityIds, type Camp, type FigureType, type Kind } from './figure.ts'

type Numbers = Pick<FigureType, 'points' | 'movement' | 'attacks' | 'endurance' | 'life' | 'ap'>

/** What many figures lack. */
interface Extras
  extends Partial<Pick<FigureType, 'base' | 'unique' | 'version' | 'traits' | 'other' | 'replaces'>> {
  /** dice and range (1.02) */
  shoots?: readonly [number, number]
  /** the symbols on the base with their costs (8.02); a list where the same one is there more than once */
  abilities?: Partial<Record<AbilityId, number | readonly number[]>>
}

/** Makes the figures of one camp and kind, so that a roster reads as a table. */
export const defineFigures =
  (camp: Camp, kind: Kind) =>
  (id: string, en: string, fr: string, numbers: Numbers, extras: Extras = {}): FigureType => {
    const {
      shoots,
      abilities = {},
      base = 'single',
      unique = [],
      version = 'starter',
      traits,
      other,
      replaces,
    } = extras
    return {
      id,
      name: { en, fr },
      camp,
      kind,
      ...numbers,
      shooting: shoots ? { dice: shoots[0], range: shoots[1] } : null,
      abilities: abilityIds.flatMap(id => [abilities[id] ?? []].flat().map(cost => ({ id, cost }))),
      unique,
      version,
      base,
      ...(traits && { traits }),
      ...(other && { other }),
      ...(replaces && { replaces }),
    }
  }
