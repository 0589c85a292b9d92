import type { Keyword, TraitId } from '../army/profile.ts'
import type { FigureRule } from '../field/vocabulary.ts'
import { dread, drum } from './auras.ts'
import { ringMaster } from './ringMaster.ts'
import { freeWill, general, resistant, wraith } from './spirits.ts'
import { pike, shooter, spear } from './supporters.ts'
import { brand, sweep } from './sweepAndBrand.ts'
import { steadfast, terror } from './terror.ts'

/** What each trait does. */
export const traits: Readonly<Record<TraitId, FigureRule>> = {
  terror,
  dread,
  drum,
  resistant,
  steadfast,
  'free-will': freeWill,
  sweep,
  brand,
  'ring-master': ringMaster,
  general,
  spear,
  pike,
  bow: shooter,
  'short-bow': shooter,
  stones: shooter,
}

/** What comes with a keyword. */
export const ofKeyword: Readonly<Partial<Record<Keyword, FigureRule>>> = { wraith }
