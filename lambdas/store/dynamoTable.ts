import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'

/** The one table, as the local start creates it and infra/ deploys it. */
export const table = {
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
    { AttributeName: table.partitionKey, AttributeType: 'S' },
    { AttributeName: table.sortKey, AttributeType: 'S' },
    { AttributeName: table.unsaidPartitionKey, AttributeType: 'S' },
    { AttributeName: table.unsaidSortKey, AttributeType: 'N' },
    { AttributeName: table.duePartitionKey, AttributeType: 'S' },
    { AttributeName: table.dueSortKey, AttributeType: 'N' },
  ],
  KeySchema: [
    { AttributeName: table.partitionKey, KeyType: 'HASH' },
    { AttributeName: table.sortKey, KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: table.unsaidIndex,
      KeySchema: [
        { AttributeName: table.unsaidPartitionKey, KeyType: 'HASH' },
        { AttributeName: table.unsaidSortKey, KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
    {
      IndexName: table.dueIndex,
      KeySchema: [
        { AttributeName: table.duePartitionKey, KeyType: 'HASH' },
        { AttributeName: table.dueSortKey, KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
  ],
})
