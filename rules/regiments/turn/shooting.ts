import type { Script } from '../../core/script.ts'
import type { Refusal } from '../../core/space.ts'
import { hexes } from '../attack/stages.ts'
import type { Blows } from '../clash/blows.ts'
import { fallTogether } from '../clash/fightRound.ts'
import { reaches, reachOf, usableWeapons, volley } from '../clash/volley.ts'
import { banned, isRefused, readEnemy, readyOf, type UnitActs, unitSpace } from '../field/actSpace.ts'
import {
  type Battlefield,
  between,
  bodyOf,
  byUnitLabel,
  hostOf,
  isEngaged,
  livingModels,
  membersOf,
  profileOfUnit,
  tellDice,
  type UnitBody,
  unitsOf,
} from '../field/battlefield.ts'
import { chargedSide } from '../field/chargeWays.ts'
import { bears, bodyLent, enemiesOf, unitWith } from '../field/command.ts'
import type { BlowsLine } from '../field/events.ts'
import { ask, askChoice } from '../field/questions.ts'
import { isBefore, unitLine } from '../field/sees.ts'
import { panicTest } from '../field/tests.ts'
import type { UnitInClash } from '../formation/clashState.ts'
import { shootingWeapons } from '../formation/wielding.ts'
import { library } from '../library.ts'
import type { Regiment } from '../state.ts'
import type { Aim } from '../unit/rulePoints.ts'
import type { ModelPart } from '../unit/unitProfile.ts'
import { removeFallen } from './losses.ts'

interface Shooting {
  unit: Regiment
  /** a unit, or a model in one that stands out of it (RB-11.5) */
  target: Regiment
}

/** Inches between two units, as shots count them: whole hexes (RB-01). */
const inchesBetween = (f: Battlefield, a: Regiment, b: Regiment): number => 3 * between(f, a.at, b.at)

/** Did it move in this turn, so that its shots are worse? */
const hasMoved = ({ marks: { move } }: Regiment): boolean => move !== 'none'

const canShoot = ({ rules }: ModelPart): boolean => rules.some(({ id }) => library[id].shoots)

/** Why a unit may not shoot at all (RB-11.1). */
export function shooterBan(f: Battlefield, unit: Regiment): Refusal | undefined {
  const about = { unit: unit.label }
  if (isEngaged(unit)) return banned('unit-engaged', 'RB-11.1', about)
  if (unit.shaken) return banned('unit-shaken', 'RB-20.4', about)
  if (unit.marks.shot) return banned('unit-has-shot', 'RB-11.1', about)
  if (unit.marks.move === 'failed-charge') return banned('charge-failed', 'RB-08.4', about)
  if (unit.marks.move === 'rallied') return banned('has-rallied', 'RB-20.5', about)
  if (hasMoved(unit) && unitWith(f, unit, rule => rule.isStatic))
    return banned('has-moved-static', 'M49', about)
  if (!bodyOf(f, unit).pools.some(({ model }) => model.parts.some(canShoot)))
    return banned('nothing-to-shoot', 'RB-11.2', about)
  return undefined
}

const aimAt = (f: Battlefield, { unit, target }: Shooting, cover: Aim['cover']): Aim => ({
  distance: inchesBetween(f, unit, target),
  moved: hasMoved(unit),
  marched: unit.marks.move === 'march',
  cover,
})

/** What one body shoots at another. */
interface ReadVolley {
  own: UnitBody
  target: UnitBody
  blows: Blows[]
}

/** What a unit would shoot at another, or why it cannot (RB-11.1). */
export const readShots = (f: Battlefield, how: Shooting, chosen: Missiles = []): ReadVolley | Refusal =>
  shooterBan(f, how.unit) ?? shotsAt(f, how, chosen)

/** The same of one that may shoot. */
function shotsAt(f: Battlefield, how: Shooting, missiles: Missiles = []): ReadVolley | Refusal {
  const { unit } = how
  const target = hostOf(f, how.target)
  const about = { unit: unit.label, target: how.target.label }
  if (!standsOut(f, how.target)) return banned('among-its-like', 'RB-11.5', about)
  if (isEngaged(target)) return banned('unit-at-blows', 'RB-11.1', about)
  if (!isBefore(f, unit, target)) return banned('outside-arc', 'RB-11.1', about)
  const line = unitLine(f, unit, target)
  if (!line) return banned('not-seen', 'RB-11.1', about)
  const body = bodyLent(f, target)
  const front = chargedSide(f, unit, target)
  const own = shootingWith(withoutSpent(bodyOf(f, unit)), missiles)
  const aim = aimAt(f, { unit, target }, line.cover)
  const chosen = how.target === target ? undefined : body.pools[body.members.indexOf(how.target)]
  const blows = volley(own, body, aim, front === 'front' || front === 'rear', chosen)
  if (blows.length > 0) return { own, target: body, blows }
  return aim.marched && own.pools.some(({ model }) => model.parts.some(hasWeaponFor(aim)))
    ? banned('has-marched', 'RB-11.1', about)
    : banned('unit-beyond-range', 'RB-11.1', { ...about, distance: aim.distance })
}

/**
 * May shots be meant for it: for a unit, or for a model in one that is as tall as none of its ordinary models (RB-11.5)? War
 * platforms pass for as tall as these (M37c).
 */
function standsOut(f: Battlefield, target: Regiment): boolean {
  const { attachable, model } = profileOfUnit(f, hostOf(f, target))
  if (target.host === null || attachable) return true
  const platform = bears(f, target, rule => rule.platform)
  return !platform && profileOfUnit(f, target).model.height !== model.height
}

const hasWeaponFor =
  ({ distance }: Aim) =>
  (part: UnitBody['pools'][number]['model']['parts'][number]): boolean =>
    shootingWeapons(part).some(weapon => reaches(weapon, distance))

const shootingWith = (body: UnitBody, missiles: Missiles): UnitBody => ({
  ...body,
  pools: body.pools.map((pool, i) => ({ ...pool, shootsWith: missiles[i] ?? {} })),
})

/** Weapons for one use that were used are there no more (W15b). */
const withoutSpent = (body: UnitBody): UnitBody => ({
  ...body,
  pools: body.pools.map((pool, i) => {
    const { spent } = body.members[i]!
    if (spent.length === 0) return pool
    const parts = pool.model.parts.map(part => ({
      ...part,
      rules: part.rules.filter(({ id }) => !spent.includes(id)),
    }))
    return { ...pool, model: { ...pool.model, parts } }
  }),
})

/** Every unit that it may shoot at, one after the other. */
function* eachTarget(f: Battlefield, unit: Regiment): Generator<Regiment> {
  if (shooterBan(f, unit)) return
  const most = longestShot(f, unit)
  for (const target of enemiesOf(f, unit.owner)) {
    // What is known soonest comes first.
    if (hexes(inchesBetween(f, unit, target)) > most) continue
    if (!isRefused(shotsAt(f, { unit, target }))) yield target
  }
}

export const targetsOf = (f: Battlefield, unit: Regiment): Regiment[] => [...eachTarget(f, unit)]
export const hasTarget = (f: Battlefield, unit: Regiment): boolean => !eachTarget(f, unit).next().done

/** Hexes that the weapons of a unit reach at most. */
const longestShot = (f: Battlefield, unit: Regiment): number =>
  Math.max(0, ...livingModels(f, unit).flatMap(({ parts }) => parts.flatMap(shootingWeapons).map(reachOf)))

const shotActs = (f: Battlefield, owner: number): UnitActs<Shooting> => ({
  rule: 'RB-11',
  verbs: ['shoot'],
  read(_verb, unit, [label = '']) {
    const meant = byUnitLabel(f, label)
    const joined = meant?.condition === 'joined' && meant.owner !== owner ? meant : undefined
    const target = joined ?? readEnemy(f, owner, label, 'RB-11')
    if (isRefused(target)) return target
    const found = readShots(f, { unit, target })
    return isRefused(found) ? found : { unit, target }
  },
  write: ({ unit, target }) => `shoot ${unit.label} ${target.label}`,
  all: unit =>
    targetsOf(f, unit)
      .flatMap(target => membersOf(f, target).filter(member => standsOut(f, member)))
      .map(target => ({ unit, target })),
})

/** The shooting phase: one unit after the other (RB-11). */
export function* shootingStep(f: Battlefield): Script {
  const owner = f.war.active!
  const ready = readyOf(unitsOf(f, owner), unit => hasTarget(f, unit))
  const act: Shooting | 'done' = ready.any
    ? yield* ask({
        kind: 'shoot',
        by: owner,
        subject: '',
        about: () => ({ ready: ready.labels() }),
        space: unitSpace(f, owner, shotActs(f, owner)),
        topic: null,
        fallback: () => 'done' as const,
      })
    : 'done'
  if (act === 'done') {
    f.war.stage = 'melee'
    f.war.combats = []
    return
  }
  const chosen = yield* pickMissiles(f, act)
  const found = readShots(f, act, chosen)
  if (isRefused(found)) return
  act.unit.marks.shot = true
  yield* shoot(f, act, found, false)
}

/** What the parts of a unit shoot with, by its members in their order: of each an id by the number of its part. */
type Missiles = readonly Readonly<Record<number, string>>[]

/** Weapons of those who have several that serve: the best, unless their owner wants to be asked (G5a). */
function* pickMissiles(f: Battlefield, how: Shooting): Script<Missiles> {
  const aim = aimAt(f, { unit: how.unit, target: hostOf(f, how.target) }, 'none')
  const body = withoutSpent(bodyOf(f, how.unit))
  const chosen: Record<number, string>[] = body.pools.map(() => ({}))
  for (const [i, pool] of body.pools.entries())
    for (const [k, part] of pool.model.parts.entries()) {
      const weapons = usableWeapons(part, aim).map(({ id }) => id)
      if (weapons.length < 2 || pool.life === 0) continue
      const best = bestMissile(f, how, chosen, [i, k]) ?? weapons[0]!
      chosen[i]![k] = yield* askChoice<'missile', string>({
        kind: 'missile',
        by: how.unit.owner,
        subject: body.members[i]!.label,
        about: { part: part.name, weapons },
        values: weapons,
        write: id => id,
        topic: 'weapon',
        fallback: () => best,
        byOrder: ({ word }) => (word === 'best' ? best : undefined),
      })
    }
  return chosen
}

/** What a part would shoot with of itself. */
function bestMissile(
  f: Battlefield,
  how: Shooting,
  chosen: Missiles,
  [pool, part]: readonly [number, number],
): string | undefined {
  const found = readShots(f, how, chosen)
  if (isRefused(found)) return undefined
  const { own, blows } = found
  const by = own.pools[pool]!
  return blows.find(each => each.how.by.pool === by && by.model.parts.indexOf(each.how.by.part) === part)?.how
    .weapon?.id
}

/** Throws a volley, takes what it costs, and has its target test (RB-20.2). */
function* shoot(
  f: Battlefield,
  { unit, target: meant }: Shooting,
  { own, target: body, blows }: ReadVolley,
  out: boolean,
): Script {
  const target = hostOf(f, meant)
  const lines = yield* throwVolley(f, own, body, blows)
  spend(own, blows)
  f.emit({ event: 'shot', unit: unit.label, at: target.label, out, blows: lines })
  yield* takeShots(f, target, lines)
}

/** A weapon for one use is used up (W15b). */
function spend(own: UnitBody, blows: readonly Blows[]): void {
  for (const { how } of blows)
    if (how.weapon && library[how.weapon.id].once) strikerIn(own, how.by.pool)?.spent.push(how.weapon.id)
}

/** Whose pool it is: two of one kind may stand in one unit. */
const strikerIn = (own: UnitBody, pool: UnitBody['pools'][number]): Regiment | undefined =>
  own.members[own.pools.indexOf(pool)]

/** Throws blows of a body at another; the life is taken from whoever they hit, of each a line. */
export function* throwVolley(
  f: Battlefield,
  own: UnitBody,
  body: UnitBody,
  all: readonly Blows[],
): Script<BlowsLine[]> {
  const told = yield* tellDice(f, 'blows', own.members[0]!, fallTogether(all))
  return told.map(({ blows, pool, thrown, lost }) => {
    const member = body.members[body.pools.indexOf(pool)]!
    member.life -= lost
    return lineOf(own, member, blows, thrown, lost)
  })
}

export const lineOf = (
  own: UnitBody,
  at: Regiment,
  { step, how, by }: Blows,
  { attacks, hits, wounds, unsaved }: Omit<BlowsLine, 'step' | 'by' | 'part' | 'at' | 'rule' | 'lost'>,
  lost: number,
): BlowsLine => ({
  step,
  by: strikerIn(own, how.by.pool)?.label ?? '',
  part: how.by.part.name,
  at: at.label,
  rule: by ?? how.weapon?.id ?? null,
  attacks,
  hits,
  wounds,
  unsaved,
  lost,
})

/** What a volley leads to: models fall, and who lost much tests for panic (RB-20.2). */
export function* takeShots(f: Battlefield, target: Regiment, lines: readonly BlowsLine[]): Script {
  target.marks.shotLoss += lines.reduce((sum, { lost }) => sum + lost, 0)
  const { shotLoss, phaseLife } = target.marks
  removeFallen(f, target)
  if (target.condition !== 'field' || shotLoss < 3 || 4 * shotLoss < phaseLife) return
  yield* panicTest(f, target, 'panic-shots')
}

/** A unit with those weapons alone with which it shoots at who charges it (A31), and those alone that are not used up. */
const standing = (body: UnitBody): UnitBody =>
  withoutSpent({
    ...body,
    pools: body.pools.map(pool => ({
      ...pool,
      model: {
        ...pool.model,
        parts: pool.model.parts.map(part => ({
          ...part,
          rules: part.rules.filter(
            own =>
              !library[own.id].shoots ||
              part.rules.some(({ id }) => library[id].standsAndShoots) ||
              library[own.id].brings?.some(({ id }) => library[id].standsAndShoots),
          ),
        })),
      },
    })),
  })

/** What a unit shoots at who has charged it: from beside it, unmoved (A31e). */
export function answeringShots(body: UnitBody, target: UnitInClash): { own: UnitBody; blows: Blows[] } {
  const own = standing(body)
  return { own, blows: volley(own, target, { distance: 3, moved: false, marched: false, cover: 'none' }) }
}

/** Who is charged over the front by somebody far enough away shoots at once (A31). */
export function* standAndShoot(f: Battlefield, unit: Regiment, charger: Regiment): Script {
  const target = bodyLent(f, charger)
  const { own, blows } = answeringShots(bodyOf(f, unit), target)
  if (blows.length > 0) yield* shoot(f, { unit, target: charger }, { own, target, blows }, true)
}
