/**
 * AWS's public prices in dollars, as of 22 November 2026, US East (N. Virginia), without anything that is free. In
 * Europe DynamoDB and the HTTP API cost up to a fifth more. Look them up anew when a year has gone:
 * aws.amazon.com/{lambda,dynamodb,api-gateway,sqs,cloudwatch,eventbridge}/pricing, and EC2's for what leaves AWS.
 */
export const prices = {
  from: '2026-11-22',
  region: 'us-east-1',
  /** Lambda, arm64: a gigabyte of memory for a second */
  gigabyteSecond: 0.0000133334,
  /** each of these for a million */
  lambdaRequests: 0.2,
  httpRequests: 1,
  fifoRequests: 0.5,
  writeUnits: 0.625,
  readUnits: 0.125,
  scheduledRuns: 1,
  /** each of these for a gigabyte */
  bytesOut: 0.09,
  logBytes: 0.5,
  /** a gigabyte in the table for a month, with what it takes to go back to an earlier state */
  storedMonth: 0.25 + 0.2,
  /** a month of one of these */
  alarmedMetric: 0.1,
  ownMetric: 0.3,
  dashboard: 3,
} as const

/** What every account has free each month, for always, of what a small community uses. */
export const freeEachMonth = {
  gigabyteSeconds: 400_000,
  lambdaRequests: 1_000_000,
  fifoRequests: 1_000_000,
  logBytes: 5e9,
  alarmedMetrics: 10,
  ownMetrics: 10,
  dashboards: 3,
  storedBytes: 25e9,
} as const

/** What cannot be measured on one machine. */
export const assumptions = {
  /** a vCPU of Lambda (1769 MB, Graviton2) takes so many times as long as a core of the machine this was measured on */
  slowerThanHere: 1.5,
  /** waiting for one answer, in milliseconds */
  dynamoMs: 5,
  sqsMs: 10,
  discordMs: 150,
  /** what TCP and TLS add to what is sent */
  overhead: 1.04,
  /** bytes of Lambda's own lines about a call in the log */
  lambdaLines: 350,
  /** calls that Lambda makes of an empty queue in a month: five pollers that wait 20 seconds each time */
  emptyPolls: (5 * 30.4 * 24 * 3600) / 20,
} as const
