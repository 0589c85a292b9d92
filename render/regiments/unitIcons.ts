import type { UnitKind } from '../../rules/regiments/index.ts'
import type { IconName } from '../icons/iconNames.ts'

/** What a unit is: a silhouette, or a kind that has one. */
export type UnitIcon = IconName | UnitKind

const kindIcons: Record<UnitKind, IconName> = {
  foot: 'attached-shield',
  shooters: 'archer',
  riders: 'cavalry',
  large: 'ogre',
  characters: 'crested-helmet',
}

const isKind = (icon: UnitIcon): icon is UnitKind => Object.hasOwn(kindIcons, icon)

export const iconOfUnit = (icon: UnitIcon): IconName => (isKind(icon) ? kindIcons[icon] : icon)
