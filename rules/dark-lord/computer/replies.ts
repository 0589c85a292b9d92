import { hexOf } from '../../board/board.ts'
import { distance } from '../../core/hex.ts'
import { foesOf, ofOwner, typeOfCombatant } from '../field/field.ts'
import { moveOf } from '../field/movement.ts'
import { engage, isEngaged, moveBan, ruleSays } from '../field/points.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { woundChance } from '../fights/strikes.ts'
import type { Combatant } from '../state.ts'
import { weaponOf } from '../turn/shooting.ts'
import { gainOfFights, type PrizeOf, staminaOf } from './exchange.ts'

/** What may be charged in the enemy's part counts so much: not all of it comes. */
const ofReplies = 0.6
/** So many find room around one figure. */
const room = 3

/** What an enemy gains by fighting a figure alone, more or less: what it takes, less what it risks. */
function tempts(f: Battlefield, enemy: Combatant, target: Combatant, prizeOf: PrizeOf): number {
  const [own, theirs] = [typeOfCombatant(f, enemy), typeOfCombatant(f, target)]
  const wins = Math.min(
    0.85,
    Math.max(0.15, 0.5 + (own.fight - theirs.fight) * 0.06 + (own.attacks - theirs.attacks) * 0.1),
  )
  const harm = (striker: typeof own, struck: Combatant) =>
    (striker.attacks * woundChance(f, striker.strength, struck, 'rider') * prizeOf(struck)) /
    36 /
    Math.max(1, staminaOf(struck))
  return wins * harm(own, target) - (1 - wins) * harm(theirs, enemy)
}

/** Points that a player should gain by the fights of the turn, if the enemies who have their part yet charge whom they like best. */
export function gainWithReplies(f: Battlefield, owner: number, prizeOf: PrizeOf): number {
  const now = gainOfFights(f, owner, prizeOf)
  const mine = ofOwner(f, owner)
  const undo = new Map<Combatant, string[]>()
  const keep = (figure: Combatant) => {
    if (undo.has(figure)) return
    undo.set(figure, figure.marks.engaged)
    figure.marks.engaged = [...figure.marks.engaged]
  }
  for (const enemy of foesOf(f, owner)) {
    if (isEngaged(enemy) || moveBan(enemy) || enemy.condition === 'lying' || weaponOf(f, enemy)) continue
    const reach = moveOf(f, enemy)
    let best: Combatant | undefined
    let most = 0
    for (const target of mine) {
      if (distance(hexOf(f.board, enemy.at), hexOf(f.board, target.at)) - 1 > reach) continue
      if (target.marks.engaged.length >= room || (ruleSays(f, 'hidesFrom', target, enemy) ?? false)) continue
      const tempting = tempts(f, enemy, target, prizeOf) * (1 + 0.3 * target.marks.engaged.length)
      if (tempting <= most) continue
      best = target
      most = tempting
    }
    if (!best) continue
    keep(enemy)
    keep(best)
    engage(enemy, best)
  }
  if (undo.size === 0) return now
  const then = gainOfFights(f, owner, prizeOf)
  for (const [figure, engaged] of undo) figure.marks.engaged = engaged
  return now + ofReplies * (then - now)
}
