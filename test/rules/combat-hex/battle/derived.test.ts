import { expect, it } from 'vitest'
import { newMemory } from '../../../../rules/combat-hex/battle/derived.ts'
import { lifeWorth } from '../../../../rules/combat-hex/battle/fight/worth.ts'
import { type Game, standing } from '../../../../rules/combat-hex/battle/game.ts'
import { type Course, courseOf } from '../../../../rules/combat-hex/battle/move/movement.ts'
import { atWork } from '../../../../rules/combat-hex/battle/points/points.ts'
import { costNow } from '../../../../rules/combat-hex/battle/points/prices.ts'
import { carriers, couldReact } from '../../../../rules/combat-hex/battle/points/uses.ts'
import {
  dangerZone,
  inZone,
  threatsTo,
  threatTable,
} from '../../../../rules/combat-hex/battle/points/zones.ts'
import { moments } from '../../../../rules/combat-hex/battle/questions.ts'
import { machineOf } from '../../../../rules/combat-hex/battle/sequence/machine.ts'
import { sightViewOf } from '../../../../rules/combat-hex/battle/shoot/seeing.ts'
import type { Figure } from '../../../../rules/combat-hex/battle/state.ts'
import type { Spending } from '../../../../rules/combat-hex/battle/terms.ts'
import { begin } from '../../../../rules/combat-hex/contract/begin.ts'
import { library, rulesVersion } from '../../../../rules/combat-hex/library.ts'
import { picker, pickOf } from '../../../../rules/core/random.ts'
import { newSave, run } from '../../../../rules/core/script.ts'
import { fail } from '../../../helpers/battleChecks.ts'
import { each } from '../../../helpers/thorough.ts'
import { trial } from '../../../helpers/trials.ts'

const spendings: readonly Spending[] = ['ability', 'hit', 'wound', 'run', 'toll']
const names = (figures: readonly Figure[] = []) => figures.map(({ id }) => id)

/** What a figure's move has to do with, of others. */
const wayOf = ({ zones, stops, closed, taken }: Course) => ({
  zones: zones.filter(({ length }) => length > 0),
  stops: [...stops],
  closed: [...closed],
  taken: [...taken],
})

/** Everything that is worked out once and kept, as plain values. */
function looks(g: Game) {
  const { scene, special, at } = sightViewOf(g)
  const players = [...g.battle.players.keys()]
  const cells = [...g.board.present.keys()]
  return {
    threats: players.map(player => [...threatTable(g, player)]),
    threatening: players.map(player => cells.map(cell => names(threatsTo(g, player, cell)))),
    occupants: [...scene.occupants],
    special: names([...special.keys()]),
    at: [...at].map(([cell, figures]) => [cell, names(figures)]),
    carriers: moments.map(moment => carriers(g, { moment, cause: null })?.map(names)),
    figures: standing(g).map(figure => ({
      zone: names(inZone(g, figure)),
      ahead: dangerZone(g, figure),
      course: wayOf(courseOf(g, figure)),
      work: [...atWork(g, figure)],
      moments: moments.filter(moment => couldReact(g, figure, { moment, cause: null })),
      prices: spendings.map(spending => costNow(g, figure, 2, spending)),
      worth: lifeWorth(g, figure),
    })),
  }
}

/** A battle at random in one go; at each question what is kept is what would be worked out now. */
function compares(n: number, rules: 'tournament' | 'classic'): number {
  const options = trial(n, [400, 750], rules)
  const begun = begin(options)
  if (!begun.ok) return fail(begun.refusal.code)
  const pick = picker(n)
  const machine = machineOf(library)
  let game: Game | undefined
  let asked = 0
  const outcome = run(
    {
      ...machine,
      begin(state, emit) {
        const step = machine.begin(state, emit)
        game = step?.table
        return step
      },
    },
    newSave(rulesVersion, begun.state, options.seed),
    {
      policy({ space, fallback }) {
        asked++
        const now = looks(game!)
        const fresh = looks({
          ...game!,
          memory: newMemory(),
          work: new Map(),
          zones: new Map(),
          enemyZones: [],
        })
        // Told apart as texts, which is quicker; what differs is then shown.
        if (JSON.stringify(now) !== JSON.stringify(fresh)) expect(now).toEqual(fresh)
        const uses = pick(2) ? space.enumerate('use ', 60) : []
        return {
          answer: uses.length ? pickOf(pick, uses) : pick(3) ? fallback() : space.sample(pick),
          from: 'chance',
        }
      },
    },
  )
  if (!outcome.ok) fail(outcome.refusal.code)
  return asked
}

it.each(each([8, 0, 1, 4, 2, 3, 5, 6, 7, 9], 3))('what is kept holds, battle %i', n => {
  expect(compares(n, 'tournament')).toBeGreaterThan(20)
  expect(compares(n, 'classic')).toBeGreaterThan(20)
})
