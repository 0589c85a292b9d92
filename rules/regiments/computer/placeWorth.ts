import { hexOf } from '../../board/board.ts'
import { distance } from '../../core/hex.ts'
import { likelyShots, volley } from '../clash/volley.ts'
import { arcOf } from '../field/arcs.ts'
import { type Battlefield, between, bodyOf } from '../field/battlefield.ts'
import { chargeOdds } from '../field/chargeWays.ts'
import { enemiesOf } from '../field/command.ts'
import type { Pose } from '../field/moves.ts'
import type { UnitSide } from '../formation/clashState.ts'
import { shootingWeapons } from '../formation/wielding.ts'
import { library } from '../library.ts'
import type { Regiment } from '../state.ts'
import { moverBan, movesOnward, reformMoves, type UnitMove } from '../turn/movement.ts'
import { chargeWorth, pointsLeft, roughWay } from './worth.ts'

/** How far ahead a level looks when it moves: where it goes, whom it threatens, who threatens it. */
export interface Foresight {
  threatens: boolean
  fears: boolean
}

/** Shares of what a charge would gain that count for who may make it next, and against who may suffer it. */
const forThreat = 0.3
const forFear = 0.5

const rangeOf = (f: Battlefield, unit: Regiment): number =>
  Math.max(
    0,
    ...bodyOf(f, unit).pools.flatMap(({ model, life }) =>
      life > 0
        ? model.parts.flatMap(part =>
            shootingWeapons(part).map(
              weapon => weapon.values?.range ?? library[weapon.id].shoots?.range ?? 0,
            ),
          )
        : [],
    ),
  )

/** An enemy as a unit that looks for a place sees it: what is the same wherever it stands. */
interface Foe {
  enemy: Regiment
  there: ReturnType<typeof hexOf>
  /** how likely one comes so many inches in a charge on the other */
  reachesIt(way: number): number
  isReached(way: number): number
  /** points that a charge over one side is likely to gain */
  gainsBy(at: UnitSide): number
  losesBy(at: UnitSide): number
}

function foesOf(f: Battlefield, unit: Regiment): Foe[] {
  const own = chargeOdds(f, unit)
  return enemiesOf(f, unit.owner).map(enemy => ({
    enemy,
    there: hexOf(f.board, enemy.at),
    reachesIt: own,
    isReached: chargeOdds(f, enemy),
    gainsBy: at => Math.max(0, chargeWorth(f, unit, enemy, at)),
    losesBy: at => Math.max(0, chargeWorth(f, enemy, unit, at)),
  }))
}

/** Points that a place is worth to a unit, for a level that looks so far. */
function placeWorth(
  f: Battlefield,
  range: number,
  foes: readonly Foe[],
  pose: Pose,
  { threatens, fears }: Foresight,
): number {
  const here = hexOf(f.board, pose.at)
  let worth = 0
  let nearest = 40
  for (const { enemy, there, ...foe } of foes) {
    const steps = distance(here, there)
    nearest = Math.min(nearest, steps)
    const seen = arcOf(here, pose.facing, there)
    const mine = arcOf(there, enemy.facing, here)
    const near = Math.max(0, 8 - steps)
    worth += seen === 'front' ? near : seen === 'rear' ? -2 * near : -near
    if (threatens && seen === 'front') {
      const chance = foe.reachesIt(roughWay(steps, seen))
      if (chance > 0) worth += forThreat * chance * foe.gainsBy(mine)
    }
    if (fears && mine === 'front' && !enemy.shaken) {
      const chance = foe.isReached(roughWay(steps, mine))
      if (chance > 0) worth -= forFear * chance * foe.losesBy(seen)
    }
  }
  // Whoever shoots stays where it reaches somebody; whoever fights goes on.
  return worth - (range > 12 ? 3 * Math.abs(nearest - Math.min(7, range / 3 - 1)) : 4 * nearest)
}

/** The best move of a unit; undefined: it stays where it is. */
export function bestMove(f: Battlefield, unit: Regiment, foresight: Foresight): UnitMove | undefined {
  if (moverBan(f, unit)) return undefined
  const range = rangeOf(f, unit)
  const foes = foesOf(f, unit)
  const all = [
    ...movesOnward(f, unit),
    ...reformMoves(f, unit).filter(move => move.verb === 'reform' && move.files === unit.files),
  ]
  const shots = range > 0 ? shotWorth(f, unit) : 0
  const stays = placeWorth(f, range, foes, unit, foresight) + shots
  let best: UnitMove | undefined
  let most = stays + 0.5
  for (const move of all) {
    if (move.verb === 'join') continue
    const lost = move.verb === 'march' ? 0.5 * shots : 0
    const worth = placeWorth(f, range, foes, move.pose, foresight) - lost
    if (worth > most) [best, most] = [move, worth]
  }
  return best
}

/** Points that a volley from where it stands is likely to take. */
function shotWorth(f: Battlefield, unit: Regiment): number {
  return Math.max(0, ...enemiesOf(f, unit.owner).map(enemy => volleyWorth(f, unit, enemy, 'none')))
}

/** Points that a volley at an enemy is likely to take. */
export function volleyWorth(
  f: Battlefield,
  unit: Regiment,
  enemy: Regiment,
  cover: 'none' | 'soft' | 'hard',
): number {
  const target = bodyOf(f, enemy)
  const aim = {
    distance: 3 * between(f, unit.at, enemy.at),
    moved: unit.marks.move !== 'none',
    marched: unit.marks.move === 'march',
    cover,
  }
  const life = target.pools.reduce((sum, pool) => sum + pool.life, 0)
  const loss = likelyShots(volley(bodyOf(f, unit), target, aim))
  return (Math.min(loss, life) * pointsLeft(f, enemy)) / Math.max(1, life)
}
