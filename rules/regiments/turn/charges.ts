import type { Script } from '../../core/script.ts'
import type { Refusal } from '../../core/space.ts'
import { banned, isRefused, readEnemy, readyOf, type UnitActs, unitSpace } from '../field/actSpace.ts'
import { type Battlefield, hostOf, isEngaged, membersOf, standingIn, unitsOf } from '../field/battlefield.ts'
import { type ChargeWay, chargeWay, chargeWaysOf, longestCharge } from '../field/chargeWays.ts'
import { enemiesOf, slowest, unitContains, unitWith } from '../field/command.ts'
import { ask, askChoice } from '../field/questions.ts'
import { isBefore, isSeen } from '../field/sees.ts'
import { disciplineTest, panicTest } from '../field/tests.ts'
import type { DeclaredCharge, Regiment } from '../state.ts'
import { type ChargeForecast, type ChargeOutlook, chargeForecast } from './chargeForecast.ts'
import { nextCharge } from './chargeMoves.ts'
import { flee, horrorOf, randomMoveOf } from './flight.ts'
import { mustBeJoined } from './joinUnit.ts'

export interface Charge extends Pick<ChargeOutlook, 'chance' | 'inTheWay'> {
  unit: Regiment
  target: Regiment
  way: ChargeWay
}

/** Why a unit may not declare a charge at all (RB-08.1). */
export function chargerBan(f: Battlefield, unit: Regiment): Refusal | undefined {
  const about = { unit: unit.label }
  const host = hostOf(f, unit)
  if (isEngaged(host)) return banned('unit-engaged', 'RB-08.1', about)
  if (host.shaken) return banned('unit-shaken', 'RB-20.4', about)
  if (host !== unit && mustBeJoined(f, unit)) return banned('never-leaves', 'M04', about)
  if (host !== unit && host.marks.declared) return banned('may-not-leave', 'RB-22.1', about)
  if (unit.marks.declared) return banned('has-declared', 'RB-08.1', about)
  if (unitWith(f, unit, rule => rule.isStatic)) return banned('never-charges', 'M49', about)
  if (randomMoveOf(f, unit)) return banned('never-charges', 'M32', about)
  const firstTurn = f.war.turn === 1 && f.war.active === f.war.first
  if (host.outside && firstTurn) return banned('began-outside', 'M05', about)
  return undefined
}

/** A charge of one unit on another, or why it cannot be declared (RB-08). */
export function readCharge(f: Battlefield, unit: Regiment, target: Regiment): Charge | Refusal {
  const bound = chargerBan(f, unit)
  if (bound) return bound
  const about = { unit: unit.label, target: target.label }
  const standing = standingIn(f, unit)
  if (!isBefore(f, standing, target)) return banned('outside-arc', 'RB-08.1', about)
  if (!isSeen(f, standing, target)) return banned('not-seen', 'RB-08.1', about)
  const way = chargeWay(f, standing, target)
  if (!way) return banned('cannot-reach', 'RB-08.2', { ...about, most: longestCharge(f, unit) })
  const { chance, inTheWay, open } = chargeForecast(f)(unit, target, way)
  return open
    ? { unit, target, way, chance, inTheWay }
    : banned('charge-shut-out', 'RB-08.2', { ...about, by: inTheWay[0] ?? '' })
}

/** Every charge that a unit may declare, one after the other. */
function* eachCharge(f: Battlefield, unit: Regiment, forecast: ChargeForecast): Generator<Charge> {
  if (chargerBan(f, unit)) return
  const standing = standingIn(f, unit)
  const { isTooFar, wayTo } = chargeWaysOf(f, standing)
  for (const target of enemiesOf(f, unit.owner)) {
    // What is known soonest comes first.
    if (isTooFar(target) || !isBefore(f, standing, target) || !isSeen(f, standing, target)) continue
    const way = wayTo(target)
    if (!way) continue
    const { chance, inTheWay, open } = forecast(unit, target, way)
    if (open) yield { unit, target, way, chance, inTheWay }
  }
}

/** Every charge that a unit may declare. */
export const chargesOf = (f: Battlefield, unit: Regiment, forecast = chargeForecast(f)): Charge[] => [
  ...eachCharge(f, unit, forecast),
]
const mayCharge = (f: Battlefield, unit: Regiment, forecast: ChargeForecast): boolean =>
  !eachCharge(f, unit, forecast).next().done

export const writeCharge = ({ unit, target }: Charge): string => `charge ${unit.label} ${target.label}`

/** Who may charge: units on the field, and who may leave one of them by it (RB-22.1, M37g). */
const chargersOf = (f: Battlefield, owner: number): Regiment[] =>
  unitsOf(f, owner).flatMap(unit => membersOf(f, unit))

/** All charges of a side. */
const chargeActs = (f: Battlefield, owner: number, forecast: ChargeForecast): UnitActs<Charge> => ({
  rule: 'RB-08',
  verbs: ['charge'],
  actors: chargersOf(f, owner),
  read(_verb, unit, [label = '']) {
    const target = readEnemy(f, owner, label, 'RB-08')
    return isRefused(target) ? target : readCharge(f, unit, target)
  },
  write: writeCharge,
  all: unit => chargesOf(f, unit, forecast),
})

/** The charge phase: charges are declared one by one, with the reaction of each target; then they go (RB-08). */
export function* chargeStep(f: Battlefield): Script {
  const { war } = f
  if (war.resolving) return yield* nextCharge(f)
  const owner = war.active!
  const forecast = chargeForecast(f)
  const ready = readyOf(chargersOf(f, owner), unit => mayCharge(f, unit, forecast))
  const act: Charge | 'done' = ready.any
    ? yield* ask({
        kind: 'charge',
        by: owner,
        subject: '',
        about: () => ({ ready: ready.labels(), declared: war.charges.map(({ by }) => by) }),
        space: unitSpace(f, owner, chargeActs(f, owner, forecast)),
        topic: null,
        fallback: () => 'done' as const,
      })
    : 'done'
  if (act === 'done') {
    if (war.charges.length > 0) war.resolving = true
    else war.stage = 'movement'
    return
  }
  act.unit.marks.declared = true
  const charge: DeclaredCharge = {
    by: act.unit.label,
    on: act.target.label,
    at: act.way.at,
    fled: false,
    redirected: false,
  }
  war.charges.push(charge)
  yield* declare(f, charge, act)
}

/** A declaration: terror, the reaction, and another target where this one fled (RB-08.3, RB-08.5). */
function* declare(
  f: Battlefield,
  charge: DeclaredCharge,
  { unit, target, way, chance, inTheWay }: Charge,
): Script {
  const speed = slowest(f, unit, 'charge')
  f.emit({
    event: 'declared',
    unit: unit.label,
    on: target.label,
    at: way.at,
    way: way.cost,
    need: way.cost - speed,
    ...(inTheWay.length > 0 && { inTheWay }),
  })
  const terror =
    unitContains(f, unit, rule => rule.terrifies) && !unitContains(f, target, rule => rule.terrifies)
  // Whoever is engaged or shaken is not tested (M52).
  const driven = terror && !(yield* panicTest(f, target, 'terror'))
  const reaction = driven ? 'flee' : yield* react(f, { unit, target, way, chance }, terror)
  f.emit({ event: 'reacted', unit: target.label, reaction })
  if (reaction === 'hold') return
  yield* flee(f, target, hostOf(f, unit), { voluntary: !driven, horror: horrorOf(f, target, [unit]) })
  charge.fled = true
  yield* redirect(f, charge, unit)
}

/** May a unit choose to flee from a charge? (M46, M49) */
function mayFlee(f: Battlefield, target: Regiment): boolean {
  if (isEngaged(target) || unitWith(f, target, rule => rule.isStatic)) return false
  return (
    !unitContains(f, target, rule => rule.fearless) ||
    target.shaken ||
    unitWith(f, target, rule => rule.mayRetreat)
  )
}

function* react(
  f: Battlefield,
  { unit, target, way, chance }: Omit<Charge, 'inTheWay'>,
  terror: boolean,
): Script<'hold' | 'flee'> {
  return yield* askChoice({
    kind: 'reaction',
    by: target.owner,
    subject: target.label,
    about: { by: unit.label, way: way.cost, chance, terror },
    values: mayFlee(f, target) ? (['hold', 'flee'] as const) : (['hold'] as const),
    write: value => value,
    topic: 'reaction',
    fallback: () => 'hold',
    byOrder({ word }) {
      if (word === 'flee') return 'flee'
      // Whoever is shaken already does not stand well.
      if (word === 'measured') return target.shaken ? 'flee' : 'hold'
      return word === 'hold' ? 'hold' : undefined
    },
  })
}

/** Its target fled: it may try to go for another one (RB-08.5). */
function* redirect(f: Battlefield, charge: DeclaredCharge, unit: Regiment): Script {
  if (charge.redirected) return
  unit.marks.declared = false
  const others = chargesOf(f, unit).filter(({ target }) => target.label !== charge.on)
  unit.marks.declared = true
  if (others.length === 0) return
  const chosen = yield* askChoice<'redirect', Charge | 'none'>({
    kind: 'redirect',
    by: unit.owner,
    subject: unit.label,
    about: { fled: charge.on, targets: others.map(({ target }) => target.label) },
    values: ['none', ...others],
    write: value => (value === 'none' ? 'none' : value.target.label),
    topic: 'redirect',
    fallback: () => 'none',
    byOrder: ({ word }) =>
      word === 'never'
        ? 'none'
        : word === 'nearest'
          ? others.toSorted((a, b) => a.way.cost - b.way.cost)[0]
          : undefined,
  })
  charge.redirected = true
  if (chosen === 'none' || !(yield* disciplineTest(f, unit, 'redirect'))) return
  charge.on = chosen.target.label
  charge.at = chosen.way.at
  charge.fled = false
  yield* declare(f, charge, chosen)
}
