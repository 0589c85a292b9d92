import { Match, Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, it } from 'vitest'
import { type RawSettings, stageSettings } from '../../infra/stageSettings.ts'
import { attempts } from '../../lambdas/queue/types.ts'
import { tableDefinition } from '../../lambdas/store/dynamoTable.ts'
import { makeStack } from './makeStack.ts'

let template: Template

beforeAll(() => {
  template = Template.fromStack(makeStack({ stage: 'prod' }))
})

/** Properties of the one resource of a type that has these. */
const onlyResource = (type: string, properties: object = {}) => {
  const found = Object.entries(template.findResources(type, { Properties: properties }))
  expect(found).toHaveLength(1)
  const [id, resource] = found[0]!
  return { id, properties: resource.Properties as Record<string, unknown> }
}
/** The one function that was given this name. */
const functionCalled = (name: 'Door' | 'Worker' | 'Clock') => {
  const found = Object.entries(template.findResources('AWS::Lambda::Function')).filter(([id]) =>
    id.startsWith(name),
  )
  expect(found).toHaveLength(1)
  const [id, resource] = found[0]!
  return { id, properties: resource.Properties as Record<string, unknown> }
}

/** Everything that the role of a function allows, and of what. */
const allowed = (name: Parameters<typeof functionCalled>[0]) => {
  const { properties } = functionCalled(name)
  const role = (properties.Role as { 'Fn::GetAtt': string[] })['Fn::GetAtt'][0]!
  // No policy of Amazon's: they change, and say more than is needed.
  expect(template.toJSON().Resources[role].Properties.ManagedPolicyArns).toBeUndefined()
  const policies = template.findResources('AWS::IAM::Policy', { Properties: { Roles: [{ Ref: role }] } })
  type Statement = { Effect: string; Action: string | string[]; Resource: unknown }
  const statements = Object.values(policies).flatMap(
    policy => policy.Properties.PolicyDocument.Statement as Statement[],
  )
  expect(statements.map(({ Effect }) => Effect)).not.toContain('Deny')
  return statements.flatMap(({ Action, Resource }) => [Action].flat().map(action => ({ action, Resource })))
}

describe('the table', () => {
  it('is the one that the local start makes, with what guards it', () => {
    const { TableName: _, ...definition } = tableDefinition('')
    template.hasResource('AWS::DynamoDB::Table', {
      Properties: {
        ...definition,
        AttributeDefinitions: Match.arrayWith(definition.AttributeDefinitions!),
        TableName: 'combat-hex-prod',
        TimeToLiveSpecification: { AttributeName: 'expires', Enabled: true },
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        DeletionProtectionEnabled: true,
      },
      DeletionPolicy: 'Retain',
    })
    expect(makeStack({ stage: 'prod' }).terminationProtection).toBe(true)
  })

  it('is not guarded in a temporary stage', () => {
    const stack = makeStack({ stage: 'trial', temporary: 'true' })
    expect(stack.terminationProtection).toBe(false)
    Template.fromStack(stack).hasResource('AWS::DynamoDB::Table', {
      Properties: { DeletionProtectionEnabled: false },
      DeletionPolicy: 'Delete',
    })
  })

  it('is another one where the settings name it', () => {
    const restored = Template.fromStack(makeStack({ stage: 'prod', table: 'restored' }))
    restored.resourceCountIs('AWS::DynamoDB::Table', 0)
    for (const program of ['Door', 'Worker', 'Clock'])
      expect(environment(restored, program).TABLE_NAME).toBe('restored')
    expect(JSON.stringify(restored.findResources('AWS::IAM::Policy'))).toContain('table/restored/index/*')
  })
})

describe('the queue', () => {
  it('is first in first out, and so is what it puts aside', () => {
    const dead = onlyResource('AWS::SQS::Queue', { RedrivePolicy: Match.absent() })
    const queue = onlyResource('AWS::SQS::Queue', { RedrivePolicy: Match.anyValue() })
    expect([dead.properties.FifoQueue, queue.properties.FifoQueue]).toEqual([true, true])
    expect(queue.properties).toMatchObject({
      RedrivePolicy: { deadLetterTargetArn: { 'Fn::GetAtt': [dead.id, 'Arn'] }, maxReceiveCount: attempts },
      DeduplicationScope: 'messageGroup',
      FifoThroughputLimit: 'perMessageGroupId',
    })
  })

  it('hands each message over in time, and takes single failures back', () => {
    const queue = onlyResource('AWS::SQS::Queue', { RedrivePolicy: Match.anyValue() })
    const worker = functionCalled('Worker')
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      EventSourceArn: { 'Fn::GetAtt': [queue.id, 'Arn'] },
      FunctionName: { Ref: worker.id },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    })
    const visible = queue.properties.VisibilityTimeout as number
    expect(visible).toBeGreaterThan((worker.properties.Timeout as number) + 10)
    expect(visible).toBeLessThanOrEqual(60)
    expect(visible * attempts).toBeLessThan(14.5 * 60)
  })

  it('keeps what cannot be worked on for two weeks, and nothing else for more than an hour', () => {
    template.hasResourceProperties('AWS::SQS::Queue', {
      QueueName: 'combat-hex-prod-interactions.fifo',
      MessageRetentionPeriod: 3600,
    })
    template.hasResourceProperties('AWS::SQS::Queue', {
      QueueName: 'combat-hex-prod-dead-letters.fifo',
      MessageRetentionPeriod: 14 * 24 * 3600,
    })
  })

  it('takes as many games at once as the settings say, and no function reserves any', () => {
    const concurrency = (raw: RawSettings) => {
      const mappings = Template.fromStack(makeStack(raw)).findResources('AWS::Lambda::EventSourceMapping')
      return Object.values(mappings).map(({ Properties }) => Properties.ScalingConfig)
    }
    expect(concurrency({})).toEqual([{ MaximumConcurrency: 5 }])
    expect(concurrency({ concurrency: '12' })).toEqual([{ MaximumConcurrency: 12 }])
    for (const name of ['Door', 'Worker', 'Clock'] as const)
      expect(functionCalled(name).properties.ReservedConcurrentExecutions).toBeUndefined()
  })
})

/** The environment variables of a program. */
const environment = (of: Template, id: string) => {
  const found = Object.entries(of.findResources('AWS::Lambda::Function')).filter(([key]) =>
    key.startsWith(id),
  )
  return found[0]![1].Properties.Environment.Variables as Record<string, unknown>
}

describe('the functions', () => {
  it('run on a Node that is supported, where the settings say', () => {
    const other = Template.fromStack(makeStack({ architecture: 'x86_64' }))
    for (const name of ['Door', 'Worker', 'Clock'] as const) {
      expect(functionCalled(name).properties.Runtime).toBe('nodejs22.x')
      expect(functionCalled(name).properties.Architectures).toEqual(['arm64'])
    }
    other.allResourcesProperties('AWS::Lambda::Function', { Architectures: ['x86_64'] })
  })

  it('carry no token in their settings, and load no source maps', () => {
    for (const name of ['Door', 'Worker', 'Clock'] as const) {
      const variables = environment(template, name)
      expect(variables.DISCORD_TOKEN).toBeUndefined()
      expect(variables.NODE_OPTIONS).toBeUndefined()
      expect(variables.STAGE).toBe('prod')
    }
    expect(environment(template, 'Worker').DISCORD_TOKEN_PARAMETER).toBe('/combat-hex/prod/token')
    expect(environment(template, 'Clock').DISCORD_TOKEN_PARAMETER).toBe('/combat-hex/prod/token')
    expect(environment(template, 'Door').DISCORD_TOKEN_PARAMETER).toBeUndefined()
  })

  it('may do this and no more', () => {
    const expected = {
      Door: [
        'dynamodb:GetItem',
        'dynamodb:Query',
        'logs:CreateLogStream',
        'logs:PutLogEvents',
        'sqs:SendMessage',
        'ssm:GetParameter',
      ],
      Worker: [
        'dynamodb:DeleteItem',
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:Query',
        'dynamodb:UpdateItem',
        'logs:CreateLogStream',
        'logs:PutLogEvents',
        'sqs:ChangeMessageVisibility',
        'sqs:DeleteMessage',
        'sqs:GetQueueAttributes',
        'sqs:ReceiveMessage',
        'ssm:GetParameter',
      ],
      Clock: [
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:Query',
        'dynamodb:UpdateItem',
        'logs:CreateLogStream',
        'logs:PutLogEvents',
        'ssm:GetParameter',
      ],
    } as const
    for (const name of ['Door', 'Worker', 'Clock'] as const) {
      const found = allowed(name)
      expect(found.map(({ action }) => action).sort()).toEqual(expected[name])
      for (const { action, Resource } of found) {
        const text = JSON.stringify(Resource)
        expect(text).not.toBe('"*"')
        if (action.startsWith('logs:')) expect(text).toContain(`${name}Log`)
        if (action.startsWith('ssm:')) {
          const parameters = text.match(/:parameter\/combat-hex\/prod\/[\w-]+/g)
          // The front door takes no token: it checks the keys of links alone.
          const own = name === 'Door' ? ['link-secret'] : ['token', 'link-secret']
          expect(parameters).toEqual(own.map(each => `:parameter/combat-hex/prod/${each}`))
        }
        if (action.startsWith('sqs:')) expect(text).toMatch(/^\{"Fn::GetAtt":\["Interactions\w+","Arn"\]\}$/)
        if (action.startsWith('dynamodb:')) expect(text).toContain('"Fn::GetAtt":["Table')
      }
    }
  })
})

describe('Discord', () => {
  it('finds the door at /interactions', () => {
    template.hasResourceProperties('AWS::ApiGatewayV2::Route', { RouteKey: 'ANY /interactions' })
    template.hasOutput('InteractionsEndpoint', {})
    template.hasResourceProperties('AWS::SSM::Parameter', { Name: '/combat-hex/prod/endpoint' })
  })

  it('links to pages at the same address, whose pictures the worker draws', () => {
    for (const path of [
      '/battle/{proxy+}',
      '/battle/files/{proxy+}',
      '/season/{proxy+}',
      '/battle/{game}/{key}/picture.png',
    ])
      template.hasResourceProperties('AWS::ApiGatewayV2::Route', { RouteKey: `ANY ${path}` })
  })

  it('and whoever else may not flood it', () => {
    const stage = onlyResource('AWS::ApiGatewayV2::Stage')
    expect(stage.properties).toMatchObject({
      StageName: '$default',
      DefaultRouteSettings: { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 },
      // Who looks takes nothing from those who play.
      RouteSettings: {
        'ANY /battle/{proxy+}': { ThrottlingRateLimit: 10, ThrottlingBurstLimit: 10 },
        'ANY /battle/files/{proxy+}': { ThrottlingRateLimit: 10, ThrottlingBurstLimit: 20 },
        'ANY /season/{proxy+}': { ThrottlingRateLimit: 2, ThrottlingBurstLimit: 5 },
        'ANY /battle/{game}/{key}/picture.png': { ThrottlingRateLimit: 1, ThrottlingBurstLimit: 2 },
      },
    })
  })
})

it('lets the clock run every minute', () => {
  const clock = functionCalled('Clock')
  template.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(1 minute)',
    State: 'ENABLED',
    Targets: [
      Match.objectLike({
        Arn: { 'Fn::GetAtt': [clock.id, 'Arn'] },
        RetryPolicy: { MaximumRetryAttempts: 0, MaximumEventAgeInSeconds: 60 },
      }),
    ],
  })
  template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
    FunctionName: { Ref: clock.id },
    MaximumRetryAttempts: 0,
    MaximumEventAgeInSeconds: 60,
  })
  template.hasResourceProperties('AWS::Lambda::Permission', {
    Principal: 'events.amazonaws.com',
    FunctionName: { 'Fn::GetAtt': [clock.id, 'Arn'] },
  })
})

describe('two stages', () => {
  it('share no name and no parameter', () => {
    const named = (stage: string) => JSON.stringify(Template.fromStack(makeStack({ stage })).toJSON())
    const [one, other] = [named('prod'), named('test')]
    expect(one).not.toContain('-test')
    expect(one).not.toContain('/test/')
    expect(other).not.toContain('-prod')
    expect(other).not.toContain('/prod/')
    expect(other).toContain('/combat-hex/test/public-key')
    // All that is named is named by the stage, as no two things of a name fit into an account.
    const resources = Template.fromStack(makeStack({ stage: 'test' })).toJSON().Resources as Record<
      string,
      { Properties: Record<string, unknown> }
    >
    const called = Object.values(resources).flatMap(({ Properties }) =>
      [
        'FunctionName',
        'QueueName',
        'TableName',
        'LogGroupName',
        'TopicName',
        'DashboardName',
        'AlarmName',
        'Name',
      ]
        .map(key => Properties[key])
        .filter(name => typeof name === 'string'),
    )
    expect(called.length).toBeGreaterThan(8)
    for (const name of called) expect(name).toMatch(/combat-hex[-/]test/)
  })
})

describe('the settings of a stage', () => {
  it('are the usual ones unless told', () => {
    expect(stageSettings({})).toEqual({
      stage: 'prod',
      architecture: 'arm64',
      concurrency: 5,
      temporary: false,
    })
  })

  it.each([
    [{ stage: 'Prod' }, 'stage is Prod'],
    [{ architecture: 'riscv' }, 'architecture is riscv'],
    [{ concurrency: '1' }, 'concurrency is 1'],
    [{ concurrency: 'many' }, 'concurrency is many'],
    [{ alarmEmail: 'nobody' }, 'alarmEmail is nobody'],
    [{ budget: '20' }, 'budget needs alarmEmail'],
    [{ table: '/x' }, 'table is /x'],
  ])('refuse %j', (raw, words) => {
    expect(() => stageSettings(raw)).toThrow(words)
  })
})
