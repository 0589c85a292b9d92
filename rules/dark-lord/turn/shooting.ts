import type { Script } from '../../core/script.ts'
import { accept, listed, refuse, type Space } from '../../core/space.ts'
import { shotWeapons, type TraitId } from '../army/profile.ts'
import {
  between,
  byLabel,
  foesOf,
  half,
  labelsOf,
  ofOwner,
  throwFor,
  typeOfCombatant,
} from '../field/field.ts'
import { lineOfSight, sees } from '../field/lineOfSight.ts'
import { moveOf, type StepBan } from '../field/movement.ts'
import { needs, needTable } from '../field/needs.ts'
import { isEngaged, mayName } from '../field/points.ts'
import { ask } from '../field/questions.ts'
import { askMight } from '../field/stores.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { blow } from '../field/wounds.ts'
import type { Combatant } from '../state.ts'
import { partOwner } from './opening.ts'

/** What a figure shoots with: the farthest of its weapons. */
export function weaponOf(
  f: Battlefield,
  figure: Combatant,
): { id: TraitId; range: number; strength: number; unmoved: boolean } | undefined {
  const { traits } = typeOfCombatant(f, figure)
  const all = traits.flatMap(({ id }) => {
    const weapon = shotWeapons[id]
    return weapon ? [{ id, ...weapon }] : []
  })
  return all.sort((a, b) => b.range - a.range)[0]
}

/** Why a figure may not shoot (DB-12a). */
export function shooterBan(f: Battlefield, figure: Combatant): StepBan | undefined {
  const about = { figure: figure.label }
  const { marks } = figure
  const weapon = weaponOf(f, figure)
  if (!weapon || typeOfCombatant(f, figure).shoot === null) return { code: 'no-weapon', rule: 'DB-12', about }
  if (marks.shot) return { code: 'has-shot', rule: 'DB-12', about }
  if (isEngaged(figure)) return { code: 'is-engaged', rule: 'DB-10f', about }
  if (figure.condition === 'lying') return { code: 'is-lying', rule: 'DB-23e', about }
  if (marks.transfixed) return { code: 'is-transfixed', rule: 'DL-54', about }
  if (marks.charged) return { code: 'charged-already', rule: 'DB-12', about }
  const most = weapon.unmoved ? 0 : half(moveOf(f, figure))
  if (marks.spent > most)
    return { code: 'moved-too-far', rule: 'DB-12', about: { ...about, spent: marks.spent, most } }
  return undefined
}

/** Why this figure may not be shot at (DB-12b). */
export function targetBan(f: Battlefield, shooter: Combatant, target: Combatant): StepBan | undefined {
  const about = { figure: shooter.label, target: target.label }
  if (target.owner === shooter.owner) return { code: 'no-enemy', rule: 'DB-12', about }
  if (!mayName(f, shooter, target)) return { code: 'is-unseen', rule: 'DL-07', about }
  if (isEngaged(target)) return { code: 'target-engaged', rule: 'DB-12', about }
  const { range } = weaponOf(f, shooter)!
  const away = between(f, shooter.at, target.at)
  if (away > range) return { code: 'beyond-range', rule: 'DB-12', about: { ...about, range, away } }
  if (!sees(f, shooter.at, target.at)) return { code: 'sees-nothing-there', rule: 'DB-12', about }
  return undefined
}

export interface AimedShot {
  shooter: Combatant
  target: Combatant
}

const hasShot = (f: Battlefield, shooter: Combatant): boolean =>
  !shooterBan(f, shooter) && foesOf(f, shooter.owner).some(target => !targetBan(f, shooter, target))

export const shotsOf = (f: Battlefield, shooter: Combatant): AimedShot[] =>
  shooterBan(f, shooter)
    ? []
    : foesOf(f, shooter.owner).flatMap(target => (targetBan(f, shooter, target) ? [] : [{ shooter, target }]))

const write = (shot: AimedShot | null): string =>
  shot ? `shoot ${shot.shooter.label} ${shot.target.label}` : 'done'

function shotSpace(f: Battlefield, owner: number): Space<AimedShot | null> {
  const shots = () => ofOwner(f, owner).flatMap(figure => shotsOf(f, figure))
  return {
    check(answer) {
      const [verb = '', first = '', second = ''] = answer.trim().split(/\s+/)
      if (verb.toLowerCase() === 'done' && !first) return accept('done', null)
      if (verb.toLowerCase() !== 'shoot')
        return refuse('not-offered', undefined, { answer: answer.slice(0, 40) })
      const shooter = byLabel(f, first)
      const target = byLabel(f, second)
      if (!shooter || shooter.at < 0) return refuse('no-figure', 'DB-12', { figure: first.slice(0, 40) })
      if (shooter.owner !== owner) return refuse('not-yours', 'DB-12', { figure: shooter.label })
      const ban = shooterBan(f, shooter)
      if (ban) return refuse(ban.code, ban.rule, ban.about)
      if (!target || target.at < 0) return refuse('no-figure', 'DB-12', { figure: second.slice(0, 40) })
      const not = targetBan(f, shooter, target)
      if (not) return refuse(not.code, not.rule, not.about)
      const shot = { shooter, target }
      return accept(write(shot), shot)
    },
    write,
    ...listed(() => ['done', ...shots().map(write)]),
    fingerprint: () =>
      ofOwner(f, owner)
        .map(({ label, at, marks }) => `${label}${at}${marks.shot ? 's' : ''}`)
        .join(' '),
  }
}

/** One shot, or the end of the part (DB-04c, DB-12). Nobody is asked where nobody can shoot at anybody. */
export function* shootingStep(f: Battlefield): Script {
  const owner = partOwner(f)
  const { skirmish } = f
  const ready = ofOwner(f, owner).filter(figure => hasShot(f, figure))
  const shot =
    ready.length === 0
      ? null
      : yield* ask({
          kind: 'shots',
          by: owner,
          subject: '',
          about: { ready: labelsOf(ready) },
          space: shotSpace(f, owner),
          topic: null,
          fallback: () => soundShot(f, owner),
        })
  if (shot) return yield* shoot(f, shot)
  skirmish.stage = skirmish.part === 0 ? 'opening' : 'division'
  skirmish.part = 1
}

/** Whoever can be shot with the fewest things in the way; of these the costliest. */
export function soundShot(f: Battlefield, owner: number): AimedShot | null {
  const all = ofOwner(f, owner).flatMap(figure => shotsOf(f, figure))
  const worth = ({ shooter, target }: AimedShot) => {
    const { obstacles, figures } = lineOfSight(f, shooter.at, target.at)!
    return typeOfCombatant(f, target).points / 2 ** (obstacles + figures.length)
  }
  return all.reduce<AimedShot | null>(
    (best, shot) => (best && worth(best) >= worth(shot) ? best : shot),
    null,
  )
}

/** To hit, past what is in the way, at rider or mount, one strike of the weapon (DB-12c to i). */
export function* shoot(f: Battlefield, { shooter, target }: AimedShot): Script {
  const { obstacles, figures } = lineOfSight(f, shooter.at, target.at)!
  yield* shootPast(f, { shooter, target }, obstacles + figures.length)
}

/** The shot past so many things in the way. */
export function* shootPast(f: Battlefield, { shooter, target }: AimedShot, things: number): Script {
  shooter.marks.shot = true
  const need = typeOfCombatant(f, shooter).shoot!
  const die = function* (purpose: 'to-hit' | 'in-the-way', least: number): Script<number> {
    const [face = 1] = yield* throwFor(f, purpose, shooter.owner, 1, shooter, needTable(least, shooter.might))
    return face + (yield* askMight(f, shooter, { for: purpose, faces: [face], at: 0, need: least }))
  }
  const face = yield* die('to-hit', need)
  const hit = face >= need
  const way: number[] = []
  const inTheWay = hit ? things : 0
  while (way.length < inTheWay) {
    way.push(yield* die('in-the-way', needs['in-the-way']))
    if (way.at(-1)! < needs['in-the-way']) break
  }
  const lost = hit && way.some(each => each < needs['in-the-way'])
  f.emit({ event: 'shot', figure: shooter.label, target: target.label, face, need, hit, way, lost })
  if (!hit || lost) return
  let part: 'rider' | 'mount' = 'rider'
  if (target.mount) {
    const [which = 1] = yield* throwFor(f, 'rider-or-mount', shooter.owner, 1, null, needTable(needs.rider))
    part = which >= needs.rider ? 'rider' : 'mount'
    f.emit({ event: 'struck-part', figure: target.label, part, face: which })
  }
  yield* blow(f, target, part, { by: shooter, strength: weaponOf(f, shooter)!.strength, cause: 'shot' })
}
