import type { Script } from '../../core/script.ts'
import { testCourage } from '../field/courage.ts'
import { has } from '../field/points.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { fall, lookAtEnd } from '../field/wounds.ts'
import type { Combatant } from '../state.ts'

/** Why the Ring may not be put on (DL-03, DL-20b); undefined where it may. */
export function putOnBan(
  f: Battlefield,
  figure: Combatant,
): { code: 'no-ring' | 'ring-is-on' | 'ring-this-turn' | 'masters-ring'; rule: string } | undefined {
  if (figure.ring === null) return { code: 'no-ring', rule: 'DL-32' }
  if (has(f, figure, 'mastersRing')) return { code: 'masters-ring', rule: 'DL-41' }
  if (figure.ring === 'on') return { code: 'ring-is-on', rule: 'DL-03' }
  if (figure.marks.tookOff) return { code: 'ring-this-turn', rule: 'DL-20' }
  return undefined
}

/** Puts the Ring on, by will or by force: unseen from now on, its mount bolts (DL-04, DL-05). */
export function* putOn(f: Battlefield, figure: Combatant, forced: boolean): Script {
  figure.ring = 'on'
  figure.marks.putOn = true
  f.emit({ event: 'ring-on', figure: figure.label, forced })
  lookAtEnd(f)
  if (!figure.mount) return
  figure.mount = null
  f.emit({ event: 'bolted', figure: figure.label })
  yield* fall(f, figure)
}

/** Why a wearer may not try to take the Ring off (DL-18 to DL-20). */
export function takeOffBan({
  ring,
  marks,
}: Combatant): { code: 'ring-is-off' | 'ring-this-turn' | 'tried-off'; rule: string } | undefined {
  if (ring !== 'on') return { code: 'ring-is-off', rule: 'DL-18' }
  if (marks.putOn) return { code: 'ring-this-turn', rule: 'DL-20' }
  if (marks.triedOff) return { code: 'tried-off', rule: 'DL-19' }
  return undefined
}

/** Tries to take the Ring off (DL-18b, DL-19). */
export function* tryTakeOff(f: Battlefield, figure: Combatant): Script {
  figure.marks.triedOff = true
  const { passed } = yield* testCourage(f, figure, { why: 'ring-off' })
  if (!passed) return f.emit({ event: 'ring-kept', figure: figure.label })
  figure.ring = 'off'
  figure.marks.tookOff = true
  f.emit({ event: 'ring-off', figure: figure.label })
}
