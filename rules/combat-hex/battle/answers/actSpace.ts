import { type Pick, pickOf } from '../../../core/random.ts'
import { accept, type Space } from '../../../core/space.ts'
import { type Game, standingOf } from '../game.ts'
import type { Figure } from '../state.ts'
import { actors, doneBan, endable, mustLeave, turners } from '../verbs/actors.ts'
import { actionVerbs, actsOf, makeAct } from '../verbs/index.ts'
import { mandatoryActs } from '../verbs/mandatoryMove.ts'
import { asideUses } from '../verbs/use.ts'
import type { PhaseAct } from '../verbs/verb.ts'
import { parseAct } from './parseAct.ts'

/** Everything legal in an action phase. `turning`: only turns are left (3.091). */
export function actSpace(g: Game, side: number, turning = false): Space<PhaseAct> {
  // Whoever only reads an answer need not know who else could act.
  let known: Figure[] | undefined
  const figures = () => (known ??= turning ? turners(g, side) : actors(g, side))
  const verbs = turning ? (['turn'] as const) : actionVerbs

  const endNow = (): PhaseAct | undefined => {
    const ended = turning ? undefined : endable(g)
    return ended && !('code' in ended) ? { verb: 'end', figure: ended } : undefined
  }

  function* all(words: readonly string[]): Generator<PhaseAct> {
    const [verb = '', typed = ''] = words
    const id = typed.toUpperCase()
    const whole = words.length > 2
    for (const figure of figures()) {
      if (whole ? figure.id !== id : !figure.id.startsWith(id)) continue
      for (const kind of verbs) if (kind.startsWith(verb.toLowerCase())) yield* actsOf(g, figure, kind)
    }
    if ('use'.startsWith(verb.toLowerCase()) && !turning)
      for (const figure of standingOf(g, side)) yield* asideUses(g, figure)
    const end = endNow()
    if (end) yield end
    if (turning || !doneBan(g, side)) yield { verb: 'done' }
  }

  function choose(pick: Pick): PhaseAct {
    const leaver = turning ? undefined : mustLeave(g, side)
    const stop = (): PhaseAct => {
      const end = endNow()
      if (end && pick(2) === 0) return end
      return leaver ? pickOf(pick, [...mandatoryActs(g, leaver)]) : { verb: 'done' }
    }
    if (!turning && pick(8) === 0) {
      const uses = standingOf(g, side).flatMap(figure => asideUses(g, figure))
      if (uses.length) return pickOf(pick, uses)
    }
    if (!figures().length || pick(figures().length * 2 + 1) === 0) return stop()
    const figure = pickOf(pick, figures())
    for (let tries = 0; tries < 4; tries++) {
      const acts = [...actsOf(g, figure, pickOf(pick, verbs))]
      if (acts.length) return pickOf(pick, acts)
    }
    return stop()
  }

  return {
    check: answer => {
      const act = parseAct(g, side, answer, turning)
      return 'code' in act ? { ok: false, refusal: act } : accept(makeAct(g, act), act)
    },
    write: act => makeAct(g, act),
    enumerate(prefix, limit) {
      const wanted = prefix.toLowerCase()
      const found: string[] = []
      for (const act of all(prefix.trimStart().split(/\s+/))) {
        if (found.length >= limit) break
        const answer = makeAct(g, act)
        if (answer.toLowerCase().startsWith(wanted)) found.push(answer)
      }
      return found
    },
    count() {
      let sum = 0
      for (const _ of all([])) sum++
      return sum
    },
    sample: pick => makeAct(g, choose(pick)),
    fingerprint: () =>
      `${g.activation?.figure.id ?? ''}|${g.activation?.spent ?? 0}|${figures()
        .map(figure => figure.id)
        .join()}`,
  }
}
