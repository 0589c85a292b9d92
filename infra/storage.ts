import { type Duration, RemovalPolicy, Duration as Time } from 'aws-cdk-lib'
import { AttributeType, BillingMode, type ITable, ProjectionType, Table } from 'aws-cdk-lib/aws-dynamodb'
import { DeduplicationScope, FifoThroughputLimit, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { attempts } from '../lambdas/queue/types.ts'
import { dynamoTable as shape } from '../lambdas/store/dynamoTable.ts'
import type { StackNames } from './names.ts'
import type { StageSettings } from './stageSettings.ts'

/** The table of a stage: made here, or the one that the settings name. Either stays when the stage is taken down. */
export function gameTable(scope: Construct, names: StackNames, settings: StageSettings): ITable {
  if (settings.table)
    return Table.fromTableAttributes(scope, 'Table', {
      tableName: settings.table,
      globalIndexes: [shape.unsaidIndex, shape.dueIndex],
    })
  const table = new Table(scope, 'Table', {
    tableName: names.table,
    partitionKey: { name: shape.partitionKey, type: AttributeType.STRING },
    sortKey: { name: shape.sortKey, type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
    timeToLiveAttribute: shape.expiry,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: !settings.temporary,
    removalPolicy: settings.temporary ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN,
  })
  table.addGlobalSecondaryIndex({
    indexName: shape.unsaidIndex,
    partitionKey: { name: shape.unsaidPartitionKey, type: AttributeType.STRING },
    sortKey: { name: shape.unsaidSortKey, type: AttributeType.NUMBER },
    projectionType: ProjectionType.KEYS_ONLY,
  })
  table.addGlobalSecondaryIndex({
    indexName: shape.dueIndex,
    partitionKey: { name: shape.duePartitionKey, type: AttributeType.STRING },
    sortKey: { name: shape.dueSortKey, type: AttributeType.NUMBER },
    projectionType: ProjectionType.KEYS_ONLY,
  })
  return table
}

/** The queue of interactions, and where those go that cannot be worked on. */
export function interactionQueues(scope: Construct, names: StackNames, workerTimeout: Duration) {
  const deadLetters = new Queue(scope, 'DeadLetters', {
    queueName: names.deadLetters,
    fifo: true,
    retentionPeriod: Time.days(14),
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
  })
  const queue = new Queue(scope, 'Interactions', {
    queueName: names.queue,
    fifo: true,
    // A channel's interactions wait for each other and for nobody else's.
    deduplicationScope: DeduplicationScope.MESSAGE_GROUP,
    fifoThroughputLimit: FifoThroughputLimit.PER_MESSAGE_GROUP_ID,
    // Long enough for one delivery, and for the wait for a free worker before it. The worker itself brings back
    // sooner what failed; so long a channel waits only for a worker that died.
    visibilityTimeout: Time.seconds(2 * workerTimeout.toSeconds()),
    // After 15 minutes nobody can be answered any more; an hour is left for telling so.
    retentionPeriod: Time.hours(1),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: attempts },
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
  })
  return { queue, deadLetters }
}
