import { setTimeout as sleep } from 'node:timers/promises'
import { limitIn, type TimeLimit, TimeUp } from '../timeLimit.ts'
import { type Keys, signRequest } from './signRequest.ts'

/** One try gets no more than this, in milliseconds, so that a second one fits into the time of an acknowledgement. */
const tryMs = 1000
/** Between two tries, in milliseconds. */
const pauseMs = 50
/** Where nobody says how long there is time, in milliseconds. */
const usualMs = 2000

/** A service of AWS said no. Its name is the one that AWS gave the error. */
export class AwsError extends Error {
  readonly status: number
  constructor(name: string, message: string, status: number) {
    super(message)
    this.name = name
    this.status = status
  }
}

/** What is not taken now will not be taken the next time either. */
const isFinal = (error: unknown) =>
  error instanceof AwsError && error.status < 500 && !error.name.includes('Throttl')

/** A service as it is spoken to: its name in signatures, what its actions are called after, and which JSON it speaks. */
export interface Service {
  name: string
  target: string
  json: '1.0' | '1.1'
}

/** The keys of the environment. @throws where there are none */
function keysOf(env: Record<string, string | undefined>): Keys {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = env
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    throw new AwsError('CredentialsProviderError', 'AWS_ACCESS_KEY_ID is not set', 0)
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sessionToken: AWS_SESSION_TOKEN,
  }
}

/**
 * Stand-ins for AWS speak HTTP. To load both for that would cost every start, and `import` of either would load
 * a client for WebSockets as well.
 */
const clientFor = (url: URL) =>
  process.getBuiltinModule(url.protocol === 'http:' ? 'node:http' : 'node:https')

async function post(url: URL, headers: Record<string, string>, body: string, signal: AbortSignal) {
  const client = clientFor(url)
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = client.request(url, { method: 'POST', headers, signal }, answer => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      answer.on('error', reject)
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** The name and the words of an error, as AWS writes them. */
function errorOf(service: string, text: string, status: number): AwsError {
  try {
    const { __type = service, message = text } = JSON.parse(text) as { __type?: string; message?: string }
    return new AwsError(__type.slice(__type.indexOf('#') + 1), message, status)
  } catch {
    return new AwsError(service, text.slice(0, 500), status)
  }
}

const isBrokenOff = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** What asks a service for something: an action and what it takes, in the service's own words; gives its answer. */
export type AskAws = (
  action: string,
  input: Record<string, unknown>,
  limit?: TimeLimit,
) => Promise<Record<string, unknown>>

/**
 * Speaks to a service of AWS without the SDK, which takes longer to load than all the rest of a start: one signed
 * request, tried again while there is time. Every try has a limit that ends it.
 * @param url where the service is
 * @throws AwsError where it refuses, TimeUp where it did not answer in time; its cause is why
 */
export const askAws =
  (
    { name, target, json }: Service,
    url: URL,
    env: Record<string, string | undefined> = process.env,
  ): AskAws =>
  async (action, input, limit = limitIn(usualMs)) => {
    const body = JSON.stringify(input)
    const headers = {
      'content-type': `application/x-amz-json-${json}`,
      'x-amz-target': `${target}.${action}`,
    }
    const signer = { service: name, region: env.AWS_REGION ?? 'us-east-1', keys: keysOf(env) }
    let problem: unknown
    while (limit.left() > 0) {
      try {
        const signed = signRequest({ url, headers, body }, signer, Date.now())
        const signal = AbortSignal.any([limit.signal, AbortSignal.timeout(tryMs)])
        const { status, text } = await post(url, signed, body, signal)
        if (status === 200) return JSON.parse(text || '{}') as Record<string, unknown>
        throw errorOf(target, text, status)
      } catch (error) {
        if (isFinal(error)) throw error
        // That the last try was broken off says less than why the one before it failed.
        if (problem === undefined || !isBrokenOff(error)) problem = error
      }
      await sleep(Math.min(pauseMs, limit.left()))
    }
    throw new TimeUp({ cause: problem })
  }
