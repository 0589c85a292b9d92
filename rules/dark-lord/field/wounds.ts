import type { Script } from '../../core/script.ts'
import type { Combatant } from '../state.ts'
import type { StruckPart } from './events.ts'
import { EndsNow, hexLabel, isHero, isOnBoard, takeUp, throwFor, typeOfCombatant } from './field.ts'
import { fallStrength, fallTable, fireStrength, needs, needsOf, needTable } from './needs.ts'
import { partFrom, rulesOf } from './points.ts'
import { askChoice } from './questions.ts'
import { askMight } from './stores.ts'
import type { Battlefield } from './vocabulary.ts'

/** Something that wounds by the needs of DB-17b. */
export interface Harm {
  /** who strikes; null: a hit, which nobody struck (DB-17e) */
  by: Combatant | null
  strength: number
  /** told with it: strike, sweep, fire, fall … */
  cause: string
}

export const defenceOf = (f: Battlefield, target: Combatant, part: StruckPart): number =>
  part === 'mount' ? typeOfCombatant(f, target).mount!.defence : typeOfCombatant(f, target).defence

/** One throw by the needs of DB-17b, and the wound that may come of it. */
export function* blow(
  f: Battlefield,
  target: Combatant,
  part: StruckPart,
  { by, strength, cause }: Harm,
): Script {
  const defence = defenceOf(f, target, part)
  const told = { event: 'struck', figure: by?.label ?? null, target: target.label, part, cause } as const
  const need = needsOf(strength, defence)
  const faces: number[] = []
  let wounded = need !== null
  for (const [i, least] of (need ?? []).entries()) {
    const owner = by?.owner ?? 1 - target.owner
    const purpose = i > 0 ? 'strike-again' : by ? 'strike' : 'hit'
    const table = needTable(least, by?.might)
    let [face = 1] = yield* throwFor(f, purpose, owner, 1, by, table)
    if (by && face < least)
      face += yield* askMight(f, by, { for: purpose, faces: [face], at: 0, need: least })
    faces.push(face)
    if (face >= least) continue
    wounded = false
    break
  }
  f.emit({ ...told, strength, defence, faces, wounded })
  if (wounded) yield* wound(f, target, part)
}

/** One wound: Fate, then life, then whatever saves from the last (DB-08, DL-42). */
export function* wound(f: Battlefield, target: Combatant, part: StruckPart): Script {
  if (part === 'mount') {
    target.mount!.life--
    f.emit({ event: 'hurt', figure: target.label, part, left: target.mount!.life })
    if (target.mount!.life === 0) yield* loseMount(f, target)
    return
  }
  // DB-08: again and again, as long as it has points.
  while (target.fate > 0) {
    const spent = yield* askChoice({
      kind: 'fate',
      by: target.owner,
      subject: target.label,
      about: { left: target.fate, of: target.label },
      values: ['fate', 'none'] as const,
      write: String,
      topic: 'fate',
      fallback: () => 'fate' as const,
      byOrder: ({ word }) =>
        word === 'ask' ? undefined : word === 'heroes' && !isHero(f, target) ? 'none' : 'fate',
    })
    if (spent === 'none') break
    target.fate--
    const table = needTable(needs.fate, target.might)
    const [thrown = 1] = yield* throwFor(f, 'fate', target.owner, 1, target, table)
    const might = yield* askMight(f, target, { for: 'fate', faces: [thrown], at: 0, need: needs.fate })
    const saved = thrown + might >= needs.fate
    f.emit({ event: 'saved', figure: target.label, face: thrown + might, might, saved })
    if (saved) return
  }
  f.emit({ event: 'hurt', figure: target.label, part, left: target.life - 1 })
  if (target.life === 1) return yield* removeUnlessHeld(f, target, 'slain', 1)
  target.life--
}

/**
 * A figure loses its last life, or is to be removed for another cause (DL-42a): it goes, unless a rule holds it.
 * @param loses the life that it loses by this; taken once it is settled, since whoever is there has one
 */
export function* removeUnlessHeld(f: Battlefield, figure: Combatant, why: string, loses: 0 | 1 = 0): Script {
  for (const { rule } of rulesOf(f, figure))
    if (rule.onLastLife && (yield* rule.onLastLife(f, figure))) {
      // DL-42a, DR-18: a life back, never above what it began with.
      figure.life = Math.min(figure.life - loses + 1, typeOfCombatant(f, figure).life)
      return
    }
  figure.life -= loses
  remove(f, figure, why)
}

/** Takes a figure off the board for good; a mount goes with its rider (DB-23b). May end the game. */
export function remove(f: Battlefield, figure: Combatant, why: string): void {
  leave(f, figure, 'removed', why)
}

/** A figure is on the board no more. What it carried lies on its hex (DB-28), unless it leaves alive. */
export function leave(f: Battlefield, figure: Combatant, condition: 'removed' | 'away', why: string): void {
  const at = figure.at
  if (figure.carries) drop(f, figure)
  takeUp(f, figure)
  figure.condition = condition
  figure.burning = false
  if (figure.ring === 'on') figure.ring = 'off'
  partFrom(f, figure)
  if (condition === 'away') f.emit({ event: 'left-board', figure: figure.label, at: hexLabel(f, at) })
  else f.emit({ event: 'removed', figure: figure.label, at: hexLabel(f, at), why })
  lookAtEnd(f)
}

/** Drops what a figure carries on its hex. */
export function drop(f: Battlefield, figure: Combatant): void {
  figure.carries = false
  f.skirmish.treasure = figure.at
  f.emit({ event: 'dropped', figure: figure.label, at: hexLabel(f, figure.at) })
}

/** Looked at whenever somebody goes, and whenever a Ring is put on (DL-30b, DL-31, part 6). */
export function lookAtEnd(f: Battlefield): void {
  // Whoever wears the Ring and is the last alive of an army is lost with it (DL-30); friends away count (DR-08).
  for (const figure of f.skirmish.combatants) {
    if (!isOnBoard(figure) || !rulesOf(f, figure).some(({ rule }) => rule.lostAlone)) continue
    const friends = f.skirmish.combatants.filter(each => each.owner === figure.owner && each !== figure)
    if (friends.some(each => each.condition !== 'removed')) continue
    leave(f, figure, 'removed', 'lost-to-the-ring')
    return
  }
  const result = f.scenario.suddenly(f)
  if (result) throw new EndsNow(result)
  for (const owner of [0, 1])
    if (
      f.skirmish.stage !== 'deployment' &&
      !f.skirmish.combatants.some(c => c.owner === owner && isOnBoard(c))
    )
      throw new EndsNow(f.scenario.alone(f))
}

/** The mount is gone: its rider throws a fall (DB-23b). */
export function* loseMount(f: Battlefield, rider: Combatant): Script {
  rider.mount = null
  f.emit({ event: 'mount-gone', figure: rider.label })
  yield* fall(f, rider)
}

/** A rider that has lost its mount falls (DB-23d). */
export function* fall(f: Battlefield, figure: Combatant): Script {
  const [face = 1] = yield* throwFor(f, 'fall', figure.owner, 1, figure, () => fallTable)
  const how = fallTable[face - 1]!
  f.emit({ event: 'fell', figure: figure.label, face, lying: how !== 'standing' })
  if (how === 'standing') return
  figure.condition = 'lying'
  if (how === 'hit') yield* blow(f, figure, 'rider', { by: null, strength: fallStrength, cause: 'fall' })
}

/** Going over an edge (DB-13): a hit, of a rider on both. */
export function* overEdge(f: Battlefield, figure: Combatant): Script {
  f.emit({ event: 'over-the-edge', figure: figure.label, at: hexLabel(f, figure.at) })
  yield* hitBoth(f, figure, { by: null, strength: fallStrength, cause: 'edge' })
}

/** A hit on a figure, and on its mount too where it rides (DR-11). */
export function* hitBoth(f: Battlefield, figure: Combatant, blowOf: Harm): Script {
  yield* blow(f, figure, 'rider', blowOf)
  if (figure.mount && isOnBoard(figure)) yield* blow(f, figure, 'mount', blowOf)
}

/** A figure catches fire (DB-25a, d). */
export function* catchFire(f: Battlefield, figure: Combatant): Script {
  figure.burning = true
  f.emit({ event: 'burns', figure: figure.label })
  yield* blow(f, figure, 'rider', { by: null, strength: fireStrength.caught, cause: 'fire' })
}

/** Crossing water puts a fire out (DB-25c). */
export function putOut(f: Battlefield, figure: Combatant): void {
  if (!figure.burning) return
  figure.burning = false
  f.emit({ event: 'fire-out', figure: figure.label, why: 'water' })
}
