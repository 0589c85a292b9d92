import type { Script } from '../../core/script.ts'
import { refuse, type Space, someOf } from '../../core/space.ts'
import { inLabelOrder, labelsOf, ofOwner, touches } from '../field/field.ts'
import { isEngaged, rulesOf } from '../field/points.ts'
import { ask } from '../field/questions.ts'
import type { Battlefield, FightUnderWay } from '../field/vocabulary.ts'
import type { Combatant } from '../state.ts'

/** Rows from which a figure lends a die: 1 with a spear, 2 with a pike; 0 it cannot (DB-24a, b). */
export function supportRows(f: Battlefield, figure: Combatant): number {
  if (figure.mount || figure.condition !== 'standing' || isEngaged(figure) || figure.marks.supported) return 0
  return Math.max(0, ...rulesOf(f, figure).map(({ rule }) => rule.supportRows ?? 0))
}

/** May these all lend a die to these fighters? Each fighter has one spear, or one or two pikes (DB-24c). */
export function canSupport(
  f: Battlefield,
  fighters: readonly Combatant[],
  supporters: readonly Combatant[],
): boolean {
  const rows = new Map(supporters.map(each => [each, supportRows(f, each)]))
  if ([...rows.values()].includes(0)) return false
  const place = (left: readonly Combatant[], open: readonly Combatant[]): boolean => {
    const [fighter, ...others] = open
    if (!fighter) return left.length === 0
    if (place(left, others)) return true
    // Riders are not supported (DB-24d).
    if (fighter.mount) return false
    return left.some(first => {
      if (!touches(f, fighter.at, first.at)) return false
      const rest = left.filter(each => each !== first)
      if (place(rest, others)) return true
      return (
        rows.get(first) === 2 &&
        rest.some(
          second =>
            rows.get(second) === 2 &&
            touches(f, first.at, second.at) &&
            place(
              rest.filter(each => each !== second),
              others,
            ),
        )
      )
    })
  }
  return place(supporters, fighters)
}

/** Friends that could lend a die, whoever else does. */
function candidates(f: Battlefield, fighters: readonly Combatant[]): Combatant[] {
  const owner = fighters[0]!.owner
  const able = ofOwner(f, owner).filter(each => supportRows(f, each) > 0)
  return able
    .filter(
      each =>
        canSupport(f, fighters, [each]) ||
        able.some(other => other !== each && canSupport(f, fighters, [other, each])),
    )
    .sort(inLabelOrder)
}

/** As many as possible, by their labels (part 7). */
export function maxSupporters(
  f: Battlefield,
  fighters: readonly Combatant[],
  from: readonly Combatant[],
): Combatant[] {
  const byLabels = takeSupporters(f, fighters, from)
  // A spear keeps two pikes from a fighter (DB-24c): where pikes first make more, they do.
  const pikesFirst = takeSupporters(
    f,
    fighters,
    from.toSorted((a, b) => supportRows(f, b) - supportRows(f, a)),
  )
  return pikesFirst.length > byLabels.length ? pikesFirst.sort(inLabelOrder) : byLabels
}

/** Whoever can lend a die besides those before it. */
function takeSupporters(
  f: Battlefield,
  fighters: readonly Combatant[],
  from: readonly Combatant[],
): Combatant[] {
  let taken: Combatant[] = []
  // A second pike is of use once the first is there, whatever their labels.
  for (let again = true; again; ) {
    again = false
    for (const each of from) {
      if (taken.includes(each) || !canSupport(f, fighters, [...taken, each])) continue
      taken = [...taken, each]
      again = true
    }
  }
  return taken
}

/** A side names its supporters when a fight begins (DB-14e). */
export function* nameSupporters(f: Battlefield, fight: FightUnderWay, owner: number): Script {
  const fighters = [fight.one, ...fight.others].filter(each => each.owner === owner)
  const able = fighters.length > 0 ? candidates(f, fighters) : []
  if (able.length === 0) return
  const find = (label: string) => able.find(each => each.label === label)!
  const words = someOf(labelsOf(able))
  const space: Space<string[]> = {
    ...words,
    check(answer) {
      const read = words.check(answer)
      if (!read.ok) return read
      return canSupport(f, fighters, read.value.map(find))
        ? read
        : refuse('cannot-support', 'DB-24', { answer: answer.slice(0, 60) })
    },
    enumerate(prefix, limit) {
      return words
        .enumerate(prefix, 256)
        .filter(text => space.check(text).ok)
        .slice(0, limit)
    },
    count: () => space.enumerate('', 256).length,
    sample(choose) {
      const all = space.enumerate('', 256)
      return all[choose(all.length)]!
    },
  }
  const most = () => labelsOf(maxSupporters(f, fighters, able))
  const named = yield* ask({
    kind: 'support',
    by: owner,
    subject: '',
    about: { one: fight.one.label, others: labelsOf(fight.others) },
    space,
    topic: 'support',
    fallback: most,
    byOrder: ({ word }) => (word === 'ask' ? undefined : word === 'none' ? [] : most()),
  })
  fight.supporters[owner as 0 | 1] = named.map(find)
  for (const supporter of fight.supporters[owner as 0 | 1]) supporter.marks.supported = true
}
