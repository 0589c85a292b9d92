import type { FaceTable, Script } from '../../../core/script.ts'
import { listSpace } from '../../../core/space.ts'
import { askBattle, roll } from '../ask.ts'
import { activate, endMarks, recommendedOf, tellTooDear, useChoices, useSpace } from '../fight/activate.ts'
import { type Game, inOrder, standing, standingOf, whatIf } from '../game.ts'
import { atWork, total } from '../points/points.ts'
import { priceOf } from '../points/prices.ts'
import { couldReact, mayUse, usesOf } from '../points/uses.ts'
import type { Figure } from '../state.ts'
import type { Bonus } from '../terms.ts'
import { beginPhase } from '../turn/phases.ts'
import type { Trigger, Use } from '../vocabulary.ts'

/** What a player's figures add to the strategy roll. */
function strategyBonus(g: Game, owner: number): number {
  const bonuses: Bonus[] = standingOf(g, owner).flatMap(figure =>
    atWork(g, figure).flatMap(ability => ability.hooks?.strategyRoll?.(g, figure) ?? []),
  )
  return total(0, bonuses)
}

/** What each face from 1 to 6 comes to in a player's strategy roll. */
export const rollTable = (g: Game, owner: number): FaceTable<number> => {
  const bonus = strategyBonus(g, owner)
  return [1, 2, 3, 4, 5, 6].map(face => face + bonus)
}

/** Who throws for an order of all: those whom the sequence still goes on with. */
export const rollingSides = ({ battle: { players } }: Game): number[] =>
  [...players.keys()].filter(side => !players[side]!.out)

/**
 * Everybody throws a die, and those who have the same throw again for the places between them, until all
 * differ.
 * @param tableOf what the faces come to for a player; what they are, where it is left out
 * @returns the players, the highest first
 */
export function* rollOff(
  g: Game,
  purpose: 'deployment' | 'strategy',
  tableOf?: (owner: number) => FaceTable<number>,
  sides: readonly number[] = rollingSides(g),
): Script<number[]> {
  const results = new Map<number, number>()
  for (const side of sides) {
    const table = tableOf?.(side)
    const face = (yield* roll(g, purpose, side, 1, () => table))[0]!
    results.set(side, table?.[face - 1] ?? face)
  }
  const ranked: number[] = []
  for (const result of [...new Set(results.values())].sort((a, b) => b - a)) {
    const same = sides.filter(side => results.get(side) === result)
    ranked.push(...(same.length > 1 ? yield* rollOff(g, purpose, tableOf, same) : same))
  }
  return ranked
}

/**
 * The winner of a roll is attacker or defender: first or last of all. The others keep the order of their dice.
 * @param first it is the deployment roll, for the first turn
 */
export function* chooseRole(g: Game, ranked: readonly number[], first = false): Script {
  const { battle } = g
  const [winner = 0, ...rest] = ranked
  const more = battle.players.length > 2
  const role = yield* askBattle({
    kind: 'role',
    by: winner,
    subject: '',
    about: { ...(more && { players: ranked.length }), ...(first && { first }) },
    space: listSpace(['attacker', 'defender'] as const),
    // Who moves last sees where everybody stands before the blows fall.
    fallback: () => 'defender' as const,
  })
  const order = role === 'attacker' ? [...ranked] : [...rest, winner]
  const attacker = order[0]!
  battle.attacker = attacker
  if (more) battle.order = order
  g.emit({
    event: 'attacker-chosen',
    by: winner,
    attacker,
    ...(more && { order }),
    ...(first && { first }),
  })
}

/** A turn begins: the strategy roll, the roles, and abilities of this phase (3.05, 3.051). */
export function* strategyPhase(g: Game): Script {
  const { battle } = g
  battle.turn++
  const places = new Map(standing(g).map(figure => [figure, placeOf(figure)]))
  g.emit({ event: 'turn-began' })
  yield* dawn(g)
  if (battle.turn >= g.book.sequence.firstStrategyRoll) {
    yield* declarations(g)
    const ranked = yield* rollOff(g, 'strategy', owner => rollTable(g, owner))
    endMarks(g, battle.figures, 'roll')
    yield* chooseRole(g, ranked)
  }
  for (const side of inOrder(g)) yield* strategyAbilities(g, side)
  for (const figure of standing(g)) {
    const { at, facing } = figure
    const began = places.get(figure)!
    figure.placeBeforeActions = { at, facing }
    if (began.at === at && began.facing === facing) figure.placeBeforeTurn = undefined
    else figure.placeBeforeTurn = began
  }
  yield* beginPhase(g, inOrder(g)[0]!)
}

const placeOf = ({ at, facing, carried }: Figure) => ({ at: carried ? -1 : at, facing })

/** What happens by itself when a turn begins, the last attacker's figures first. */
function* dawn(g: Game): Script {
  for (const side of inOrder(g))
    for (const figure of standingOf(g, side))
      for (const { id } of g.typeOf(figure).abilities) {
        const { onTurnStart: dawns } = g.book.abilities[id]
        if (dawns) yield* dawns(g, figure)
      }
}

/**
 * Abilities for the strategy roll (8.45). In secret: nobody is the attacker yet, so all sides say what they use
 * before any knows of the others', and only then is it paid for and takes effect. Else whoever attacked last
 * goes first.
 */
function* declarations(g: Game): Script {
  const declared: Use[] = []
  for (const side of inOrder(g)) {
    declared.push(...(yield* declare(g, side)))
    if (!g.book.timing.declaredInSecret) yield* carryOut(g, declared.splice(0))
  }
  yield* carryOut(g, declared)
}

/** Pays for what was declared. Nothing but its price can have changed since (8.41). */
function* carryOut(g: Game, declared: readonly Use[]): Script {
  for (const use of declared)
    if (mayUse(g, use) === true) yield* activate(g, use)
    else tellTooDear(g, use)
}

function* declare(g: Game, side: number): Script<Use[]> {
  const declared: Use[] = []
  for (;;) {
    const uses = declarable(g, side, declared)
    if (!uses.length) return declared
    // One of them is enough for whoever leaves it to the program.
    const choices = () =>
      useChoices(g, uses).map(choice => ({
        ...choice,
        recommended: () => !declared.length && choice.recommended(),
      }))
    const use = yield* askBattle({
      kind: 'declare',
      by: side,
      subject: '',
      about: {
        moment: 'before-strategy-roll',
        figures: [...new Set(uses.map(use => use.figure.id))],
        ...(!g.book.timing.declaredInSecret && { openly: true }),
      },
      space: useSpace(g, side, uses, 'done', beforeRoll),
      choices,
      decline: null,
      fallback: () => recommendedOf(choices()) ?? null,
    })
    if (!use) return declared
    declared.push(use)
  }
}

/** What a side may still declare, reckoning as if what it declared so far were paid for. */
const beforeRoll = (cause: Figure): Trigger => ({ moment: 'before-strategy-roll', cause })
function declarable(g: Game, side: number, declared: readonly Use[]): Use[] {
  const what = beforeRoll
  return standingOf(g, side).flatMap(figure => {
    if (!couldReact(g, figure, what(figure))) return []
    const own = declared.filter(use => use.figure === figure)
    const used = [...figure.used, ...own.map(use => use.occurrence)]
    const ap = figure.ap - own.reduce((sum, use) => sum + priceOf(g, use), 0)
    return whatIf(figure, { used, ap }, () => usesOf(g, figure, what(figure)))
  })
}

/** One side uses abilities of the strategy phase, as many as it wants, the attacker all of them first (3.051). */
function* strategyAbilities(g: Game, side: number): Script {
  for (;;) {
    const uses = strategyUses(g, side)
    if (!uses.length) return
    const use = yield* askBattle({
      kind: 'strategy',
      by: side,
      subject: '',
      about: { figures: [...new Set(uses.map(use => use.figure.id))] },
      space: useSpace(g, side, uses, 'done', figure => ({ moment: 'strategy', cause: figure })),
      choices: () => useChoices(g, uses),
      decline: null,
      fallback: () => recommendedOf(useChoices(g, uses)) ?? null,
    })
    if (!use) return
    yield* activate(g, use)
  }
}

const strategyUses = (g: Game, side: number): Use[] =>
  standingOf(g, side).flatMap(figure => usesOf(g, figure, { moment: 'strategy', cause: figure }))
