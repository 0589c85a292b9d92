// oxlint-disable no-new -- a construct enters itself into its scope
import { ArnFormat, CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { CfnStage, HttpApi, HttpMethod, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { StringParameter } from 'aws-cdk-lib/aws-ssm'
import type { Construct } from 'constructs'
import { deliveryMs } from '../lambdas/timeLimit.ts'
import { watch } from './alarms.ts'
import { namesOf } from './names.ts'
import { allow, type ProgramCode, program } from './program.ts'
import type { StageSettings } from './stageSettings.ts'
import { gameTable, interactionQueues } from './storage.ts'

const workerTimeout = Duration.millis(deliveryMs)
/** Longer than a minute: two runs at once do no harm. */
const clockTimeout = Duration.seconds(120)
/** Requests a second that reach the door; a busy bot gets a tenth of it, and somebody's flood costs no more. */
const throttle = { rateLimit: 100, burstLimit: 200 }
/**
 * Those who look have limits of their own, so that they take neither money nor functions from those who play: a new account
 * runs ten at once, of which pages laid out take 0.17 seconds each and pictures 0.7. README.md reckons what a flood costs.
 */
const looks = {
  'ANY /battle/{proxy+}': { ThrottlingRateLimit: 10, ThrottlingBurstLimit: 10 },
  // A page loads five of these, once.
  'ANY /battle/files/{proxy+}': { ThrottlingRateLimit: 10, ThrottlingBurstLimit: 20 },
  'ANY /season/{proxy+}': { ThrottlingRateLimit: 2, ThrottlingBurstLimit: 5 },
  'ANY /battle/{game}/{key}/picture.png': { ThrottlingRateLimit: 1, ThrottlingBurstLimit: 2 },
}

export interface CombatHexProps extends StackProps {
  settings: StageSettings
  code: ProgramCode
}

/** Discord -> HTTP API -> front door -> FIFO queue -> worker -> table, and back to Discord over REST. A clock beside. */
export class CombatHexStack extends Stack {
  constructor(scope: Construct, id: string, { settings, code, ...props }: CombatHexProps) {
    super(scope, id, { ...props, terminationProtection: !settings.temporary })
    const names = namesOf(settings.stage)
    const table = gameTable(this, names, settings)
    const { queue, deadLetters } = interactionQueues(this, names, workerTimeout)
    const common = { names, settings, code }

    const door = program(this, 'Door', {
      ...common,
      name: 'door',
      memory: 1024,
      // Discord waits three seconds.
      timeout: Duration.seconds(5),
      environment: {
        TABLE_NAME: table.tableName,
        QUEUE_URL: queue.queueUrl,
        LINK_SECRET_PARAMETER: names.parameters.linkSecret,
        DISCORD_PUBLIC_KEY: StringParameter.valueForStringParameter(this, names.parameters.publicKey),
      },
    })
    const api = new HttpApi(this, 'Api', {
      apiName: names.stack,
      description: 'Where Discord sends interactions, and browsers see the pages of battles and seasons',
      createDefaultStage: false,
    })
    const drawing = {
      ...common,
      // Nearly six tenths of a processor: half of its time it waits for Discord, and is paid by the memory that it holds.
      memory: 1024,
      environment: {
        TABLE_NAME: table.tableName,
        DISCORD_APPLICATION_ID: StringParameter.valueForStringParameter(this, names.parameters.applicationId),
        DISCORD_TOKEN_PARAMETER: names.parameters.token,
        LINK_SECRET_PARAMETER: names.parameters.linkSecret,
        PUBLIC_URL: api.apiEndpoint,
        FONT_DIR: '/var/task/fonts',
      },
    }
    const worker = program(this, 'Worker', { ...drawing, name: 'worker', timeout: workerTimeout })
    const clock = program(this, 'Clock', { ...drawing, name: 'clock', timeout: clockTimeout })

    const tableAndIndexes = [table.tableArn, `${table.tableArn}/index/*`]
    const reading = ['dynamodb:GetItem', 'dynamodb:Query']
    const writing = [...reading, 'dynamodb:PutItem', 'dynamodb:UpdateItem']
    allow(door, reading, tableAndIndexes)
    allow(worker, [...writing, 'dynamodb:DeleteItem'], tableAndIndexes)
    allow(clock, writing, tableAndIndexes)
    const parameter = (name: string) =>
      this.formatArn({
        service: 'ssm',
        resource: 'parameter',
        resourceName: name.slice(1),
        arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
      })
    const { token, linkSecret } = names.parameters
    for (const one of [worker, clock])
      allow(one, ['ssm:GetParameter'], [parameter(token), parameter(linkSecret)])
    allow(door, ['ssm:GetParameter'], [parameter(linkSecret)])
    allow(door, ['sqs:SendMessage'], [queue.queueArn])
    // The first three are what Lambda asks of whoever it feeds from a queue.
    allow(
      worker,
      ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ChangeMessageVisibility'],
      [queue.queueArn],
    )
    worker.run.addEventSourceMapping('Queue', {
      eventSourceArn: queue.queueArn,
      batchSize: 1,
      reportBatchItemFailures: true,
      // In place of reserved concurrency, which a new account has none to give of.
      maxConcurrency: settings.concurrency,
    })

    // Deadlines, reminders, and what a worker that died left unsaid.
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [new LambdaFunction(clock.run, { retryAttempts: 0, maxEventAge: Duration.minutes(1) })],
    })

    const apiStage = new HttpStage(this, 'ApiStage', {
      httpApi: api,
      stageName: '$default',
      autoDeploy: true,
      throttle,
    })
    const doorIntegration = new HttpLambdaIntegration('DoorIntegration', door.run)
    api.addRoutes({
      path: '/interactions',
      methods: [HttpMethod.ANY],
      integration: doorIntegration,
    })
    const pages = ['/battle/{proxy+}', '/battle/files/{proxy+}', '/season/{proxy+}']
    const pictures = '/battle/{game}/{key}/picture.png'
    // What a page answers to which method is the program's own to say.
    const methods = [HttpMethod.ANY]
    const workerIntegration = new HttpLambdaIntegration('WorkerIntegration', worker.run)
    const routes = [
      ...pages.flatMap(path => api.addRoutes({ path, methods, integration: doorIntegration })),
      // Who runs no scripts sees a picture, and the worker is what draws.
      ...api.addRoutes({ path: pictures, methods, integration: workerIntegration }),
    ]
    apiStage.node.addDependency(...routes)
    const { defaultChild } = apiStage.node
    if (!(defaultChild instanceof CfnStage)) throw new Error('the stage of the API is no stage')
    defaultChild.routeSettings = looks

    const { tableName } = table
    watch(this, { names, settings, door, worker, clock, queue, deadLetters, tableName, apiStage })

    const endpoint = `${api.apiEndpoint}/interactions`
    new StringParameter(this, 'Endpoint', {
      parameterName: names.parameters.endpoint,
      description: 'Where Discord sends interactions',
      stringValue: endpoint,
    })
    new CfnOutput(this, 'InteractionsEndpoint', {
      description: 'The URL to enter as interactions endpoint of the application at Discord',
      value: endpoint,
    })
    new CfnOutput(this, 'DeadLetterQueue', { value: deadLetters.queueUrl })
    new CfnOutput(this, 'TableName', { value: table.tableName })
  }
}
