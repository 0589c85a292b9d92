import type { GameRecord } from '../../lambdas/store/types.ts'
import { fighting } from '../play/scene.ts'

export type OpenBattle = Awaited<ReturnType<typeof fighting>>

/** A figure has moved, and its activation is still on. */
export async function inMidStep(scene: OpenBattle): Promise<GameRecord> {
  const who = scene.attacker
  for (const { value: figure } of await who.choices('move', { figure: '' }, 'figure')) {
    const [to] = await who.choices('move', { figure, to: '' }, 'to')
    if (!to) continue
    await who.command('move', { figure, to: to.value, now: true })
    const game = await scene.load()
    if (game.save!.journal.length > 0) return game
  }
  throw new Error('nobody can be in the middle of an activation')
}
