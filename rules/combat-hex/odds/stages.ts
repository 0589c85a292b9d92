import type { FaceTable, Script } from '../../core/script.ts'
import {
  afterRoll,
  giveOut,
  settle,
  targetsOf,
  throwDamage,
  throwHits,
  turnHits,
  turnOwnWounds,
} from '../battle/fight/combat.ts'
import { applyDamage, conversionPrice } from '../battle/fight/damage.ts'
import { damageTable, type Hits } from '../battle/fight/faces.ts'
import { figureById, type Game } from '../battle/game.ts'
import { forbids } from '../battle/points/points.ts'
import { costNow } from '../battle/points/prices.ts'
import type { DamageRoll } from '../battle/points/terms.ts'
import { readyAnywhere } from '../battle/points/uses.ts'
import type { Figure } from '../battle/state.ts'
import { fightersOf } from '../battle/zones.ts'
import { bringAbout, type FigureChange, watch } from './changes.ts'
import { type Answerer, type Chance, everyFall, mapped, TooManyFalls } from './everyFall.ts'
import { type Fall, fallsOf } from './falls.ts'
import { type Fate, fateOf } from './fates.ts'
import { undone } from './undone.ts'

/** A combat whose first dice are about to be thrown. */
export interface CombatAhead {
  g: Game
  /** who is in it */
  figures: readonly Figure[]
  /** players in the order of play, and the dice of each */
  sides: readonly number[]
  dice: readonly number[]
  answer: Answerer
  /** how many cases may be looked at */
  most: number
  /** in how many cases a side may convert wounds: each takes long */
  mostPaying: number
  /** nobody answers damage dice and wounds */
  unanswered: boolean
  /** nobody converts wounds */
  unconverted: boolean
}

/** A stage of a combat behind which something has come, and figures have changed since the first dice. */
type Stage<Value> = Chance<{ came: Value; changes: FigureChange[] }>[]

/** Life that a figure is to lose, and what the first die takes of it. */
interface Loss {
  id: string
  loss: number
  first: number
}

/**
 * What becomes of the figures, stage by stage; what comes to the same is put together between two stages.
 * @returns a list for each group of figures whose fates hang together
 */
export function fatesOf(combat: CombatAhead): Chance<Fate[]>[][] {
  const { g, sides, unanswered } = combat
  const since = watch(g)
  if (!unanswered && isTangled(combat)) return [fatesTogether(combat, since)]
  const plain = unanswered || isPlain(g, combat.figures)
  // Where nobody pays for anything any more, what is left to pay with does not matter.
  const paid =
    plain && !sides.some(side => readyAnywhere(g, { moment: 'before-allocation', cause: null, side }))
  const wounds = sides.map((_, i) => {
    const stage = woundsBy(combat, i, since)
    return paid ? mapped(stage, ({ came }) => ({ came, changes: [] })) : stage
  })
  // Two sides hit none of the same figures.
  const apart = sides.length <= 2
  const dealt = apart
    ? wounds.map(stage => givenOut(combat, stage, since))
    : [wounds.reduce((before, next) => givenOut(combat, joined(before, next, merge), since), nothing)]
  if (plain) return dealt.map(stage => mapped(stage, ({ came }) => lifeLeft(g, came.losses)))
  const [first = nothing, second = nothing] = dealt
  const all = joined(first, second, (a, b) => ({ losses: [...a.losses, ...b.losses] }))
  return [suffered(combat, all)]
}

/** Does what becomes of one side's dice depend on the other's? Where both are answered from the same points it does. */
function isTangled({ g, figures, sides }: CombatAhead): boolean {
  const ready = (moment: 'about-to-spend' | 'before-allocation' | 'ability-activated') =>
    figures.some(cause => readyAnywhere(g, { moment, cause }))
  const atOnce = sides.some(side => readyAnywhere(g, { moment: 'before-allocation', cause: null, side }))
  return readyAnywhere(g, afterRoll) || ready('about-to-spend') || (atOnce && ready('ability-activated'))
}

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
  { g, answer, most }: CombatAhead,
  stage: Stage<Before>,
  since: () => FigureChange[],
  next: (came: Before) => Script<Value>,
): Stage<Value> {
  const found = stage.flatMap(({ value: { came, changes }, chance }) =>
    after(g, changes, () =>
      everyFall(
        g,
        () => next(came),
        answer,
        result => ({ came: result!, changes: since() }),
        { most },
      ),
    ).map(each => ({ ...each, chance: each.chance * chance })),
  )
  return mapped(found, value => value)
}

/** The next stage behind two that do not look at one another. */
const joined = <A, B, Both>(first: Stage<A>, second: Stage<B>, join: (a: A, b: B) => Both): Stage<Both> =>
  first.flatMap(a =>
    second.map(b => ({
      value: { came: join(a.value.came, b.value.came), changes: [...a.value.changes, ...b.value.changes] },
      chance: a.chance * b.chance,
    })),
  )

const begun: Stage<null> = [{ value: { came: null, changes: [] }, chance: 1 }]

/** Damage dice of a side about to be given out, and what was given out before. */
interface Giving {
  damage?: DamageRoll
  losses: Loss[]
}
const nothing: Stage<Giving> = [{ value: { came: { losses: [] }, changes: [] }, chance: 1 }]
const merge = ({ losses }: Giving, { damage }: Giving): Giving => ({ losses, damage })

/** Damage dice of a side by themselves, from its first throw to what it converts. */
function woundsBy(combat: CombatAhead, i: number, since: () => FigureChange[]): Stage<Giving> {
  const { g, sides, dice } = combat
  const side = sides[i]!
  const hits = follow(combat, begun, since, function* (): Script<Hits> {
    return bare(yield* turnHits(g, side, yield* throwHits(g, side, dice[i]!)))
  })
  const table = damageTable(g, targetsOf(g, side, g.combat!))!
  // Dice that hurt nobody come to nothing.
  const useful = (damage: DamageRoll): Giving => {
    const faces = damage.faces.filter(face => face > 1 && table[face - 1]).sort((a, b) => b - a)
    return { damage: { ...damage, faces }, losses: [] }
  }
  const pays = ({ value }: Stage<Hits>[number]) =>
    after(g, value.changes, () =>
      fightersOf(g, side).some(f => f.ap >= costNow(g, f, conversionPrice.wound, 'wound')),
    )
  const paying = combat.unconverted ? [] : hits.filter(pays)
  const cases = paying.reduce((all, { value: { came } }) => all + thrownFor(came, table).length, 0)
  if (cases > combat.mostPaying) throw new TooManyFalls()
  const turned = follow(combat, paying, since, function* (came): Script<Giving> {
    const damage = yield* throwDamage(g, side, came, () => table)
    yield* turnOwnWounds(g, came, damage)
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

/** What matters of hits once they are converted. */
const bare = ({ hits, kept }: Hits): Hits => ({ dice: 0, superficial: 0, hits, kept })

/** Damage dice given to enemies. */
const givenOut = (combat: CombatAhead, stage: Stage<Giving>, since: () => FigureChange[]): Stage<Giving> =>
  follow(combat, stage, since, function* ({ damage, losses: before }): Script<Giving> {
    const { g } = combat
    const losses = new Map(before.map(({ id, loss }) => [figureById(g, id)!, loss]))
    const firsts = new Map(before.map(({ id, first }) => [figureById(g, id)!, first]))
    if (damage) yield* giveOut(g, { ...damage, faces: [...damage.faces] }, losses, firsts)
    return {
      losses: [...losses]
        .map(([figure, loss]) => ({ id: figure.id, loss, first: firsts.get(figure) ?? 1 }))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    }
  })

/** Fates of those who lose life, where that is all there is to it. */
const lifeLeft = (g: Game, losses: readonly Loss[]): Fate[] =>
  losses.map(({ id, loss }) => {
    const life = Math.max(0, figureById(g, id)!.life - loss)
    return { id, life, stands: life > 0 }
  })

/** Fates of all, with what is answered to lost life. */
function suffered(combat: CombatAhead, stage: Stage<Giving>): Chance<Fate[]>[] {
  const { g, figures, answer, most } = combat
  if (stage.length > most) throw new TooManyFalls()
  return stage.flatMap(({ value: { came, changes }, chance }) =>
    after(g, changes, () => {
      const start = () =>
        applyDamage(
          g,
          new Map(came.losses.map(({ id, loss }) => [figureById(g, id)!, loss])),
          new Map(came.losses.map(({ id, first }) => [figureById(g, id)!, first])),
        )
      return everyFall(g, start, answer, () => figures.map(fateOf), { most })
    }).map(each => ({ ...each, chance: each.chance * chance })),
  )
}

/** Everything behind the hits at once. */
function fatesTogether(combat: CombatAhead, since: () => FigureChange[]): Chance<Fate[]>[] {
  const { g, figures, sides, dice, answer, most } = combat
  const hits = follow(combat, begun, since, function* (): Script<Hits[]> {
    const thrown: Hits[] = []
    for (const [i, side] of sides.entries()) thrown.push(yield* throwHits(g, side, dice[i]!))
    const turned: Hits[] = []
    for (const [i, side] of sides.entries()) turned.push(bare(yield* turnHits(g, side, thrown[i]!)))
    return turned
  })
  let cases = 0
  for (const { value } of hits)
    cases += value.came.reduce((all, each) => all * fallsOf(each.hits - each.kept.length).length, 1)
  if (cases > most) throw new TooManyFalls()
  return hits.flatMap(({ value: { came, changes }, chance }) =>
    after(g, changes, () => {
      const start = function* (): Script {
        const wounds: DamageRoll[] = []
        for (const [i, side] of sides.entries()) wounds.push(yield* throwDamage(g, side, came[i]!))
        yield* settle(g, came, wounds)
      }
      return everyFall(g, start, answer, () => figures.map(fateOf), { most })
    }).map(each => ({ ...each, chance: each.chance * chance })),
  )
}
