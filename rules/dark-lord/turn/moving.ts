import type { Script } from '../../core/script.ts'
import { accept, refuse, type Space } from '../../core/space.ts'
import { byLabel, isOnBoard, labelsOf, ofOwner } from '../field/field.ts'
import { pointsLeft } from '../field/movement.ts'
import { ask } from '../field/questions.ts'
import type { Battlefield } from '../field/vocabulary.ts'
import { owesWill, throwWill } from '../ring/will.ts'
import type { Combatant } from '../state.ts'
import { partOwner } from './opening.ts'
import { actBan, actsOf, actVerbs, type FigureAct, isAside, performAct, readAct, writeAct } from './verbs.ts'

type SideAct = FigureAct | 'done'

/** Figures that may still act in this part. */
export const readyToAct = (f: Battlefield, owner: number): Combatant[] =>
  ofOwner(f, owner).filter(
    figure => !figure.marks.finished && actVerbs.some(verb => verb !== 'end' && !actBan(f, figure, verb)),
  )

/**
 * Can a side do nothing in the part that begins but end it? Where something was done in it, the end stays the player's:
 * until then it can be taken back.
 */
const isIdle = (f: Battlefield, owner: number): boolean =>
  ofOwner(f, owner).every(figure => !figure.marks.finished && actsOf(f, figure).next().done)

/** All that a side may do in its moving stage. */
export function actSpaceOf(f: Battlefield, owner: number): Space<SideAct> {
  const write = (act: SideAct) => (act === 'done' ? 'done' : writeAct(f, act))
  let known: string[] | undefined
  const all = () =>
    (known ??= ['done', ...ofOwner(f, owner).flatMap(figure => Array.from(actsOf(f, figure), write))])
  return {
    check(answer) {
      const [first = '', label = '', ...words] = answer.trim().split(/\s+/)
      const word = first.toLowerCase()
      if (word === 'done' && !label) return accept('done', 'done')
      const verb = actVerbs.find(each => each === word)
      if (!verb) return refuse('not-offered', undefined, { answer: answer.slice(0, 40) })
      const figure = byLabel(f, label)
      if (!figure || !isOnBoard(figure)) return refuse('no-figure', 'DB-04', { figure: label.slice(0, 40) })
      if (figure.owner !== owner) return refuse('not-yours', 'DB-04', { figure: figure.label })
      return readAct(f, verb, figure, words)
    },
    write,
    enumerate(prefix, limit) {
      const wanted = prefix.toLowerCase()
      // Whoever is named needs not wait for what all others could do; `A1` alone may still become `A10`.
      const label = /^\s*\S+\s+(\S+)\s/.exec(wanted)?.[1]
      const named = label ? byLabel(f, label) : undefined
      const texts =
        named && named.owner === owner && isOnBoard(named) ? Array.from(actsOf(f, named), write) : all()
      return texts.filter(text => text.toLowerCase().startsWith(wanted)).slice(0, limit)
    },
    count: () => all().length,
    sample: choose => all()[choose(all().length)]!,
    fingerprint: () =>
      [
        f.acting?.label ?? '',
        ...ofOwner(f, owner).map(
          ({ label, at, condition, ring, will, might, marks }) =>
            `${label}${at}${condition[0]}${ring?.[1] ?? ''}${will}.${might}.${marks.spent}${Number(marks.moved)}${Number(marks.finished)}${Number(marks.cast)}`,
        ),
      ].join(' '),
  }
}

/**
 * One figure's doing (DB-04b): it goes on with the same figure as long as it likes. The answer with which another begins
 * closes it, and is handed on to the next step; `done` ends the stage.
 */
export function* movingStep(f: Battlefield): Script<string | undefined> {
  const owner = partOwner(f)
  let ended = false
  for (;;) {
    const { acting } = f
    const act: SideAct = yield* ask({
      kind: 'act',
      by: owner,
      subject: acting?.label ?? '',
      about: {
        active: acting?.label ?? null,
        left: acting ? pointsLeft(f, acting) : 0,
        ready: labelsOf(readyToAct(f, owner)),
      },
      space: actSpaceOf(f, owner),
      topic: null,
      fallback: () => 'done' as const,
      byOrder: () => (!acting && isIdle(f, owner) ? 'done' : undefined),
    })
    if (act === 'done') {
      close(f)
      yield* endMoving(f, owner)
      return undefined
    }
    if (act.verb === 'end') {
      close(f)
      ended = true
      continue
    }
    if (isAside(act.verb)) {
      yield* performAct(f, act)
      if (act.verb === 'ring' || act.verb === 'unring' || act.verb === 'will') {
        // Dice fell, or everybody has seen it: what was done before stays done.
        if (f.acting === null) return undefined
        if (!isOnBoard(f.acting)) {
          close(f)
          return undefined
        }
      }
      continue
    }
    if (ended || (f.acting && f.acting !== act.figure)) {
      close(f)
      return writeAct(f, act)
    }
    f.acting = act.figure
    yield* performAct(f, act)
    if (isOnBoard(act.figure)) continue
    close(f)
    return undefined
  }
}

/** A figure's doing is over: each acts once a turn. */
function close(f: Battlefield): void {
  if (f.acting) f.acting.marks.finished = true
  f.acting = null
}

/** The stage ends: a die that was put off is thrown at the latest now (DL-22a). */
function* endMoving(f: Battlefield, owner: number): Script {
  for (const figure of ofOwner(f, owner)) if (owesWill(figure)) yield* throwWill(f, figure)
  f.skirmish.stage = 'shooting'
}
