import type { Camp } from '../../rules/combat-hex/index.ts'
import type { SeasonArmies } from '../store/seasonTypes.ts'

/** The camp whose army somebody still owes, who has handed in the other (2.022); undefined for both and for none. */
export function owedArmy(armies: Partial<SeasonArmies> | null): Camp | undefined {
  if (!armies?.good === !armies?.evil) return undefined
  return armies?.good ? 'evil' : 'good'
}
