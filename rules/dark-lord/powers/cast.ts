import type { Script } from '../../core/script.ts'
import type { PowerId, PrintedPower } from '../army/profile.ts'
import type { StruckPart } from '../field/events.ts'
import { between, foesOf, isOnBoard, labelsOf, throwFor, typeOfCombatant } from '../field/field.ts'
import { sees } from '../field/lineOfSight.ts'
import type { StepBan } from '../field/movement.ts'
import { isEngaged, livesByWill, lookAtWill, mayName, resistDiceOf } from '../field/points.ts'
import { askChoice } from '../field/questions.ts'
import { askMight, payWill, willOf } from '../field/stores.ts'
import type { Battlefield, Casting } from '../field/vocabulary.ts'
import type { Combatant } from '../state.ts'

export const printedPower = (f: Battlefield, caster: Combatant, id: PowerId): PrintedPower | undefined =>
  typeOfCombatant(f, caster).powers.find(power => power.id === id)

/** Why a figure may cast nothing at all (DB-18a, DL-54). */
export function castBan(f: Battlefield, figure: Combatant): StepBan | undefined {
  const about = { figure: figure.label }
  if (typeOfCombatant(f, figure).powers.length === 0) return { code: 'no-power', rule: 'DB-18', about }
  if (figure.marks.cast) return { code: 'cast-already', rule: 'DB-18', about }
  if (isEngaged(figure)) return { code: 'is-engaged', rule: 'DB-10f', about }
  if (figure.condition === 'lying') return { code: 'is-lying', rule: 'DB-23e', about }
  if (figure.marks.transfixed) return { code: 'is-transfixed', rule: 'DL-54', about }
  if (willOf(f, figure) < 1) return { code: 'no-will', rule: 'DB-18', about }
  return undefined
}

export const rangeOf = (f: Battlefield, { id, range }: PrintedPower, channelled: boolean): number =>
  range + (channelled ? (f.library.powers[id].channelledRange ?? 0) : 0)

/** Whom a power takes that names nobody: every enemy in range (DL-62a). */
export const takenBy = (
  f: Battlefield,
  caster: Combatant,
  power: PrintedPower,
  channelled: boolean,
): Combatant[] =>
  foesOf(f, caster.owner).filter(enemy => between(f, caster.at, enemy.at) <= rangeOf(f, power, channelled))

/** Why a power may not name this figure (DB-18b, DL-06). */
export function nameBan(
  f: Battlefield,
  caster: Combatant,
  power: PrintedPower,
  target: Combatant,
  channelled: boolean,
): StepBan | undefined {
  const about = { figure: caster.label, target: target.label }
  if (target.owner === caster.owner) return { code: 'no-enemy', rule: 'DB-18', about }
  if (!mayName(f, caster, target)) return { code: 'is-unseen', rule: 'DL-06', about }
  const range = rangeOf(f, power, channelled)
  const away = between(f, caster.at, target.at)
  if (away > range) return { code: 'beyond-range', rule: 'DB-18', about: { ...about, range, away } }
  if (!sees(f, caster.at, target.at)) return { code: 'sees-nothing-there', rule: 'DB-18', about }
  return undefined
}

/** A power with all that is settled before the throw (DB-18e). */
export interface CastChoice {
  power: PowerId
  /** null: it takes all in range */
  target: Combatant | null
  dice: number
  channel: boolean
}

/** Casts a power (DB-18), lets whoever it takes resist (DB-19), and does what it does. */
export function* performCast(f: Battlefield, caster: Combatant, choice: CastChoice): Script {
  yield* castPower(f, caster, choice)
  yield* lookAtWill(f, caster)
}

/** Pays, throws, and tells whether it was cast, and with what number (DB-18c to e). */
export function* throwCast(
  f: Battlefield,
  caster: Combatant,
  choice: CastChoice,
): Script<{ number: number; done: boolean }> {
  const printed = printedPower(f, caster, choice.power)!
  caster.marks.cast = true
  if (choice.channel) caster.might--
  yield* payWill(f, caster, choice.dice, true)
  const dice = yield* throwFor(f, 'casting', caster.owner, choice.dice, caster)
  const best = Math.max(...dice)
  const at = dice.indexOf(best)
  const most = Math.min(caster.might, 6 - best)
  const short = Math.max(0, printed.value - best)
  // A higher number is harder to resist, so more than the value may be worth it.
  const useful = Array.from({ length: most }, (_, i) => i + 1).filter(points => points >= short)
  const might = yield* askMight(f, caster, {
    for: 'casting',
    faces: dice,
    at,
    need: printed.value,
    useful,
  })
  const number = best + might
  const done = number >= printed.value
  f.emit({
    event: 'cast',
    figure: caster.label,
    power: choice.power,
    target: choice.target?.label ?? null,
    dice,
    paid: choice.dice,
    might,
    number,
    channelled: choice.channel,
    done,
  })
  return { number, done }
}

function* castPower(f: Battlefield, caster: Combatant, choice: CastChoice): Script {
  const { number, done } = yield* throwCast(f, caster, choice)
  if (!done) return
  const printed = printedPower(f, caster, choice.power)!
  const power = f.library.powers[choice.power]
  const cast: Casting = { power: choice.power, caster, channelled: choice.channel }
  if (choice.target) {
    // DL-52, DL-66, DL-68: whom of the two, before it is resisted.
    const part = power.asksWhose ? yield* askWhose(f, cast, choice.target) : 'rider'
    yield* takeUnlessResisted(f, cast, choice.target, number, part)
    return
  }
  const taken = takenBy(f, caster, printed, choice.channel)
  while (taken.length > 0) {
    const next = yield* askChoice({
      kind: 'frighten-order',
      by: caster.owner,
      subject: caster.label,
      about: { figures: labelsOf(taken) },
      values: [...taken].sort((a, b) => between(f, caster.at, a.at) - between(f, caster.at, b.at)),
      write: figure => figure.label,
      topic: 'frighten-order',
      fallback: () => nearest(f, caster, taken),
      byOrder: ({ word }) => (word === 'ask' ? undefined : nearest(f, caster, taken)),
    })
    taken.splice(taken.indexOf(next), 1)
    if (!isOnBoard(next)) continue
    yield* takeUnlessResisted(f, cast, next, number, 'rider')
  }
}

export function* takeUnlessResisted(
  f: Battlefield,
  cast: Casting,
  target: Combatant,
  number: number,
  part: StruckPart,
): Script {
  const held = yield* resists(f, cast, target, number)
  yield* lookAtWill(f, target)
  if (held || !isOnBoard(target)) return
  yield* f.library.powers[cast.power].take(f, cast, target, part)
  yield* lookAtWill(f, target)
}

const nearest = (f: Battlefield, caster: Combatant, figures: readonly Combatant[]): Combatant =>
  figures.toSorted((a, b) => between(f, caster.at, a.at) - between(f, caster.at, b.at))[0]!

function* askWhose(f: Battlefield, cast: Casting, target: Combatant): Script<StruckPart> {
  return yield* askChoice({
    kind: 'whose',
    by: cast.caster.owner,
    subject: cast.caster.label,
    about: { power: cast.power, target: target.label },
    values: target.mount ? (['rider', 'mount'] as const) : (['rider'] as const),
    write: String,
    topic: 'whose',
    fallback: () => 'rider' as const,
    byOrder: ({ word }) => (word === 'ask' ? undefined : word === 'mount' ? 'mount' : 'rider'),
  })
}

/** Does a figure resist what was cast with this number? (DB-19) */
export function* resists(
  f: Battlefield,
  { power, caster, channelled }: Casting,
  target: Combatant,
  number: number,
): Script<boolean> {
  const extra = resistDiceOf(f, target)
  const will = willOf(f, target)
  const paid = yield* askChoice({
    kind: 'resist',
    by: target.owner,
    subject: target.label,
    about: { power, by: caster.label, number, extra, will, channelled },
    values: Array.from({ length: will + 1 }, (_, dice) => dice),
    write: dice => (dice === 0 ? 'none' : `will ${dice}`),
    topic: 'resist',
    fallback: () => measured(f, target, power, will),
    byOrder({ word }) {
      if (word === 'ask') return undefined
      if (word === 'all') return will
      if (word === 'half') return Math.ceil(will / 2)
      if (word === 'one') return Math.min(1, will)
      return word === 'none' ? 0 : measured(f, target, power, will)
    },
  })
  yield* payWill(f, target, paid)
  const dice = yield* throwFor(f, 'resisting', target.owner, paid + extra, target)
  if (dice.length === 0) return false
  const best = Math.max(...dice)
  const might = yield* askMight(f, target, {
    for: 'resisting',
    faces: dice,
    at: dice.indexOf(best),
    need: number,
  })
  const held = best + might >= number
  // DB-19c: a 6 that was thrown gives a point back, one a throw, not above what it began with.
  const back = dice.includes(6) && target.will < typeOfCombatant(f, target).will
  if (back) target.will++
  f.emit({ event: 'resisted', figure: target.label, power, dice, might, held, back })
  return held
}

/** The usual order (part 7): half the Will left; one die against draining; a last point is kept from sapping, and by who lives by it. */
function measured(f: Battlefield, target: Combatant, power: PowerId, will: number): number {
  const most = livesByWill(f, target) ? Math.max(0, will - 1) : will
  if (power === 'sapping' && will <= 1) return 0
  if (power === 'draining') return Math.min(1, most)
  return Math.min(most, Math.ceil(will / 2))
}
