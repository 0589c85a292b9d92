import type { Script } from '../../core/script.ts'
import { sideOf, throwFor } from '../field/field.ts'
import { needs, needTable } from '../field/needs.ts'
import { askMight, type MaySpend } from '../field/stores.ts'
import type { Battlefield, FightUnderWay } from '../field/vocabulary.ts'
import type { Combatant } from '../state.ts'
import { sayHeroic } from './heroic.ts'
import { duelDiceOf, fightersOf, sideFight, throwersOf } from './strength.ts'

/** How a duel stands: who wins by the dice, or by the higher Fight where they are equal; null: a die decides (DB-15). */
export function winnerOf(best: readonly [number, number], fights: readonly [number, number]): 0 | 1 | null {
  if (best[0] !== best[1]) return best[0] > best[1] ? 0 : 1
  if (fights[0] !== fights[1]) return fights[0] > fights[1] ? 0 : 1
  return null
}

/** Both sides say heroic strikes before the dice, the side with priority first (DB-21). */
export function* sayHeroicStrikes(f: Battlefield, fight: FightUnderWay): Script {
  const first = f.skirmish.priority ?? 0
  for (const owner of [first, 1 - first])
    for (const hero of fightersOf(fight, owner)) {
      const outclassed = sideFight(f, fight, owner) < sideFight(f, fight, 1 - owner)
      if (!(yield* sayHeroic(f, hero, 'strike', outclassed && hero.might >= 2))) continue
      const [added = 0] = yield* throwFor(f, 'heroic-strike', owner, 1, hero)
      fight.added.set(hero, added)
      f.emit({ event: 'heroic', figure: hero.label, what: 'strike', added })
    }
}

/** Dice that a figure threw for its side, and Might spent on the best of them. */
export interface DuelThrow {
  figure: Combatant
  dice: number[]
  might: number
}

/** Throws the duel; the number of the player who has won (DB-15). */
export function* duel(f: Battlefield, fight: FightUnderWay): Script<0 | 1> {
  const thrown: [DuelThrow[], DuelThrow[]] = [[], []]
  for (const owner of [0, 1] as const)
    for (const figure of throwersOf(fight, owner)) {
      const dice = yield* throwFor(f, 'duel', owner, duelDiceOf(f, fight, figure), figure)
      thrown[owner].push({ figure, dice, might: 0 })
    }
  return yield* settleDuel(f, fight, thrown)
}

/** Who has won with these dice: Might, then the higher Fight, then a die (DB-15c to e). */
export function* settleDuel(
  f: Battlefield,
  fight: FightUnderWay,
  thrown: readonly [DuelThrow[], DuelThrow[]],
): Script<0 | 1> {
  const fights = [sideFight(f, fight, 0), sideFight(f, fight, 1)] as const
  const best = (owner: 0 | 1) =>
    Math.max(...thrown[owner].map(({ dice, might }) => Math.max(...dice) + might))
  const stands = () => winnerOf([best(0), best(1)], fights)
  const priority = (f.skirmish.priority ?? 0) as 0 | 1
  // DB-15d: whoever is losing as the dice lie, or else the side without priority; then the other; each once.
  const now = stands()
  const first = now === null ? ((1 - priority) as 0 | 1) : ((1 - now) as 0 | 1)
  for (const owner of [first, (1 - first) as 0 | 1])
    yield* spendMight(f, owner, thrown[owner], stands, best, fights)
  let winner = stands()
  const by = winner === null ? 'die' : best(0) === best(1) ? 'fight' : 'dice'
  if (winner === null) {
    const [face = 1] = yield* throwFor(f, 'duel-tie', priority, 1, null, needTable(needs['duel-tie']))
    winner = sideOf(f, 0) === (face < needs['duel-tie'] ? 'shadow' : 'free') ? 0 : 1
  }
  f.emit({
    event: 'duel',
    winner,
    by,
    sides: ([0, 1] as const).map(owner => ({
      figures: thrown[owner].map(({ figure, dice, might }) => ({ figure: figure.label, dice, might })),
      best: best(owner),
      fight: fights[owner],
    })),
  })
  return winner
}

/** Each figure of a side that does not win may raise its own best die (DB-07a, DB-15d). */
function* spendMight(
  f: Battlefield,
  owner: 0 | 1,
  thrown: readonly DuelThrow[],
  stands: () => 0 | 1 | null,
  best: (owner: 0 | 1) => number,
  fights: readonly [number, number],
): Script {
  const other = (1 - owner) as 0 | 1
  for (const [i, one] of thrown.entries()) {
    const now = stands()
    if (now === owner || one.figure.might === 0) continue
    // What wins: more than theirs, or as much with the higher Fight; else what leaves it to the die (DB-15e).
    const wins = best(other) + (fights[owner] > fights[other] ? 0 : 1)
    const evens = now !== null && fights[owner] === fights[other] ? best(other) : wins
    const own = Math.max(...one.dice)
    one.might += yield* askMight(f, one.figure, {
      for: 'duel',
      faces: one.dice,
      at: one.dice.indexOf(own),
      need: null,
      // Nobody is asked where the most that it has changes nothing.
      useful: [1, 2, 3, 4, 5].filter(points => own + points >= evens),
      usual: may => usualMight(one, thrown.slice(i), [wins, evens], may),
    })
  }
}

/**
 * Points of one figure, in the usual order: the fewest of the side that win, or else those that make it even; of figures
 * that need as many, whoever keeps more (DR-34).
 * @param left who of the side has not been asked yet, the one among them
 */
function usualMight(
  one: DuelThrow,
  left: readonly DuelThrow[],
  goals: readonly number[],
  may: MaySpend,
): number {
  for (const goal of goals) {
    const ways = left
      .map(({ figure, dice }) => ({ figure, points: goal - Math.max(...dice) }))
      .filter(({ figure, points }) => goal <= 6 && points > 0 && may(figure, points))
      .sort((a, b) => a.points - b.points || b.figure.might - a.figure.might)
    const [least] = ways
    if (least) return least.figure === one.figure ? least.points : 0
  }
  return 0
}
