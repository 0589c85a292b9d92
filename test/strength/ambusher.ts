import { bestAct, chooseAct, goOn } from '../../rules/combat-hex/battle/answers/defaults.ts'
import { enemiesOf } from '../../rules/combat-hex/battle/game.ts'
import { terrainDistances } from '../../rules/combat-hex/battle/move/movement.ts'
import { readyFigures } from '../../rules/combat-hex/battle/verbs/actors.ts'
import { makeAct } from '../../rules/combat-hex/battle/verbs/index.ts'
import { type CombatHexSave, open } from '../../rules/combat-hex/index.ts'

/**
 * A way to play that the computer was never measured against while it was made: shoots and turns like the defaults,
 * but nobody walks up to an enemy who is still too far away to be struck; they wait until somebody comes.
 */
export function ambusher(save: CombatHexSave): string {
  const { game, question } = open(save)
  const { by } = question!
  const first = goOn(game, by)
  if (first) return makeAct(game, first)
  for (const figure of readyFigures(game, by)) {
    const act = bestAct(game, figure, () => true)
    if (!act) continue
    const waits = act.verb === 'move' && game.battle.turn < 9
    const near = enemiesOf(game, by).some(enemy => {
      const far = terrainDistances(game, enemy.at)[figure.at]!
      return far >= 0 && far <= game.typeOf(figure).movement + 1
    })
    if (!waits || near) return makeAct(game, act)
  }
  return makeAct(
    game,
    chooseAct(game, by, () => false, []),
  )
}
