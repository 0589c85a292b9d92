import type { FaceTable, Script } from '../../core/script.ts'
import { type Budget, TooManyFalls, take } from '../../play/odds/budget.ts'
import { countFalls, type Fall, fallsOf } from '../../play/odds/falls.ts'
import {
  afterRoll,
  giveOut,
  targetsOf,
  throwDamage,
  throwHits,
  turnHits,
  turnOwnWounds,
} from '../battle/fight/combat.ts'
import { conversionPrice } from '../battle/fight/damage.ts'
import { damageTable, type Hits } from '../battle/fight/faces.ts'
import { figureById, type Game, isStanding } from '../battle/game.ts'
import { atWork, forbids } from '../battle/points/points.ts'
import { costNow } from '../battle/points/prices.ts'
import { couldReact, readyAnywhere, usesOf } from '../battle/points/uses.ts'
import { fightersOf } from '../battle/points/zones.ts'
import type { Figure } from '../battle/state.ts'
import type { DamageRoll } from '../battle/terms.ts'
import type { Trigger } from '../battle/vocabulary.ts'
import { bringAbout, type FigureChange, watch } from './changes.ts'
import {
  bare,
  beforeCombat,
  combatParts,
  type Loss,
  loseLife,
  lossesOf,
  type Midway,
  usefulDice,
} from './combatParts.ts'
import { type Answerer, type Chance, everyFall, mapped } from './everyFall.ts'
import { type Fate, watchFates } from './fates.ts'
import { undone } from './snapshot.ts'

/** A combat whose first dice are about to be thrown. */
export interface CombatAhead {
  g: Game
  /** who is in it */
  figures: readonly Figure[]
  /** players in the order of play, and the dice of each */
  sides: readonly number[]
  dice: readonly number[]
  answer: Answerer
  budget: Budget
}

/** A stage of a combat behind which something has come, and figures have changed since the first dice. */
type CombatStage<Value> = Chance<{ came: Value; changes: FigureChange[] }>[]

/**
 * What becomes of the figures, stage by stage; what comes to the same is put together between two stages.
 * @returns a list for each group of figures whose fates hang together
 */
export function fatesOf(combat: CombatAhead): Chance<Fate[]>[][] {
  const { g, figures, sides } = combat
  const since = watch(g)
  if (isTangled(combat)) return [fatesTogether(combat, since)]
  const plain = isPlain(g, figures)
  // Of whoever answers nothing any more it does not matter what is left to pay with.
  const asked = sides.some(side => readyAnywhere(g, { moment: 'before-allocation', cause: null, side }))
  const answering = plain && !asked ? [] : figures.filter(figure => answersLater(g, figure))
  const wounds = sides.map((_, i) =>
    mapped(woundsBy(combat, i, since), ({ came, changes }) => ({ came, changes: only(changes, answering) })),
  )
  // Two sides hit none of the same figures.
  const dealt =
    sides.length <= 2
      ? wounds.map(stage => givenOut(combat, stage, since))
      : [
          wounds.reduce(
            (before, next) => givenOut(combat, joined(combat, before, next, merge), since),
            nothing,
          ),
        ]
  if (plain) return dealt.map(stage => mapped(stage, ({ came }) => lifeLeft(g, came.losses)))
  if (isApart(g, figures)) return figures.map(figure => suffered(combat, dealtTo(combat, figure, dealt)))
  const [first = nothing, second = nothing] = dealt
  return [suffered(combat, joined(combat, first, second, both))]
}

/** Does what becomes of one side's dice depend on the other's? Where both are answered from the same points it does. */
function isTangled({ g, figures, sides }: CombatAhead): boolean {
  const mayAnswer = (moment: 'about-to-spend' | 'ability-activated') =>
    figures.some(cause => mayBeUsed(g, { moment, cause, enemiesOnly: true, spending: 'ability', price: 1 }))
  const atOnce = sides.some(side => readyAnywhere(g, { moment: 'before-allocation', cause: null, side }))
  return (
    readyAnywhere(g, afterRoll) || mayAnswer('about-to-spend') || (atOnce && mayAnswer('ability-activated'))
  )
}

/** May anybody answer it as things stand? @param except who does not count */
const mayBeUsed = (g: Game, what: Trigger, except?: Figure): boolean =>
  g.battle.figures.some(
    figure =>
      figure !== except &&
      isStanding(figure) &&
      !(what.enemiesOnly && figure.owner === what.cause?.owner) &&
      couldReact(g, figure, what) &&
      usesOf(g, figure, what).length > 0,
  )

/** Moments that come when damage dice lie. */
const later = ['before-allocation', 'damage-allocated', 'fallen', 'ability-activated'] as const

const answersLater = (g: Game, figure: Figure): boolean =>
  later.some(moment => couldReact(g, figure, { moment, cause: null }))

const only = (changes: readonly FigureChange[], figures: readonly Figure[]): FigureChange[] =>
  changes.filter(change => figures.some(({ id }) => id === change.id))

/** Does lost life simply count, without anybody who answers, is carried, or stays up? */
const isPlain = (g: Game, figures: readonly Figure[]): boolean =>
  !g.battle.figures.some(({ carried }) => carried) &&
  figures.every(
    figure =>
      figure.life > 0 &&
      !forbids(g, 'mayFall', figure) &&
      !readyAnywhere(g, { moment: 'damage-allocated', cause: figure, loss: 1, first: 1 }) &&
      !readyAnywhere(g, { moment: 'fallen', cause: figure }),
  )

/** Does each answer for itself alone, with nobody to answer that, so that its fate is its own? */
const isApart = (g: Game, figures: readonly Figure[]): boolean =>
  !g.battle.figures.some(({ carried }) => carried) &&
  figures.every(
    cause =>
      ![1, cause.life].some(loss =>
        mayBeUsed(g, { moment: 'damage-allocated', cause, loss, first: 1 }, cause),
      ) &&
      !mayBeUsed(g, { moment: 'fallen', cause }, cause) &&
      !mayBeUsed(g, { moment: 'ability-activated', cause, enemiesOnly: true }) &&
      !atWork(g, cause).some(({ hooks }) => hooks?.onDown),
  )

/** What damage dice take of one figure alone, and what it has to answer with. */
const dealtTo = (
  combat: CombatAhead,
  figure: Figure,
  dealt: readonly CombatStage<Giving>[],
): CombatStage<Giving> =>
  dealt
    .map(stage =>
      mapped(stage, ({ came, changes }) => ({
        came: { losses: came.losses.filter(({ id }) => id === figure.id) },
        changes: only(changes, [figure]),
      })),
    )
    .reduce((before, next) => joined(combat, before, next, both), nothing)

/** Does something as if that had changed before. */
const after = <Seen>(g: Game, changes: readonly FigureChange[], look: () => Seen): Seen =>
  changes.length
    ? undone(g, () => {
        bringAbout(g, changes)
        return look()
      })
    : look()

/** The next stage behind everything that came of one. */
function follow<Before, Value>(
  { g, answer, budget }: CombatAhead,
  stage: CombatStage<Before>,
  since: () => FigureChange[],
  next: (came: Before) => Script<Value>,
): CombatStage<Value> {
  const found = stage.flatMap(({ value: { came, changes }, chance }) =>
    after(g, changes, () =>
      everyFall(
        g,
        () => next(came),
        answer,
        result => ({ came: result!, changes: since() }),
        budget,
      ),
    ).map(each => ({ ...each, chance: each.chance * chance })),
  )
  return mapped(found, value => value)
}

/** The next stage behind two that do not look at one another. Whatever comes next is done for each of its cases. */
function joined<A, B, Both>(
  { budget }: CombatAhead,
  first: CombatStage<A>,
  second: CombatStage<B>,
  join: (a: A, b: B) => Both,
): CombatStage<Both> {
  if (first.length * second.length > budget.left) throw new TooManyFalls()
  return first.flatMap(a =>
    second.map(b => ({
      value: { came: join(a.value.came, b.value.came), changes: [...a.value.changes, ...b.value.changes] },
      chance: a.chance * b.chance,
    })),
  )
}

const begun: CombatStage<null> = [{ value: { came: null, changes: [] }, chance: 1 }]

/** Damage dice of a side about to be given out, and what was given out before. */
interface Giving {
  damage?: DamageRoll
  losses: Loss[]
}
const nothing: CombatStage<Giving> = [{ value: { came: { losses: [] }, changes: [] }, chance: 1 }]
const both = (a: Giving, b: Giving): Giving => ({ losses: [...a.losses, ...b.losses] })
const merge = ({ losses }: Giving, { damage }: Giving): Giving => ({ losses, damage })

/** Damage dice of a side by themselves, from its first throw to what it converts. */
function woundsBy(combat: CombatAhead, i: number, since: () => FigureChange[]): CombatStage<Giving> {
  const { g, sides, dice } = combat
  const side = sides[i]!
  const hits = follow(combat, begun, since, function* (): Script<Hits> {
    return bare(yield* turnHits(g, side, yield* throwHits(g, side, dice[i]!)))
  })
  const table = damageTable(g, targetsOf(g, side, g.combat!))!
  const useful = (damage: DamageRoll): Giving => ({ damage: usefulDice(damage, table), losses: [] })
  const pays = ({ value }: CombatStage<Hits>[number]) =>
    after(g, value.changes, () =>
      fightersOf(g, side).some(f => f.ap >= costNow(g, f, conversionPrice.wound, 'wound')),
    )
  const paying = hits.filter(pays)
  for (const { value } of hits) take(combat.budget, countThrown(value.came, table) * ofAFall)
  const turned = follow(combat, paying, since, function* (came): Script<Giving> {
    const damage = yield* throwDamage(g, side, came, () => table)
    yield* turnOwnWounds(g, damage)
    return useful(damage)
  })
  // As they fall, where nobody can convert a wound.
  const fallen = hits
    .filter(each => !paying.includes(each))
    .flatMap(({ value: { came, changes }, chance }) =>
      thrownFor(came, table).map(fall => ({
        value: { came: useful({ by: side, faces: [...came.kept, ...fall.faces], converted: 0 }), changes },
        chance: chance * fall.chance,
      })),
    )
  return mapped([...turned, ...fallen], value => value)
}

/** Falls of the damage dice that are thrown for hits. */
const thrownFor = ({ hits, kept }: Hits, table: FaceTable<string>): readonly Fall[] =>
  fallsOf(hits - kept.length, table)

const countThrown = ({ hits, kept }: Hits, table: FaceTable): number => countFalls(hits - kept.length, table)

/** What a fall takes for which no rules are run. */
const ofAFall = 1 / 20

/** Damage dice given to enemies. */
const givenOut = (
  combat: CombatAhead,
  stage: CombatStage<Giving>,
  since: () => FigureChange[],
): CombatStage<Giving> =>
  follow(combat, stage, since, function* ({ damage, losses: before }): Script<Giving> {
    const { g } = combat
    const losses = new Map(before.map(({ id, loss }) => [figureById(g, id)!, loss]))
    const firsts = new Map(before.map(({ id, first }) => [figureById(g, id)!, first]))
    if (damage) yield* giveOut(g, { ...damage, faces: [...damage.faces] }, losses, firsts)
    return { losses: lossesOf(losses, firsts) }
  })

/** Fates of those who lose life, where that is all there is to it. */
const lifeLeft = (g: Game, losses: readonly Loss[]): Fate[] =>
  losses.map(({ id, loss }) => {
    const life = Math.max(0, figureById(g, id)!.life - loss)
    return { id, life, stands: life > 0 }
  })

/** Fates of all, with what is answered to lost life. */
const suffered = (combat: CombatAhead, stage: CombatStage<Giving>): Chance<Fate[]>[] =>
  endOf(combat, stage, ({ losses }) => loseLife(combat.g, losses))

/** What becomes of the figures by the last stage. */
function endOf<Before>(
  { g, answer, budget }: CombatAhead,
  stage: CombatStage<Before>,
  last: (came: Before) => Script<unknown>,
): Chance<Fate[]>[] {
  const fates = watchFates(g)
  return stage.flatMap(({ value: { came, changes }, chance }) =>
    after(g, changes, () => everyFall(g, () => last(came), answer, fates, budget)).map(each => ({
      ...each,
      chance: each.chance * chance,
    })),
  )
}

/** Everything for all sides at once, part by part. */
function fatesTogether(combat: CombatAhead, since: () => FigureChange[]): Chance<Fate[]>[] {
  const { g, figures, dice } = combat
  const [, ...parts] = combatParts(g, figures)
  const last = parts.pop()!
  let stage: CombatStage<Midway> = [{ value: { came: { ...beforeCombat, dice }, changes: [] }, chance: 1 }]
  for (const part of parts) stage = follow(combat, maxFirst(stage), since, part)
  return endOf(combat, maxFirst(stage), last)
}

/** What takes longest comes first, so that nothing is counted in vain where it is too much. */
const maxFirst = (stage: CombatStage<Midway>): CombatStage<Midway> =>
  stage.toSorted((a, b) => hitsIn(b.value.came) - hitsIn(a.value.came))

const hitsIn = ({ hits }: Midway): number => hits.reduce((all, each) => all + each.hits, 0)
