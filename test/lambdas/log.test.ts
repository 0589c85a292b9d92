import { afterEach, expect, it } from 'vitest'
import { makeLog } from '../../lambdas/log.ts'

afterEach(() => {
  delete process.env.LOG_LEVEL
})

const written = (level?: string): Record<string, unknown>[] => {
  const lines: string[] = []
  if (level !== undefined) process.env.LOG_LEVEL = level
  const log = makeLog({ write: line => lines.push(line) })
  const cause = Object.assign(new Error('below'), { code: 'ECONNRESET', requestBody: { token: 'secret' } })
  const err = Object.assign(new TypeError('above', { cause }), { status: 500, headers: 'secret' })
  for (const kind of ['debug', 'info', 'warn', 'error'] as const)
    log[kind]({ game: 'g', err }, 'it\nhappened')
  expect(lines.every(line => line.endsWith('}\n') && line.indexOf('\n') === line.length - 1)).toBe(true)
  return lines.map(line => JSON.parse(line) as Record<string, unknown>)
}

it('writes a line of JSON for each, and of an error its plain facts alone', () => {
  const lines = written()
  expect(lines.map(({ level }) => level)).toEqual([30, 40, 50])
  expect(lines[0]).toMatchObject({
    game: 'g',
    msg: 'it\nhappened',
    time: expect.any(Number) as number,
    err: {
      name: 'TypeError',
      message: 'above',
      status: 500,
      cause: { name: 'Error', message: 'below', code: 'ECONNRESET' },
    },
  })
  expect(JSON.stringify(lines)).not.toContain('secret')
})

it('writes what LOG_LEVEL asks for', () => {
  expect(written('debug')).toHaveLength(4)
  expect(written('error')).toHaveLength(1)
  expect(written('silent')).toHaveLength(0)
  expect(written('nonsense')).toHaveLength(3)
})
