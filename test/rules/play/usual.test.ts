import { describe, expect, it } from 'vitest'
import { combatHexGame } from '../../../rules/combat-hex/gameParts.ts'
import type { GameModule, GameTypes } from '../../../rules/play/module.ts'
import { complete } from '../../../rules/play/usual.ts'
import { crossingGame } from '../../games/crossing/crossing.ts'

const { engine } = crossingGame
const agreed = {
  seed: '0'.repeat(64),
  rules: 'crossing',
  points: 0,
  board: 'the-marsh',
  camps: null,
  players: ['Ada', 'Bo'].map(name => ({ name, armies: {} })),
}
const begun = () => {
  const outcome = engine.setUp(engine.module.setUpOf(agreed))
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.save
}

describe('what a game leaves out', () => {
  it('is as usual: two play, it begins with what was agreed on, and nothing is wrong', () => {
    expect(engine.module.maxPlayers({})).toBe(2)
    expect(engine.module.setUpOf(agreed)).toBe(agreed)
    expect(engine.playersLeft(begun())).toEqual([0, 1])
    expect(engine.check(begun())).toEqual([])
  })

  it('is told and written down by what every state has', () => {
    const { state, question } = engine.open(begun())
    const what = { event: 'handed-over', by: 1 } as const
    expect(engine.module.eventOf({ ...state, turn: 4 }, what)).toEqual({ ...what, turn: 4 })
    expect(engine.documentFor(begun(), 'spectator', {})).toEqual({
      ...state,
      awaiting: 0,
      legal: question!.space.enumerate('', 100),
    })
  })

  it('of its end is that nobody has a side or lost anything, on its own board', () => {
    const over = engine.concede(begun(), 0)
    expect(over.ok && engine.result(over.save)).toEqual({
      winner: 1,
      reason: 'won',
      score: [0, 2],
      sides: [null, null],
      board: 'the-marsh',
      destroyed: [0, 0],
      lost: [0, 0],
    })
    expect(engine.result(begun())).toBeUndefined()
  })

  it('each has destroyed what all others lost', () => {
    const ending = { winner: 1, reason: 'won', score: [0, 6, 0], lost: [70, 20, 5], board: 'here' }
    const game = { boardOf: () => null, result: () => ending } as unknown as GameModule<GameTypes>
    expect(complete(game).result({ turn: 1 })).toEqual({
      ...ending,
      sides: [null, null, null],
      destroyed: [25, 75, 90],
    })
  })

  it('stands back behind what a game says itself', () => {
    expect(combatHexGame.engine.module.maxPlayers({ rules: 'classic' })).toBe(4)
  })
})
