import type { Script } from '../../core/script.ts'
import { stepsInRound } from '../clash/blows.ts'
import { type BlowsTold, fallTogether } from '../clash/fightRound.ts'
import { differenceFor, type ScoreLine, scoreBefore, scoreOfBlows, totalOf } from '../clash/result.ts'
import {
  type Battlefield,
  bodyOf,
  cellLabel,
  enemiesTouching,
  isEngaged,
  tellDice,
  type UnitBody,
  unitCalled,
} from '../field/battlefield.ts'
import type { BlowsLine, StoodInRound } from '../field/events.ts'
import { askChoice } from '../field/questions.ts'
import { isMaster, weaponsOf } from '../formation/wielding.ts'
import type { Regiment } from '../state.ts'
import { afterRound } from './afterCombat.ts'
import { type Combat, clashOf, combatOf } from './combats.ts'
import { destroy, removeFallen } from './losses.ts'
import { sendAttacks } from './sendAttacks.ts'
import { lineOf } from './shooting.ts'

/** The melee phase: one combat after the other (RB-05). */
export function* meleeStep(f: Battlefield): Script {
  const { war } = f
  const next = war.combats.shift()
  if (next === undefined) {
    war.stage = 'over'
    return
  }
  const unit = unitCalled(f, next)
  if (unit.condition === 'field' && isEngaged(unit)) yield* fightCombat(f, combatOf(f, unit))
}

/** One round of a combat, to the last reform (RB-14 to RB-19, RB-09). */
export function* fightCombat(f: Battlefield, units: Regiment[]): Script {
  // RB-20.4: whoever is shaken as a round begins does not fight any more.
  const wiped = [0, 0]
  for (const unit of units)
    if (unit.shaken) {
      wiped[1 - unit.owner]!++
      destroy(f, unit, 'shaken')
    }
  const fighting = units.filter(unit => unit.condition === 'field')
  for (const unit of fighting) unit.rounds++
  for (const unit of fighting) yield* pickWeapons(f, unit)
  const combat = clashOf(f, fighting)
  const { clash, bodies } = combat
  for (const body of bodies) for (const pool of body.pools) pool.atStart = pool.life
  const before = scoreBefore(clash)
  const lines: BlowsLine[] = []
  for (const step of stepsInRound(clash)) lines.push(...(yield* fightStep(f, combat, step)))
  const score: ScoreLine[] = [
    ...before,
    ...scoreOfBlows(clash),
    ...([0, 1] as const).flatMap((owner): ScoreLine[] =>
      wiped[owner] ? [{ owner, points: wiped[owner], clause: 'RB-17.2', what: 'wiped-out' }] : [],
    ),
  ]
  const totals: [number, number] = [totalOf(score, 0), totalOf(score, 1)]
  const labels = fighting.map(({ label }) => label)
  const stood = bodies.map((body, i) => stoodInRound(f, fighting[i]!, body))
  f.emit({ event: 'melee', units: labels, blows: lines, score, totals, stood })
  for (const body of bodies) for (const [i, pool] of body.pools.entries()) body.members[i]!.life = pool.life
  const differences = fighting.map((_, i) => differenceFor(clash, bodies[i]!, totals))
  const standing = fighting.map(unit => enemiesTouching(f, unit))
  const charged = fighting.map(({ marks }) => marks.charging)
  for (const unit of fighting) removeFallen(f, unit)
  yield* afterRound(f, fighting, { differences, standing, charged, totals })
  f.emit({ event: 'melee-over', units: labels })
}

/** A step: who has a choice is asked at whom attacks go, and all fall together (RB-14.2, RB-16.1). */
function* fightStep(f: Battlefield, combat: Combat, step: number): Script<BlowsLine[]> {
  const blows = yield* sendAttacks(f, combat, step)
  const told = yield* tellDice(f, 'blows', combat.units[0]!, fallTogether(blows))
  return told.map(each => blowsLine(combat.bodies, each))
}

function stoodInRound(f: Battlefield, unit: Regiment, { members, pools }: UnitBody): StoodInRound {
  const { label, at, files, rounds, touches } = unit
  const own = members.indexOf(unit)
  const joined = pools.filter(({ life }, i) => i !== own && life > 0)
  return {
    unit: label,
    members: members.map(each => each.label),
    at: cellLabel(f, at),
    over: touches.some(each => each.over === 'front') ? 'front' : (touches[0]?.over ?? 'front'),
    files,
    life: pools[own]?.life ?? 0,
    joined: joined.length,
    behind: joined.filter(pool => pool.behind).length,
    round: rounds,
  }
}

/**
 * Weapons of those who have several are picked in the first round of a combat, by masters in each round (G4b, A26): whoever
 * comes out of hiding into one has its first round then.
 */
function* pickWeapons(f: Battlefield, unit: Regiment): Script {
  const body = bodyOf(f, unit)
  for (const [i, pool] of body.pools.entries())
    for (const [k, part] of pool.model.parts.entries()) {
      const weapons = weaponsOf(part)
      if (weapons.length < 2) continue
      const member = body.members[i]!
      const before = unit.rounds > 1 ? member.wields[k] : undefined
      if (before !== undefined && !isMaster(part)) continue
      const usual = before ?? 0
      const chosen = yield* askChoice({
        kind: 'weapon',
        by: unit.owner,
        subject: member.label,
        about: { part: part.name, weapons: weapons.map(({ id }) => id) },
        values: weapons.map((_, n) => n),
        write: n => weapons[n]!.id,
        topic: 'weapon',
        fallback: () => usual,
        byOrder: ({ word }) => (word === 'best' ? usual : undefined),
      })
      member.wields = { ...member.wields, [k]: chosen }
    }
}

const blowsLine = (bodies: readonly UnitBody[], { blows, thrown, lost }: BlowsTold): BlowsLine => {
  const own = bodies.find(body => body.pools.includes(blows.how.by.pool))!
  const other = bodies.find(body => body.pools.includes(blows.how.at.pool))!
  return lineOf(own, other.members[other.pools.indexOf(blows.how.at.pool)]!, blows, thrown, lost)
}
