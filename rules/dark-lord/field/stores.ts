import type { Script } from '../../core/script.ts'
import type { OrderValue } from '../../play/askWithOrders.ts'
import type { Combatant } from '../state.ts'
import { has } from './points.ts'
import { askChoice, type OrderTopic, orderTopics } from './questions.ts'
import type { RollId } from './rolls.ts'
import type { Battlefield } from './vocabulary.ts'

/** Will that a figure can spend now: what it has, and the point that costs nothing (DL-46). */
export const willOf = (f: Battlefield, figure: Combatant): number =>
  figure.will + (hasFreeWill(f, figure) ? 1 : 0)

export const hasFreeWill = (f: Battlefield, figure: Combatant): boolean =>
  !figure.marks.freeWillUsed && has(f, figure, 'freeWill')

/**
 * Spends Will. Where a point may cost nothing and need not be that one, its owner says which (DL-46c); casting takes it.
 */
export function* payWill(f: Battlefield, figure: Combatant, points: number, casting = false): Script {
  if (points <= 0) return
  if (hasFreeWill(f, figure)) {
    const free =
      casting || figure.will < points
        ? 'free'
        : yield* askChoice({
            kind: 'free-will',
            by: figure.owner,
            subject: figure.label,
            about: { points, will: figure.will },
            values: ['free', 'own'] as const,
            write: String,
            topic: 'free-will',
            fallback: () => 'free' as const,
            byOrder: ({ word }) => (word === 'casting' ? ('own' as const) : ('free' as const)),
          })
    if (free === 'free') {
      figure.marks.freeWillUsed = true
      points--
    }
  }
  figure.will -= points
}

interface MightFor {
  for: RollId
  faces: readonly number[]
  /** index of the die that may be raised */
  at: number
  /** what that die has to be; null: the higher the better */
  need: number | null
  /** points that may be asked for, where not all are of use; each must be legal by DB-07a */
  useful?: readonly number[]
  topic?: OrderTopic
  /** points that are usual where `need` does not say; `may`: who may spend how many, so that as many are left as ordered */
  usual?: (may: MaySpend) => number
}

export type MaySpend = (figure: Combatant, points: number) => boolean

/** So many are kept where nobody said: those with a single point spend it (the usual order of part 7). */
const usualKeep = ({ might }: Combatant): number => (might === 1 ? 0 : 1)

/** May a figure spend so many and keep as many as ordered? */
const keeping =
  (keep: number | null): MaySpend =>
  (figure, points) =>
    figure.might - points >= (keep ?? usualKeep(figure))

/**
 * Asks for Might on one die that a figure threw (DB-07a, b); nobody is asked where no point would change anything.
 * @returns the points spent, already taken
 */
export function* askMight(f: Battlefield, figure: Combatant, asked: MightFor): Script<number> {
  const { faces, at, need, topic = 'might' } = asked
  const face = faces[at]!
  const most = Math.min(figure.might, 6 - face)
  const wanted = asked.useful ?? (need === null ? [] : [need - face])
  const useful = wanted.filter(points => points > 0 && points <= most)
  if (useful.length === 0) return 0
  const short = (may: MaySpend) => (need !== null && may(figure, need - face) ? need - face : 0)
  const spend = (may: MaySpend) => {
    const points = (asked.usual ?? short)(may)
    return useful.includes(points) ? points : 0
  }
  const bySuch = ({ word, keep }: OrderValue) => {
    if (word === 'never') return 0
    return word === 'ask' ? undefined : spend(keeping(word === 'always' ? 0 : keep))
  }
  const points = yield* askChoice({
    kind: 'might',
    by: figure.owner,
    subject: figure.label,
    about: { for: asked.for, faces: [...faces], best: face, need, left: figure.might },
    values: [0, ...useful],
    write: n => (n === 0 ? 'none' : `might ${n}`),
    topic,
    fallback: () => bySuch({ word: orderTopics[topic][0], keep: null }) ?? 0,
    byOrder: bySuch,
  })
  figure.might -= points
  return points
}
