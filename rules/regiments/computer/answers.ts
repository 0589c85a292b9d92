import { allUnits, type Battlefield, between, unitsOf } from '../field/battlefield.ts'
import type { GameQuestion } from '../field/questions.ts'
import { unitLine } from '../field/sees.ts'
import { spells } from '../magic/spells.ts'
import type { Regiment } from '../state.ts'
import { castNeed, castsOf, wizardsOf } from '../turn/casting.ts'
import { chargeForecast } from '../turn/chargeForecast.ts'
import { chargesOf, writeCharge } from '../turn/charges.ts'
import { moverBan, writeMove } from '../turn/movement.ts'
import { targetsOf } from '../turn/shooting.ts'
import { bestMove, type Foresight, volleyWorth } from './placeWorth.ts'
import { chargeWorth, pointsLeft } from './worth.ts'

/** How somebody moves and charges in a turn. */
export interface Manner {
  foresight: Foresight
  /** points that a charge has to be worth, on average */
  minCharge: number
  /** it stands where it is */
  stays?: true
}

/** Up to the enemy, whatever it may do. */
export const pressing: Manner = { foresight: { threatens: false, fears: false }, minCharge: -40 }
/** To where it threatens somebody. */
export const threatening: Manner = { foresight: { threatens: true, fears: false }, minCharge: 0 }
/** Out of the way of whoever might charge it. */
export const wary: Manner = { foresight: { threatens: true, fears: true }, minCharge: 20 }
/** Nobody moves. */
export const standing: Manner = { ...threatening, minCharge: 60, stays: true }

/** How whoever is away plays. */
export const usualManner = pressing

/** Charges that are worth so much or more, the best first. */
export function bestCharges(f: Battlefield, owner: number, least: number): string[] {
  const forecast = chargeForecast(f)
  return unitsOf(f, owner)
    .flatMap(unit =>
      chargesOf(f, unit, forecast).map(charge => {
        const { target, way, chance } = charge
        const worth = chance * chargeWorth(f, unit, target, way.at)
        return { answer: writeCharge(charge), worth }
      }),
    )
    .filter(({ worth }) => worth > least)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ answer }) => answer)
}

/** Units move from the front to the back, so that nobody stands in another's way. */
function nextMove(f: Battlefield, owner: number, { foresight, stays }: Manner): string {
  if (stays) return 'done'
  const ready = unitsOf(f, owner).filter(unit => !moverBan(f, unit))
  const nearest = (unit: Regiment) =>
    Math.min(...allUnits(f).flatMap(other => (other.owner === owner ? [] : [between(f, unit.at, other.at)])))
  for (const unit of ready.toSorted((a, b) => nearest(a) - nearest(b))) {
    const move = bestMove(f, unit, foresight)
    if (move) return writeMove(f, move)
  }
  return 'done'
}

function bestShot(f: Battlefield, owner: number): string {
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
function bestCast(f: Battlefield, owner: number): string {
  const left = f.war.dice[owner]!
  let best = 'done'
  let most = 0
  for (const wizard of wizardsOf(f, owner))
    for (const { spell, target, dice } of castsOf(f, wizard)) {
      const { on } = spells[spell]!
      const need = castNeed(f, wizard, spell, target)
      if (dice !== Math.min(left, Math.ceil(need / 3.5) + (left > need / 3 ? 1 : 0))) continue
      const chance = Math.min(1, Math.max(0, (3.5 * dice + 3 - need) / 6))
      const engaged = target.touches.length > 0
      const worth =
        chance * pointsLeft(f, target) * (engaged ? 2 : 1) * (on === 'friend' && !engaged ? 0.3 : 1)
      if (worth > most) [best, most] = [`cast ${wizard.label} ${spell} ${target.label} ${dice}`, worth]
    }
  return best
}

/** What somebody answers who plays in such a manner; undefined: what the orders would say, or the fallback. */
export function mannerlyAnswer(
  f: Battlefield,
  { kind, by }: GameQuestion,
  manner: Manner,
): string | undefined {
  if (kind === 'charge') return bestCharges(f, by, manner.minCharge)[0] ?? 'done'
  if (kind === 'move') return nextMove(f, by, manner)
  if (kind === 'shoot') return bestShot(f, by)
  if (kind === 'cast') return bestCast(f, by)
  return undefined
}
