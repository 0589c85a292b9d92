import { expect, it } from 'vitest'
import { failureKind, RateLimited, TokenRefused } from '../../lambdas/failures.ts'
import { NewerFormat } from '../../lambdas/store/formats.ts'
import { TimeUp } from '../../lambdas/timeLimit.ts'

const named = (name: string, more: object = {}) => Object.assign(new Error(name), { name, ...more })
const sdk = (name: string) => named(name, { $metadata: { httpStatusCode: 400 } })
const said = (status: number, code = 0) => ({ ok: false, status, code, reason: 'no' })

it.each([
  ['passing', named('Error', { code: 'ECONNRESET' })],
  ['passing', new TypeError('fetch failed', { cause: named('Error', { code: 'UND_ERR_SOCKET' }) })],
  ['passing', new TimeUp()],
  ['passing', named('TimeoutError')],
  ['passing', sdk('ProvisionedThroughputExceededException')],
  ['passing', sdk('InternalServerError')],
  ['passing', new RateLimited(60_000)],
  ['passing', said(429)],
  ['passing', said(502)],
  ['ours', new TokenRefused()],
  ['ours', new NewerFormat('a game')],
  ['ours', sdk('AccessDeniedException')],
  ['ours', sdk('ResourceNotFoundException')],
  ['ours', sdk('ParameterNotFound')],
  ['ours', named('CredentialsProviderError')],
  ['ours', new Error('no', { cause: sdk('UnrecognizedClientException') })],
  ['ours', said(401)],
  ['this-game', sdk('ValidationException')],
  ['this-game', new TypeError('a bug')],
  ['this-game', 'a bug'],
  ['this-game', said(400, 50035)],
  ['channel', said(403, 50001)],
  ['channel', said(404, 10003)],
  ['channel', said(400, 50083)],
  ['channel', said(400, 160005)],
])('%s: %s', (kind, problem) => {
  expect(failureKind(problem)).toBe(kind)
})
