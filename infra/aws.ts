import '../lambdas/silenceSdk.ts'
import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import { GetQueueAttributesCommand, GetQueueUrlCommand, SQSClient } from '@aws-sdk/client-sqs'
import {
  GetParameterCommand,
  ParameterNotFound,
  type ParameterType,
  PutParameterCommand,
  SSMClient,
} from '@aws-sdk/client-ssm'
import { noAccess } from '../lambdas/awsAccess.ts'
import { signRequest } from '../lambdas/queue/signRequest.ts'
import { dynamoTable } from '../lambdas/store/dynamoTable.ts'

/** What is asked of AWS by whoever deploys or looks after a stage, with that person's own rights. */
export interface Aws {
  region: string
  /** undefined where there is no such parameter */
  parameter(name: string): Promise<string | undefined>
  putParameter(name: string, value: string, kind: 'String' | 'SecureString'): Promise<void>
  /** runs a function and waits for its answer */
  invoke(functionName: string, event: unknown): Promise<unknown>
  messages(queueName: string): Promise<number>
  /** what keeps a table from serving, in words; undefined where nothing does */
  tableTrouble(table: string): Promise<string | undefined>
  /** turns on what a restored table lacks: expiry, backups, protection */
  guardTable(table: string, protect: boolean): Promise<void>
}

/** AWS by the credentials and the region of this shell. @throws where there are none */
export async function connect(): Promise<Aws> {
  const ssm = new SSMClient()
  const sqs = new SQSClient()
  const dynamo = new DynamoDBClient()
  const region = await ssm.config.region().catch((cause: unknown) => {
    throw new Error(noAccess.region, { cause })
  })
  await ssm.config.credentials().catch((cause: unknown) => {
    throw new Error(noAccess.credentials, { cause })
  })
  const parameter = async (name: string) => {
    try {
      const { Parameter } = await ssm.send(new GetParameterCommand({ Name: name, WithDecryption: true }))
      return Parameter?.Value
    } catch (error) {
      if (error instanceof ParameterNotFound) return undefined
      throw error
    }
  }
  return {
    region,
    parameter,
    async putParameter(name, value, kind) {
      const Type: ParameterType = kind
      await ssm.send(new PutParameterCommand({ Name: name, Value: value, Type, Overwrite: true }))
    },
    async invoke(functionName, event) {
      const base = process.env['AWS_ENDPOINT_URL_LAMBDA'] ?? `https://lambda.${region}.amazonaws.com`
      const url = new URL(`${base}/2015-03-31/functions/${functionName}/invocations`)
      const body = JSON.stringify(event)
      const request = { url, body, headers: { 'content-type': 'application/json' } }
      const keys = await ssm.config.credentials()
      const { host: _, ...headers } = signRequest(request, { service: 'lambda', region, keys }, Date.now())
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(150_000),
      })
      const text = await response.text()
      if (!response.ok || response.headers.get('x-amz-function-error'))
        throw new Error(`${functionName} ended with an error: ${response.status} ${text.slice(0, 500)}`)
      return JSON.parse(text)
    },
    async messages(queueName) {
      const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: queueName }))
      const { Attributes } = await sqs.send(
        new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['ApproximateNumberOfMessages'] }),
      )
      return Number(Attributes?.ApproximateNumberOfMessages ?? 0)
    },
    async tableTrouble(table) {
      const { Table } = await dynamo.send(new DescribeTableCommand({ TableName: table }))
      const { ContinuousBackupsDescription: backups } = await dynamo.send(
        new DescribeContinuousBackupsCommand({ TableName: table }),
      )
      if (Table?.TableStatus !== 'ACTIVE') return `the table ${table} is ${Table?.TableStatus}`
      const indexes = Table.GlobalSecondaryIndexes ?? []
      for (const name of [dynamoTable.unsaidIndex, dynamoTable.dueIndex]) {
        const status = indexes.find(({ IndexName }) => IndexName === name)?.IndexStatus
        if (status !== 'ACTIVE') return `its index ${name} is ${status ?? 'missing'}`
      }
      return backups?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus === 'ENABLED'
        ? undefined
        : 'point-in-time recovery is off'
    },
    async guardTable(table, protect) {
      const name = { TableName: table }
      const { TimeToLiveDescription: expiry } = await dynamo.send(new DescribeTimeToLiveCommand(name))
      if (expiry?.TimeToLiveStatus === 'DISABLED')
        await dynamo.send(
          new UpdateTimeToLiveCommand({
            ...name,
            TimeToLiveSpecification: { AttributeName: dynamoTable.expiry, Enabled: true },
          }),
        )
      await dynamo.send(
        new UpdateContinuousBackupsCommand({
          ...name,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        }),
      )
      await dynamo.send(new UpdateTableCommand({ ...name, DeletionProtectionEnabled: protect }))
    },
  }
}
