import type { Script } from '../core/script.ts'
import { listSpace, type Space } from '../core/space.ts'
import { activate, endMarks, pose, useChoices, wiseOf } from './activate.ts'
import { roll } from './damage.ts'
import { type Game, inOrder, isStanding, standing, standingOf } from './game.ts'
import { beginPhase } from './phases.ts'
import { atWork, type Bonus, type Occasion, total, type Use } from './points.ts'
import { costNow } from './prices.ts'
import type { Figure } from './state.ts'
import { couldReact, findUse, makeUse, mayUse, usesOf } from './uses.ts'

/** What a player's figures add to the strategy roll. */
function strategyBonus(g: Game, owner: number): number {
  const bonuses: Bonus[] = standingOf(g, owner).flatMap(figure =>
    atWork(g, figure).flatMap(ability => ability.hooks?.strategyRoll?.(g, figure) ?? []),
  )
  return total(0, bonuses)
}

/** Both throw a die until they differ. @returns the player with the higher one */
export function* rollOff(
  g: Game,
  purpose: 'deployment' | 'strategy',
  bonus: (owner: number) => number,
): Script<number> {
  for (;;) {
    const results: number[] = []
    for (const side of g.battle.players.keys())
      results.push((yield* roll(g, purpose, side, 1))[0]! + bonus(side))
    const best = Math.max(...results)
    if (results.filter(r => r === best).length === 1) return results.indexOf(best)
  }
}

/** A turn begins: the strategy roll, the roles, and abilities of this phase (3.05, 3.051). */
export function* strategyPhase(g: Game): Script {
  const { battle } = g
  battle.turn++
  g.emit({ event: 'turn-began' })
  yield* dawn(g)
  yield* declarations(g)
  const winner = yield* rollOff(g, 'strategy', owner => strategyBonus(g, owner))
  endMarks(g, battle.figures, 'roll')
  const role = yield* pose({
    kind: 'role',
    by: winner,
    subject: '',
    about: {},
    space: listSpace(['attacker', 'defender']),
    // Who moves last sees where everybody stands before the blows fall.
    fallback: () => 'defender',
  })
  battle.attacker = role === 'attacker' ? winner : 1 - winner
  g.emit({ event: 'attacker-chosen', by: winner, attacker: battle.attacker })
  for (const side of inOrder(g)) yield* strategyAbilities(g, side)
  for (const figure of standing(g)) figure.stood = { at: figure.at, facing: figure.facing }
  yield* beginPhase(g, 'attack', battle.attacker)
}

/** What happens by itself when a turn begins, the last attacker's figures first. */
function* dawn(g: Game): Script {
  for (const side of inOrder(g))
    for (const figure of standingOf(g, side))
      for (const { id } of g.typeOf(figure).abilities) {
        const { dawns } = g.book.abilities[id]
        if (dawns && isStanding(figure)) yield* dawns(g, figure)
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

function* carryOut(g: Game, declared: readonly Use[]): Script {
  for (const use of declared) if (mayUse(g, use) === true) yield* activate(g, use)
}

function* declare(g: Game, side: number): Script<Use[]> {
  const declared: Use[] = []
  for (;;) {
    const uses = declarable(g, side, declared)
    if (!uses.length) return declared
    // One of them is enough for whoever leaves it to the program.
    const choices = () =>
      useChoices(g, uses).map(choice => ({ ...choice, wise: () => !declared.length && choice.wise() }))
    const answer = yield* pose({
      kind: 'declare',
      by: side,
      subject: '',
      about: { moment: 'before-strategy-roll', figures: [...new Set(uses.map(use => use.figure.id))] },
      space: listSpace([...uses.map(makeUse), 'done']),
      choices,
      decline: 'done',
      fallback: () => wiseOf(choices()) ?? 'done',
    })
    if (answer === 'done') return declared
    declared.push(uses.find(use => makeUse(use) === answer)!)
  }
}

/** What a side may still declare, reckoning as if what it declared so far were paid for. */
const beforeRoll = (cause: Figure): Occasion => ({ moment: 'before-strategy-roll', cause })
function declarable(g: Game, side: number, declared: readonly Use[]): Use[] {
  const what = beforeRoll
  return standingOf(g, side).flatMap(figure => {
    if (!couldReact(g, figure, what(figure))) return []
    const own = declared.filter(use => use.figure === figure)
    const { ap, used } = figure
    figure.used = [...used, ...own.map(use => use.occurrence)]
    figure.ap = ap - own.reduce((sum, use) => sum + costNow(g, figure, use.cost, 'ability'), 0)
    const uses = usesOf(g, figure, what(figure))
    figure.used = used
    figure.ap = ap
    return uses
  })
}

/** One side uses abilities of the strategy phase, as many as it wants, the attacker all of them first (3.051). */
function* strategyAbilities(g: Game, side: number): Script {
  for (;;) {
    const uses = strategyUses(g, side)
    if (!uses.length) return
    const answer = yield* pose({
      kind: 'strategy',
      by: side,
      subject: '',
      about: { figures: [...new Set(uses.map(use => use.figure.id))] },
      space: useSpace(g, side, uses),
      choices: () => useChoices(g, uses),
      decline: 'done',
      fallback: () => wiseOf(useChoices(g, uses)) ?? 'done',
    })
    if (answer === 'done') return
    yield* activate(g, uses.find(use => makeUse(use) === answer)!)
  }
}

const strategyUses = (g: Game, side: number): Use[] =>
  standingOf(g, side).flatMap(figure => usesOf(g, figure, { moment: 'strategy', cause: figure }))

/** The uses and `done`, with a reason for a use that is not among them. */
function useSpace(g: Game, side: number, uses: readonly Use[]): Space {
  const list = listSpace([...uses.map(makeUse), 'done'])
  return {
    ...list,
    check(answer) {
      const checked = list.check(answer)
      const words = answer.trim().split(/\s+/)
      if (checked.ok || words[0]?.toLowerCase() !== 'use') return checked
      const found = findUse(g, words, side, figure => ({ moment: 'strategy', cause: figure }))
      return 'code' in found ? { ok: false, refusal: found } : { ok: true, answer: makeUse(found) }
    },
  }
}
