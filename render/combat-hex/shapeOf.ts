import type { Base, Camp, Kind, Trait } from '../../rules/combat-hex/army/figure.ts'
import type { Shape } from '../silhouettes.ts'

/** What of a figure's type its silhouette hangs on. */
export interface FigureLook {
  traits?: readonly Trait[]
  abilities: readonly { id: string }[]
  base: Base
  camp: Camp
  kind: Kind
  shooting: object | null
  movement?: number
  attacks?: number
  endurance?: number
}

/** Whoever has one of these is followed by others, and wears a crown. */
const crowning = ['leadership', 'rally-cry', 'tyrant', 'aggressive-strategy']

/** The silhouette of a figure, from what its base says: a community's figures get theirs as ours do. */
export function shapeOf(look: FigureLook): Shape {
  const { traits, abilities, base, camp, kind, shooting } = look
  const { movement = 5, attacks = 3, endurance = 3 } = look
  const has = (id: string) => abilities.some(ability => ability.id === id)
  const hero = kind === 'hero'
  if (traits?.includes('ringwraith')) return 'hood'
  if (traits?.includes('sauron')) return 'dark-lord'
  if (has('flyer')) return camp === 'good' ? 'eagle' : 'flyer'
  if (base === 'cavalry') return 'cavalry'
  if (base !== 'single') return camp === 'good' ? 'tree' : 'monster'
  if (shooting) return 'archer'
  if (hero && has('magical-force')) return 'wizard'
  if (movement <= 4 && endurance >= 5) return 'stout'
  if (hero ? attacks <= 2 : endurance <= 2) return 'small'
  if (has('spearman')) return 'spearman'
  if (!hero) return movement >= 7 ? 'beast' : 'warrior'
  return abilities.some(({ id }) => crowning.includes(id)) ? 'king' : 'hero'
}

/** A figure as a chip on a sheet. A crown is worn by some heroes only; the star is every hero's, as on the board. */
export const chipOf = (look: FigureLook): { shape: Shape; starred: boolean } => ({
  shape: shapeOf(look),
  starred: look.kind === 'hero',
})
