import '../silenceSdk.ts'
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import type { Settings } from '../config.ts'

/**
 * The bot's token: from its setting, or on AWS from the encrypted parameter that a setting names, so that it
 * stands in no template and no console.
 */
export async function readToken(
  settings: Pick<Settings, 'token' | 'tokenParameter'>,
): Promise<string | undefined> {
  if (settings.token || !settings.tokenParameter) return settings.token
  const { Parameter } = await new SSMClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 1500, throwOnRequestTimeout: true },
  }).send(new GetParameterCommand({ Name: settings.tokenParameter, WithDecryption: true }))
  return Parameter?.Value
}
