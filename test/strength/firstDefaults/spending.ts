import { targetsOf } from '../../../rules/combat-hex/battle/fight/combat.ts'
import { enemiesOf, figureById, type Game } from '../../../rules/combat-hex/battle/game.ts'
import { atWork, shotBan } from '../../../rules/combat-hex/battle/points/points.ts'
import { fightersOf } from '../../../rules/combat-hex/battle/points/zones.ts'
import type { GameQuestion } from '../../../rules/combat-hex/battle/questions.ts'
import { sightTo } from '../../../rules/combat-hex/battle/shoot/seeing.ts'
import type { Figure } from '../../../rules/combat-hex/battle/state.ts'

/** Points that whoever pays for a hit had to have left for its wound. */
const kept = { combat: 0, shot: 1, 'free-attack': 2 } as const

/**
 * Who pays for turning a superficial hit: whoever has most points, as long as there is life for the hits. Of those of
 * a free attack each was thought to take a life, of the others every second.
 */
export function payerOf(g: Game, question: Extract<GameQuestion, { kind: 'convert-hit' }>): string {
  const { by, about, choices, decline } = question
  const { blow, target, hits } = about
  const named = target === undefined ? undefined : figureById(g, target)
  const payers = choices!()
  const targets =
    blow === 'combat'
      ? targetsOf(g, by, fightersOf(g, by))
      : blow === 'shot'
        ? shotAtBy(g, figureById(g, payers[0]!.figure)!, named)
        : [named!]
  const life = targets.reduce((sum, figure) => sum + figure.life, 0)
  const most = blow === 'free-attack' ? life : 2 * life
  const payer =
    hits < most && payers.find(({ figure, cost }) => figureById(g, figure)!.ap - cost >= kept[blow])
  return payer ? payer.answer : decline!
}

/** Enemies that the damage dice of a shot may go to. */
function shotAtBy(g: Game, shooter: Figure, target: Figure | undefined): Figure[] {
  const spreads = atWork(g, shooter).some(ability => ability.hooks?.spreadsDamage?.(g, shooter))
  if (target && !spreads) return [target]
  const range = spreads ? undefined : g.typeOf(shooter).shooting!.range
  const seen = enemiesOf(g, shooter.owner).filter(enemy => {
    if (shotBan(g, enemy, shooter)) return false
    const sight = sightTo(g, shooter, enemy, range)
    return sight.visible && sight.facings.some(({ facing }) => facing === shooter.facing)
  })
  return target ? [...new Set([target, ...seen])] : seen
}
