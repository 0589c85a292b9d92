import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { discordApi } from '../../infra/discordApi.ts'
import { runChecks } from '../../infra/doctor/checks.ts'
import { stageChecks } from '../../infra/doctor/onAws.ts'
import { oneMachineChecks } from '../../infra/doctor/oneMachine.ts'
import { bot, commands } from '../../lambdas/discord/index.ts'
import { startServer } from '../../lambdas/local/server.ts'
import { draw } from '../../lambdas/worker/drawPicture.ts'
import { memoryAws, openApplication } from '../standIns/application.ts'

describe('the doctor of a stage', () => {
  let discord: Awaited<ReturnType<typeof openApplication>>
  let stage: ReturnType<typeof memoryAws>

  beforeEach(async () => {
    discord = await openApplication()
    const { state, apiBase, endpoint } = discord
    state.application.interactions_endpoint_url = endpoint
    await discordApi(apiBase, 'good').register(
      '900',
      commands.map(each => each.definition),
    )
    stage = memoryAws({
      '/combat-hex/prod/token': 'good',
      '/combat-hex/prod/public-key': state.key.hex,
      '/combat-hex/prod/application-id': '900',
      '/combat-hex/prod/endpoint': endpoint,
    })
  })
  afterEach(() => discord.close())

  const look = async () => {
    const lines: string[] = []
    const checks = await stageChecks('prod', stage.aws, discord.apiBase, () => Promise.resolve())
    const well = await runChecks(checks, line => lines.push(line))
    const wrong = lines.filter(line => line.startsWith('WRONG')).map(line => line.replace('WRONG  ', ''))
    // Whatever is wrong is followed by what to do.
    lines.forEach((line, i) => {
      if (line.startsWith('WRONG')) expect(lines[i + 1]).toMatch(/^ {7}\S/)
    })
    expect(well).toBe(wrong.length === 0)
    return { lines, wrong }
  }

  it('says of each thing that it is right', async () => {
    const { lines, wrong } = await look()
    expect(wrong).toEqual([])
    expect(lines.map(line => line.split(/\s+|:/)[1])).toEqual([
      'signature',
      'token',
      'signature',
      'commands',
      'table',
      'queue',
      'inside',
      'inside',
      'inside',
    ])
  })

  it('waits for the first run of a clock that is new, or that stood still a moment ago', async () => {
    const [ready] = stage.state.inside
    stage.state.inside = [{ ...ready!, clockRan: 900 }, { ...ready!, clockRan: 900 }, ready!]
    expect((await look()).wrong).toEqual([])
    stage.state.inside = [{ ...ready!, clockRan: null }, { ...ready!, clockRan: null }, ready!]
    expect((await look()).wrong).toEqual([])
  })

  it.each<[string, () => void, string[]]>([
    [
      'forgeries are taken',
      () => (discord.state.door.forged = 200),
      ['signature: a forged', 'signature: Discord does not'],
    ],
    ['the door is down', () => (discord.state.door.good = 500), ['signature: Discord does not like']],
    [
      'the key is another',
      () => (discord.state.application.verify_key = 'ff'),
      ['signature: the public key'],
    ],
    [
      'Discord sends elsewhere',
      () => (discord.state.application.interactions_endpoint_url = 'https://elsewhere'),
      ['signature: Discord sends interactions to https://elsewhere'],
    ],
    [
      'the token was changed',
      () => (discord.state.token = 'other'),
      ['token: Discord refuses it (401)', 'signature: 401', 'commands: 401'],
    ],
    ['commands are missing', () => discord.state.commands.pop(), ['commands: Discord knows others']],
    ['there are dead letters', () => (stage.state.dead = 2), ['queue: 2 dead letters']],
    [
      'an index is missing',
      () => (stage.state.trouble = 'its index due is missing'),
      ['table: its index due'],
    ],
    [
      'nothing can be drawn',
      () => (stage.state.inside = [{ ...stage.state.inside[0]!, picture: { ok: false, why: 'no canvas' } }]),
      ['inside: no picture can be drawn: no canvas'],
    ],
    [
      'the clock stands still',
      () => (stage.state.inside = [{ ...stage.state.inside[0]!, clockRan: 900 }]),
      ['inside: the clock last ran 900'],
    ],
    [
      'the clock never ran',
      () => (stage.state.inside = [{ ...stage.state.inside[0]!, clockRan: null }]),
      ['inside: the clock has not run'],
    ],
  ])('says so where %s', async (_, spoil, expected) => {
    spoil()
    const { wrong } = await look()
    expect(wrong).toHaveLength(expected.length)
    expected.forEach((start, i) => expect(wrong[i]).toContain(start))
  })

  it('says where there is no such stage', async () => {
    await expect(stageChecks('other', stage.aws, discord.apiBase)).rejects.toThrow(
      'no stage other in eu-west-3',
    )
  })
})

describe('the doctor of one machine', () => {
  it('finds all well with a program that runs, and not with one that does not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
    const quiet = {
      debug: () => undefined,
      info: () => undefined,
      warn: () => undefined,
      error: () => undefined,
    }
    const server = await startServer({ env: { PORT: '0', DATA_DIR: folder }, bot, draw, log: quiet })
    const env = { PORT: String(server.settings.port), DATA_DIR: folder }
    const lines: string[] = []
    try {
      const well = await runChecks(oneMachineChecks(env), line => lines.push(line))
      expect(lines.filter(line => !line.startsWith('right'))).toEqual([])
      expect([well, lines.length]).toEqual([true, 8])
      // Nobody else may have pictures drawn.
      const foreign = get({ port: env.PORT, path: '/self-check', headers: { host: 'elsewhere.example' } })
      const [answer] = (await once(foreign, 'response')) as [IncomingMessage]
      answer.resume()
      expect(answer.statusCode).toBe(404)
    } finally {
      await server.close()
    }
    expect(await runChecks(oneMachineChecks(env), () => undefined)).toBe(false)
    rmSync(folder, { recursive: true })
  })
})
