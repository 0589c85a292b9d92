import { hexOf } from '../../board/board.ts'
import type { Regiment } from '../battleState.ts'
import { likelyLoss } from '../clash/blows.ts'
import { volley } from '../clash/volley.ts'
import { shootingWeapons } from '../clash/wielding.ts'
import { arcOf } from '../field/arcs.ts'
import { enemiesOf } from '../field/command.ts'
import { movePoses, type Pose } from '../field/moves.ts'
import { between, bodyOf, type WarField } from '../field/war.ts'
import { library } from '../library.ts'
import { marchBan, moverBan, reformMoves, type UnitMove } from '../turn/movement.ts'
import { chargeChance, chargeWorth, pointsLeft, roughWay } from './worth.ts'

/** How far ahead a level looks when it moves: where it goes, whom it threatens, who threatens it. */
export interface Foresight {
  threatens: boolean
  fears: boolean
}

const rangeOf = (f: WarField, unit: Regiment): number =>
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

/** Where a unit stands now, for a moment, as if it stood elsewhere. */
function asIf<Found>(unit: Regiment, { at, facing }: Pose, look: () => Found): Found {
  const before = { at: unit.at, facing: unit.facing }
  Object.assign(unit, { at, facing })
  try {
    return look()
  } finally {
    Object.assign(unit, before)
  }
}

/** Points that a place is worth to a unit, for a level that looks so far. */
function placeWorth(f: WarField, unit: Regiment, pose: Pose, { threatens, fears }: Foresight): number {
  const enemies = enemiesOf(f, unit.owner)
  const range = rangeOf(f, unit)
  return asIf(unit, pose, () => {
    const here = hexOf(f.board, pose.at)
    let worth = 0
    const distances = enemies.map(enemy => between(f, pose.at, enemy.at))
    const nearest = Math.min(...distances, 40)
    // Whoever shoots stays where it reaches somebody; whoever fights goes on.
    worth -= range > 12 ? 3 * Math.abs(nearest - Math.min(7, range / 3 - 1)) : 4 * nearest
    for (const enemy of enemies) {
      const there = hexOf(f.board, enemy.at)
      const seen = arcOf(here, pose.facing, there)
      const mine = arcOf(there, enemy.facing, here)
      const near = Math.max(0, 8 - between(f, pose.at, enemy.at))
      worth += seen === 'front' ? near : seen === 'rear' ? -2 * near : -near
      if (threatens && seen === 'front') {
        const chance = chargeChance(f, unit, roughWay(f, pose, enemy.at))
        if (chance > 0) worth += 0.3 * chance * Math.max(0, chargeWorth(f, unit, enemy, mine))
      }
      if (fears && mine === 'front' && !enemy.shaken) {
        const chance = chargeChance(f, enemy, roughWay(f, enemy, pose.at))
        if (chance > 0) worth -= 0.5 * chance * Math.max(0, chargeWorth(f, enemy, unit, seen))
      }
    }
    return worth
  })
}

/** The best move of a unit; undefined: it stays where it is. */
export function bestMove(f: WarField, unit: Regiment, foresight: Foresight): UnitMove | undefined {
  if (moverBan(f, unit)) return undefined
  const { files } = unit
  const poses = (how: 'advance' | 'march') =>
    movePoses(f, unit, how).map(({ pose }): UnitMove => ({ verb: how, unit, pose, files }))
  const shoots = rangeOf(f, unit) > 0
  const all = [
    ...poses('advance'),
    ...(marchBan(f, unit) ? [] : poses('march')),
    ...reformMoves(f, unit).filter(move => move.verb === 'reform' && move.files === files),
  ]
  const stays = placeWorth(f, unit, unit, foresight) + (shoots ? shotWorth(f, unit) : 0)
  let best: UnitMove | undefined
  let most = stays + 0.5
  for (const move of all) {
    if (move.verb === 'join') continue
    const lost = shoots && move.verb === 'march' ? 0.5 * shotWorth(f, unit) : 0
    const worth = placeWorth(f, unit, move.pose, foresight) - lost
    if (worth > most) [best, most] = [move, worth]
  }
  return best
}

/** Points that a volley from where it stands is likely to take. */
function shotWorth(f: WarField, unit: Regiment): number {
  return Math.max(0, ...enemiesOf(f, unit.owner).map(enemy => volleyWorth(f, unit, enemy, 'none')))
}

/** Points that a volley at an enemy is likely to take. */
export function volleyWorth(
  f: WarField,
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
  const loss = volley(bodyOf(f, unit), target, aim).reduce((sum, blows) => sum + shotsLoss(blows), 0)
  return (Math.min(loss, life) * pointsLeft(f, enemy)) / Math.max(1, life)
}

/** Life that shots are likely to cost; rolled ones count as many as they are on average. */
const shotsLoss = (blows: Parameters<typeof likelyLoss>[0]): number =>
  likelyLoss(blows) * (blows.each ? (blows.each.dice * (blows.each.faces + 1)) / 2 + blows.each.plus : 1)
