import type { GroundKind } from '../base/groundKinds.ts'
import { library } from '../library.ts'
import type { Regiment } from '../state.ts'
import type { ModelProfile } from '../unit/unitProfile.ts'
import { type Battlefield, livingModels } from './battlefield.ts'

/** Does ground of a kind do nothing to a model? (M22a, M33a) */
export const modelIgnores = ({ rules }: ModelProfile, kind: GroundKind): boolean =>
  rules.some(own => library[own.id].ignoresGround?.(own, kind))

/** Nor to a unit: all its models ignore it. */
export const ignoresGround = (f: Battlefield, unit: Regiment, kind: GroundKind): boolean =>
  livingModels(f, unit).every(model => modelIgnores(model, kind))
