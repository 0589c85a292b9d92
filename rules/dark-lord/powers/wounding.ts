import type { Power } from '../field/vocabulary.ts'
import { wound } from '../field/wounds.ts'

/** A wound as from a strike (DL-66, DL-67). */
export const wounding: Power = {
  clause: 'DL-66',
  names: true,
  asksWhose: true,
  channelledRange: 6,
  take: (f, _cast, target, part) => wound(f, target, part),
}
