import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bundle } from '../../lambdas/local/bundle.mjs'
import { members } from '../../lambdas/local/discord/members.ts'
import { openJournal } from '../../lambdas/local/journal.ts'
import type { Kept } from '../../lambdas/local/localQueue.ts'

const programs = {
  main: 'lambdas/local/main.ts',
  backup: 'lambdas/local/backup.ts',
  restore: 'lambdas/local/restore.ts',
  deadLetters: 'infra/commands/deadLetters.ts',
} as const
type Program = keyof typeof programs
const files = {} as Record<Program, string>
let base: string
let running: ChildProcess | undefined
beforeAll(async () => {
  for (const name of Object.keys(programs) as Program[])
    files[name] = await bundle(programs[name], join('dist', 'test'))
  base = mkdtempSync(join(tmpdir(), 'backups-'))
})
afterEach(() => running?.kill('SIGKILL'))
afterAll(() => rmSync(base, { recursive: true, force: true }))

const envOf = (folder: string) => ({
  ...process.env,
  PORT: '0',
  DATA_DIR: join(base, folder),
  LOG_LEVEL: 'silent',
})

async function start(folder: string) {
  const child = spawn(process.execPath, [files.main], {
    env: envOf(folder),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running = child
  let told = ''
  while (!/localhost:\d+/.test(told)) told += String((await once(child.stdout, 'data'))[0])
  const url = /http:\/\/localhost:\d+/.exec(told)![0]
  const post = async (name: string, options: Record<string, string> = {}) => {
    const body = JSON.stringify({
      user: members[0]!.id,
      channel: '700000000000000101',
      locale: 'en-US',
      name,
      options,
    })
    await fetch(`${url}/table/command`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  }
  /** Commands of a channel are carried out one after the other: what is answered last has seen the rest. */
  const answer = async () => {
    for (;;) {
      const response = await fetch(`${url}/table/state?user=${members[0]!.id}`)
      const { messages } = (await response.json()) as { messages: { flags: number }[] }
      if (messages.length > 0 && messages.every(({ flags }) => (flags & 128) === 0))
        return JSON.stringify(messages.at(-1))
      await new Promise(done => setTimeout(done, 50))
    }
  }
  const end = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { post, answer, end }
}

/** What a command of the console says, and whether it did what it was asked. */
async function run(name: Program, folder: string, ...words: string[]) {
  return promisify(execFile)(process.execPath, [files[name], ...words], { env: envOf(folder) }).then(
    ({ stdout }) => ({ ok: true, said: stdout.trim() }),
    (error: { stderr?: string }) => ({ ok: false, said: String(error.stderr).trim() }),
  )
}

describe('on one machine', () => {
  it('a backup is made while the program runs, and restored where there is none', async () => {
    const file = join(base, 'games.jsonl.gz')
    const first = await start('one')
    await first.post('army new', { name: 'wardens-of-the-gate', camp: 'good' })
    await first.answer()
    expect(await run('backup', 'one', file)).toEqual({ ok: true, said: `1 items written to ${file}` })
    expect(await run('restore', 'one', file)).toEqual({
      ok: false,
      said: 'Combat Hex is running: stop it first.',
    })
    await first.end()
    expect((await run('restore', 'one', file)).said).toContain('--over')
    expect((await run('restore', 'one', '--over', file)).ok).toBe(true)
    expect((await run('backup', 'one', join(base, 'again.jsonl.gz'))).ok).toBe(true)
    expect(existsSync(join(base, 'one', 'db.open'))).toBe(false)

    expect((await run('restore', 'two', file)).said).toBe('1 items put into the table combat-hex')
    const second = await start('two')
    await second.post('army list')
    expect(await second.answer()).toContain('wardens-of-the-gate')
    await second.end()
    expect((await run('restore', 'two')).said).toMatch(/Which file\?/)
    expect((await run('restore', 'three', join(base, 'nowhere'))).said).toContain('ENOENT')
  })

  it('dead letters are listed without their tokens, and removed', async () => {
    expect((await run('deadLetters', 'four')).said).toBe('There are no dead letters.')
    const letters = openJournal<Kept>(join(base, 'four', 'dead-letters.jsonl'))
    for (const id of ['11', '12', '13'])
      letters.put(id, {
        begun: 4,
        message: {
          receivedAt: Date.UTC(2026, 0, 31),
          interaction: { id, token: 'secret', data: { name: 'move' }, member: { user: { username: 'ada' } } },
        },
      })
    letters.close()
    const { said } = await run('deadLetters', 'four')
    expect(said.split('\n')).toHaveLength(3)
    expect(said).toContain('12  2026-01-31T00:00:00.000Z  ada  move')
    expect(said).not.toContain('secret')
    expect((await run('deadLetters', 'four', 'remove', '12')).said).toBe('1 removed')
    expect((await run('deadLetters', 'four')).said).not.toContain('12  ')
    expect((await run('deadLetters', 'four', 'remove', 'all')).said).toBe('2 removed')
    expect((await run('deadLetters', 'four')).said).toBe('There are no dead letters.')
    expect((await run('deadLetters', 'four', 'remove')).said).toContain('remove <id>')
    expect((await run('deadLetters', 'four', '--aws')).said).toContain('Which stage?')
  })
})
