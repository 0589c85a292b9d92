import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Picture } from '../../../lambdas/discord/types.ts'
import { bundle } from '../../../lambdas/local/bundle.mjs'
import { type DrawingProcesses, openDrawing } from '../../../lambdas/local/drawing.ts'
import { draw } from '../../../lambdas/worker/drawPicture.ts'
import { sampleScene } from '../../../render/board/sampleScene.ts'

/** Does what the name of a picture says, and gives the id of its process for bytes. */
const pretender = `
import { existsSync, writeFileSync } from 'node:fs'
process.on('disconnect', () => process.exit())
process.on('message', ({ picture: { name } }) => {
  if (name === 'crash') process.kill(process.pid, 'SIGSEGV')
  if (name === 'fault') return process.send({ error: new RangeError('nothing happened') })
  if (name.startsWith('once ') && !existsSync(name.slice(5))) {
    writeFileSync(name.slice(5), '')
    process.exit(1)
  }
  if (name !== 'hang') process.send({ bytes: Buffer.from(String(process.pid)) })
})
process.send('ready')
`

const own: string[] = []
const open: DrawingProcesses[] = []
const logged: unknown[] = []
const log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: (facts: unknown) => void logged.push(facts),
}
let folder: string
let program: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'drawing-'))
  program = join(folder, 'pretender.mjs')
  writeFileSync(program, pretender)
})
afterEach(() => {
  for (const each of open.splice(0)) each.close()
  own.length = logged.length = 0
})
afterAll(() => rmSync(folder, { recursive: true }))

function make(options: Partial<Parameters<typeof openDrawing>[0]> = {}): DrawingProcesses {
  const drawing = openDrawing({
    program,
    own: async ({ name }) => {
      own.push(name)
      return Buffer.from('own')
    },
    log,
    ...options,
  })
  open.push(drawing)
  return drawing
}

const [scene] = sampleScene('marsh')
const still = (name = 'board.png') => ({ name, alt: '', scene: scene! })
const moving = (name: string) => ({ name, alt: '', replay: {} }) as Picture
const text = async (bytes: Promise<Uint8Array>) => Buffer.from(await bytes).toString()

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('drawing in processes of its own', () => {
  it('gives the same picture as drawing here', async () => {
    const { draw: elsewhere } = make({
      program: await bundle('lambdas/local/drawChild.ts', 'dist/test-drawing'),
    })
    expect(Buffer.compare(await elsewhere(still()), await draw(still()))).toBe(0)
    expect(own).toEqual([])
  })

  it('uses so many processes, and one of its own for moving pictures', async () => {
    const { draw } = make({ processes: 2 })
    const pids = await Promise.all(Array.from({ length: 20 }, () => text(draw(still()))))
    expect(new Set(pids).size).toBeLessThanOrEqual(2)
    expect(pids).not.toContain(String(process.pid))
    const waits = draw(moving('hang')).catch(() => undefined)
    expect(pids).toContain(await text(draw(still())))
    expect(pids).not.toContain(await text(make().draw(moving('replay.gif'))))
    open[0]!.close()
    await waits
  })

  it('38 draws for those who look in one process more, behind those whom a message waits for', async () => {
    const { draw, drawBehind } = make({ processes: 1 })
    const mine = await text(draw(still()))
    const looked = await Promise.all(Array.from({ length: 10 }, () => text(drawBehind(still()))))
    expect(new Set(looked).size).toBe(1)
    expect(looked[0]).not.toBe(mine)
    const waits = Array.from({ length: 10 }, () => drawBehind(still('hang')).catch(() => 'ended'))
    expect(await text(draw(still()))).toBe(mine)
    open[0]!.close()
    expect(new Set(await Promise.all(waits))).toEqual(new Set(['ended']))
  })

  it('hands on what went wrong, and goes on', async () => {
    const { draw } = make({ processes: 1 })
    await expect(draw(still('fault'))).rejects.toThrow(RangeError)
    expect(await text(draw(still()))).toMatch(/^\d+$/)
  })

  it('draws again what took its process down, and gives up what does so twice', async () => {
    const { draw } = make({ processes: 1 })
    const before = await text(draw(still()))
    expect(await text(draw(still(`once ${join(folder, 'mark')}`)))).not.toBe(before)
    const [crash, other] = await Promise.allSettled([draw(still('crash')), text(draw(still()))])
    expect(crash).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining('has ended') },
    })
    expect(other).toMatchObject({ status: 'fulfilled' })
    expect(own).toEqual([])
  })

  it('ends what takes too long, and nobody else waits for it', async () => {
    const { draw } = make({ processes: 1, timeoutMs: 20_000 })
    const before = await text(draw(still()))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const hangs = expect(draw(still('hang'))).rejects.toThrow('too long')
    await vi.advanceTimersByTimeAsync(20_000)
    vi.useRealTimers()
    await hangs
    expect(await text(draw(still()))).not.toBe(before)
    await expect.poll(() => isAlive(Number(before))).toBe(false)
  })

  it('ends the process of moving pictures when nobody wants one any more', async () => {
    const { draw } = make({ processes: 1, idleMs: 50 })
    const [one, other] = [await text(draw(moving('a.gif'))), await text(draw(still()))]
    await expect.poll(() => isAlive(Number(one))).toBe(false)
    expect(await text(draw(still()))).toBe(other)
    expect(await text(draw(moving('b.gif')))).not.toBe(one)
  })

  it.each([
    ['there is no program', undefined],
    ['its program does not start', 'nowhere.mjs'],
  ])('draws here where %s', async (_, path) => {
    const { draw } = make({ program: path, processes: 2 })
    expect(await Promise.all([text(draw(still('a'))), text(draw(moving('b')))])).toEqual(['own', 'own'])
    expect(own.toSorted()).toEqual(['a', 'b'])
    expect(logged).toHaveLength(path === undefined ? 0 : 1)
  })

  it('says nothing where whoever started it has ended before it was ready', async () => {
    const path = await bundle('lambdas/local/drawChild.ts', 'dist/test-drawing')
    const source = `
      import { fork } from 'node:child_process'
      fork(${JSON.stringify(path)}, { execArgv: [], serialization: 'advanced' })
      process.exit()`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', source])
    let said = ''
    parent.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    // when both have ended
    await once(parent, 'close')
    expect(said).toBe('')
  })

  it('leaves no process behind when it is closed', async () => {
    const drawing = make({ processes: 1 })
    const pid = Number(await text(drawing.draw(still())))
    const waits = expect(drawing.draw(still('hang'))).rejects.toThrow('has ended')
    drawing.close()
    await waits
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  it.each([
    ['has nothing to do', []],
    // As while it draws: the end of the channel alone does not end it.
    ['is at work', ['--import', 'data:text/javascript,setInterval(() => undefined, 1000)']],
  ])('leaves no process behind that %s when the program is killed', async (_, execArgv) => {
    const path = await bundle('lambdas/local/drawChild.ts', 'dist/test-drawing')
    const source = `
      import { fork } from 'node:child_process'
      const child = fork(${JSON.stringify(path)}, { execArgv: ${JSON.stringify(execArgv)}, serialization: 'advanced' })
      child.on('message', () => console.log(child.pid))`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', source])
    const pid = await new Promise<number>(resolve => parent.stdout.on('data', said => resolve(Number(said))))
    expect(isAlive(pid)).toBe(true)
    parent.kill('SIGKILL')
    await expect.poll(() => isAlive(pid)).toBe(false)
  })
})
