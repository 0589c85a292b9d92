import type { ProgramSettings } from '../config.ts'
import { readParameter } from '../queue/readParameter.ts'

/**
 * The bot's token: from its setting, or on AWS from the encrypted parameter that a setting names, so that it
 * stands in no template and no console.
 * @throws AwsError where the Parameter Store refuses, TimeUp where it is silent
 */
export const readToken = async (
  { token, tokenParameter }: Pick<ProgramSettings, 'token' | 'tokenParameter'>,
  env: Record<string, string | undefined> = process.env,
): Promise<string | undefined> => (token || !tokenParameter ? token : readParameter(tokenParameter, env))
