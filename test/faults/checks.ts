import type { GameRecord } from '../../lambdas/store/types.ts'
import type { Deployed } from '../standIns/deployed.ts'
import type { Verdict } from './table.ts'

/** What the time was up for, of a program's own or of a request's, goes on in the next run. */
const late = ['TimeUp', 'TimeoutError']

/** On a busy machine that is no fault. */
export const isLate = ({ err }: Record<string, unknown>) =>
  late.includes((err as { name?: string } | undefined)?.name ?? '')

/** Errors that the programs have written since the last time. */
export function errorsIn(deployed: Deployed): string[] {
  const found = deployed.lines.filter(
    line => (Number(line['level']) >= 50 && !isLate(line)) || line['outcome'] === 'went-wrong',
  )
  deployed.lines.length = 0
  return found.map(line => `an error: ${JSON.stringify(line).slice(0, 300)}`)
}

/** The log of a game has every number once. */
export async function holesIn({ table }: Deployed, game: GameRecord): Promise<string[]> {
  const log = await table.server.store.readLog(game.id)
  return log.every(({ n }, i) => n === log[0]!.n + i) ? [] : ['the log has a hole']
}

/** Says where a game is not as many versions further as it should be. */
export function expectSteps(verdict: Verdict, before: GameRecord, now: GameRecord, steps: number): void {
  const made = now.version - before.version
  if (made < steps) verdict.lost.push(`${made} changes instead of ${steps}`)
  if (made > steps) verdict.twice.push(`${made} changes instead of ${steps}`)
}
