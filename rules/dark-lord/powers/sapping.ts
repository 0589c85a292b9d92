import type { Script } from '../../core/script.ts'
import type { Power } from '../field/vocabulary.ts'
import { amount } from './amount.ts'

/** Takes Will (DL-68, DL-69). */
export const sapping: Power = {
  clause: 'DL-68',
  names: true,
  asksWhose: true,
  *take(f, cast, target, part): Script {
    const by = yield* amount(f, cast, cast.channelled ? 'D6' : 'D3')
    // A mount has no Will to lose.
    const lost = part === 'mount' ? 0 : Math.min(by, target.will)
    target.will -= lost
    f.emit({ event: 'sapped', figure: target.label, by: lost })
  },
}
