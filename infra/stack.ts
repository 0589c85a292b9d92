// oxlint-disable no-new -- a construct enters itself into its scope
import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { AttributeType, BillingMode, ProjectionType, Table } from 'aws-cdk-lib/aws-dynamodb'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Architecture } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { DeduplicationScope, FifoThroughputLimit, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { StringParameter } from 'aws-cdk-lib/aws-ssm'
import type { Construct } from 'constructs'
import { attempts } from '../lambdas/queue/types.ts'
import { dynamoTable as shape } from '../lambdas/store/dynamoTable.ts'
import { canvasCommands, workerArchitecture } from './canvas.ts'
import { program } from './program.ts'

/** Parameters that whoever deploys fills in beforehand; the token as a SecureString. */
export const parameters = {
  publicKey: '/combat-hex/public-key',
  applicationId: '/combat-hex/application-id',
  token: '/combat-hex/token',
} as const

const workerTimeout = Duration.seconds(30)
/** Longer than a minute: two runs at once do no harm. */
const clockTimeout = Duration.seconds(120)

/** Discord -> HTTP API -> front door -> FIFO queue -> worker -> table, and back to Discord over REST. A clock beside. */
export class CombatHexStack extends Stack {
  constructor(scope: Construct, id: string, props: StackProps & { root?: string } = {}) {
    super(scope, id, props)
    const root = props.root ?? process.cwd()

    const dynamoTable = new Table(this, 'Table', {
      partitionKey: { name: shape.partitionKey, type: AttributeType.STRING },
      sortKey: { name: shape.sortKey, type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: shape.expiry,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      removalPolicy: RemovalPolicy.RETAIN,
    })
    dynamoTable.addGlobalSecondaryIndex({
      indexName: shape.unsaidIndex,
      partitionKey: { name: shape.unsaidPartitionKey, type: AttributeType.STRING },
      sortKey: { name: shape.unsaidSortKey, type: AttributeType.NUMBER },
      projectionType: ProjectionType.KEYS_ONLY,
    })
    dynamoTable.addGlobalSecondaryIndex({
      indexName: shape.dueIndex,
      partitionKey: { name: shape.duePartitionKey, type: AttributeType.STRING },
      sortKey: { name: shape.dueSortKey, type: AttributeType.NUMBER },
      projectionType: ProjectionType.KEYS_ONLY,
    })

    const deadLetters = new Queue(this, 'DeadLetters', {
      fifo: true,
      retentionPeriod: Duration.days(14),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
    })
    const queue = new Queue(this, 'Interactions', {
      fifo: true,
      // A channel's interactions wait for each other and for nobody else's.
      deduplicationScope: DeduplicationScope.MESSAGE_GROUP,
      fifoThroughputLimit: FifoThroughputLimit.PER_MESSAGE_GROUP_ID,
      // All deliveries of an interaction fit into the 15 minutes of its token.
      visibilityTimeout: Duration.seconds(3 * workerTimeout.toSeconds()),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: attempts },
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
    })

    const door = program(this, 'Door', {
      name: 'door',
      root,
      architecture: Architecture.ARM_64,
      memory: 1024,
      // Discord waits three seconds.
      timeout: Duration.seconds(5),
      environment: {
        TABLE_NAME: dynamoTable.tableName,
        QUEUE_URL: queue.queueUrl,
        DISCORD_PUBLIC_KEY: StringParameter.valueForStringParameter(this, parameters.publicKey),
      },
    })
    queue.grantSendMessages(door)
    dynamoTable.grant(door, 'dynamodb:GetItem', 'dynamodb:Query')

    const architecture = workerArchitecture(
      root,
      this.node.tryGetContext('architecture') as string | undefined,
    )
    const drawing = {
      root,
      architecture,
      // One whole processor: drawing is all it takes time for.
      memory: 1769,
      environment: {
        TABLE_NAME: dynamoTable.tableName,
        DISCORD_APPLICATION_ID: StringParameter.valueForStringParameter(this, parameters.applicationId),
        DISCORD_TOKEN_PARAMETER: parameters.token,
        FONT_DIR: '/var/task/fonts',
      },
      beside: (output: string) => canvasCommands(root, output, architecture),
    }
    const worker = program(this, 'Worker', { ...drawing, name: 'worker', timeout: workerTimeout })
    const clock = program(this, 'Clock', { ...drawing, name: 'clock', timeout: clockTimeout })
    dynamoTable.grant(
      worker,
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
    )
    dynamoTable.grant(clock, 'dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:UpdateItem')
    const token = StringParameter.fromSecureStringParameterAttributes(this, 'Token', {
      parameterName: parameters.token,
    })
    token.grantRead(worker)
    token.grantRead(clock)
    worker.addEventSource(new SqsEventSource(queue, { batchSize: 1, reportBatchItemFailures: true }))

    // Deadlines, reminders, and what a worker that died left unsaid. A run that is lost is made good by the next.
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [new LambdaFunction(clock, { retryAttempts: 0 })],
    })

    const api = new HttpApi(this, 'Api', { description: 'Where Discord sends interactions' })
    api.addRoutes({
      path: '/interactions',
      methods: [HttpMethod.POST],
      integration: new HttpLambdaIntegration('DoorIntegration', door),
    })

    new CfnOutput(this, 'InteractionsEndpoint', {
      description: 'The URL to enter as interactions endpoint of the application at Discord',
      value: `${api.apiEndpoint}/interactions`,
    })
    new CfnOutput(this, 'DeadLetterQueue', { value: deadLetters.queueUrl })
    new CfnOutput(this, 'TableName', { value: dynamoTable.tableName })
  }
}
