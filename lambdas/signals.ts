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
} as const

/** The unit of a metric, as CloudWatch writes it. */
type Unit = 'Seconds' | 'Count' | 'Milliseconds' | 'Bytes'

/**
 * A metric as fields of a log line, in CloudWatch's embedded format: CloudWatch reads it out of the log.
 * @param now milliseconds since 1970
 */
export const metric = (stage: string, name: string, unit: Unit, value: number, now: number) => ({
  _aws: {
    Timestamp: now,
    CloudWatchMetrics: [
      { Namespace: signals.namespace, Dimensions: [['Stage']], Metrics: [{ Name: name, Unit: unit }] },
    ],
  },
  Stage: stage,
  [name]: value,
})
