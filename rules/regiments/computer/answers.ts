import type { Level } from '../../play/gameParts.ts'
import type { Regiment } from '../battleState.ts'
import type { WarQuestion } from '../field/questions.ts'
import { unitLine } from '../field/sees.ts'
import { allUnits, between, unitsOf, type WarField } from '../field/war.ts'
import { castsOf, wizardsOf } from '../magic/casting.ts'
import { spells } from '../magic/spells.ts'
import { chargesOf, writeCharge } from '../turn/charges.ts'
import { moverBan, writeMove } from '../turn/movement.ts'
import { targetsOf } from '../turn/shooting.ts'
import { bestMove, type Foresight, volleyWorth } from './placeWorth.ts'
import { chargeChance, chargeWorth, pointsLeft } from './worth.ts'

/** How far each level looks when it moves. */
const foresight: Readonly<Record<Level, Foresight>> = {
  recruit: { threatens: false, fears: false },
  soldier: { threatens: true, fears: false },
  captain: { threatens: true, fears: true },
}

/** Points that a charge has to be worth, on average, before a level declares it. */
const leastCharge: Readonly<Record<Level, number>> = { recruit: -40, soldier: 0, captain: 5 }

/** The charge that is worth most, where one is. */
function bestCharge(f: WarField, owner: number, level: Level): string {
  let best = 'done'
  let most = leastCharge[level]
  for (const unit of unitsOf(f, owner))
    for (const charge of chargesOf(f, unit)) {
      const { target, way } = charge
      const worth = chargeChance(f, unit, way.cost) * chargeWorth(f, unit, target, way.at)
      if (worth > most) [best, most] = [writeCharge(charge), worth]
    }
  return best
}

/** Units move from the front to the back, so that nobody stands in another's way. */
function nextMove(f: WarField, owner: number, level: Level): string {
  const ready = unitsOf(f, owner).filter(unit => !moverBan(f, unit))
  const nearest = (unit: Regiment) =>
    Math.min(...allUnits(f).flatMap(other => (other.owner === owner ? [] : [between(f, unit.at, other.at)])))
  for (const unit of ready.toSorted((a, b) => nearest(a) - nearest(b))) {
    const move = bestMove(f, unit, foresight[level])
    if (move) return writeMove(f, move)
  }
  return 'done'
}

function bestShot(f: WarField, owner: number): string {
  let best = 'done'
  let most = 0
  for (const unit of unitsOf(f, owner))
    for (const target of targetsOf(f, unit)) {
      const worth = volleyWorth(f, unit, target, unitLine(f, unit, target)?.cover ?? 'none')
      if (worth > most) [best, most] = [`shoot ${unit.label} ${target.label}`, worth]
    }
  return best
}

/** As many dice for a spell as come to it on average, and one to be surer where there are enough. */
function bestCast(f: WarField, owner: number): string {
  const left = f.war.dice[owner]!
  let best = 'done'
  let most = 0
  for (const wizard of wizardsOf(f, owner))
    for (const { spell, target, dice } of castsOf(f, wizard)) {
      const { need, on } = spells[spell]!
      if (dice !== Math.min(left, Math.ceil(need / 3.5) + (left > need / 3 ? 1 : 0))) continue
      const chance = Math.min(1, Math.max(0, (3.5 * dice + 3 - need) / 6))
      const engaged = target.touches.length > 0
      const worth =
        chance * pointsLeft(f, target) * (engaged ? 2 : 1) * (on === 'friend' && !engaged ? 0.3 : 1)
      if (worth > most) [best, most] = [`cast ${wizard.label} ${spell} ${target.label} ${dice}`, worth]
    }
  return best
}

/** What a level answers to a question of its own turn; undefined: what its orders would say, or the fallback. */
export function computedAnswer(f: WarField, { kind, by }: WarQuestion, level: Level): string | undefined {
  if (kind === 'charge') return bestCharge(f, by, level)
  if (kind === 'move') return nextMove(f, by, level)
  if (kind === 'shoot') return bestShot(f, by)
  if (kind === 'cast') return bestCast(f, by)
  return undefined
}
