import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bundle } from '../../../lambdas/local/bundle.mjs'
import { openPageProcess, type PageProcess } from '../../../lambdas/local/pageProcess.ts'
import { battlePath } from '../../../lambdas/pages/addresses.ts'
import { keyOf } from '../../../lambdas/pages/keys.ts'
import type { PageRequest } from '../../../lambdas/pages/pageAnswer.ts'
import { servePage } from '../../../lambdas/pages/servePage.ts'
import { openPlay } from '../../play/harness.ts'
import { dot } from '../../play/recordSteps.ts'
import { fighting } from '../../play/scene.ts'

/** Does what a path says, and answers by the id of its process. */
const pretender = `
process.on('disconnect', () => process.exit())
const waiting = new Map()
const answer = (id, body) => process.send({ answered: id, answer: { status: 200, headers: {}, body } })
process.on('message', said => {
  if (said.open) return
  if (said.drew) return answer(waiting.get(said.drew), said.error ? 'undrawn' : said.bytes)
  if (said.path === '/crash') process.exit(1)
  if (said.path === '/fault') return process.send({ answered: said.ask, error: new RangeError('no page') })
  if (said.path === '/draw') {
    waiting.set('d' + said.ask, said.ask)
    return process.send({ draw: 'd' + said.ask, picture: { name: said.query, alt: '' } })
  }
  if (said.path !== '/hang') answer(said.ask, String(process.pid))
})
process.send('ready')
`

const logged: unknown[] = []
const quiet = () => undefined
const log = { debug: quiet, info: quiet, warn: quiet, error: (facts: unknown) => void logged.push(facts) }
const open: PageProcess[] = []
let folder: string
let program: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'))
  program = join(folder, 'pretender.mjs')
  writeFileSync(program, pretender)
})
afterEach(() => {
  for (const each of open.splice(0)) each.close()
  logged.length = 0
})
afterAll(() => rmSync(folder, { recursive: true }))

function make(options: Partial<Parameters<typeof openPageProcess>[0]> = {}): PageProcess {
  const made = openPageProcess({
    program,
    source: { endpoint: 'http://127.0.0.1:9', tableName: 't', secret: 's', build: 'b' },
    draw: async ({ name }) => {
      if (name === 'fault') throw new Error('no ink')
      return Buffer.from(`drew ${name}`)
    },
    here: async () => ({ status: 200, headers: {}, body: 'here' }),
    log,
    ...options,
  })
  open.push(made)
  return made
}
const asking = (path: string, query = ''): PageRequest => ({
  path,
  query: new URLSearchParams(query),
  headers: {},
})
const ask = async ({ serve }: PageProcess, path: string, query?: string) =>
  Buffer.from((await serve(asking(path, query))).body).toString()

describe('38 pages in a process of their own', () => {
  it('answers there, and has its pictures drawn here', async () => {
    const pages = make()
    const first = await ask(pages, '/')
    expect(first).toMatch(/^\d+$/)
    expect(first).not.toBe(String(process.pid))
    expect(await ask(pages, '/')).toBe(first)
    expect(await ask(pages, '/draw', 'board')).toBe('drew board=')
    await expect(ask(pages, '/fault')).rejects.toThrow(RangeError)
    expect(await ask(pages, '/')).toBe(first)
  })

  it('goes on in another one where it ends, and asks twice at most', async () => {
    const pages = make()
    const first = await ask(pages, '/')
    await expect(ask(pages, '/crash')).rejects.toThrow('has ended')
    const second = await ask(pages, '/')
    expect(second).toMatch(/^\d+$/)
    expect(second).not.toBe(first)
  })

  it('ends what takes too long', async () => {
    await expect(ask(make({ timeoutMs: 300 }), '/hang')).rejects.toThrow('has ended')
  })

  it('serves here where no other can be started, and says so once', async () => {
    const pages = make({ program: join(folder, 'none.mjs') })
    expect(await Promise.all([ask(pages, '/'), ask(pages, '/')])).toEqual(['here', 'here'])
    expect(await ask(pages, '/')).toBe('here')
    expect(logged.length).toBe(1)
  })

  it('has the same pages as this process', async () => {
    const pageProgram = await bundle('lambdas/local/pageChild.ts', 'dist/test-pages')
    const play = await openPlay({ draw: async () => dot, pageProgram })
    try {
      const scene = await fighting(play)
      const game = await scene.load()
      const { store, identity, url } = play.server
      const files = {
        script: '/a.js',
        style: '/a.css',
        plainStyle: '/p.css',
        parts: [],
        fonts: [],
        read: async () => undefined,
      }
      const deps = { store, secret: identity.token, build: '', files, draw: async () => dot, log }
      const path = battlePath({ game: game.id, key: keyOf(identity.token, game, 'spectator') })
      for (const part of ['/scenes.json', '/replay.json', '/layer.json', '/picture.png', '/no.json']) {
        const response = await fetch(`${url}${path}${part}`)
        const here = await servePage(asking(path + part), deps)
        // Each program has a name of its own.
        const unnamed = (text: string) => text.replace(/"version":"[^"]+"/, '')
        expect([response.status, unnamed(await response.text())], part).toEqual([
          here?.status,
          unnamed(Buffer.from(here?.body ?? '').toString()),
        ])
        expect(response.status, part).toBe(part === '/no.json' ? 404 : 200)
      }
      const html = await (await fetch(`${url}${path}`)).text()
      const [script = ''] = /\/battle\/files\/[\w.-]+\.js/.exec(html) ?? []
      expect((await fetch(`${url}${script}`)).status).toBe(200)
      expect(play.troubles).toEqual([])
    } finally {
      await play.close()
    }
  })
})
