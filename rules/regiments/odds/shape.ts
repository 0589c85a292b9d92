import { deepest } from '../clash/fighters.ts'
import { fewLives } from '../clash/sending.ts'
import {
  type Clash,
  isAlive,
  ordinaryOf,
  type Pool,
  touchesOf,
  type UnitInClash,
} from '../formation/clashState.ts'
import { formationOf, inRank, modelsIn, ranksBefore, standingIn } from '../formation/formation.ts'
import { library } from '../library.ts'

const ragesIn = ({ model }: Pool): boolean =>
  model.parts.some(({ rules }) => rules.some(({ id }) => library[id].attacksByLoss))

/**
 * All of a unit that decides who fights whom and how often, in a word: where the words of all units are the same, the same
 * blows fall. Long ranks behind those that fight are none of it.
 */
export function fightingShape(clash: Clash, unit: UnitInClash): string {
  const formation = formationOf(unit)
  const ordinary = ordinaryOf(unit)
  const onlyInFront = touchesOf(clash, unit).every(({ over }) => over === 'front')
  const isWeighed = touchesOf(clash, unit).some(({ enemy }) => enemy.sends === 'measured')
  const ranks = ordinary ? deepest(unit, ordinary) : 1
  return [
    formation.first,
    ...Array.from({ length: ranks - 1 }, (_, i) => inRank(formation, i + 2)),
    ...(onlyInFront ? [formation.ordinary > 0] : [formation.depth, formation.ordinary]),
    ...unit.pools.map(pool =>
      [
        pool.life > 0,
        standingIn(pool) > 0,
        ragesIn(pool) ? modelsIn(pool) * pool.model.life - pool.life : 0,
        // Who weighs where attacks go looks at how much a pool has left.
        isWeighed && pool.life < fewLives ? pool.life : '',
      ].join(),
    ),
  ].join(' ')
}

/** All of a unit that decides how a break test goes, its own or an enemy's, but for the difference. */
export const holdingShape = (clash: Clash, unit: UnitInClash): string =>
  [isAlive(unit) && ranksBefore(clash, unit), ...unit.pools.map(({ life }) => life > 0)].join()
