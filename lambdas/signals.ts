/** What the program writes to its log for alarms to read. infra/ makes the alarms from the same words. */
export const signals = {
  /** message of the line in which a function says that it cannot start */
  cannotStart: 'cannot start',
  /** message of a line about something that is broken on our side, as a token that is refused or a missing table */
  broken: 'broken on our side',
  /** namespace of all metrics of the program in CloudWatch */
  namespace: 'CombatHex',
  /** metric of the clock, in seconds: how long the longest waiting outbox has been full; 0: none is */
  oldestOutbox: 'OldestOutbox',
  /** message of the line that the worker writes for each command */
  command: 'command',
  /** metric of the worker, in milliseconds: from taking a command up until its answer and its posts are out */
  commandTime: 'CommandTime',
  /** metric of the worker, in milliseconds: how long a command waited for it */
  commandWait: 'CommandWait',
  /** metric of the worker, in bytes: what a command sent to Discord */
  commandBytes: 'CommandBytes',
  /** metric of the worker: 1 for a command that went wrong, else 0 */
  commandFailed: 'CommandFailed',
} as const

/** The unit of a metric, as CloudWatch writes it. */
type Unit = 'Seconds' | 'Count' | 'Milliseconds' | 'Bytes'

/**
 * Metrics as fields of a log line, in CloudWatch's embedded format: CloudWatch reads them out of the log.
 * @param values by name
 * @param now milliseconds since 1970
 */
export const metrics = (stage: string, values: Record<string, readonly [Unit, number]>, now: number) => ({
  _aws: {
    Timestamp: now,
    CloudWatchMetrics: [
      {
        Namespace: signals.namespace,
        Dimensions: [['Stage']],
        Metrics: Object.entries(values).map(([Name, [Unit]]) => ({ Name, Unit })),
      },
    ],
  },
  Stage: stage,
  ...Object.fromEntries(Object.entries(values).map(([name, [, value]]) => [name, value])),
})
