import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Upload } from '../../../lambdas/discord/types.ts'
import { fetchUpload } from '../../../lambdas/worker/fetchUpload.ts'

let server: Server
let base: string
const asked: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    switch (request.url) {
      case '/cdn/army.txt':
        response.end('2 × Rider\n')
        break
      case '/cdn/large':
        // announced as small, and without a length
        for (let i = 0; i < 20; i++) response.write('x'.repeat(1000))
        response.end()
        break
      case '/cdn/moved':
        response.writeHead(302, { location: '/cdn/army.txt' }).end()
        break
      case '/cdn/bytes':
        response.end(Buffer.from([0xff, 0xfe, 0x00]))
        break
      case '/cdn/excel.csv':
        response.end(Buffer.from('2 × Épée\n', 'latin1'))
        break
      case '/cdn/excel.xlsx':
        response.end(Buffer.from('PK\u0003\u0004'))
        break
      default:
        response.writeHead(404).end()
    }
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/cdn`
})
afterAll(() => server.close())

const upload = (url: string, changes: Partial<Upload> = {}): Upload => ({
  id: '1',
  filename: 'army.txt',
  size: 100,
  url,
  ...changes,
})
const code = async (url: string, changes: Partial<Upload> = {}) => {
  const fetched = await fetchUpload(upload(url, changes), 10_000, base)
  return typeof fetched === 'string' ? fetched : fetched.code
}

describe('an uploaded file', () => {
  it('is fetched as text', async () => {
    expect(await code(`${base}/army.txt`)).toBe('2 × Rider\n')
  })

  it('is fetched as Excel writes it', async () => {
    expect(await code(`${base}/excel.csv`)).toBe('2 × Épée\n')
    expect(await code(`${base}/excel.xlsx`)).toBe('upload-workbook')
  })

  it('is fetched from Discord’s file server and from nowhere else', async () => {
    asked.length = 0
    const elsewhere = [
      base.replace('/cdn', '/army.txt'),
      `${base}/../army.txt`,
      `${base}-other/army.txt`,
      base.replace('127.0.0.1', 'localhost') + '/army.txt',
      base.replace('http://', 'http://user:word@') + '/army.txt',
      base.replace('http:', 'https:') + '/army.txt',
      'file:///etc/passwd',
      'http://169.254.169.254/latest/meta-data',
      '/cdn/army.txt',
      '',
    ]
    for (const url of elsewhere) expect(await code(url), url).toBe('upload-elsewhere')
    expect(asked).toEqual([])
  })

  it('is not followed to another place', async () => {
    expect(await code(`${base}/moved`)).toBe('upload-failed')
  })

  it('is refused where it is too large, whatever was announced', async () => {
    asked.length = 0
    expect(await code(`${base}/army.txt`, { size: 10_001 })).toBe('upload-large')
    expect(asked).toEqual([])
    expect(await code(`${base}/large`)).toBe('upload-large')
  })

  it('is refused where it is no text, or not there', async () => {
    expect(await code(`${base}/bytes`)).toBe('upload-not-text')
    expect(await code(`${base}/nothing`)).toBe('upload-failed')
  })
})
