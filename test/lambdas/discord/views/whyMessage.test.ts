import { expect, test } from 'vitest'
import { gameView } from '../../../../lambdas/discord/games/gameView.ts'
import { whyMessage } from '../../../../lambdas/discord/views/whyMessage.ts'
import type { GameRecord } from '../../../../lambdas/store/types.ts'
import { finishPhase, setUp } from '../../../../rules/combat-hex/index.ts'
import { equalBattle } from '../../../strength/match.ts'

test('of what the computer weighed, something used first is told with the move that it was for', () => {
  let outcome = setUp(equalBattle(9, 500))
  while (outcome.ok && outcome.save.pending?.kind !== 'act')
    outcome = finishPhase(outcome.save, outcome.save.pending!.by)
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  const { save } = outcome
  const side = 1 - save.pending!.by
  const figures = save.battle.figures.filter(({ owner }) => owner === side).map(({ id }) => id)
  const intents = {
    [figures[0]!]: `use ${figures[0]} fast; charge ${figures[0]} C7 NE A1; move ${figures[0]} C7 NE`,
    [figures[1]!]: `charge ${figures[1]} D8 NE A1; move ${figures[1]} D8 NE`,
  }
  const thought = { phase: 'over', looked: 42, reason: { turn: 1, side, gain: 123, intents } }
  const seats = ['Ada', 'Computer'].map(name => ({ user: name, name, armies: {} }))
  const said = (locale: 'en' | 'fr', change: object = {}) =>
    JSON.stringify(
      whyMessage(
        gameView(
          { id: 'x', save, seats, thought: { ...thought, ...change } } as unknown as GameRecord,
          locale,
          null,
        )!,
      ),
    )
  const text = said('en')
  expect(text).toContain('42 positions')
  expect(text).toContain('12.3')
  expect(said('fr')).toContain('12,3')
  expect(text).toMatch(/C7/)
  expect(text).toMatch(/[Ff]ast/)
  // The walk in place of a charge is not told beside it.
  expect(text.match(/D8/g)).toHaveLength(1)
  // Where the plan was not compared with the usual moves, no number is told.
  const { gain: _, ...reason } = thought.reason
  expect(said('en', { reason })).not.toMatch(/points more/)
  expect(said('en', { reason })).toMatch(/D8/)
  // Asked in the middle of the phase that it is for, the computer keeps its plan to itself.
  const { turn, phase, mover } = save.battle
  const underWay = said('en', { phase: `${turn} ${phase} ${mover ?? ''}` })
  expect(underWay).toContain('still playing')
  expect(underWay).not.toMatch(/D8/)
})
