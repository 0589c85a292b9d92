import { holdsAgainst } from '../base/against.ts'
import type { ValueChange } from '../base/values.ts'
import type { Attack, RegimentRule } from '../unit/rulePoints.ts'
import type { PrintedRule } from '../unit/unitProfile.ts'

/** A character's mount has its own: neither shield nor parry adds to it (M06d, M35b). */
const hasOwnDefence = ({ at }: Attack): boolean => at.pool.model.marks.includes('own-defence')

/** At least what the attacker has (M35a). */
const parried = (attack: Attack, offence: number, clause: string): ValueChange | undefined =>
  attack.kind === 'standard' && attack.at.atFront && !hasOwnDefence(attack) && !attack.ignores.has('parry')
    ? { clause, atLeast: offence }
    : undefined

const shieldInUse = (attack: Attack): boolean => !hasOwnDefence(attack) && attack.shieldFree

/** The lower the score of a special save, the better. */
const bySave = ({ number = 7 }: PrintedRule): number => -number

/** Rules of a pool that make it harder, or easier, to hurt. */
export const defending = {
  M02: {
    worth: bySave,
    specialSave: ({ number, against }, attack) =>
      holdsAgainst(against, attack) && !attack.ignores.has('aegis') ? number : undefined,
  },
  M06: {
    armourAt: (_, attack) => (shieldInUse(attack) ? { clause: 'M06b', plus: 1 } : undefined),
    defenceAt(_, attack, offence) {
      const { pool } = attack.at
      const { height } = pool.model
      return height >= 1 && height <= 3 && shieldInUse(attack) && attack.wieldsBasic
        ? parried(attack, offence, 'M06c')
        : undefined
    },
  },
  M09: { adds: true, hitNeedAt: ({ number = 1 }, { kind }) => (kind === 'shot' ? number : 0) },
  M24: { takesAway: ({ against = [] }) => against },
  M26: { battleOnly: true, directsShots: true },
  M35: { defenceAt: (_, attack, offence) => parried(attack, offence, 'M35a') },
  M36: {
    adds: true,
    // An instance beyond 5+ is left out (M36b).
    hitNeedAt: (_, { kind }, need) => (kind === 'standard' && need < 5 ? 1 : 0),
  },
  M41: {
    worth: bySave,
    specialSave: ({ number }, attack, pierced) =>
      pierced || attack.ignores.has('regeneration') ? undefined : number,
  },
  M44: { woundAgainAt: ({ against }, attack) => (holdsAgainst(against, attack) ? 'successful' : undefined) },
  M56: { woundAgainAt: ({ against }, attack) => (holdsAgainst(against, attack) ? 'failed' : undefined) },
} as const satisfies Record<string, RegimentRule>
