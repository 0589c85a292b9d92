import { readSettings } from '../config.ts'
import { askAws } from './askAws.ts'

/**
 * What AWS's Parameter Store keeps under a name, decrypted; undefined where it keeps nothing.
 * @throws AwsError where the Parameter Store refuses, TimeUp where it is silent
 */
export async function readParameter(
  name: string,
  env: Record<string, string | undefined> = process.env,
): Promise<string | undefined> {
  const { ssmEndpoint } = readSettings(env)
  const url = new URL(ssmEndpoint ?? `https://ssm.${env.AWS_REGION ?? 'us-east-1'}.amazonaws.com/`)
  const ask = askAws({ name: 'ssm', target: 'AmazonSSM', json: '1.1' }, url, env)
  const { Parameter } = await ask('GetParameter', { Name: name, WithDecryption: true })
  return (Parameter as { Value?: string } | undefined)?.Value
}
