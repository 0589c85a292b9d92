import { afterEach, expect, it } from 'vitest'
import { failureKind } from '../../../lambdas/failures.ts'
import { readToken } from '../../../lambdas/worker/botToken.ts'
import { openServer } from '../../standIns/server.ts'

let server: Awaited<ReturnType<typeof openServer>>
afterEach(() => server?.close())
const settings = { token: undefined, tokenParameter: '/combat-hex/prod/token' }
const envAt = (url: string) => ({
  AWS_ACCESS_KEY_ID: 'AKID',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_REGION: 'eu-west-3',
  AWS_ENDPOINT_URL_SSM: url,
})

it('reads the token from the parameter, decrypted, by one signed request', async () => {
  server = await openServer((_, response) => response.end('{"Parameter":{"Value":"the token"}}'))
  expect(await readToken(settings, envAt(server.url))).toBe('the token')
  const [{ headers, body }] = server.asked as [(typeof server.asked)[0]]
  expect(headers['x-amz-target']).toBe('AmazonSSM.GetParameter')
  expect(headers['content-type']).toBe('application/x-amz-json-1.1')
  expect(headers.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/eu-west-3\/ssm\/aws4_request, /,
  )
  expect(JSON.parse(body)).toEqual({ Name: '/combat-hex/prod/token', WithDecryption: true })
})

it('asks nobody where the token is a setting', async () => {
  server = await openServer()
  expect(await readToken({ ...settings, token: 'here' }, envAt(server.url))).toBe('here')
  expect(await readToken({ token: undefined, tokenParameter: undefined }, envAt(server.url))).toBeUndefined()
  expect(server.asked).toEqual([])
})

it.each([
  ['ParameterNotFound', 400, 'ours'],
  ['AccessDeniedException', 400, 'ours'],
  ['ThrottlingException', 400, 'passing'],
  ['InternalServerError', 500, 'passing'],
])('%s (%i) is a failure of kind %s', async (name, status, kind) => {
  server = await openServer((_, response) =>
    response.writeHead(status).end(JSON.stringify({ __type: name, message: 'no' })),
  )
  const problem = await readToken(settings, envAt(server.url)).catch((error: unknown) => error)
  expect(failureKind(problem)).toBe(kind)
})
