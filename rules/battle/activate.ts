import type { AbilityId, FigureType } from '../army/figure.ts'
import { ask, type Script } from '../core/script.ts'
import { listSpace, type Refusal } from '../core/space.ts'
import {
  addMark,
  figureById,
  type Game,
  isStanding,
  keptByMuster,
  keptByPrices,
  keptOf,
  type RuleBook,
  standing,
  standingOf,
} from './game.ts'
import {
  type Ability,
  atWork,
  type Bonus,
  forbids,
  isSpared,
  type Occasion,
  type Spending,
  total,
  type Use,
} from './points.ts'
import type { Abouts, BattleQuestion, Moment, QuestionKind } from './questions.ts'
import type { Figure, Mark } from './state.ts'
import { inZone, isEngaged } from './zones.ts'

/** Asks one of the battle's questions; keeps kinds and facts together. */
export function* pose<K extends QuestionKind>(
  question: Omit<Extract<BattleQuestion, { kind: K }>, 'kind'> & { kind: K; about: Abouts[K] },
): Script<string> {
  return yield* ask(question)
}

/** Does it change what things cost without anything being activated? */
const makesDearer = (g: Game, figure: Figure): boolean =>
  keptByMuster(g, 'makesDearer', () => {
    const always = (type: FigureType) =>
      [
        ...type.abilities.map(({ id }) => g.book.abilities[id]).filter(({ moment }) => !moment),
        ...(type.traits ?? []).map(id => g.book.traits[id]),
      ].some(({ hooks }) => hooks?.apCost)
    return new Set(standing(g).filter(other => always(g.typeOf(other))))
  }).has(figure)

/** What something costs a figure in action points now, by everybody's abilities at work. */
export function costNow(g: Game, spender: Figure, base: number, spending: Spending): number {
  const dearer = keptByPrices(g, 'apCost', () =>
    standing(g).flatMap(holder => {
      const marked = holder.marks.some(mark => g.book.abilities[mark.ability].hooks?.apCost)
      if (!marked && !makesDearer(g, holder)) return []
      return atWork(g, holder).flatMap(({ hooks }) => (hooks?.apCost ? [{ holder, by: hooks.apCost }] : []))
    }),
  )
  if (!dearer.length) return base
  const bonuses: Bonus[] = dearer
    .filter(({ holder }) => holder.owner !== spender.owner)
    .map(({ holder, by }) => by(g, holder, spender, spending))
  return total(base, bonuses)
}

/**
 * A figure is about to spend action points. Enemies may react first; then it pays what the matter costs by
 * now. When it cannot, nothing is spent and the matter is off.
 * @returns the points paid, or undefined
 */
export function* spend(
  g: Game,
  spender: Figure,
  base: number,
  spending: Spending,
): Script<number | undefined> {
  yield* occasion(g, { moment: 'about-to-spend', cause: spender, enemiesOnly: true })
  const cost = costNow(g, spender, base, spending)
  if (!isStanding(spender) || spender.ap < cost) return undefined
  spender.ap -= cost
  return cost
}

/** Is this a moment at which the ability may be used? */
const isAt = ({ moment, alsoAt }: Ability, now: Moment): boolean => moment === now || alsoAt === now

const noCopies: readonly AbilityId[] = []
const noTarget: readonly null[] = [null]

/**
 * Every way in which a figure may use an ability on this occasion: each occurrence on its base once a turn
 * (8.06, 8.084), where the moment fits, the points suffice, and the ability's own conditions hold. A figure
 * in a combat without being engaged is passive (8.086).
 */
export function usesOf(g: Game, figure: Figure, what: Occasion): Use[] {
  const uses: Use[] = []
  for (const choice of choicesOf(g, figure)) {
    const { occurrence, ability, printed, cost } = choice
    if (!isAt(ability, what.moment) || figure.used.includes(occurrence)) continue
    for (const target of ability.targets?.(g, figure, what) ?? noTarget) {
      const use: Use = { figure, occurrence, ability, printed, cost, occasion: what, target }
      if (mayUse(g, use) !== true) continue
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

type Choice = Pick<Use, 'occurrence' | 'ability' | 'printed' | 'cost'>

/** Everything activable on a base, and what else it may stand for, whenever that may be. */
function choicesOf(g: Game, figure: Figure): readonly Choice[] {
  const type = g.typeOf(figure)
  if (!type.abilities.length) return noChoices
  const { choices, copies } = printedChoices(g, type)
  if (!copies) return choices
  return keptOf(g, 'choices', figure, g.muster, () =>
    type.abilities.flatMap(({ id, cost }, occurrence) =>
      choiceOf(g, occurrence, cost, id, [id, ...(g.book.abilities[id].copies?.(g, figure) ?? noCopies)]),
    ),
  )
}
const noChoices: readonly Choice[] = []

const choiceOf = (
  g: Game,
  occurrence: number,
  cost: number,
  id: AbilityId,
  meant: readonly AbilityId[],
): Choice[] =>
  meant
    .map(effective => ({
      occurrence,
      ability: g.book.abilities[effective],
      printed: g.book.abilities[id],
      cost,
    }))
    .filter(({ ability }) => ability.moment)

/** What is printed on a base never changes: it is worked out once for a type in a rule book. */
interface Printed {
  choices: readonly Choice[]
  /** when they may be activated */
  moments: readonly Moment[]
  /** something on it may stand for other abilities */
  copies: boolean
}
const printedOf = new WeakMap<RuleBook, WeakMap<FigureType, Printed>>()
function printedChoices(g: Game, type: FigureType): Printed {
  let known = printedOf.get(g.book)
  if (!known) printedOf.set(g.book, (known = new WeakMap()))
  let printed = known.get(type)
  if (!printed) {
    const choices = type.abilities.flatMap(({ id, cost }, occurrence) =>
      choiceOf(g, occurrence, cost, id, [id]),
    )
    printed = {
      choices,
      moments: momentsIn(choices),
      copies: type.abilities.some(({ id }) => g.book.abilities[id].copies),
    }
    known.set(type, printed)
  }
  return printed
}

const momentsIn = (choices: readonly Choice[]): Moment[] => [
  ...new Set(choices.flatMap(({ ability }) => [ability.moment ?? [], ability.alsoAt ?? []].flat())),
]

/** When anything on the base may be activated. */
function momentsOf(g: Game, figure: Figure): readonly Moment[] {
  const { moments, copies } = printedChoices(g, g.typeOf(figure))
  return copies ? momentsIn(choicesOf(g, figure)) : moments
}

/** Moments of a combat: they are for the figures that fight it (8.08, 8.081). */
const ofCombat: ReadonlySet<Moment> = new Set(['count-attacks', 'before-combat-roll', 'after-damage-roll'])

/** May the ability be used so? True, or the rule that forbids it. */
export function mayUse(g: Game, use: Use): true | Refusal {
  const { figure, ability, occurrence, cost } = use
  const about = { figure: figure.id, ability: ability.id }
  if (figure.used.includes(occurrence)) return { code: 'ability-used', rule: '8.06', about }
  const idle = forbids(g, 'mayAct', figure)
  if (idle) return idle
  if (g.freely.includes(figure)) return { code: 'not-its-moment', rule: '6.25', about }
  const fought = use.occasion.cause === null && ofCombat.has(use.occasion.moment)
  if (fought && !ability.outside && !g.combat?.includes(figure))
    return { code: 'not-its-moment', rule: '8.08', about }
  if (g.combat?.includes(figure) && !ability.passive && !isEngaged(g, figure))
    return { code: 'passive', rule: '8.086', about }
  if (ability.ownCombat && !isItsCombat(g, figure, use.occasion.cause))
    return { code: 'not-its-combat', rule: '8.071', about }
  const price = costNow(g, figure, cost, 'ability')
  if (figure.ap < price)
    return { code: 'ability-too-dear', rule: '8.02', about: { ...about, cost: price, ap: figure.ap } }
  for (const enemy of touched(g, use)) {
    const spared = isSpared(g, enemy, ability.id, figure)
    if (spared) return spared
  }
  return ability.may?.(g, use) ?? true
}

/** Enemies that a use answers, and whoever it names. */
function touched(g: Game, { figure, target, occasion: { cause, target: aim } }: Use): Figure[] {
  const named = target === null ? undefined : figureById(g, target)
  const foes = [cause, aim].filter(other => other != null && other.owner !== figure.owner) as Figure[]
  return named ? [...foes, named] : foes
}

/** Is it the combat of the figure, or the deed of an enemy in its danger zone (8.071, 8.08, 8.081)? */
function isItsCombat(g: Game, figure: Figure, cause: Figure | null): boolean {
  if (g.combat?.includes(figure) && (!cause || g.combat.includes(cause))) return true
  return cause !== null && cause.owner !== figure.owner && inZone(g, figure).includes(cause)
}

/** A use as an answer: `use A3 fast`, a copy as `use A3 steal-essence fast`, a target behind it. */
export const makeUse = ({ figure, ability, printed, target }: Use): string =>
  `use ${figure.id} ${printed.id}${ability === printed ? '' : ` ${ability.id}`}${target ? ` ${target}` : ''}`

/**
 * Activates an ability: pays for it, lets enemies answer, and carries out what it does. It counts as used
 * once it is paid for, even when it is then cancelled.
 */
export function* activate(g: Game, use: Use): Script {
  const { figure, ability, printed, occurrence } = use
  if (ability.plain) {
    figure.used.push(occurrence)
    if (ability.effect) yield* ability.effect(g, use)
    return
  }
  // Taken while it is being paid for, so that an answer to an answer cannot use it as well.
  figure.used.push(occurrence)
  const paid = yield* spend(g, figure, use.cost, 'ability')
  if (paid === undefined) {
    figure.used = figure.used.filter(other => other !== occurrence)
    const cost = costNow(g, figure, use.cost, 'ability')
    g.emit({ event: 'not-activated', figure: figure.id, ability: printed.id, ap: figure.ap, cost })
    return
  }
  g.emit({
    event: 'activated',
    figure: figure.id,
    ability: printed.id,
    copied: ability === printed ? undefined : ability.id,
    target: use.target ?? undefined,
    ap: paid,
  })
  const answer: Occasion = {
    moment: 'ability-activated',
    cause: figure,
    enemiesOnly: true,
    ability: ability.id,
  }
  yield* occasion(g, answer)
  if (answer.cancelled) return
  if (ability.life) {
    addMark(g, figure, {
      ability: ability.id,
      life: ability.life,
      ...(ability.life === 'until' && { turn: g.battle.turn + (ability.turns ?? 0) }),
    })
  }
  if (ability.effect) yield* ability.effect(g, use)
}

/** Does it carry an ability with this moment, or one that could become it? Saves looking closer, which is the rule. */
export const couldReact = (g: Game, figure: Figure, { moment }: Occasion): boolean =>
  g.typeOf(figure).abilities.length > 0 && choicesOf(g, figure).some(({ ability }) => isAt(ability, moment))

/** Figures that could react, by side and moment. Most often nobody. */
const carriers = (g: Game, side: number, { moment }: Occasion): readonly Figure[] =>
  keptByMuster(g, 'carriers', () => carriersOf(g))[side]?.get(moment) ?? nobody
const nobody: readonly Figure[] = []

const carriersOf = (g: Game): Map<Moment, Figure[]>[] =>
  g.battle.players.map((_, side) => {
    const found = new Map<Moment, Figure[]>()
    for (const figure of standingOf(g, side))
      for (const moment of momentsOf(g, figure)) {
        const list = found.get(moment)
        if (list) list.push(figure)
        else found.set(moment, [figure])
      }
    return found
  })

/**
 * Something happens to which abilities may answer. The attacker's side goes first, then the defender's
 * (8.07); each use is over before the next one begins (8.084).
 */
export function* occasion(g: Game, what: Occasion): Script {
  const { players, attacker } = g.battle
  for (let i = 0; i < players.length; i++) {
    const side = ((attacker ?? 0) + i) % players.length
    if (what.side !== undefined && what.side !== side) continue
    if (what.enemiesOnly && what.cause?.owner === side) continue
    for (;;) {
      const able = carriers(g, side, what)
      if (!able.length) break
      const uses = able.flatMap(figure => usesOf(g, figure, what))
      if (!uses.length) break
      const answer = yield* pose({
        kind: 'react',
        by: side,
        subject: what.cause?.id ?? '',
        about: {
          moment: what.moment,
          cause: what.cause?.id ?? null,
          ability: what.ability,
          loss: what.loss,
          figures: [...new Set(uses.map(use => use.figure.id))],
        },
        space: listSpace([...uses.map(makeUse), 'pass']),
        fallback: () => {
          const wise = uses.find(use => use.ability.wise?.(g, use) ?? true)
          return wise ? makeUse(wise) : 'pass'
        },
      })
      if (answer === 'pass') break
      yield* activate(g, uses.find(use => makeUse(use) === answer)!)
    }
  }
}

/** The use that an answer such as `use A3 fast` names, or why there is none. */
export function findUse(
  g: Game,
  words: string[],
  by: number,
  what: (figure: Figure) => Occasion,
): Use | Refusal {
  const figure = figureById(g, words[1] ?? '')
  if (!figure || !isStanding(figure)) return { code: 'no-figure', about: { figure: words[1] ?? '' } }
  if (figure.owner !== by) return { code: 'not-yours', about: { figure: figure.id } }
  const named = words.slice(2).join(' ').toLowerCase()
  const uses = usesOf(g, figure, what(figure))
  const use = uses.find(u => makeUse(u).split(' ').slice(2).join(' ').toLowerCase() === named)
  if (use) return use
  return whyNot(
    g,
    figure,
    words.slice(2).map(w => w.toLowerCase()),
    what(figure),
  )
}

/** Why a figure may not use the ability that was named: not on its base, not now, or not so. */
function whyNot(g: Game, figure: Figure, named: string[], what: Occasion): Refusal {
  const about = { figure: figure.id, ability: named.join(' ') }
  const printed = g.typeOf(figure).abilities
  const first = printed.findIndex(p => p.id === named[0])
  if (first < 0) return { code: 'no-such-ability', rule: '8.01', about }
  const own: Ability = g.book.abilities[printed[first]!.id]
  const wanted = own.copies ? (named[1] ?? own.id) : own.id
  if (own.copies && !own.copies(g, figure).some(id => id === wanted))
    return { code: 'no-such-copy', rule: own.rule, about }
  const ability = g.book.abilities[wanted as AbilityId]
  const target = ability.targets ? (named.at(-1)?.toUpperCase() ?? '') : null
  if (!isAt(ability, what.moment)) return { code: 'not-its-moment', rule: ability.rule, about }
  let refusal: Refusal = { code: 'ability-used', rule: '8.06', about }
  for (const [occurrence, { id, cost }] of printed.entries()) {
    if (id !== own.id) continue
    const verdict = mayUse(g, { figure, occurrence, ability, printed: own, cost, occasion: what, target })
    if (verdict !== true) refusal = verdict
  }
  if (ability.targets && !ability.targets(g, figure, what).includes(target ?? ''))
    return { code: 'no-such-target', rule: ability.rule, about: { ...about, target: target ?? '' } }
  return refusal
}

/** Effects that last for a span go when it is over (8.04). */
export function endMarks(g: Game, figures: readonly Figure[], life: Exclude<Mark['life'], 'until'>): void {
  for (const figure of figures) {
    if (!figure.marks.some(mark => mark.life === life)) continue
    figure.marks = figure.marks.filter(mark => mark.life !== life)
    g.revision++
    g.zoning++
    g.pricing++
  }
}

/** Effects with a date: those due at the end of this turn go, with what they then do (8.38). */
export function* expireMarks(g: Game): Script {
  for (const figure of standing(g))
    for (const mark of figure.marks.filter(m => m.life === 'until' && (m.turn ?? 0) <= g.battle.turn)) {
      figure.marks = figure.marks.filter(m => m !== mark)
      g.revision++
      g.zoning++
      g.pricing++
      const ability = g.book.abilities[mark.ability]
      if (ability.expire) yield* ability.expire(g, figure)
    }
}
