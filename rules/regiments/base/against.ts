import type { Attack } from '../unit/rulePoints.ts'
import type { Against, ModelProfile } from '../unit/unitProfile.ts'

/** Has a model a rule or mark, itself or by one of its parts? */
export const modelHas = ({ rules, marks, height, parts }: ModelProfile, one: Against): boolean =>
  one === `height-${height}` ||
  rules.some(({ id }) => id === one) ||
  marks.some(mark => mark === one) ||
  parts.some(part => part.rules.some(({ id }) => id === one) || part.marks.some(mark => mark === one))

/** Is a rule of the striker, that is against some, at work on this target? Without a word it is against all. */
export const strikesAgainst = (against: readonly Against[] | undefined, attack: Attack): boolean =>
  !against || against.some(one => modelHas(attack.at.pool.model, one))

/**
 * Is a rule of the target at work on this attack? Of an attribute the attack has to have it; of a weapon it is struck with
 * that; of anything else its part or its model bears it.
 */
export const holdsAgainst = (against: readonly Against[] | undefined, attack: Attack): boolean =>
  !against ||
  against.some(one => {
    if (/^A\d/.test(one)) return attack.rules.some(({ id }) => id === one)
    if (/^W\d/.test(one)) return attack.weapon?.id === one
    const { pool, part } = attack.by
    return (
      one === `height-${pool.model.height}` ||
      pool.model.rules.some(({ id }) => id === one) ||
      [...pool.model.marks, ...part.marks].some(mark => mark === one)
    )
  })
