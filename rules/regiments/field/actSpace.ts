import { accept, type Refusal, type RefusalCode, refuse, type Space } from '../../core/space.ts'
import type { Regiment } from '../state.ts'
import { type Battlefield, byUnitLabel, unitsOf } from './battlefield.ts'

/** What units of a side may do in a phase, one after the other, until it is done. */
export interface UnitActs<Act> {
  /** the rule of the phase, for refusals */
  rule: string
  verbs: readonly string[]
  /** an act as it was typed, or why it cannot be done */
  read(verb: string, unit: Regiment, words: readonly string[]): Act | Refusal
  write(act: Act): string
  /** everything that a unit may do */
  all(unit: Regiment): readonly Act[]
  /** who acts: the units on the field, unless told */
  actors?: readonly Regiment[]
}

/** A refusal as rules make one. */
export const banned = (code: RefusalCode, rule: string, about: Refusal['about'] = {}): Refusal => ({
  code,
  rule,
  about,
})

export const isRefused = (found: object): found is Refusal => 'code' in found

/** The enemy that is named; else why nobody is. */
export const readEnemy = (f: Battlefield, owner: number, label: string, rule: string): Regiment | Refusal => {
  const found = byUnitLabel(f, label)
  return found?.condition === 'field' && found.owner !== owner
    ? found
    : banned('no-enemy-unit', rule, { unit: label.slice(0, 40) })
}

/** Which of some units may act: whether any may is known by the first of them, the others when they are asked for. */
export function readyOf(
  units: readonly Regiment[],
  may: (unit: Regiment) => boolean,
): { any: boolean; labels(): string[] } {
  const first = units.findIndex(may)
  return {
    any: first >= 0,
    labels: () =>
      first < 0 ? [] : units.slice(first).flatMap((unit, i) => (i === 0 || may(unit) ? [unit.label] : [])),
  }
}

/** All that the units of a side may do now, or `done`. */
export function unitSpace<Act extends object>(
  f: Battlefield,
  owner: number,
  { rule, verbs, read, write, all, actors = unitsOf(f, owner) }: UnitActs<Act>,
): Space<Act | 'done'> {
  let known: string[] | undefined
  const every = () => (known ??= ['done', ...actors.flatMap(unit => all(unit).map(write))])
  return {
    check(answer) {
      const [first = '', label = '', ...words] = answer.trim().split(/\s+/)
      const verb = first.toLowerCase()
      if (verb === 'done' && !label) return accept('done', 'done')
      if (!verbs.includes(verb)) return refuse('not-offered', undefined, { answer: answer.slice(0, 40) })
      const unit = byUnitLabel(f, label)
      if (!unit) return refuse('no-unit', rule, { unit: label.slice(0, 40) })
      if (unit.owner !== owner) return refuse('unit-not-yours', rule, { unit: unit.label })
      if (!actors.includes(unit)) return refuse('no-unit', rule, { unit: unit.label })
      const found = read(verb, unit, words)
      return isRefused(found) ? { ok: false, refusal: found } : accept(write(found), found)
    },
    write: act => (act === 'done' ? 'done' : write(act)),
    enumerate(prefix, limit) {
      const wanted = prefix.toLowerCase()
      const label = /^\s*\S+\s+(\S+)\s/.exec(wanted)?.[1]
      const named = label ? byUnitLabel(f, label) : undefined
      const texts = named && actors.includes(named) ? all(named).map(write) : every()
      return texts.filter(text => text.toLowerCase().startsWith(wanted)).slice(0, limit)
    },
    count: () => every().length,
    sample: choose => every()[choose(every().length)]!,
    fingerprint: () =>
      actors
        .map(({ label, at, facing, life, marks }) =>
          [label, at, facing, life, marks.move, Number(marks.declared), Number(marks.shot)].join('.'),
        )
        .join(' '),
  }
}
