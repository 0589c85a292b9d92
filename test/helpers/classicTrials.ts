import { classicIds } from '../../rules/combat-hex/abilities/classic/index.ts'
import { type AbilityId, type FigureType, roster, type SetUp } from '../../rules/combat-hex/index.ts'
import { picker } from '../../rules/core/random.ts'
import { trial } from './trials.ts'

/** What every figure may get; those that belong to one figure by name stay with it. */
const given = classicIds.filter(id => id !== 'one-ring')

/** A battle by the starter book in which every figure has abilities of it at random, with and without numbers. */
export function classicTrial(n: number, sizes?: readonly number[], players = 2): SetUp {
  const options = trial(n, sizes, 'classic', players)
  const pick = picker(n * 2 + 7)
  const armed = (type: FigureType): FigureType => ({
    ...type,
    ap: type.ap || pick(4),
    abilities: [
      ...type.abilities.filter(({ id }) => id === 'one-ring'),
      ...Array.from({ length: 1 + pick(4) }, () => ({
        id: given[pick(given.length)]! satisfies AbilityId,
        cost: pick(3),
      })),
    ],
  })
  const all = [...roster, ...Object.values(options.types ?? {})]
  return { ...options, types: Object.fromEntries(all.map(type => [type.id, armed(type)])) }
}
