import { setTimeout as sleep } from 'node:timers/promises'
import { CreateTableCommand, DescribeTableCommand } from '@aws-sdk/client-dynamodb'
import { expect, it } from 'vitest'
import { addIndexes } from '../../../lambdas/local/upgradeTable.ts'
import { dynamoTable, tableDefinition } from '../../../lambdas/store/dynamoTable.ts'
import { makeStore } from '../../../lambdas/store/store.ts'
import { startDatabase } from '../store/database.ts'
import { sampleGame } from '../store/samples.ts'

// The embedded emulator cannot add an index to a table that is there: `npm run test:dynamodb`.
it.skipIf(!process.env.TEST_DYNAMODB_ENDPOINT)('a table gets a new index where it is', async () => {
  const { client, stop } = await startDatabase()
  const name = `old-${process.pid}`
  const now = tableDefinition(name)
  const attributes: string[] = [dynamoTable.duePartitionKey, dynamoTable.dueSortKey]
  await client.send(
    new CreateTableCommand({
      ...now,
      AttributeDefinitions: now.AttributeDefinitions?.filter(
        each => !attributes.includes(String(each.AttributeName)),
      ),
      GlobalSecondaryIndexes: now.GlobalSecondaryIndexes?.filter(
        each => each.IndexName !== dynamoTable.dueIndex,
      ),
    }),
  )
  const store = makeStore(client, name)
  for (const id of ['a', 'b']) await store.createGame(sampleGame({ id, stage: 'battle', until: 100_000 }))
  await addIndexes(client, name)
  await addIndexes(client, name)
  for (let n = 0; n < 100; n++) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }))
    if (Table?.GlobalSecondaryIndexes?.every(({ IndexStatus }) => IndexStatus === 'ACTIVE')) break
    await sleep(100)
  }
  expect((await store.due(1e9, 10)).sort()).toEqual(['a', 'b'])
  await stop()
})
