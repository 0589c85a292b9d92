import { type ProgramSettings, readSettings } from '../config.ts'
import { askAws } from '../queue/askAws.ts'

/**
 * The bot's token: from its setting, or on AWS from the encrypted parameter that a setting names, so that it
 * stands in no template and no console.
 * @throws AwsError where the Parameter Store refuses, TimeUp where it is silent
 */
export async function readToken(
  settings: Pick<ProgramSettings, 'token' | 'tokenParameter'>,
  env: Record<string, string | undefined> = process.env,
): Promise<string | undefined> {
  if (settings.token || !settings.tokenParameter) return settings.token
  const { ssmEndpoint } = readSettings(env)
  const url = new URL(ssmEndpoint ?? `https://ssm.${env.AWS_REGION ?? 'us-east-1'}.amazonaws.com/`)
  const ask = askAws({ name: 'ssm', target: 'AmazonSSM', json: '1.1' }, url, env)
  const { Parameter } = await ask('GetParameter', { Name: settings.tokenParameter, WithDecryption: true })
  return (Parameter as { Value?: string } | undefined)?.Value
}
