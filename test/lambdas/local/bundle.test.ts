import { type ChildProcess, spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bundle } from '../../../lambdas/local/bundle.mjs'

let folder: string
const running: ChildProcess[] = []
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'))
})
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** `npm start` with data of its own; gives all that it says until it is ready or has ended. */
function start(name: string): Promise<string> {
  const env = { ...process.env, PORT: '0', DATA_DIR: join(folder, name), NODE_ENV: undefined }
  const child = spawn(process.execPath, ['lambdas/local/run.mjs', 'lambdas/local/main.ts'], { env })
  running.push(child)
  return new Promise(done => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Combat Hex is ready')) done(said)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    // with all that those say whom it has started
    child.on('close', code => done(`${said}\nended with ${code}`))
  })
}

describe('the bundle', () => {
  it('is never written over: whoever reads the one before reads it to its end', async () => {
    const into = join('dist', 'test-bundle')
    // What an older version of the program left there is none of it.
    rmSync(into, { recursive: true, force: true })
    const file = await bundle('lambdas/silenceSdk.ts', into)
    // Whoever has a file open keeps its number from being given again.
    const [first, map] = [openSync(file, 'r'), openSync(`${file}.map`, 'r')]
    const text = readFileSync(file, 'utf8')
    expect(text).toContain('//# sourceMappingURL=lambdas-silenceSdk.js.map')
    await Promise.all([bundle('lambdas/silenceSdk.ts', into), bundle('lambdas/silenceSdk.ts', into)])
    expect(statSync(file).ino).not.toBe(fstatSync(first).ino)
    expect(statSync(`${file}.map`).ino).not.toBe(fstatSync(map).ino)
    for (const open of [first, map]) closeSync(open)
    expect(readFileSync(file, 'utf8')).toBe(text)
    expect(readdirSync(dirname(file)).sort()).toEqual(['lambdas-silenceSdk.js', 'lambdas-silenceSdk.js.map'])
  })

  it.skipIf(!existsSync('/proc/self/status'))('leaves nothing of esbuild running', async () => {
    const into = join('dist', 'test-bundle')
    const builders = () =>
      readdirSync('/proc').filter(name => {
        if (!/^\d+$/.test(name)) return false
        try {
          const isOurs = readFileSync(`/proc/${name}/status`, 'utf8').includes(`PPid:\t${process.pid}\n`)
          return isOurs && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('esbuild')
        } catch {
          return false
        }
      })
    const both = Promise.all([bundle('lambdas/silenceSdk.ts', into), bundle('lambdas/silenceSdk.ts', into)])
    await expect.poll(builders).toHaveLength(1)
    await both
    await expect.poll(builders).toHaveLength(0)
    await bundle('lambdas/silenceSdk.ts', into)
  })

  it('serves two programs that start at once', async () => {
    const said = await Promise.all([start('one'), start('two')])
    for (const each of said) expect(each).toContain('Combat Hex is ready')
  })

  it('refuses a second one with the same data in words alone', async () => {
    expect(await start('same')).toContain('Combat Hex is ready')
    const said = await start('same')
    expect(said).toContain(`Another Combat Hex has ${join(folder, 'same')} open. Stop it, or set DATA_DIR.`)
    expect(said).toContain('ended with 1')
    expect(said).not.toMatch(/^ {4}at /m)
  })
})
