import { isOnBoard, onBoard, touched, touches, typeOfCombatant } from '../field/field.ts'
import { stepsFrom } from '../field/ground.ts'
import { isEngaged, rulesOf } from '../field/points.ts'
import type { Battlefield, FightUnderWay, Losers } from '../field/vocabulary.ts'
import { attacksOf, duelDiceOf, fightersOf, sideFight, throwersOf } from '../fights/strength.ts'
import { isHelpless, woundChance } from '../fights/strikes.ts'
import { supportRows } from '../fights/support.ts'
import type { Combatant } from '../state.ts'
import { chanceToWin } from './chances.ts'

/** What it is worth, in points, that a figure is gone. */
export type PrizeOf = (figure: Combatant) => number

/** Lives, and what Fate keeps of them. */
export const staminaOf = ({ life, fate }: Combatant): number => life + fate / 2

/** What a point of Will costs who falls with the last one, in points: the fewer are left the more. */
export const costOfWill = ({ will }: Combatant, prize: number): number => prize / Math.max(1, will) ** 1.3

/**
 * Points that a player is likely to gain by all fights as figures are engaged now: what the enemy should lose, less what
 * is lost oneself. Nothing is thrown; fights are divided nearly as the rules do.
 */
export function gainOfFights(f: Battlefield, owner: number, prizeOf: PrizeOf): number {
  const engaged = onBoard(f).filter(isEngaged)
  if (engaged.length === 0) return 0
  const supporting = new Set<Combatant>()
  let gain = 0
  for (const [one, ...others] of divided(f, engaged, prizeOf))
    gain += gainOfFight(f, owner, one!, others, supporting, prizeOf)
  return gain
}

/** One against some each: as many fights as possible, and whoever is left over joins where it is worth most (DB-14). */
function divided(f: Battlefield, engaged: readonly Combatant[], prizeOf: PrizeOf): Combatant[][] {
  const byLabel = new Map(engaged.map(each => [each.label, each]))
  const foes = (figure: Combatant) =>
    figure.marks.engaged.flatMap(label => {
      const found = byLabel.get(label)
      return found ? [found] : []
    })
  const partner = new Map<Combatant, Combatant>()
  const match = (figure: Combatant, seen: Set<Combatant>): boolean => {
    for (const foe of foes(figure)) {
      if (seen.has(foe)) continue
      seen.add(foe)
      const taken = partner.get(foe)
      if (taken && !match(taken, seen)) continue
      partner.set(foe, figure)
      partner.set(figure, foe)
      return true
    }
    return false
  }
  for (const figure of engaged) if (figure.owner === 0) match(figure, new Set())
  const fights = new Map<Combatant, Combatant[]>()
  for (const figure of engaged) {
    const other = partner.get(figure)
    if (other && figure.owner === 0) fights.set(figure, [figure, other])
    if (other && figure.owner === 1) fights.set(figure, fights.get(other) ?? [])
  }
  for (const [figure, fight] of fights)
    if (figure.owner === 1 && fight.length === 0) fights.set(figure, fights.get(partner.get(figure)!)!)
  for (const figure of engaged) {
    if (partner.has(figure)) continue
    let best: Combatant[] | undefined
    for (const foe of foes(figure)) {
      const fight = fights.get(foe)
      // It joins those against this one, who must be alone on the other side.
      if (!fight || (fight.length > 2 && fight[0] !== foe)) continue
      if (!best || prizeOf(foe) > prizeOf(best[0]!)) {
        if (fight.length === 2 && fight[0] !== foe) fight.reverse()
        best = fight
      }
    }
    best?.push(figure)
  }
  return [...new Set(fights.values())]
}

function gainOfFight(
  f: Battlefield,
  owner: number,
  one: Combatant,
  others: readonly Combatant[],
  supporting: Set<Combatant>,
  prizeOf: PrizeOf,
): number {
  const fight: FightUnderWay = { one, others: [...others], supporters: [[], []], added: new Map() }
  for (const fighter of [one, ...others]) {
    if (fighter.mount) continue
    const helper = touched(f, fighter.at)
      .map(cell => f.occupant[cell])
      .find(each => each?.owner === fighter.owner && !supporting.has(each) && supportRows(f, each) > 0)
    if (!helper) continue
    supporting.add(helper)
    fight.supporters[fighter.owner as 0 | 1].push(helper)
  }
  const sides = ([0, 1] as const).map(player => ({
    dice: throwersOf(fight, player).reduce((sum, each) => sum + duelDiceOf(f, fight, each), 0),
    fight: sideFight(f, fight, player),
    might: Math.max(...fightersOf(fight, player).map(({ might }) => might)),
  }))
  const wins = chanceToWin(sides[owner]!, sides[1 - owner]!)
  const foe = (1 - owner) as 0 | 1
  return wins * harm(f, fight, owner as 0 | 1, prizeOf) - (1 - wins) * harm(f, fight, foe, prizeOf)
}

/** Is there no hex to back off to? (DB-16) Friends that could make way are taken to do so. */
function isHemmedIn(f: Battlefield, figure: Combatant, enemies: readonly Combatant[]): boolean {
  if (figure.condition === 'lying') return true
  for (const { to, jumps } of stepsFrom(f, figure.at)) {
    if (jumps || f.board.barred[to] || (f.board.raised[to] && !f.board.raised[figure.at])) continue
    const other = f.occupant[to]
    if (other && (other.owner !== figure.owner || isEngaged(other))) continue
    if (!enemies.some(enemy => touches(f, to, enemy.at))) return false
  }
  return true
}

/** Points that the losers of a fight should lose where this side wins it. */
function harm(f: Battlefield, fight: FightUnderWay, winner: 0 | 1, prizeOf: PrizeOf): number {
  const enemies = fightersOf(fight, 1 - winner).filter(isOnBoard)
  const own = fightersOf(fight, winner)
  const trapped = new Set(enemies.filter(each => isHemmedIn(f, each, own)))
  const losers: Losers = { fighters: enemies, supporters: fight.supporters[(1 - winner) as 0 | 1], trapped }
  /** by enemy: what is left of it, as a share */
  const left = new Map(enemies.map(each => [each, 1]))
  let gain = 0
  const strike = (figure: Combatant): void => {
    const { strength } = typeOfCombatant(f, figure)
    let best: { enemy: Combatant; share: number; worth: number } | undefined
    for (const enemy of enemies) {
      const now = left.get(enemy)!
      const chance = (woundChance(f, strength, enemy, 'rider') / 36) * (isHelpless(losers, enemy) ? 2 : 1)
      const share =
        staminaOf(enemy) <= 1 ? now * Math.min(1, chance) : Math.min(now, chance / staminaOf(enemy))
      const worth = share * prizeOf(enemy)
      if (!best || worth > best.worth) best = { enemy, share, worth }
    }
    if (!best) return
    gain += best.worth
    left.set(best.enemy, left.get(best.enemy)! - best.share)
  }
  for (const figure of [...own, ...fight.supporters[winner]]) {
    if (figure.marks.transfixed || figure.condition === 'lying') continue
    const before = gain
    const isFighter = own.includes(figure)
    const times = isFighter ? attacksOf(f, fight, figure) : 1
    for (let n = 0; n < times; n++) strike(figure)
    if (!isFighter) continue
    const otherwise = rulesOf(f, figure).flatMap(({ rule }) => {
      if (!rule.insteadOfStrikes) return []
      const { targets, worth } = rule.insteadOfStrikes
      const all = targets(f, figure, losers) ?? [null]
      return all.map(target => worth(f, figure, losers, target) / 100)
    })
    gain = Math.max(gain, before + Math.max(0, ...otherwise))
  }
  return gain
}
