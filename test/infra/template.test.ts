import { App } from 'aws-cdk-lib'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, it } from 'vitest'
import { workerArchitecture } from '../../infra/canvas.ts'
import { CombatHexStack } from '../../infra/stack.ts'
import { attempts } from '../../lambdas/queue/types.ts'
import { tableDefinition } from '../../lambdas/store/dynamoTable.ts'

let template: Template

beforeAll(() => {
  // The programs themselves are bundled in another test; here it is about what surrounds them.
  const app = new App({ context: { 'aws:cdk:bundling-stacks': [] } })
  template = Template.fromStack(new CombatHexStack(app, 'Test'))
})

/** Properties of the one resource of a type that has these. */
const theOne = (type: string, properties: object = {}) => {
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

/** Everything that the role of a function allows. */
const actions = (name: Parameters<typeof functionCalled>[0]) => {
  const { properties } = functionCalled(name)
  const role = (properties.Role as { 'Fn::GetAtt': string[] })['Fn::GetAtt'][0]!
  const policies = template.findResources('AWS::IAM::Policy', { Properties: { Roles: [{ Ref: role }] } })
  type Statement = { Action: string | string[]; Resource: unknown }
  const statements = Object.values(policies).flatMap(
    policy => policy.Properties.PolicyDocument.Statement as Statement[],
  )
  for (const { Resource } of statements) expect(Resource).not.toBe('*')
  return statements.flatMap(({ Action }) => Action).sort()
}

describe('the table', () => {
  it('is the one that the local start makes', () => {
    const { TableName: _, ...definition } = tableDefinition('')
    template.hasResource('AWS::DynamoDB::Table', {
      Properties: {
        ...definition,
        AttributeDefinitions: Match.arrayWith(definition.AttributeDefinitions!),
        TimeToLiveSpecification: { AttributeName: 'expires', Enabled: true },
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      },
      DeletionPolicy: 'Retain',
    })
  })
})

describe('the queue', () => {
  it('is first in first out, and so is what it puts aside', () => {
    const dead = theOne('AWS::SQS::Queue', { RedrivePolicy: Match.absent() })
    const queue = theOne('AWS::SQS::Queue', { RedrivePolicy: Match.anyValue() })
    expect([dead.properties.FifoQueue, queue.properties.FifoQueue]).toEqual([true, true])
    expect(queue.properties).toMatchObject({
      RedrivePolicy: { deadLetterTargetArn: { 'Fn::GetAtt': [dead.id, 'Arn'] }, maxReceiveCount: attempts },
      DeduplicationScope: 'messageGroup',
      FifoThroughputLimit: 'perMessageGroupId',
    })
  })

  it('hands each message over in time, and takes single failures back', () => {
    const queue = theOne('AWS::SQS::Queue', { RedrivePolicy: Match.anyValue() })
    const worker = functionCalled('Worker')
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      EventSourceArn: { 'Fn::GetAtt': [queue.id, 'Arn'] },
      FunctionName: { Ref: worker.id },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    })
    const visible = queue.properties.VisibilityTimeout as number
    expect(visible).toBeGreaterThan(worker.properties.Timeout as number)
    expect(visible * attempts).toBeLessThan(14.5 * 60)
  })
})

describe('the functions', () => {
  it('run on a Node that is supported', () => {
    for (const name of ['Door', 'Worker', 'Clock'] as const)
      expect(functionCalled(name).properties.Runtime).toBe('nodejs22.x')
    expect(functionCalled('Door').properties.Architectures).toEqual(['arm64'])
  })

  it('carry no token in their settings', () => {
    for (const name of ['Worker', 'Clock'] as const) {
      const { Environment } = functionCalled(name).properties as {
        Environment: { Variables: Record<string, unknown> }
      }
      expect(Environment.Variables.DISCORD_TOKEN).toBeUndefined()
      expect(Environment.Variables.DISCORD_TOKEN_PARAMETER).toBe('/combat-hex/token')
    }
  })

  it('may do no more than they do', () => {
    expect(actions('Door')).toEqual([
      'dynamodb:GetItem',
      'dynamodb:Query',
      'sqs:GetQueueAttributes',
      'sqs:GetQueueUrl',
      'sqs:SendMessage',
    ])
    const worker = actions('Worker')
    expect(worker.filter(action => action.startsWith('dynamodb:'))).toEqual(
      ['DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'].map(action => `dynamodb:${action}`),
    )
    expect(worker.filter(action => action.startsWith('sqs:Send'))).toEqual([])
    expect(actions('Clock')).toEqual(
      expect.arrayContaining(
        ['GetItem', 'PutItem', 'Query', 'UpdateItem'].map(action => `dynamodb:${action}`),
      ),
    )
    expect(actions('Clock')).not.toContain('dynamodb:DeleteItem')
    expect(actions('Clock').filter(action => action.startsWith('sqs:'))).toEqual([])
  })
})

describe('Discord', () => {
  it('finds the door at POST /interactions', () => {
    template.hasResourceProperties('AWS::ApiGatewayV2::Route', { RouteKey: 'POST /interactions' })
    template.hasOutput('InteractionsEndpoint', {})
  })
})

it('lets the clock run every minute', () => {
  const clock = functionCalled('Clock')
  template.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(1 minute)',
    State: 'ENABLED',
    Targets: [Match.objectLike({ Arn: { 'Fn::GetAtt': [clock.id, 'Arn'] } })],
  })
  template.hasResourceProperties('AWS::Lambda::Permission', {
    Principal: 'events.amazonaws.com',
    FunctionName: { 'Fn::GetAtt': [clock.id, 'Arn'] },
  })
})

describe('the worker’s architecture', () => {
  it('is what canvas is installed for, unless it is asked for', () => {
    const root = process.cwd()
    expect(workerArchitecture(root, 'arm64').name).toBe('arm64')
    expect(workerArchitecture(root, 'x86_64').name).toBe('x86_64')
    expect(workerArchitecture('/nowhere').name).toBe('arm64')
    expect(() => workerArchitecture(root, 'riscv')).toThrow('riscv')
  })
})
