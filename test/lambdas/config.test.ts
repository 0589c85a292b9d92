import { describe, expect, it } from 'vitest'
import { readSettings } from '../../lambdas/config.ts'

describe('settings', () => {
  it('hold without any variable', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      dataDir: '.data',
      fsync: true,
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
      DISCORD_TOKEN: ' ',
      DISCORD_GATEWAY: '1',
      DISCORD_API_BASE: 'http://localhost:1/api/',
      TABLE_NAME: 'games',
    }
    expect(readSettings(env)).toMatchObject({
      port: 0,
      dataDir: '/data',
      fsync: false,
      token: undefined,
      gateway: true,
      apiBase: 'http://localhost:1/api',
      tableName: 'games',
    })
  })

  it.each(['x', '70000', '-1', '3.5'])('refuse %s as a port', port => {
    expect(() => readSettings({ PORT: port })).toThrow(/PORT .* from 0 to 65535/)
  })
})
