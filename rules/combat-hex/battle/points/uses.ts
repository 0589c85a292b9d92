import type { Refusal } from '../../../core/space.ts'
import { type AbilityId, abilityRules, type FigureType, type PrintedAbility } from '../../army/figure.ts'
import { makeAnswer, type VerbAnswer } from '../answer.ts'
import { kept, keptOf } from '../derived.ts'
import { figureById, type Game, isStanding, standing } from '../game.ts'
import { type Moment, ofCombat } from '../questions.ts'
import type { Figure } from '../state.ts'
import type { Ability, RuleBook, Trigger, Use } from '../vocabulary.ts'
import { forbids, isAlways, isAutomatic, isSpared } from './points.ts'
import { priceOf } from './prices.ts'
import { fights, inZone } from './zones.ts'

/** Is this a moment at which the ability may be used? */
const isAt = ({ moment, alsoAt }: Ability, now: Moment): boolean => moment === now || alsoAt === now

const noCopies: readonly AbilityId[] = []
const noTarget: readonly null[] = [null]

/**
 * Every way in which a figure may use an ability at this trigger: each occurrence on its base once a turn
 * (8.06, 8.084), where the moment fits, the points suffice, and the ability's own conditions hold. A figure
 * in a combat without being engaged is passive (8.086).
 * @param automatic what acts by itself, in place of what its player may use
 */
export function usesOf(g: Game, figure: Figure, what: Trigger, automatic = false): Use[] {
  const uses: Use[] = []
  for (const choice of choicesOf(g, figure)) {
    const { occurrence, ability, printed, cost } = choice
    if (!isAt(ability, what.moment)) continue
    if (isAutomatic(g.book, choice) !== automatic) continue
    // Whom it might name is looked for only where it may be used at all.
    if (useBan(g, figure, choice, what)) continue
    const plain: Use = { figure, occurrence, ability, printed, cost, trigger: what, target: null }
    for (const target of ability.targets?.(g, figure, what) ?? noTarget) {
      const use: Use = target === null ? plain : { ...plain, target }
      if (mayDo(g, use) !== true) continue
      // Of the same ability printed twice, one occurrence is enough to choose from: the cheapest.
      const same = uses.findIndex(
        other => other.ability === ability && other.printed === printed && other.target === target,
      )
      if (same < 0) uses.push(use)
      else if (cost < uses[same]!.cost) uses[same] = use
    }
  }
  return uses
}

type PrintedUse = Pick<Use, 'occurrence' | 'ability' | 'printed' | 'cost'>

/** Everything activable on a base, and what else it may stand for, whenever that may be. */
function choicesOf(g: Game, figure: Figure): readonly PrintedUse[] {
  const type = g.typeOf(figure)
  if (!type.abilities.length) return noChoices
  const { choices, copies } = printedChoices(g, type)
  if (!copies) return choices
  return keptOf(g, 'standing', 'choices', figure, () => choicesPrinted(g, type, figure))
}
const noChoices: readonly PrintedUse[] = []

/** @param figure with what its abilities stand for; left out: what is printed alone */
function choicesPrinted(g: Game, type: FigureType, figure?: Figure): PrintedUse[] {
  const choices: PrintedUse[] = []
  for (const [occurrence, { id, cost }] of type.abilities.entries()) {
    const printed: Ability = g.book.abilities[id]
    if (printed.moment && !isAlways(g.book, printed, cost))
      choices.push({ occurrence, ability: printed, printed, cost })
    for (const copied of (figure && printed.copies?.(g, figure)) ?? noCopies)
      choices.push({ occurrence, ability: g.book.abilities[copied], printed, cost })
  }
  return choices
}

/** What is printed on a base never changes: it is worked out once for a type in a rule book. */
interface Printed {
  choices: readonly PrintedUse[]
  /** when they may be activated */
  moments: ReadonlySet<Moment>
  /** something on it may stand for other abilities */
  copies: boolean
}
const printedOf = new WeakMap<RuleBook, WeakMap<FigureType, Printed>>()
function printedChoices(g: Game, type: FigureType): Printed {
  let known = printedOf.get(g.book)
  if (!known) printedOf.set(g.book, (known = new WeakMap()))
  let printed = known.get(type)
  if (!printed) {
    const choices = choicesPrinted(g, type)
    printed = {
      choices,
      moments: momentsIn(choices),
      copies: type.abilities.some(({ id }) => g.book.abilities[id].copies),
    }
    known.set(type, printed)
  }
  return printed
}

function momentsIn(choices: readonly PrintedUse[]): ReadonlySet<Moment> {
  const moments = new Set<Moment>()
  for (const { ability } of choices) {
    if (ability.moment) moments.add(ability.moment)
    if (ability.alsoAt) moments.add(ability.alsoAt)
  }
  return moments
}

/** When anything on the base may be activated. */
function momentsOf(g: Game, figure: Figure): ReadonlySet<Moment> {
  const { moments, copies } = printedChoices(g, g.typeOf(figure))
  return copies ? momentsIn(choicesOf(g, figure)) : moments
}

/** May the ability be used so? True, or the rule that forbids it. */
export const mayUse = (g: Game, use: Use): true | Refusal =>
  useBan(g, use.figure, use, use.trigger) ?? mayDo(g, use)

/** Why the figure may not use the ability now, whomever that would be for. */
function useBan(g: Game, figure: Figure, choice: PrintedUse, what: Trigger): Refusal | undefined {
  const { ability, occurrence, cost } = choice
  if (figure.used.includes(occurrence) && !ability.repeatable)
    return { code: 'ability-used', rule: '8.06', about: aboutUse(figure, ability) }
  const idle = forbids(g, 'mayAct', figure)
  if (idle) return idle
  if (g.freeAttackers.includes(figure))
    return { code: 'not-its-moment', rule: '6.25', about: aboutUse(figure, ability) }
  const fought = what.cause === null && ofCombat[what.moment]
  if (fought && figure.carried)
    return {
      code: 'carried',
      rule: '8.42',
      about: { ...aboutUse(figure, ability), target: figure.carried.by },
    }
  if (fought && !ability.outside && !g.combat?.includes(figure))
    return { code: 'not-its-moment', rule: '8.08', about: aboutUse(figure, ability) }
  if (g.combat?.includes(figure) && !ability.passive && !fights(g, figure))
    return { code: 'passive', rule: '8.086', about: aboutUse(figure, ability) }
  if (ability.ownCombat && !isItsCombat(g, figure, what.cause))
    return { code: 'not-its-combat', rule: '8.071', about: aboutUse(figure, ability) }
  // What is no activation but a choice comes before all else that its figure does (8.42, 9.01).
  if (ability.notActivated && hasBegun(g, figure))
    return { code: 'not-its-moment', rule: abilityRules[ability.id], about: aboutUse(figure, ability) }
  const price = priceOf(g, { figure, ability, cost })
  if (figure.ap < price)
    return {
      code: 'ability-too-dear',
      rule: '8.02',
      about: { ...aboutUse(figure, ability), cost: price, ap: figure.ap },
    }
  return undefined
}

const aboutUse = (figure: Figure, ability: Ability) => ({ figure: figure.id, ability: ability.id })

const hasBegun = (g: Game, figure: Figure): boolean => g.activation?.figure === figure && g.activation.begun

/** What the ability, and those whom it touches, have to say of this use. */
function mayDo(g: Game, use: Use): true | Refusal {
  const { figure, ability } = use
  for (const enemy of touched(g, use)) {
    const spared = isSpared(g, enemy, ability.id, figure)
    if (spared) return spared
  }
  return ability.may?.(g, use) ?? true
}

/** Enemies that a use answers, and whoever it names. */
function touched(g: Game, { figure, target, trigger: { cause, target: aim } }: Use): readonly Figure[] {
  const list: Figure[] = []
  for (const other of [cause, aim]) if (other && other.owner !== figure.owner) list.push(other)
  const named = target === null ? undefined : figureById(g, target)
  if (named) list.push(named)
  return list
}

/** Is it the combat of the figure, or the act of an enemy in its danger zone (8.071, 8.08, 8.081)? */
function isItsCombat(g: Game, figure: Figure, cause: Figure | null): boolean {
  if (g.combat?.includes(figure) && (!cause || g.combat.includes(cause))) return true
  return cause !== null && inZone(g, figure).includes(cause)
}

/** A use as an answer: `use A3 fast`, a copy as `use A3 steal-essence fast`, a target behind it. */
export const answerOf = ({ figure, ability, printed, target }: Use): VerbAnswer<'use'> => ({
  verb: 'use',
  figure: figure.id,
  ability: printed.id,
  ...(ability !== printed && { copied: ability.id }),
  ...(target !== null && { target }),
})
export const makeUse = (use: Use): string => makeAnswer(answerOf(use))

/** Does it carry an ability with this moment, or one that could become it? Saves looking closer, which is the rule. */
export const couldReact = (g: Game, figure: Figure, { moment }: Trigger): boolean =>
  g.typeOf(figure).abilities.length > 0 && choicesOf(g, figure).some(({ ability }) => isAt(ability, moment))

/** Abilities that a figure has left at a trigger and can pay for, before their own conditions are looked at. */
export function readyFor(g: Game, figure: Figure, what: Trigger): Ability[] {
  const ready: Ability[] = []
  for (const choice of choicesOf(g, figure)) {
    const { ability } = choice
    if (!isAt(ability, what.moment) || useBan(g, figure, choice, what)) continue
    const use: Use = { ...choice, figure, trigger: what, target: null }
    if (touched(g, use).every(enemy => !isSpared(g, enemy, ability.id, figure))) ready.push(ability)
  }
  return ready
}

/** Figures that could react, by side and moment. Most often nobody. */
export const carriers = (g: Game, { moment }: Trigger): Carriers | undefined =>
  kept(g, 'standing', 'carriers', carriersOf).get(moment)

/** Could anybody answer it with what is left and paid for, before the abilities' own conditions are looked at? */
export const readyAnywhere = (g: Game, what: Trigger): boolean =>
  carriers(g, what)?.some(side => side?.some(figure => readyFor(g, figure, what).length > 0)) === true

/** Figures by their side; nothing for a side without any. */
export type Carriers = readonly (readonly Figure[] | undefined)[]

function carriersOf(g: Game): Map<Moment, Figure[][]> {
  const found = new Map<Moment, Figure[][]>()
  for (const figure of standing(g))
    for (const moment of momentsOf(g, figure)) {
      let sides = found.get(moment)
      if (!sides) found.set(moment, (sides = []))
      const list = sides[figure.owner]
      if (list) list.push(figure)
      else sides[figure.owner] = [figure]
    }
  return found
}

/** A figure of a side that stands on the board, by its label as it was typed; or why there is none. */
export function ownFigure(g: Game, side: number, typed = ''): Figure | Refusal {
  const figure = figureById(g, typed)
  if (!figure || !isStanding(figure)) return { code: 'no-figure', about: { figure: typed } }
  return figure.owner === side ? figure : { code: 'not-yours', about: { figure: figure.id } }
}

/**
 * The use of a figure that somebody names at a trigger, or why there is none.
 * @param named the ability, what it stands for and its target, as they were typed
 */
export function findUse(g: Game, figure: Figure, named: readonly string[], what: Trigger): Use | Refusal {
  const words = named.map(word => word.toLowerCase())
  const isNamed = (use: Use) => {
    const { ability, copied = '', target = '' } = answerOf(use)
    const own = [ability, copied, target.toLowerCase()].filter(Boolean)
    return own.length === words.length && own.every((word, i) => word === words[i])
  }
  return usesOf(g, figure, what).find(isNamed) ?? whyNot(g, figure, words, what)
}

/** Why a figure may not use the ability that was named: not on its base, not now, or not so. */
function whyNot(g: Game, figure: Figure, named: string[], what: Trigger): Refusal {
  const about = { figure: figure.id, ability: named.join(' ') }
  const printed = g.typeOf(figure).abilities
  const first = printed.findIndex(p => p.id === named[0])
  if (first < 0) return { code: 'no-such-ability', rule: '8.01', about }
  const own: Ability = g.book.abilities[printed[first]!.id]
  if (own.inert) return { code: 'not-in-book', about }
  const needsNobody = ({ id, cost }: PrintedAbility) =>
    id !== own.id || isAlways(g.book, own, cost) || isAutomatic(g.book, { ability: own, printed: own, cost })
  if (own.moment && printed.every(needsNobody)) return { code: 'always-at-work', about }
  const wanted = own.copies ? (named[1] ?? own.id) : own.id
  if (own.copies && !own.copies(g, figure).some(id => id === wanted))
    return { code: 'no-such-copy', rule: abilityRules[own.id], about }
  const ability = g.book.abilities[wanted as AbilityId]
  if (!isAt(ability, what.moment)) return { code: 'not-its-moment', rule: abilityRules[ability.id], about }
  const target = named.at(-1)!.toUpperCase()
  const verdicts = printed.flatMap(({ id, cost }, occurrence) => {
    const use = { figure, occurrence, ability, printed: own, cost, trigger: what }
    return id === own.id ? mayUse(g, { ...use, target: ability.targets ? target : null }) : []
  })
  // Where it may be used, only whom it was to be used on can be wrong.
  const refusal = verdicts.find(verdict => verdict === true) ?? verdicts.at(-1)!
  if (refusal === true || (ability.targets && !ability.targets(g, figure, what).includes(target)))
    return { code: 'no-such-target', rule: abilityRules[ability.id], about: { ...about, target } }
  return refusal
}
