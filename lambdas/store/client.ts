import '../silenceSdk.ts'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'

/**
 * A client for the table. Without an endpoint it is AWS's own (or what AWS_ENDPOINT_URL_DYNAMODB says), with
 * one an emulator's, which takes any credentials.
 * @param waits for a connection and for an answer, in milliseconds; 0: for as long as it takes
 */
export function makeClient(
  endpoint?: string,
  waits: { connectionTimeout: number; requestTimeout: number } = {
    connectionTimeout: 1000,
    requestTimeout: 2000,
  },
): DynamoDBClient {
  const emulated = endpoint ?? process.env.AWS_ENDPOINT_URL_DYNAMODB
  return new DynamoDBClient({
    maxAttempts: 3,
    // Without the last of these a request that nobody answers is only warned of.
    requestHandler: { ...waits, throwOnRequestTimeout: true },
    ...(emulated && {
      endpoint: emulated,
      region: process.env.AWS_REGION ?? 'local',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    }),
  })
}
