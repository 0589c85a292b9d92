import type { Regiment } from '../battleState.ts'
import type { GroundKind } from '../groundKinds.ts'
import { library } from '../library.ts'
import type { ModelProfile } from '../unit/unitProfile.ts'
import { livingModels, type WarField } from './war.ts'

/** Does ground of a kind do nothing to a model? (M22a, M33a) */
export const modelIgnores = ({ rules }: ModelProfile, kind: GroundKind): boolean =>
  rules.some(own => library[own.id].ignoresGround?.(own, kind))

/** Nor to a unit: all its models ignore it. */
export const ignoresGround = (f: WarField, unit: Regiment, kind: GroundKind): boolean =>
  livingModels(f, unit).every(model => modelIgnores(model, kind))
