import type { PowerId } from '../army/profile.ts'
import type { Power } from '../field/vocabulary.ts'
import { compelling } from './compelling.ts'
import { draining } from './draining.ts'
import { frightening } from './frightening.ts'
import { sapping } from './sapping.ts'
import { transfixing } from './transfixing.ts'
import { wounding } from './wounding.ts'

/** All powers, by id. */
export const powers: Readonly<Record<PowerId, Power>> = {
  draining,
  transfixing,
  compelling,
  frightening,
  wounding,
  sapping,
}
