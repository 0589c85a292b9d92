import { setUp } from '../../../rules/combat-hex/index.ts'
import { type Policy } from '../../../rules/index.ts'
import { spending } from '../../helpers/spending.ts'
import { trial } from '../../helpers/trials.ts'
import { fairMatch, setUpOf } from './match.ts'

const alone: Policy<unknown> = question => ({ answer: question.fallback(), from: 'default' })

/** What action points buy the defaults, in battles of the supplied figures, and in such as have every ability. */
export function spendingTable(count: number): void {
  const battles = {
    'supplied figures': (n: number) => setUpOf(fairMatch(n)),
    'masters of every ability': (n: number) => trial(n),
    'masters by the classic rules': (n: number) => trial(n, undefined, 'classic'),
  }
  for (const [name, battle] of Object.entries(battles)) {
    const spent = spending()
    let loss = 0
    let points = 0
    for (let n = 1; n <= count; n++) {
      const outcome = setUp(battle(n), { policy: alone })
      if (!outcome.ok) throw new Error(`cannot be played: ${JSON.stringify(outcome.refusal)}`)
      spent.hear(outcome.events, outcome.save.battle)
      for (const event of outcome.events) if (event.event === 'wounded') loss += event.loss
    }
    console.log(`\n${count} battles of ${name}:`)
    console.log(`${'spent on'.padEnd(24)} times     AP   for nothing`)
    for (const [what, { times, ap, idle }] of spent.table) {
      points += ap
      const nothing = idle === undefined ? '' : String(idle).padStart(5)
      console.log(
        `${what.padEnd(24)} ${String(times).padStart(5)} ${String(ap).padStart(6)}   ${nothing}`.trimEnd(),
      )
    }
    console.log(`${points} AP in all, ${loss} life lost`)
  }
}
