import type { Script } from '../../core/script.ts'
import type { Keyword } from '../army/profile.ts'
import type { Combatant } from '../state.ts'
import { hasKeyword, isOnBoard, touches, typeOfCombatant } from './field.ts'
import type { Battlefield, FigureRule } from './vocabulary.ts'

// How the sequence asks the rules of single figures, at the points that `vocabulary.ts` lists.

/** What is at work on a figure, with whom it is against. */
export function rulesOf(f: Battlefield, figure: Combatant): { rule: FigureRule; against?: Keyword }[] {
  const { traits, keywords } = typeOfCombatant(f, figure)
  const all: { rule: FigureRule; against?: Keyword }[] = []
  for (const { id, against } of traits) all.push({ rule: f.library.traits[id], against })
  for (const keyword of keywords) {
    const rule = f.library.ofKeyword[keyword]
    if (rule) all.push({ rule })
  }
  if (figure.ring === 'on') all.push({ rule: f.library.wearer })
  return figure.marks.transfixed ? all.filter(({ rule }) => !rule.active) : all
}

type Flag = 'passesUnasked' | 'freeWill' | 'mastersRing' | 'seer' | 'underTheRing' | 'lostAlone'

export const has = (f: Battlefield, figure: Combatant, flag: Flag): boolean =>
  rulesOf(f, figure).some(({ rule }) => rule[flag] === true)

type Verdict =
  | 'hasZone'
  | 'mayBeNamed'
  | 'inTheWay'
  | 'letsIn'
  | 'passes'
  | 'heeds'
  | 'hidesFrom'
  | 'halvesFight'
  | 'mustTest'

/** What the rules at work on a figure say of it and another: the first that says anything; undefined where none does. */
export function ruleSays(
  f: Battlefield,
  point: Verdict,
  own: Combatant,
  other: Combatant,
): boolean | undefined {
  for (const { rule, against } of rulesOf(f, own)) {
    if (against !== undefined && !hasKeyword(f, other, against)) continue
    const verdict = rule[point]?.(f, own, other)
    if (verdict !== undefined) return verdict
  }
  return undefined
}

/** Has a figure a zone against this enemy? (DB-02) */
export const hasZoneAgainst = (f: Battlefield, figure: Combatant, enemy: Combatant): boolean =>
  figure.condition === 'standing' && (ruleSays(f, 'hasZone', figure, enemy) ?? true)

/** Is a figure in the way of this one's shots and of the dice for them? (DB-12f) */
export const isInTheWay = (f: Battlefield, figure: Combatant, shooter: Combatant): boolean =>
  figure.condition === 'standing' && (ruleSays(f, 'inTheWay', figure, shooter) ?? true)

export const resistDiceOf = (f: Battlefield, figure: Combatant): number =>
  rulesOf(f, figure).reduce((sum, { rule }) => sum + (rule.resistDice ?? 0), 0)

/** May a figure be named by this one's shot or power? */
export const mayName = (f: Battlefield, by: Combatant, target: Combatant): boolean =>
  ruleSays(f, 'mayBeNamed', target, by) ?? true

/** Does it fall with its last point of Will? Then it keeps one. */
export const livesByWill = (f: Battlefield, figure: Combatant): boolean =>
  rulesOf(f, figure).some(({ rule }) => rule.withoutWill !== undefined)

/** Looked at whenever Will was spent or lost (DB-26c). */
export function* lookAtWill(f: Battlefield, figure: Combatant): Script {
  if (figure.will > 0 || !isOnBoard(figure)) return
  for (const { rule } of rulesOf(f, figure)) yield* rule.withoutWill?.(f, figure) ?? []
}

export const isEngaged = ({ marks }: Combatant): boolean => marks.engaged.length > 0

/** Joins two enemies (DB-10e). */
export function engage(a: Combatant, b: Combatant): void {
  if (!a.marks.engaged.includes(b.label)) a.marks.engaged.push(b.label)
  if (!b.marks.engaged.includes(a.label)) b.marks.engaged.push(a.label)
}

/** Ends engagements of a figure with whom it touches no more, or who is gone (DB-10e). */
export function partFrom(f: Battlefield, figure: Combatant): void {
  for (const label of figure.marks.engaged) {
    const other = f.skirmish.combatants.find(each => each.label === label)!
    if (isOnBoard(figure) && isOnBoard(other) && touches(f, figure.at, other.at)) continue
    figure.marks.engaged = figure.marks.engaged.filter(each => each !== label)
    other.marks.engaged = other.marks.engaged.filter(each => each !== figure.label)
  }
}

/** Why a figure may not be moved, by whomever it be (DR-05); undefined where it may. */
export function moveBan(figure: Combatant): { code: 'held-fast'; rule: string } | undefined {
  const { frozen, transfixed, compelled, frightened } = figure.marks
  if (frozen) return { code: 'held-fast', rule: 'DL-39' }
  if (compelled) return { code: 'held-fast', rule: 'DL-59' }
  if (transfixed) return { code: 'held-fast', rule: 'DL-54' }
  if (frightened) return { code: 'held-fast', rule: 'DL-64' }
  return undefined
}
