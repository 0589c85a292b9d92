// oxlint-disable no-new -- a construct enters itself into its scope
import { Duration } from 'aws-cdk-lib'
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  Metric,
  type MetricOptions,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { signals } from '../lambdas/signals.ts'
import type { StackNames } from './names.ts'
import type { RunningProgram } from './program.ts'
import type { StageSettings } from './stageSettings.ts'

export interface Watched {
  names: StackNames
  settings: StageSettings
  door: RunningProgram
  worker: RunningProgram
  clock: RunningProgram
  queue: Queue
  deadLetters: Queue
  tableName: string
  apiStage: HttpStage
}

const minute = Duration.minutes(1)
const sum = { statistic: Stats.SUM, period: minute }
const most = { statistic: Stats.MAXIMUM, period: minute }

/** What the log of a function says where it cannot start or cannot do its work: in our words, or in those of Lambda. */
const failedStarts = [
  signals.cannotStart,
  signals.broken,
  'Runtime.ImportModuleError',
  'Runtime.HandlerNotFound',
  'Runtime.UserCodeSyntaxError',
]

interface AlarmOptions {
  metric: IMetric
  /** rings above this */
  over: number
  /** minutes in a row */
  minutes?: number
  /** says what is wrong and what to do, in the mail */
  says: string
}

const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 8, height: 6 })

/** Alarms that tell somebody, and a dashboard of what they look at. */
export function watch(scope: Construct, watched: Watched): void {
  const { names, settings, door, worker, clock, queue, deadLetters } = watched
  const topic = new Topic(scope, 'Alarms', {
    topicName: names.alarms,
    displayName: `Combat Hex ${settings.stage}`,
  })
  if (settings.alarmEmail) topic.addSubscription(new EmailSubscription(settings.alarmEmail))

  const tell = (alarm: Alarm) => {
    alarm.addAlarmAction(new SnsAction(topic))
    alarm.addOkAction(new SnsAction(topic))
  }
  const ringsOver = (name: string, { metric, over, minutes = 1, says }: AlarmOptions) => {
    tell(
      new Alarm(scope, `Alarm-${name}`, {
        alarmName: `${names.stack}-${name}`,
        alarmDescription: says,
        metric,
        threshold: over,
        comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        evaluationPeriods: minutes,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      }),
    )
  }

  const dead = deadLetters.metricApproximateNumberOfMessagesVisible(most)
  ringsOver('dead-letters', {
    metric: dead,
    over: 0,
    says: 'An interaction could not be worked on in four deliveries. infra/README.md says what to do with it.',
  })
  const age = queue.metricApproximateAgeOfOldestMessage(most)
  ringsOver('queue-age', {
    metric: age,
    over: 60,
    says: 'Somebody has waited for an answer for more than a minute. Look at the errors of the worker and at Discord’s status page.',
  })
  const programs = { door, worker, clock }
  const errors = Object.entries(programs).map(([name, { run }]) => {
    const metric = run.metricErrors(sum)
    ringsOver(`${name}-errors`, {
      metric,
      over: 0,
      says: `The ${name} ended with an error. Its log (/aws/lambda/${names.stack}-${name}) says which.`,
    })
    return metric
  })
  // As Discord sees it, cold starts included.
  const latency = watched.apiStage.metricLatency({
    statistic: 'p99',
    period: Duration.minutes(5),
  })
  ringsOver('door-slow', {
    metric: latency,
    over: 2000,
    says: 'One acknowledgement in a hundred takes more than 2 seconds; Discord gives 3. Look at the door’s log and at the health of DynamoDB and SQS in this region.',
  })
  const throttles = Object.values(programs).map(({ run }) => run.metricThrottles(sum))
  const ofTable = (metricName: string) =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: { TableName: watched.tableName },
      ...sum,
    })
  const tableThrottles = ['ReadThrottleEvents', 'WriteThrottleEvents'].map(ofTable)
  const [doors, workers, clocks] = throttles
  const [reads, writes] = tableThrottles
  ringsOver('throttles', {
    metric: new MathExpression({
      // A metric that is missing counts as nothing.
      expression: ['doors', 'workers', 'clocks', 'reads', 'writes'].map(id => `FILL(${id}, 0)`).join(' + '),
      usingMetrics: { doors: doors!, workers: workers!, clocks: clocks!, reads: reads!, writes: writes! },
      period: minute,
      label: 'throttles',
    }),
    over: 0,
    minutes: 3,
    says: 'AWS turned calls away for three minutes: more functions at once than the account may run (Service Quotas, Lambda), or more load than the table takes.',
  })
  const runs = clock.run.metricInvocations({
    ...sum,
    period: Duration.minutes(5),
  })
  tell(
    new Alarm(scope, 'Alarm-clock-stopped', {
      alarmName: `${names.stack}-clock-stopped`,
      alarmDescription:
        'The clock has not run for 5 minutes: nobody is reminded, no deadline is attended to. Is its rule in EventBridge enabled?',
      metric: runs,
      threshold: 1,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.BREACHING,
    }),
  )
  const ours = (metricName: string, more: Pick<MetricOptions, 'statistic' | 'period'>) =>
    new Metric({
      namespace: signals.namespace,
      metricName,
      dimensionsMap: { Stage: settings.stage },
      ...more,
    })
  const outbox = ours(signals.oldestOutbox, most)
  ringsOver('outbox-age', {
    metric: outbox,
    over: 600,
    says: 'What a game has to say has not reached Discord for 10 minutes. The clock’s log says why: look for the token, for permissions in that channel, and at Discord’s status page.',
  })
  for (const [name, { log }] of Object.entries(programs))
    new MetricFilter(scope, `FailedStarts-${name}`, {
      logGroup: log,
      filterPattern: FilterPattern.anyTerm(...failedStarts),
      metricNamespace: signals.namespace,
      // Filters have no dimension without a value in the line: the stage is in the name.
      metricName: `FailedStarts-${settings.stage}`,
      metricValue: '1',
    })
  const starts = new Metric({
    namespace: signals.namespace,
    metricName: `FailedStarts-${settings.stage}`,
    ...sum,
  })
  ringsOver('cannot-start', {
    metric: starts,
    over: 0,
    says: 'A function cannot start or do its work: a parameter or the table is missing, or Discord refuses the token. "npm run doctor" says which.',
  })

  new Dashboard(scope, 'Dashboard', {
    dashboardName: names.dashboard,
    widgets: [
      [
        graph('Runs', [...[door, worker].map(({ run }) => run.metricInvocations(sum)), runs]),
        graph('Errors and failed starts', [...errors, starts]),
        graph('Throttles', [...throttles, ...tableThrottles]),
      ],
      [
        graph('Until acknowledged (ms)', [latency]),
        graph(
          'Duration, p99 (ms)',
          Object.values(programs).map(({ run }) =>
            run.metricDuration({ statistic: 'p99', period: Duration.minutes(5) }),
          ),
        ),
        graph('Waiting (seconds)', [age, outbox]),
      ],
      [
        graph(
          'Commands: time and wait, p50 and p99 (ms)',
          [signals.commandTime, signals.commandWait].flatMap(name =>
            ['p50', 'p99'].map(statistic => ours(name, { statistic, period: Duration.minutes(5) })),
          ),
        ),
        graph('Commands that went wrong', [ours(signals.commandFailed, sum)]),
        graph('Sent to Discord (bytes)', [ours(signals.commandBytes, sum)]),
      ],
      [
        graph('Dead letters', [dead]),
        graph('Units of the table', ['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits'].map(ofTable)),
      ],
    ],
  })

  if (settings.budget !== undefined && settings.alarmEmail)
    budget(scope, names, settings.budget, settings.alarmEmail)
}

/** Tells when the bill of the whole account nears what it may be in a month, in dollars. */
function budget(scope: Construct, names: StackNames, amount: number, address: string): void {
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: names.stack,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount, unit: 'USD' },
    },
    notificationsWithSubscribers: (['ACTUAL', 'FORECASTED'] as const).map(notificationType => ({
      notification: {
        notificationType,
        comparisonOperator: 'GREATER_THAN',
        threshold: notificationType === 'ACTUAL' ? 80 : 100,
        thresholdType: 'PERCENTAGE',
      },
      subscribers: [{ subscriptionType: 'EMAIL', address }],
    })),
  })
}
