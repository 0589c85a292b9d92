import { expect, it } from 'vitest'
import { picker } from '../../../rules/core/random.ts'
import { engineOf } from '../../../rules/play/engine.ts'
import { regiments } from '../../../rules/regiments/contract/module.ts'
import { boardOf } from '../../../rules/regiments/field/battlefield.ts'
import { afterEvents, beforeBattle, type EventLog } from '../../../rules/regiments/replay/moment.ts'
import { pointsByTurn } from '../../../rules/regiments/replay/pointsByTurn.ts'
import type { Regiment } from '../../../rules/regiments/state.ts'
import { asks } from '../../helpers/battleChecks.ts'
import { chooseRegiments } from '../../helpers/regimentsFuzz.ts'
import { regimentsTrial } from '../../helpers/regimentsTrials.ts'
import { many } from '../../helpers/thorough.ts'

const engine = engineOf(regiments)

/** What a picture shows of a unit; of those who are gone nothing but that. */
function seen({
  label,
  at,
  facing,
  files,
  condition,
  host,
  behind,
  life,
  shaken,
  touches,
}: Regiment): string {
  if (condition === 'destroyed' || condition === 'routed') return `${label} ${condition}`
  const place = condition === 'field' ? `${at} ${facing} ${files} ${shaken}` : ''
  const met = touches.map(each => each.with).sort()
  return [label, condition, host, behind, life, place, ...(condition === 'field' ? met : [])].join(' ')
}

it('the log alone says at every answer how a battle stands', () => {
  for (let n = 0; n < many(30, 6); n++) {
    const pick = picker(n * 7 + 1)
    let outcome = engine.setUp(regimentsTrial(n), asks)
    const log: EventLog[number][] = []
    for (let answers = 0; answers < 2000; answers++) {
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
      log.push(...outcome.events)
      const { question, table, state } = engine.open(outcome.save)
      if (answers % 10 === 0 || !question) {
        const told = afterEvents(beforeBattle(state), log, boardOf(state))
        const why = `battle ${n}, answer ${answers}: ${question?.kind} `
        expect([...told.values()].map(seen), why).toEqual(state.regiments.map(seen))
      }
      if (!question) {
        const left = state.commanders.map(
          ({ startPoints }, owner) => startPoints - state.result!.taken[1 - owner]!,
        )
        const points = pointsByTurn(state, log)
        expect([points.length, points[0], points.at(-1)]).toEqual([
          state.turn + 1,
          state.commanders.map(({ startPoints }) => startPoints),
          left,
        ])
        break
      }
      outcome = engine.resume(outcome.save, chooseRegiments(table, question, pick), asks)
    }
  }
})
