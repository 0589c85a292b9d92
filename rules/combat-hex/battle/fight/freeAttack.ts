import type { Script } from '../../../core/script.ts'
import { roll } from '../ask.ts'
import { type Game, inOrder, isStanding } from '../game.ts'
import { forbids, freeAttackBan } from '../points/points.ts'
import type { Figure } from '../state.ts'
import type { DamageRoll } from '../terms.ts'
import { endMarks, trigger } from './activate.ts'
import { allocate } from './allocation.ts'
import { bestChance, enduranceOf, hurts } from './chance.ts'
import { attackDice } from './combat.ts'
import { applyDamage, convert, rollDamage } from './damage.ts'
import { countFaces, hitTable } from './faces.ts'
import { oneMoreDie, paysOff, sureDie } from './worth.ts'

/** Does the figure attack whoever enters its danger zone so, of its own accord and for nothing? */
export const attacksOnEntry = (g: Game, figure: Figure, enemy: Figure): boolean =>
  g.typeOf(figure).abilities.some(({ id }) => g.book.abilities[id].attacksOnEntry?.(g, figure, enemy))

/** Dice of one figure for a free attack: those on its base, or those of a combat (6.27). */
export const freeAttackDice = (g: Game, figure: Figure): number =>
  g.book.combat.freeAttacksOrdinary ? attackDice(g, figure) : g.typeOf(figure).attacks

/** Several attack the same figure freely for the same step: together, or one after the other, in the order of play (4.11). */
export function* freeAttacks(g: Game, attackers: readonly Figure[], target: Figure): Script {
  if (g.book.combat.freeAttacksTogether) return yield* freeAttack(g, attackers, target)
  for (const side of inOrder(g))
    for (const attacker of attackers)
      if (attacker.owner === side && isStanding(target)) yield* freeAttack(g, [attacker], target)
}

/**
 * A free attack (6.25 to 6.27): the attackers throw together, only the target can be hurt, and each of them
 * may convert one hit and one wound. Attackers that may not attack this target freely stay out of it.
 */
export function* freeAttack(g: Game, attackers: readonly Figure[], target: Figure): Script {
  const able = attackers.filter(figure => isStanding(figure) && !freeAttackBan(g, target, figure))
  const by = able[0]?.owner
  if (by === undefined) return
  const before = { freeAttackers: g.freeAttackers, combat: g.combat }
  // One like a combat is open to the attackers' abilities; else they use none meanwhile (6.25).
  const ordinary = g.book.combat.freeAttacksOrdinary
  if (ordinary) g.combat = [...able, target]
  else g.freeAttackers = able
  const own = { cause: null, side: by }
  g.emit({ event: 'free-attack', attackers: able.map(f => f.id), target: target.id })
  if (ordinary) yield* trigger(g, { moment: 'count-attacks', ...own })
  const dice = able.reduce((sum, figure) => sum + freeAttackDice(g, figure), 0)
  if (ordinary) yield* trigger(g, { moment: 'before-combat-roll', ...own })
  const table = hitTable(g, 4, ordinary ? able : [])
  const { hits, superficial } = countFaces(table, yield* roll(g, 'free-attack', by, dice, () => table))
  g.emit({ event: 'hits', blow: 'free-attack', by, hits, superficial })
  const useful = (effective: number) => effective < target.life
  const turned = yield* convert(g, {
    what: 'hit',
    blow: 'free-attack',
    by,
    payers: able,
    superficial,
    target,
    hits,
    chance: () => bestChance(g, [target]),
    worth: (payer, cost, done) =>
      payer.ap - cost >= 2 && useful(hits + done) && paysOff(g, cost, oneMoreDie(g, [target], hits + done)),
  })
  const damage = yield* rollDamage(g, {
    blow: 'free-attack',
    by,
    hits: hits + turned,
    payers: able,
    target,
    after: ordinary ? own : undefined,
    worth: (all, _, cost) =>
      useful(all.filter(die => hurts(g, target, die)).length) && paysOff(g, cost, sureDie(g, [target])),
  })
  if (damage.faces.length)
    g.emit({
      event: 'damage',
      blow: 'free-attack',
      by,
      faces: damage.faces,
      endurance: enduranceOf(g, target),
    })
  if (ordinary) yield* deal(g, able, target, damage)
  else yield* applyDamage(g, plainLoss(g, target, damage))
  g.freeAttackers = before.freeAttackers
  g.combat = before.combat
  if (ordinary) endMarks(g, g.battle.figures, 'combat')
}

const plainLoss = (g: Game, target: Figure, { faces }: DamageRoll): Map<Figure, number> => {
  const loss = faces.filter(die => hurts(g, target, die)).length
  return loss ? new Map([[target, loss]]) : new Map()
}

/** The dice go to the one target (6.26) as in a combat, with what abilities make of them. */
function* deal(g: Game, own: readonly Figure[], target: Figure, damage: DamageRoll): Script {
  if (damage.faces.length)
    yield* trigger(g, { moment: 'before-allocation', cause: null, side: damage.by, damage: [damage] })
  if (forbids(g, 'mayBeAllocated', target)) return
  const losses = new Map<Figure, number>()
  const firsts = new Map<Figure, number>()
  yield* allocate(g, { blow: 'free-attack', own, targets: [target], damage }, losses, firsts)
  yield* applyDamage(g, losses, firsts)
}
