import { pickOf } from '../../../core/random.ts'
import { accept, type Space } from '../../../core/space.ts'
import { type Game, standingOf } from '../game.ts'
import { makeUse } from '../points/uses.ts'
import { asideUses, makeAct } from './act.ts'
import { actors, answersOf, doneBan, dutiesOf, endable, mustLeave, turners } from './answers.ts'
import { parseAct } from './parseAct.ts'

/** Everything legal in an action phase. `turning`: only turns are left (3.091). */
export function actSpace(g: Game, side: number, turning = false): Space {
  const figures = turning ? turners(g, side) : actors(g, side)
  const verbs = turning
    ? (['turn'] as const)
    : (['use', 'shoot', 'strike', 'charge', 'move', 'run', 'dismount', 'leave', 'turn'] as const)

  function* all(words: readonly string[]): Generator<string> {
    const [verb = '', id = ''] = words
    for (const figure of figures) {
      if (id && !figure.id.startsWith(id.toUpperCase())) continue
      for (const kind of verbs) if (kind.startsWith(verb.toLowerCase())) yield* answersOf(g, figure, kind)
    }
    if ('use'.startsWith(verb.toLowerCase()) && !turning)
      for (const figure of standingOf(g, side)) for (const use of asideUses(g, figure)) yield makeUse(use)
    const ended = turning ? undefined : endable(g)
    if (ended && !('code' in ended)) yield `end ${ended.id}`
    if (turning || !doneBan(g, side)) yield 'done'
  }

  return {
    check: answer => {
      const act = parseAct(g, side, answer, turning)
      return 'code' in act ? { ok: false, refusal: act } : accept(makeAct(g, act))
    },
    enumerate(prefix, limit) {
      const wanted = prefix.toLowerCase()
      const found: string[] = []
      for (const answer of all(prefix.trimStart().split(/\s+/))) {
        if (found.length >= limit) break
        if (answer.toLowerCase().startsWith(wanted)) found.push(answer)
      }
      return found
    },
    count() {
      let sum = 0
      for (const _ of all([])) sum++
      return sum
    },
    sample(pick) {
      const leaver = turning ? undefined : mustLeave(g, side)
      const end = () => {
        const ended = turning ? undefined : endable(g)
        if (ended && !('code' in ended) && pick(2) === 0) return `end ${ended.id}`
        return leaver ? pickOf(pick, [...dutiesOf(g, leaver)]) : 'done'
      }
      if (!turning && pick(8) === 0) {
        const uses = standingOf(g, side).flatMap(figure => asideUses(g, figure))
        if (uses.length) return makeUse(pickOf(pick, uses))
      }
      if (!figures.length || pick(figures.length * 2 + 1) === 0) return end()
      const figure = pickOf(pick, figures)
      for (let tries = 0; tries < 4; tries++) {
        const answers = [...answersOf(g, figure, pickOf(pick, verbs))]
        if (answers.length) return pickOf(pick, answers)
      }
      return end()
    },
    fingerprint: () =>
      `${g.activation?.figure.id ?? ''}|${g.activation?.spent ?? 0}|${figures.map(figure => figure.id).join()}`,
  }
}
