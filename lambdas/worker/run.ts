import { parseCustomId } from '../discord/api/customId.ts'
import { flatten, type Made } from '../discord/api/interaction.ts'
import { hiding } from '../log.ts'
import type { Delivery } from '../queue/types.ts'
import { metrics, signals } from '../signals.ts'
import type { GameRecord } from '../store/types.ts'
import { truncated } from '../truncated.ts'
import { keepSecrets, secretsOf } from './keepSecrets.ts'
import { type Meter, makeMeter } from './meter.ts'
import type { WorkerDeps } from './types.ts'

/**
 * What became of a command: `refused` in words, as by the rules; `went-wrong` by a fault that is no use to try
 * again; `again`: it will be delivered once more; `given-up` after the last delivery; `too-late` to be answered.
 */
export const outcomes = ['done', 'refused', 'went-wrong', 'again', 'given-up', 'too-late'] as const
export type CommandOutcome = (typeof outcomes)[number]

/** One delivery of a command, as the log tells of it in the end. */
export interface CommandRun {
  interaction: string
  player: string
  command: string
  delivery: Delivery
  /** milliseconds that it waited for the worker */
  waited: number
  meter: Meter
  outcome: CommandOutcome
  /** id in the log of what went wrong, which the player is told */
  problem?: string
  /** games that it has changed or read by now */
  games(): readonly GameRecord[]
  /** id of the one game that it was about */
  game(): string | undefined
  /** what it works with; the log writes nothing of what is secret in these games */
  deps: WorkerDeps
}

/** `army add`, or `button accept`. */
function nameOf(interaction: Made): string {
  if (interaction.type !== 3) return truncated(flatten(interaction.data).name, 60)
  return `button ${truncated(parseCustomId(interaction.data.custom_id)?.action ?? '?', 30)}`
}

/** @param receivedAt when the door took it, in milliseconds since 1970 */
export function beginRun(
  interaction: Made,
  player: string,
  receivedAt: number,
  delivery: Delivery,
  deps: WorkerDeps,
): CommandRun {
  const secrets = () => [interaction.token, ...run.games().flatMap(secretsOf)]
  const keeping = keepSecrets(deps)
  const run: CommandRun = {
    interaction: interaction.id,
    player,
    command: nameOf(interaction),
    delivery,
    waited: Math.max(0, deps.now() - receivedAt),
    meter: makeMeter(),
    outcome: 'done',
    games: () => [],
    game: () => undefined,
    deps: { ...keeping, log: hiding(keeping.log, secrets) },
  }
  return run
}

/** The one line of a command, with its metrics where somebody reads them. */
export function logRun({ interaction, player, command, delivery, waited, meter, ...run }: CommandRun): void {
  const { log, stage, now } = run.deps
  const { ms, bytes } = meter.read()
  const failed = run.outcome === 'went-wrong' || run.outcome === 'given-up' ? 1 : 0
  log.info(
    {
      interaction,
      game: run.game(),
      player,
      command,
      delivery: delivery.attempt,
      outcome: run.outcome,
      problem: run.problem,
      ms: { waited, ...ms },
      bytes,
      ...(stage !== undefined &&
        metrics(
          stage,
          {
            [signals.commandTime]: ['Milliseconds', ms.total],
            [signals.commandWait]: ['Milliseconds', waited],
            [signals.commandBytes]: ['Bytes', bytes],
            [signals.commandFailed]: ['Count', failed],
          },
          now(),
        )),
    },
    signals.command,
  )
}
