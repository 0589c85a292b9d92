import { lossOf } from '../../../rules/combat-hex/battle/fight/damage.ts'
import { figureById, type Game } from '../../../rules/combat-hex/battle/game.ts'
import type { GameQuestion } from '../../../rules/combat-hex/battle/questions.ts'

/**
 * Whom the highest damage die goes to: kills before scratches, the dearest first, with the lowest dice that do it.
 * Dice that hurt the same figures were not held to be alike yet.
 */
export function targetOf(g: Game, { by, about }: Extract<GameQuestion, { kind: 'allocate' }>): string {
  const dice = [about.die, ...about.rest]
  const own = g.combat ? g.combat.filter(({ owner }) => owner === by) : [g.activation!.figure]
  const targets = about.targets.map(({ id, life, endurance }) => {
    const target = figureById(g, id)!
    const loss = (i: number) =>
      lossOf(g, own, {
        blow: g.combat ? 'combat' : 'shot',
        target,
        converted: i < (about.converted ?? 0),
      })
    return { id, life, endurance, loss, worth: g.typeOf(target).points }
  })
  type Target = (typeof targets)[number]
  const free = dice
    .map((face, i) => ({ face, i, most: Math.max(...targets.map(target => target.loss(i))) }))
    .sort((a, b) => a.face - b.face || a.most - b.most)
  const plan = new Map<number, string>()
  const left = new Map(targets.map(target => [target, target.life]))
  const open = (target: Target) => free.filter(d => !plan.has(d.i) && d.face >= target.endurance)
  const give = (target: Target) => {
    for (const die of open(target)) {
      if (left.get(target)! <= 0) return
      plan.set(die.i, target.id)
      left.set(target, left.get(target)! - target.loss(die.i))
    }
  }
  const alive = targets.filter(({ life }) => life > 0)
  const byWorth = [...alive].sort((a, b) => b.worth / b.life - a.worth / a.life)
  for (const target of byWorth)
    if (open(target).reduce((sum, die) => sum + target.loss(die.i), 0) >= target.life) give(target)
  for (const target of byWorth) give(target)
  // One that is left over takes the place of a lower one, as long as somebody is alive.
  return plan.get(0) ?? (alive[0] ?? targets[0]!).id
}
