import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { isBuiltin } from 'node:module'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { build, type Metafile } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildProgram } from '../../infra/build.ts'
import { buildOptions, entries } from '../../infra/bundles.ts'
import { discordKey } from '../lambdas/interactions/discordKey.ts'
import { ping } from '../lambdas/interactions/interactions.ts'

const root = process.cwd()
let folder: string

beforeAll(() => {
  // Inside the project, where what was left out of a bundle is found.
  folder = mkdtempSync(join(root, 'node_modules', '.bundles-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function bundle(name: keyof typeof entries): Promise<Metafile> {
  const options = buildOptions(root, name)
  const entryPoints = { [name]: join(root, entries[name]) }
  const { metafile } = await build({ ...options, entryPoints, outdir: folder, metafile: true })
  return metafile
}

/** Runs a bundle's handler in a process of its own, as Lambda does. */
function run(name: keyof typeof entries, event: object, env: Record<string, string>): unknown {
  const program = `
    const { handler } = await import(${JSON.stringify(join(folder, `${name}.mjs`))})
    process.stdout.write(JSON.stringify(await handler(${JSON.stringify(event)}, { getRemainingTimeInMillis: () => 30000 })))`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, AWS_REGION: 'eu-west-3', TABLE_NAME: 't', ...env },
    encoding: 'utf8',
    stdio: 'pipe',
  })
  return JSON.parse(output)
}

describe('the front door', () => {
  it('carries neither canvas nor discord.js nor the pictures', async () => {
    const { inputs, outputs } = await bundle('door')
    const heavy = Object.keys(inputs).filter(path =>
      // Scenes of pages are made there; what draws them runs in browsers.
      /^render\/(?:paint\/(?:canvas|png)|board\/(?:drawScene|paintScene)|tokens\/drawToken|sheets\/|icons\/drawIcon)|^lambdas\/(worker|local)\/|node_modules\/(canvas|discord\.js|@discordjs\/\w+|dynalite)\//.test(
        path,
      ),
    )
    expect(heavy).toEqual([])
    const files = Object.entries(outputs)
    const imports = files.flatMap(([, file]) => file.imports)
    expect(imports.filter(({ path }) => path === 'canvas')).toEqual([])
    // Nearly all of it is loaded for choices alone: rules, and words in two languages.
    expect(files.reduce((sum, [, { bytes }]) => sum + bytes, 0)).toBeLessThan(2_400_000)
    // What an acknowledgement needs.
    const own = files.find(([path]) => path.endsWith('/door.mjs'))?.[1]
    expect(own?.bytes).toBeLessThan(60_000)
    expect(Object.keys(own?.inputs ?? {}).filter(path => /^render\/|lambdas\/pages/.test(path))).toEqual([])
    expect(
      Object.keys(own?.inputs ?? {}).filter(path =>
        /@aws-sdk|lambdas\/(store|discord\/(words|commands))/.test(path),
      ),
    ).toEqual([])
  })

  it('asks Node for its modules without import, which would read all that they export', async () => {
    const { outputs } = await bundle('door')
    const imports = Object.values(outputs).flatMap(file => file.imports)
    const builtin = imports.filter(({ kind, path }) => kind !== 'dynamic-import' && isBuiltin(path))
    expect(builtin).toEqual([])
    for (const path of Object.keys(outputs))
      expect(readFileSync(path, 'utf8')).not.toMatch(/[^\w.$]require\(/)
  })

  it('runs as it is bundled, also with a body in base64', () => {
    const key = discordKey()
    const env = { DISCORD_PUBLIC_KEY: key.hex, QUEUE_URL: 'https://queue' }
    const body = JSON.stringify(ping)
    const headers = key.headers(body)
    const pong = { statusCode: 200, headers: { 'content-type': 'application/json' }, body: '{"type":1}' }
    expect(run('door', { body, headers, isBase64Encoded: false }, env)).toEqual(pong)
    const base64 = Buffer.from(body).toString('base64')
    expect(run('door', { body: base64, headers, isBase64Encoded: true }, env)).toEqual(pong)
    expect(run('door', { headers: {} }, env)).toMatchObject({ statusCode: 401 })
  })
})

describe('the worker', () => {
  it('leaves canvas and all of discord.js but its REST client out', async () => {
    const { inputs } = await bundle('worker')
    expect(
      Object.keys(inputs).filter(path => /node_modules\/(canvas|discord\.js|undici)\//.test(path)),
    ).toEqual([])
  })

  it('runs as it is bundled, and not without a token', () => {
    const env = { DISCORD_APPLICATION_ID: '900', DISCORD_TOKEN: 'x' }
    expect(run('worker', { Records: [] }, env)).toEqual({ batchItemFailures: [] })
    const without = { ...env, DISCORD_TOKEN: '', DISCORD_TOKEN_PARAMETER: '' }
    expect(() => run('worker', { Records: [] }, without)).toThrow('DISCORD_TOKEN')
  })
})

/** Canvas for Lambda is installed on Linux; elsewhere it would have to come from the network. */
describe.skipIf(process.platform !== 'linux')('what is deployed', () => {
  const architecture = process.arch === 'arm64' ? 'arm64' : 'x86_64'

  it('serves pages from the front door, with what they load beside it', async () => {
    const { folder: deployed, handler } = await buildProgram(root, 'door', architecture, join(folder, 'door'))
    // What keeps parameters, and a table in which there is nothing.
    const aws = createServer((request, response) => {
      const isParameter = String(request.headers['x-amz-target']).startsWith('AmazonSSM')
      response.end(JSON.stringify(isParameter ? { Parameter: { Value: 'a secret' } } : {}))
    })
    aws.listen(0, '127.0.0.1')
    await once(aws, 'listening')
    const url = `http://127.0.0.1:${(aws.address() as AddressInfo).port}`
    for (const [name, value] of Object.entries({
      DISCORD_PUBLIC_KEY: discordKey().hex,
      QUEUE_URL: 'https://queue',
      LINK_SECRET_PARAMETER: '/combat-hex/prod/link-secret',
      AWS_ENDPOINT_URL_SSM: url,
      AWS_ENDPOINT_URL_DYNAMODB: url,
      AWS_REGION: 'eu-west-3',
      AWS_ACCESS_KEY_ID: 'x',
      AWS_SECRET_ACCESS_KEY: 'x',
    }))
      vi.stubEnv(name, value)
    const { handler: door } = (await import(join(deployed, handler.replace(/\.handler$/, '.mjs')))) as {
      handler(event: object): Promise<{ statusCode: number; headers: Record<string, string>; body: string }>
    }
    const get = async (rawPath: string) =>
      door({ rawPath, rawQueryString: '', headers: {}, requestContext: { http: { method: 'GET' } } })
    expect(await get(`/battle/k3x/${'x'.repeat(22)}`)).toMatchObject({ statusCode: 404 })
    expect(await get(`/season/k3x/${'x'.repeat(22)}`)).toMatchObject({ statusCode: 404 })
    const files = readdirSync(join(deployed, 'pages'))
    expect([...new Set(files.map(name => extname(name)))].sort()).toEqual(['.css', '.js', '.woff2'])
    for (const name of files) expect(await get(`/battle/files/${name}`)).toMatchObject({ statusCode: 200 })
    vi.unstubAllEnvs()
    aws.close()
  })

  it('has canvas and the fonts with their licence beside it, and its source map elsewhere', async () => {
    const { folder: deployed, handler } = await buildProgram(root, 'worker', architecture, folder)
    const bundled = handler.replace(/\.handler$/, '.mjs')
    expect(bundled).toMatch(/^worker-[0-9A-Z]{8}\.mjs$/)
    const files = readdirSync(deployed).filter(file => file.endsWith('.mjs'))
    expect(files).toContain(bundled)
    expect(readdirSync(deployed).sort()).toEqual(['fonts', 'node_modules', ...files].sort())
    expect(readdirSync(join(deployed, 'fonts'))).toEqual(expect.arrayContaining(['LICENSE']))
    expect(readdirSync(join(deployed, 'node_modules'))).toContain('canvas')
    expect(readdirSync(join(folder, 'maps')).sort()).toEqual(files.map(file => `${file}.map`).sort())
    for (const file of files)
      expect(readFileSync(join(deployed, file), 'utf8').slice(-300)).not.toContain('sourceMappingURL')
  })

  it('is called the same when it is built again', async () => {
    const once = await buildProgram(root, 'door', architecture, join(folder, 'door'))
    const again = await buildProgram(root, 'door', architecture, join(folder, 'again', 'deeper'))
    expect(again.handler).toBe(once.handler)
    expect(readdirSync(again.folder)).toEqual(readdirSync(once.folder))
  })
})
