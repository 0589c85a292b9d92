import { afterEach, describe, expect, it } from 'vitest'
import { hiding, makeLog } from '../../lambdas/log.ts'

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

it('writes no more of an error than a few words, and nothing that could not be read', () => {
  const lines: string[] = []
  const log = makeLog({ write: line => lines.push(line) })
  log.error({ err: new Error(`no such figure: ${'x'.repeat(5000)}hidden`) }, 'happened')
  log.error({ err: new Error('unexpected {"armies":{"good":["hidden"]}}') }, 'happened')
  log.error({ err: new Error('unexpected [{"good":["hidden"]}]') }, 'happened')
  try {
    JSON.parse('{"hidden": army}')
  } catch (err) {
    log.error({ err }, 'happened')
  }
  expect(lines).toHaveLength(4)
  expect(lines.join('')).not.toContain('hidden')
  expect(lines[1]).toContain('unexpected …')
  expect(lines[3]).toContain('… is not valid JSON')
  for (const line of lines) expect(line.length).toBeLessThan(4000)
})

it('writes dots in place of what is to be hidden, wherever it stands', () => {
  const lines: string[] = []
  const log = hiding(makeLog({ write: line => lines.push(line) }), () => ['s3"cret', 'orc', ''])
  const err = new Error(`a s3"cret`, { cause: new Error('orc') })
  log.warn({ err, deep: [{ text: 'my s3"cret' }], nothing: undefined, n: 1 }, 'happened')
  expect(lines.join('')).not.toMatch(/s3|orc/)
  expect(JSON.parse(lines[0]!)).toMatchObject({
    err: { name: 'Error', message: 'a …', cause: { message: '…' } },
    deep: [{ text: 'my …' }],
    n: 1,
    msg: 'happened',
  })
})

describe('facts that are no JSON', () => {
  const circular: Record<string, unknown> = { name: 'ring' }
  circular['self'] = circular
  const broken = {
    toJSON: () => {
      throw new Error('not to be read')
    },
  }
  const endless = new Error('endless')
  endless.cause = endless
  const facts = { game: 'g', circular, big: { count: 12n }, broken, act: () => 1, symbol: Symbol('s') }

  const lineOf = (write: (log: ReturnType<typeof makeLog>) => void): Record<string, unknown> => {
    const lines: string[] = []
    write(makeLog({ write: line => lines.push(line) }))
    expect(lines).toHaveLength(1)
    return JSON.parse(lines[0]!) as Record<string, unknown>
  }

  it('do not keep the line from being written', () => {
    const line = lineOf(log => log.error({ ...facts, err: endless }, 'it happened'))
    expect(line).toMatchObject({
      level: 50,
      msg: 'it happened',
      game: 'g',
      circular: { name: 'ring' },
      big: { count: '12' },
      err: { message: 'endless', cause: { message: 'endless' } },
    })
  })

  it('are hidden like others', () => {
    const line = lineOf(log =>
      hiding(log, () => ['ring']).warn({ ...facts, err: Object.create(null) as unknown }, 'it happened'),
    )
    expect(line).toMatchObject({
      game: 'g',
      circular: { name: '…' },
      big: { count: '12' },
      msg: 'it happened',
    })
  })
})
