import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundle } from '../../lambdas/local/bundle.mjs'
import { members } from '../../lambdas/local/discord/members.ts'

const user = members[0]!.id
const channel = '700000000000000101'

/** Is there an strace that may look at processes here? Debian: apt-get install strace. */
const strace = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0

/** System calls that write or bring something to the disk, in their order, with the files they are about. */
async function callsOf(program: string, folder: string, env: Record<string, string>): Promise<string[]> {
  const trace = join(folder, 'trace.txt')
  const calls = ['-f', '-y', '-s', '3000', '-e', 'trace=write,writev,pwrite64,fsync,fdatasync', '-o', trace]
  const child = spawn('strace', [...calls, process.execPath, program], {
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  let told = ''
  for await (const chunk of child.stdout) {
    told += String(chunk)
    if (/http:\/\/localhost:\d+/.test(told)) break
  }
  const url = /http:\/\/localhost:\d+/.exec(told)![0]
  const body = JSON.stringify({
    user,
    channel,
    locale: 'en-US',
    name: 'army new',
    options: { name: 'marked-army', camp: 'good' },
  })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${url}/table/command`, { method: 'POST', headers, body })
  for (;;) {
    const state = await fetch(`${url}/table/state?user=${user}`)
    const { messages } = (await state.json()) as { messages: { flags: number }[] }
    if (messages.length > 0 && messages.every(({ flags }) => (flags & 128) === 0)) break
    await sleep(50)
  }
  const own = spawnSync('pgrep', ['-P', String(child.pid)])
    .stdout.toString()
    .trim()
  process.kill(Number(own), 'SIGTERM')
  await exit
  return whole(readFileSync(trace, 'utf8').split('\n'))
}

/** A call that was interrupted by another thread's counts where it ended. */
function whole(lines: string[]): string[] {
  const begun = new Map<string, string>()
  return lines.flatMap(line => {
    const [thread = ''] = line.split(' ')
    if (line.endsWith('<unfinished ...>')) {
      begun.set(thread, line.replace('<unfinished ...>', ''))
      return []
    }
    const rest = /<\.\.\. \w+ resumed>(.*)/.exec(line)
    return [rest ? `${begun.get(thread) ?? ''}${rest[1]}` : line]
  })
}

const isSync = (call: string, file: RegExp) => /\bf(data)?sync\(/.test(call) && file.test(call)
const isWrite = (call: string, file: RegExp, text: RegExp) =>
  /\bp?writev?(64)?\(/.test(call) && file.test(call.slice(0, 300)) && text.test(call)

describe.skipIf(!strace)('what is taken and saved (needs strace)', () => {
  let program: string
  const folders: string[] = []
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'fsync-'))
    folders.push(made)
    return made
  }
  beforeAll(async () => {
    program = await bundle('lambdas/local/main.ts', join('dist', 'test'))
  })
  afterAll(() => {
    for (const each of folders) rmSync(each, { recursive: true, force: true })
  })

  it('is on the disk before it is acknowledged, and before the reply', async () => {
    const calls = await callsOf(program, folder(), {})
    const taken = calls.findIndex(call => isWrite(call, /inbox\.jsonl>/, /marked-army/))
    const acknowledged = calls.findIndex(call => isWrite(call, /socket|TCP/, /\\"type\\":5/))
    const saved = calls.findIndex(call => isWrite(call, /db\/\d+\.log>/, /marked-army/i))
    const replied = calls.findIndex((call, i) => i > acknowledged && isWrite(call, /socket|TCP/, /PATCH /))
    expect([taken, acknowledged, saved, replied].every(place => place >= 0)).toBe(true)
    expect(calls.slice(taken, acknowledged).some(call => isSync(call, /inbox\.jsonl>/))).toBe(true)
    expect(calls.slice(saved, replied).some(call => isSync(call, /db\/\d+\.log>/))).toBe(true)
    // What the table's Discord has said it has, and who it says that it is.
    const shown = calls.findIndex(call => isWrite(call, /messages\.jsonl>/, /marked-army/))
    const told = calls.findIndex(
      (call, i) =>
        i > shown &&
        isWrite(call, /socket|TCP/, /HTTP\/1\.1 200.*components.*marked-army/) &&
        // What the page is shown, it may be shown before.
        !call.includes('users'),
    )
    expect(shown).toBeGreaterThan(taken)
    expect(calls.slice(shown, told).some(call => isSync(call, /messages\.jsonl>/))).toBe(true)
    expect(calls.some(call => isSync(call, /identity\.json/))).toBe(true)
  })

  it('is left to the operating system with FSYNC=0', async () => {
    const calls = await callsOf(program, folder(), { FSYNC: '0' })
    expect(calls.some(call => isWrite(call, /inbox\.jsonl>/, /marked-army/))).toBe(true)
    expect(calls.some(call => isSync(call, /\.jsonl|\.log>|identity/))).toBe(false)
  })
})
