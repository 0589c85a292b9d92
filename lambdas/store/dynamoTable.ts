import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'

/** The one table, as the local start creates it and infra/ deploys it. */
export const dynamoTable = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** sparse: only games with a full outbox have its keys */
  unsaidIndex: 'unsaid',
  unsaidPartitionKey: 'unsaid',
  /** time of the last change, in seconds since 1970 */
  unsaidSortKey: 'changed',
  /** sparse: only games that the clock has to look at some time have its keys */
  dueIndex: 'due',
  duePartitionKey: 'timed',
  /** when it has to look, in seconds since 1970 */
  dueSortKey: 'due',
  /** items with this attribute vanish after that time, in seconds since 1970 */
  expiry: 'expires',
} as const

/** For CreateTable, where there is no CDK. */
export const tableDefinition = (tableName: string): CreateTableCommandInput => ({
  TableName: tableName,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [
    { AttributeName: dynamoTable.partitionKey, AttributeType: 'S' },
    { AttributeName: dynamoTable.sortKey, AttributeType: 'S' },
    { AttributeName: dynamoTable.unsaidPartitionKey, AttributeType: 'S' },
    { AttributeName: dynamoTable.unsaidSortKey, AttributeType: 'N' },
    { AttributeName: dynamoTable.duePartitionKey, AttributeType: 'S' },
    { AttributeName: dynamoTable.dueSortKey, AttributeType: 'N' },
  ],
  KeySchema: [
    { AttributeName: dynamoTable.partitionKey, KeyType: 'HASH' },
    { AttributeName: dynamoTable.sortKey, KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: dynamoTable.unsaidIndex,
      KeySchema: [
        { AttributeName: dynamoTable.unsaidPartitionKey, KeyType: 'HASH' },
        { AttributeName: dynamoTable.unsaidSortKey, KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
    {
      IndexName: dynamoTable.dueIndex,
      KeySchema: [
        { AttributeName: dynamoTable.duePartitionKey, KeyType: 'HASH' },
        { AttributeName: dynamoTable.dueSortKey, KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
  ],
})
