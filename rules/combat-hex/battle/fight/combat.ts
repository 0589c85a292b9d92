import type { Script, TableOf } from '../../../core/script.ts'
import { listSpace } from '../../../core/space.ts'
import { askBattle, roll } from '../ask.ts'
import { farFrom, figureById, type Game, inOrder, isStanding, label, standing } from '../game.ts'
import { atWork, forbids, isFought, total } from '../points/points.ts'
import { fightersOf, inZone, isAbove, isThreatened } from '../points/zones.ts'
import type { Figure } from '../state.ts'
import type { Bonus, DamageRoll } from '../terms.ts'
import type { Trigger } from '../vocabulary.ts'
import { endMarks, trigger } from './activate.ts'
import { allocate } from './allocation.ts'
import { bestChance } from './chance.ts'
import { applyDamage, convert, convertWounds, leavesLife } from './damage.ts'
import { countFaces, damageTable, type Hits, hitTable } from './faces.ts'
import { oneMoreDie, paysOff, sureDie } from './worth.ts'

/**
 * Chains of combat (6.01, 6.03 to 6.06): groups of figures that hang together when every two enemies are linked
 * of whom one stands in the other's danger zone (6.04). In the order of the figures; a figure is in one at most.
 */
export function findChains(g: Game): Figure[][] {
  const links = new Map<Figure, Set<Figure>>()
  const link = (a: Figure, b: Figure) => {
    const known = links.get(a)
    if (known) known.add(b)
    else links.set(a, new Set([b]))
  }
  for (const figure of standing(g))
    for (const enemy of inZone(g, figure)) {
      link(figure, enemy)
      link(enemy, figure)
    }
  const chains: Figure[][] = []
  const seen = new Set<Figure>()
  for (const figure of g.battle.figures) {
    if (seen.has(figure) || !links.has(figure)) continue
    // It grows while it is walked through, until nobody is added (6.05).
    const chain = new Set([figure])
    for (const member of chain) {
      seen.add(member)
      for (const other of links.get(member)!) chain.add(other)
    }
    chains.push(g.battle.figures.filter(f => chain.has(f)))
  }
  return chains
}

/**
 * Attack dice of one figure (6.08): what its base shows, those of a surprise when nobody threatens it (6.23), one for each
 * enemy below its raised ground (6.24), and what abilities add.
 */
export function attackDice(g: Game, figure: Figure): number {
  const { passiveFigures, surprise } = g.book.combat
  const enemies = inZone(g, figure).filter(enemy => isFought(g, enemy, figure))
  const takesPart = enemies.length > 0 || (!passiveFigures && isThreatened(g, figure))
  if (!takesPart || forbids(g, 'mayAct', figure)) return 0
  const bonuses: Bonus[] = []
  if (!isThreatened(g, figure)) bonuses.push({ plus: surprise === 'one' ? 1 : enemies.length })
  bonuses.push({ plus: enemies.filter(enemy => isAbove(g, figure, enemy)).length })
  for (const ability of atWork(g, figure)) {
    const bonus = ability.hooks?.attackDice?.(g, figure)
    if (bonus) bonuses.push(bonus)
  }
  return total(g.typeOf(figure).attacks, bonuses)
}

/** Picks the next combat: the attacker decides on the order (6.02, 6.21). */
export function* pickCombat(g: Game): Script<string[]> {
  const by = inOrder(g)[0]!
  const chains = g.battle.combats
  const nameOf = (chain: string[]) => chain.find(id => figureById(g, id)?.owner === by) ?? chain[0]!
  if (chains.length === 1) return chains[0]!
  return yield* askBattle({
    kind: 'combat',
    by,
    subject: '',
    about: { chains },
    space: listSpace(chains, nameOf),
    prefer: compare => {
      // A chain comes where its foremost figure does.
      const first = (chain: readonly string[]) => [...chain].sort(compare)[0]!
      return [...chains].sort((a, b) => compare(first(a), first(b)))[0]!
    },
    far: (id, hex) => farFrom(g, id, hex),
    fallback: () => chains[0]!,
  })
}

/** Resolves one combat from its first die to its last fallen (6.07 to 6.20). */
export function* combat(g: Game, ids: readonly string[]): Script {
  const figures = ids.map(id => figureById(g, id)!)
  const sides = inOrder(g)
  const dice = yield* beginCombat(g, figures)
  const thrown: Hits[] = []
  for (const [i, side] of sides.entries()) thrown.push(yield* throwHits(g, side, dice[i]!))
  const hits: Hits[] = []
  for (const [i, side] of sides.entries()) hits.push(yield* turnHits(g, side, thrown[i]!))
  const wounds: DamageRoll[] = []
  for (const [i, side] of sides.entries()) wounds.push(yield* throwDamage(g, side, hits[i]!))
  yield* settle(g, wounds)
  g.combat = null
  endMarks(g, g.battle.figures, 'combat')
  g.emit({ event: 'combat-ended', figures: figures.filter(isStanding).map(figure => figure.id) })
}

/**
 * What comes before the dice for hits: abilities that count attacks, and those that are used before the roll.
 * @returns dice of each side, in the order of play
 */
export function* beginCombat(g: Game, figures: Figure[]): Script<number[]> {
  const sides = inOrder(g)
  g.combat = figures
  yield* trigger(g, { moment: 'count-attacks', cause: null })
  const dice = sides.map(side =>
    figures.reduce((sum, figure) => (figure.owner === side ? sum + attackDice(g, figure) : sum), 0),
  )
  g.emit({
    event: 'combat-began',
    figures: figures.map(figure => figure.id),
    at: figures.map(figure => label(g, figure.at)),
    dice: g.battle.players.map((_, side) => dice[sides.indexOf(side)] ?? 0),
  })
  yield* trigger(g, { moment: 'before-combat-roll', cause: null })
  return dice
}

/** Throws a side's dice for hits (6.08, 6.09). */
export function* throwHits(g: Game, by: number, dice: number): Script<Hits> {
  const engaged = fightersOf(g, by)
  const table = hitTable(g, 4, engaged, engaged)
  return countFaces(table, yield* roll(g, 'combat', by, dice, () => table))
}

/** Tells a side's hits and lets it convert superficial ones (6.09 to 6.11). @returns them with those converted */
export function* turnHits(g: Game, by: number, thrown: Hits): Script<Hits> {
  const engaged = fightersOf(g, by)
  const { hits, superficial } = thrown
  if (thrown.dice) g.emit({ event: 'hits', blow: 'combat', by, hits, superficial })
  const turned = yield* convert(g, {
    what: 'hit',
    blow: 'combat',
    by,
    payers: engaged,
    superficial,
    hits,
    chance: () => bestChance(g, targetsOf(g, by, engaged)),
    worth: (_, cost, done) => paysOff(g, cost, oneMoreDie(g, targetsOf(g, by, engaged), hits + done)),
  })
  return { ...thrown, hits: hits + turned }
}

/**
 * Throws a side's damage dice, besides those that lie as such already (6.12, 8.29).
 * @param table what their faces count for; left out: as long as somebody may answer them, each for itself
 */
export function* throwDamage(
  g: Game,
  by: number,
  { hits, kept }: Hits,
  table: TableOf = () => damageTable(g, targetsOf(g, by, g.combat!), afterRoll),
): Script<DamageRoll> {
  if (kept.length) g.emit({ event: 'kept', by, faces: kept })
  const thrown = yield* roll(g, 'combat-damage', by, hits - kept.length, table)
  return { by, faces: [...kept, ...thrown], converted: 0 }
}

/** When abilities follow the damage dice of a combat. */
export const afterRoll: Trigger = { moment: 'after-damage-roll', cause: null }

/** What becomes of the damage dice of all sides, in the order of play (6.13 to 6.20). */
export function* settle(g: Game, wounds: readonly DamageRoll[]): Script {
  yield* trigger(g, { ...afterRoll, damage: [...wounds] })
  for (const damage of wounds) yield* turnOwnWounds(g, damage)
  const losses = new Map<Figure, number>()
  const firsts = new Map<Figure, number>()
  for (const damage of wounds) yield* giveOut(g, damage, losses, firsts)
  yield* applyDamage(g, losses, firsts)
}

/** A side converts superficial wounds of a combat (6.13 to 6.15). */
export function* turnOwnWounds(g: Game, damage: DamageRoll): Script {
  const { by } = damage
  yield* convertWounds(
    g,
    {
      blow: 'combat',
      by,
      hits: damage.faces.length,
      payers: fightersOf(g, by),
      // A six hurts everybody; it is worth something while the dice as they lie leave somebody alive.
      worth(faces, _, cost) {
        const targets = targetsOf(g, by, g.combat!)
        return leavesLife(g, targets, faces) && paysOff(g, cost, sureDie(g, targets))
      },
    },
    damage,
  )
  if (damage.faces.length) g.emit({ event: 'damage', blow: 'combat', by, faces: [...damage.faces] })
}

/** A side gives its damage dice of a combat to enemies (6.16 to 6.18); `losses` and `firsts` as for `allocate`. */
export function* giveOut(
  g: Game,
  damage: DamageRoll,
  losses: Map<Figure, number>,
  firsts: Map<Figure, number>,
): Script {
  const side = damage.by
  if (damage.faces.length)
    yield* trigger(g, { moment: 'before-allocation', cause: null, side, damage: [damage] })
  const targets = targetsOf(g, side, g.combat!)
  const own = g.combat!.filter(({ owner }) => owner === side)
  yield* allocate(g, { blow: 'combat', own, targets, damage }, losses, firsts)
}

/** Enemies that a side's damage dice may go to: in the danger zone of one of its figures (6.17). */
export function targetsOf(g: Game, side: number, figures: readonly Figure[]): Figure[] {
  const targets: Figure[] = []
  for (const figure of figures)
    if (figure.owner === side)
      for (const enemy of inZone(g, figure)) if (!targets.includes(enemy)) targets.push(enemy)
  return targets.filter(target => !forbids(g, 'mayBeAllocated', target))
}
