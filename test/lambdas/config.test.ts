import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../../lambdas/config.ts'

describe('settings', () => {
  it('hold without any variable', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      dataDir: '.data',
      fsync: true,
      patience: 3000,
      publicKey: undefined,
      gateway: false,
      apiBase: 'https://discord.com/api',
      cdnBase: 'https://cdn.discordapp.com',
    })
  })

  it('come from the environment; an empty variable is unset', () => {
    const env = {
      PORT: '0',
      DATA_DIR: '/data',
      FSYNC: '0',
      TABLE_PATIENCE: '30',
      DISCORD_TOKEN: ' ',
      DISCORD_GATEWAY: '1',
      DISCORD_API_BASE: 'http://localhost:1/api/',
      TABLE_NAME: 'games',
      AWS_ENDPOINT_URL_SQS: 'http://localhost:2/',
      AWS_ENDPOINT_URL_DYNAMODB: '',
    }
    expect(readSettings(env)).toMatchObject({
      port: 0,
      dataDir: '/data',
      fsync: false,
      patience: 30_000,
      token: undefined,
      gateway: true,
      apiBase: 'http://localhost:1/api',
      tableName: 'games',
      sqsEndpoint: 'http://localhost:2/',
      dynamoEndpoint: undefined,
    })
  })

  it('are all named where hosts read of them, as are those that are read elsewhere', () => {
    const source = readFileSync('lambdas/config.ts', 'utf8')
    const names = [...source.matchAll(/read\('([A-Z_]+)'\)/g)].map(([, name]) => name!)
    expect(names.length).toBeGreaterThan(12)
    const readme = readFileSync('lambdas/local/README.md', 'utf8')
    expect([...names, 'LOG_LEVEL', 'TABLE_OPEN'].filter(name => !readme.includes(`\`${name}\``))).toEqual([])
  })

  it.each(['x', '70000', '-1', '3.5'])('refuse %s as a port', port => {
    expect(() => readSettings({ PORT: port })).toThrow(/PORT .* from 0 to 65535/)
  })

  it.each(['x', '2.9', '601'])('refuse a patience of %s seconds', seconds => {
    expect(() => readSettings({ TABLE_PATIENCE: seconds })).toThrow(/TABLE_PATIENCE .* from 3 to 600/)
  })
})
