import { beforeEach, expect, it, vi } from 'vitest'
import { gameView } from '../../../lambdas/discord/games/gameView.ts'
import { useBattle } from './useBattle.ts'

vi.mock('../../../lambdas/discord/games/gameView.ts', { spy: true })

const { asked, inAction, aMove } = useBattle()
beforeEach(inAction)

/** How often a battle was laid out for a reader for whom it was laid out before. */
const again = () => {
  const calls = vi.mocked(gameView).mock.calls
  return calls.filter(([game, locale, user], i) =>
    calls.slice(0, i).some(call => call[0] === game && call[1] === locale && call[2] === user),
  ).length
}

it('a battle is laid out once as it was and once as it is for whoever answers', async () => {
  const { label, to } = aMove()
  const typed = [
    () => asked().command('move', { figure: label, to, facing: 'S', now: true }),
    () => asked().command('game undo'),
    () => asked().command('done'),
  ]
  for (const type of typed) {
    vi.mocked(gameView).mockClear()
    await type()
    expect(gameView).toHaveBeenCalled()
    expect(again()).toBe(0)
  }
})
