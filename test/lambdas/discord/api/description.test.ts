import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkAnswer, checkCall } from '../../../helpers/discordApi/checkCall.ts'
import { looked } from '../../../helpers/discordApi/everyCall.ts'

const text = { flags: 1 << 15, components: [{ type: 10, content: 'Ada moves' }] }

describe('a call', () => {
  it.each([
    ['PATCH', '/webhooks/900/token/messages/@original', text],
    ['POST', '/webhooks/900/token', { ...text, attachments: [{ id: 0, filename: 'board.png' }] }],
    ['POST', '/channels/600/messages', { ...text, nonce: 'n1', enforce_nonce: true }],
    ['POST', '/channels/600/threads', { name: 'Ada against Bo', type: 11, auto_archive_duration: 1440 }],
    ['PUT', '/channels/600/thread-members/101', undefined],
  ])('%s %s is as Discord describes it', (method, path, body) => {
    expect(checkCall(method, path, body)).toBeUndefined()
  })

  it.each([
    ['of a kind that there is not', 'POST', '/channels/600/dances', text, 'no such call'],
    ['to an address of another form', 'POST', '/channels/battles/messages', text, 'no such call'],
    ['with a number for words', 'POST', '/channels/600/messages', { content: 5 }, '/content'],
    [
      'with a component of no kind',
      'PATCH',
      '/webhooks/900/t/messages/@original',
      { components: [{ type: 99 }] },
      '/components/0',
    ],
    [
      'with too many names of a thread',
      'POST',
      '/channels/600/messages/7/threads',
      { name: 'x'.repeat(101) },
      '/name',
    ],
    ['with a command of no name', 'PUT', '/applications/900/commands', [{ description: 'x' }], '/0'],
  ])('%s is not', (_, method, path, body, fault) => {
    expect(checkCall(method, path, body)).toContain(fault)
  })
})

describe('an answer to an interaction', () => {
  it('is as Discord describes it, or not', () => {
    for (const answer of [
      { type: 1 },
      { type: 5, data: { flags: 64 } },
      { type: 6 },
      { type: 8, data: { choices: [{ name: 'A1', value: 'A1' }] } },
    ])
      expect(checkAnswer(answer), JSON.stringify(answer)).toBeUndefined()
    for (const answer of [{ type: 99 }, { type: 8, data: { choices: [{ name: 'A1' }] } }, {}])
      expect(checkAnswer(answer), JSON.stringify(answer)).toBeDefined()
  })
})

describe('servers of tests', () => {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(request.url?.endsWith('refused') ? 404 : 200, { 'content-type': 'application/json' })
      response.write('{"type":')
      response.end('1}')
    })
  })
  let url: string
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())

  it('are watched, whoever they stand in for', async () => {
    const before = { ...looked }
    const post = async (path: string, body: string | FormData) =>
      (
        await fetch(`${url}${path}`, {
          method: 'POST',
          body,
          headers: typeof body === 'string' ? { 'content-type': 'application/json' } : {},
        })
      ).text()
    const form = new FormData()
    form.set('payload_json', JSON.stringify(text))
    form.set('files[0]', new Blob(['png']), 'board.png')
    await post('/api/v10/channels/600/messages', JSON.stringify(text))
    await post('/api/v10/webhooks/900/token', form)
    await post('/api/v10/refused', '{}')
    expect(await post('/interactions', '{}')).toBe('{"type":1}')
    expect(looked).toEqual({ calls: before.calls + 2, answers: before.answers + 1 })
  })
})
