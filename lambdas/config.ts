/** The settings of the program, all from environment variables, with the values that hold when one is unset. */
export interface ProgramSettings {
  port: number
  dataDir: string
  /** on one machine, what is acknowledged or saved is on the disk first */
  fsync: boolean
  /** how long the simulated Discord waits for the first answer to an interaction, in milliseconds */
  patience: number
  /** hexadecimal Ed25519 key that interactions are checked with */
  publicKey: string | undefined
  applicationId: string | undefined
  token: string | undefined
  gateway: boolean
  /** where REST calls go, without version and without a slash at the end */
  apiBase: string
  /** where uploaded files may be fetched from, and from nowhere else */
  cdnBase: string
  tableName: string
  queueUrl: string | undefined
  /** another SQS and another Parameter Store than AWS's own */
  sqsEndpoint: string | undefined
  ssmEndpoint: string | undefined
  /** another DynamoDB than AWS's own, or on one machine than the embedded one; the SDK reads it, too */
  dynamoEndpoint: string | undefined
  /** name of the SSM parameter that holds the token on AWS, where it is no plain setting */
  tokenParameter: string | undefined
  /** where the pages of battles and seasons are served, without a slash at the end; undefined: nowhere but at the table */
  publicUrl: string | undefined
  /** name of the SSM parameter that holds what the keys of links are made from on AWS */
  linkSecretParameter: string | undefined
  /** what this deployment is called among several */
  stage: string
  /** on AWS the name of the bundle that runs, which is made from what is in it; '' elsewhere */
  build: string
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

/** Reads the settings. An empty variable counts as unset. @throws where PORT or TABLE_PATIENCE is no such number */
export function readSettings(env: Record<string, string | undefined> = process.env): ProgramSettings {
  const read = (name: string) => env[name]?.trim() || undefined
  const port = Number(read('PORT') ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is ${env.PORT}: a port is a whole number from 0 to 65535`)
  const patience = Number(read('TABLE_PATIENCE') ?? 3)
  if (!(patience >= 3 && patience <= 600))
    throw new Error(`TABLE_PATIENCE is ${env.TABLE_PATIENCE}: it is a number of seconds from 3 to 600`)
  return {
    port,
    dataDir: read('DATA_DIR') ?? '.data',
    fsync: read('FSYNC') !== '0',
    patience: 1000 * patience,
    publicKey: read('DISCORD_PUBLIC_KEY'),
    applicationId: read('DISCORD_APPLICATION_ID'),
    token: read('DISCORD_TOKEN'),
    gateway: read('DISCORD_GATEWAY') === '1',
    apiBase: withoutSlash(read('DISCORD_API_BASE') ?? 'https://discord.com/api'),
    cdnBase: withoutSlash(read('DISCORD_CDN_BASE') ?? 'https://cdn.discordapp.com'),
    tableName: read('TABLE_NAME') ?? 'combat-hex',
    queueUrl: read('QUEUE_URL'),
    sqsEndpoint: read('AWS_ENDPOINT_URL_SQS'),
    ssmEndpoint: read('AWS_ENDPOINT_URL_SSM'),
    dynamoEndpoint: read('AWS_ENDPOINT_URL_DYNAMODB'),
    tokenParameter: read('DISCORD_TOKEN_PARAMETER'),
    linkSecretParameter: read('LINK_SECRET_PARAMETER'),
    publicUrl: read('PUBLIC_URL') && withoutSlash(read('PUBLIC_URL')!),
    stage: read('STAGE') ?? 'local',
    // Lambda says by it what it calls.
    build: read('_HANDLER') ?? '',
  }
}

/** @throws where a setting that this program cannot do without is unset */
export function needed(name: string, value: string | undefined): string {
  if (!value) throw Object.assign(new Error(`${name} is not set`), { name: 'MissingSetting' })
  return value
}
