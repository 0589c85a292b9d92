import type { Script } from '../../core/script.ts'
import { typeOfCombatant } from '../field/field.ts'
import type { Power } from '../field/vocabulary.ts'
import { amount } from './amount.ts'

/** Takes Courage for the rest of the game, not below 1 (DL-50 to DL-53). */
export const draining: Power = {
  clause: 'DL-50',
  names: true,
  asksWhose: true,
  *take(f, cast, target, part): Script {
    const by = cast.channelled ? yield* amount(f, cast, 'D3') : 1
    const { courage, mount } = typeOfCombatant(f, target)
    if (part === 'mount') {
      const left = Math.max(1, mount!.courage - target.mount!.drained - by)
      target.mount!.drained = mount!.courage - left
      f.emit({ event: 'drained', figure: target.label, part, by, courage: left })
      return
    }
    const left = Math.max(1, courage - target.drained - by)
    // A Courage that is 1 or less of itself stays as it is.
    target.drained = Math.max(0, courage - left)
    f.emit({ event: 'drained', figure: target.label, part, by, courage: left })
  },
}
