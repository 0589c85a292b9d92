import { describe, expect, it } from 'vitest'
import { twoPlayers } from '../../../rules/play/twoPlayers.ts'

interface Match {
  turn: number
  lastTurn: number
  stage: 'first' | 'second'
  customBoard?: string
  pair: { name: string; lost?: { reason: 'conceded' | 'forfeit' } }[]
}
const match: Match = { turn: 2, lastTurn: 9, stage: 'first', pair: [{ name: 'Ada' }, { name: 'Bo' }] }
const answers = twoPlayers<Match, Match['pair'][number]>({
  of: ({ pair }) => pair,
  with: (state, pair) => ({ ...state, pair }),
})

describe('a game for two', () => {
  it('has both in it until one has left', () => {
    expect(answers.playersLeft(match)).toEqual([0, 1])
    const [first, second] = match.pair as [Match['pair'][0], Match['pair'][0]]
    expect(
      answers.playersLeft({ ...match, pair: [{ ...first, lost: { reason: 'forfeit' } }, second] }),
    ).toEqual([1])
  })

  it('calls a player otherwise and leaves the rest as it was', () => {
    expect(answers.judge.rename(match, 1, 'Cy')).toEqual({
      ...match,
      pair: [{ name: 'Ada' }, { name: 'Cy' }],
    })
    expect(match.pair[1]!.name).toBe('Bo')
  })

  it('ends after one turn more, if it would not end by then', () => {
    expect(answers.judge.lastTurns(match).lastTurn).toBe(3)
    expect(answers.judge.lastTurns({ ...match, turn: -1 }).lastTurn).toBe(1)
    for (const lastTurn of [2, 3]) {
      const soon = { ...match, lastTurn }
      expect(answers.judge.lastTurns(soon)).toBe(soon)
    }
  })

  it('brought a board along or none', () => {
    expect(answers.customBoardsOf(match)).toEqual([])
    expect(answers.customBoardsOf({ ...match, customBoard: 'text' })).toEqual(['text'])
  })

  it('tells what happens from outside by turn and stage, and of dice in one event alone', () => {
    const what = { event: 'handed-over', by: 1 } as const
    expect(answers.eventOf(match, what)).toEqual({ ...what, turn: 2, stage: 'first' })
    const dice = { by: 1, faces: [3, 4], first: 7 }
    const rolled = { event: 'rolled', turn: 1, ...dice, why: 'wound' }
    expect(answers.diceOf(rolled)).toEqual(dice)
    expect(answers.diceOf({ event: 'moved', turn: 1, ...dice })).toBeUndefined()
  })
})
