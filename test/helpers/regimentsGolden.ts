import { engineOf } from '../../rules/play/engine.ts'
import { regiments } from '../../rules/regiments/contract/module.ts'
import { allUnits } from '../../rules/regiments/field/battlefield.ts'
import { chargeWaysOf } from '../../rules/regiments/field/chargeWays.ts'
import { enemiesOf } from '../../rules/regiments/field/command.ts'
import { movePoses } from '../../rules/regiments/field/moves.ts'
import { blowsOfCharge } from '../../rules/regiments/turn/fieldOdds.ts'
import { targetsOf } from '../../rules/regiments/turn/shooting.ts'
import type { Regiments } from '../../rules/regiments/types.ts'
import { chanceAt, type GoldenOf, goldensOf, type MomentOf } from './goldens.ts'

/** Battles of Regiments written down, to be played again; how they are recorded stands in `recordRegiments.ts`. */
export type RegimentsGolden = GoldenOf<Regiments>
export type RecordedMoment = MomentOf<Regiments>

const engine = engineOf(regiments)

/** A document as battles were recorded with it: the dice of magic had the name that those of the battle have now. */
const recorded = (document: object) =>
  Object.fromEntries(
    Object.entries(document).map(([key, value]) => [key === 'magicDice' ? 'dice' : key, value]),
  )

/** Everything that players and spectators may see of a battle, in parts with names of their own. */
function looksOf({ n, save }: RecordedMoment): Record<'views' | 'legal' | 'shown', unknown> {
  const { table: f, question } = engine.open(save)
  const pick = chanceAt(n)
  const space = question?.space
  const samples = space ? Array.from({ length: 5 }, () => space.sample(pick)) : []
  const standing = allUnits(f)
  const looked = standing.length ? standing[n % standing.length]! : undefined
  const ways = looked && chargeWaysOf(f, looked)
  return {
    views: [0, 1, 'spectator' as const].map(viewer => recorded(engine.documentFor(save, viewer, {}))),
    legal: space && { count: space.count(), first: space.enumerate('', 5), samples },
    shown: looked && {
      reach: movePoses(f, looked, 'march').map(({ pose, cost }) => [pose.at, pose.facing, cost]),
      charges: enemiesOf(f, looked.owner).map(target => {
        const way = ways?.wayTo(target)
        return way && { ...way, blows: blowsOfCharge(f, looked, target, way) }
      }),
      shots: targetsOf(f, looked).map(({ label }) => label),
    },
  }
}

export const regimentsGoldens = goldensOf(
  engine,
  new URL('../rules/regiments/golden/', import.meta.url),
  looksOf,
)
