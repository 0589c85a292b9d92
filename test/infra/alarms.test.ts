import { Match, Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, it } from 'vitest'
import { metrics, signals } from '../../lambdas/signals.ts'
import { makeStack } from './makeStack.ts'

let template: Template

beforeAll(() => {
  template = Template.fromStack(makeStack({ alarmEmail: 'ada@example.org', budget: '20' }))
})

/** The id of the one resource of a type with these properties. */
const idOf = (type: string, properties: object = {}) => {
  const ids = Object.keys(template.findResources(type, { Properties: properties }))
  expect(ids).toHaveLength(1)
  return ids[0]!
}
const above = (threshold: number) => ({
  ComparisonOperator: 'GreaterThanThreshold',
  Threshold: threshold,
  TreatMissingData: 'notBreaching',
})
const alarm = (name: string, properties: object) =>
  template.hasResourceProperties('AWS::CloudWatch::Alarm', {
    AlarmName: `combat-hex-prod-${name}`,
    AlarmDescription: Match.stringLikeRegexp('.{20}'),
    AlarmActions: [{ Ref: idOf('AWS::SNS::Topic') }],
    OKActions: [{ Ref: idOf('AWS::SNS::Topic') }],
    ...properties,
  })
const ofFunction = (id: string) => [
  { Name: 'FunctionName', Value: { Ref: Match.stringLikeRegexp(`^${id}[0-9A-F]{8}$`) } },
]

describe('somebody is told', () => {
  it('by mail, where an address is set', () => {
    template.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'ada@example.org',
      TopicArn: { Ref: idOf('AWS::SNS::Topic') },
    })
    const silent = Template.fromStack(makeStack({}))
    silent.resourceCountIs('AWS::SNS::Subscription', 0)
    silent.resourceCountIs('AWS::Budgets::Budget', 0)
  })

  it('of dead letters', () => {
    alarm('dead-letters', {
      ...above(0),
      MetricName: 'ApproximateNumberOfMessagesVisible',
      Statistic: 'Maximum',
      Dimensions: [
        { Name: 'QueueName', Value: { 'Fn::GetAtt': [Match.stringLikeRegexp('^DeadLetters'), 'QueueName'] } },
      ],
    })
  })

  it('of an interaction that has waited for a minute', () => {
    alarm('queue-age', {
      ...above(60),
      MetricName: 'ApproximateAgeOfOldestMessage',
      Dimensions: [
        {
          Name: 'QueueName',
          Value: { 'Fn::GetAtt': [Match.stringLikeRegexp('^Interactions'), 'QueueName'] },
        },
      ],
    })
  })

  it.each(['Door', 'Worker', 'Clock'])('of errors of the %s', id => {
    alarm(`${id.toLowerCase()}-errors`, { ...above(0), MetricName: 'Errors', Dimensions: ofFunction(id) })
  })

  it('of a door that is slow', () => {
    alarm('door-slow', {
      ...above(2000),
      Namespace: 'AWS/ApiGateway',
      MetricName: 'Latency',
      ExtendedStatistic: 'p99',
      Dimensions: [
        { Name: 'ApiId', Value: { Ref: idOf('AWS::ApiGatewayV2::Api') } },
        { Name: 'Stage', Value: '$default' },
      ],
    })
  })

  it('of throttles of any function and of the table', () => {
    const [found] = Object.values(
      template.findResources('AWS::CloudWatch::Alarm', {
        Properties: { AlarmName: 'combat-hex-prod-throttles' },
      }),
    )
    type Part = { Expression?: string; MetricStat?: { Metric: { MetricName: string } } }
    const parts = found!.Properties.Metrics as Part[]
    const names = parts.flatMap(({ MetricStat }) => MetricStat?.Metric.MetricName ?? [])
    expect(names.sort()).toEqual([
      'ReadThrottleEvents',
      'Throttles',
      'Throttles',
      'Throttles',
      'WriteThrottleEvents',
    ])
    expect(parts.find(({ Expression }) => Expression)?.Expression?.match(/FILL/g)).toHaveLength(5)
  })

  it('of a clock that has not run for 5 minutes, also where nothing is known of it', () => {
    alarm('clock-stopped', {
      MetricName: 'Invocations',
      Dimensions: ofFunction('Clock'),
      Period: 300,
      EvaluationPeriods: 1,
      Threshold: 1,
      ComparisonOperator: 'LessThanThreshold',
      TreatMissingData: 'breaching',
    })
  })

  it('of what has not reached Discord for 10 minutes', () => {
    const line = metrics('prod', { [signals.oldestOutbox]: ['Seconds', 7] }, 1000)
    const [described] = line['_aws'].CloudWatchMetrics
    expect(line).toMatchObject({ OldestOutbox: 7, Stage: 'prod' })
    alarm('outbox-age', {
      ...above(600),
      Namespace: described!.Namespace,
      MetricName: described!.Metrics[0]!.Name,
      Dimensions: described!.Dimensions[0]!.map(Name => ({ Name, Value: 'prod' })),
      Statistic: 'Maximum',
    })
  })

  it('of functions that cannot start', () => {
    const filters = Object.values(template.findResources('AWS::Logs::MetricFilter'))
    expect(filters).toHaveLength(3)
    for (const { Properties } of filters) {
      expect(Properties.FilterPattern).toContain(`?"${signals.cannotStart}"`)
      expect(Properties.FilterPattern).toContain(`?"${signals.broken}"`)
      expect(Properties.FilterPattern).toContain('?"Runtime.ImportModuleError"')
      expect(Properties.MetricTransformations).toMatchObject([
        { MetricNamespace: 'CombatHex', MetricName: 'FailedStarts-prod', MetricValue: '1' },
      ])
    }
    expect(new Set(filters.map(({ Properties }) => JSON.stringify(Properties.LogGroupName))).size).toBe(3)
    alarm('cannot-start', { ...above(0), Namespace: 'CombatHex', MetricName: 'FailedStarts-prod' })
  })

  it('of nothing else', () => {
    template.resourceCountIs('AWS::CloudWatch::Alarm', 10)
  })

  it('of costs, where a budget is set', () => {
    template.hasResourceProperties('AWS::Budgets::Budget', {
      Budget: { BudgetLimit: { Amount: 20, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
      NotificationsWithSubscribers: Match.arrayWith([
        Match.objectLike({ Subscribers: [{ SubscriptionType: 'EMAIL', Address: 'ada@example.org' }] }),
      ]),
    })
  })
})

it('shows what the alarms look at on a dashboard', () => {
  const { DashboardBody } = template.findResources('AWS::CloudWatch::Dashboard')[
    idOf('AWS::CloudWatch::Dashboard')
  ]!.Properties as { DashboardBody: unknown }
  const body = JSON.stringify(DashboardBody)
  for (const name of [
    'Errors',
    'Throttles',
    'Latency',
    'ApproximateAgeOfOldestMessage',
    'OldestOutbox',
    'FailedStarts-prod',
    'CommandTime',
    'CommandWait',
    'CommandBytes',
    'CommandFailed',
  ])
    expect(body).toContain(name)
})
